import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { newFolder } from '#testkit/temporary-files.ts'
import { openLink } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: fixed.demo
test('the demo opens at the summary of a paid will, and its data is deleted when it ends', async ({ page }) => {
  const folder = newFolder()
  const demo = spawn(process.execPath, [join(import.meta.dirname, '../server/dev/demo.ts')], {
    env: { PATH: process.env.PATH, TMPDIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [line] = await once(createInterface({ input: demo.stdout }), 'line')
    expect(await readdir(folder)).toHaveLength(1)
    await openLink(page, String(line).replace(/^.* (?=http)/, ''))
    await expect(page.getByRole('heading', { name: 'Read your will' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your documents are ready' })).toBeVisible()
    demo.kill('SIGTERM')
    expect(await once(demo, 'exit')).toEqual([0, null])
    expect(await readdir(folder)).toEqual([])
  } finally {
    demo.kill('SIGKILL')
  }
})
