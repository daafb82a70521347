/**
 * `npm run sbom`: the bill of materials of an installation for production, as CycloneDX.
 * `npm sbom --omit=dev` alone leaves out each package that one of development needs as well, such as the database's driver.
 * So npm is given a project that has nothing of development.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> }

const root = join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const { devDependencies: _, ...manifest } = read('package.json')
const lock: Lock = read('package-lock.json')
const { devDependencies: __, ...top } = lock.packages[''] as Record<string, unknown>
const packages = {
  ...Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev)),
  '': top,
}

const folder = mkdtempSync(join(tmpdir(), 'heirloom-sbom-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
  const options = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--offline']
  process.stdout.write(execFileSync('npm', options, { cwd: folder, shell: process.platform === 'win32' }))
} finally {
  rmSync(folder, { recursive: true })
}
