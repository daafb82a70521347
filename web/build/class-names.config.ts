import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a module has of its own: classes and movements. */
const LOCAL = /(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g

/** A short name for each class of these style sheets: its number. Random letters, as Vite takes, weigh a fifth of the sheet. */
export const shortNames = (sheets: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const [file, sheet] of Object.entries(sheets))
    for (const [, local = ''] of sheet.matchAll(LOCAL)) {
      const key = `${file} ${local}`
      if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`)
    }
  return names
}

/** How Vite names what is of a module in a folder. Two builds of the same files give the same names. */
export const classNames = (folder: string): ((local: string, file: string) => string) => {
  const files = globSync('**/*.module.css', { cwd: folder })
    .sort()
    .map((file) => join(folder, file))
  const names = shortNames(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))
  return (local, file) => {
    const name = names.get(`${file} ${local}`)
    if (name === undefined) throw new Error(`No short name for ${local} in ${file}`)
    return name
  }
}
