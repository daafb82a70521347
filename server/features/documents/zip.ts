import { type Zippable, zipSync } from 'fflate'
import type { IssuedFile } from '../../db/repositories/issued-documents.store.ts'

/** Numbered, so that a folder shows them in the order in which they are needed. */
const numbered = (index: number, name: string): string => `${String(index + 1).padStart(2, '0')}-${name}.pdf`

/** The files as one zip, unsqueezed: a PDF is compressed already. The same files give the same bytes. */
export const zipOf = (files: readonly IssuedFile[]): Uint8Array => {
  const entries: Zippable = {}
  for (const [index, { name, pdf }] of files.entries()) entries[numbered(index, name)] = pdf
  return zipSync(entries, { level: 0, mtime: new Date(1980, 0, 1, 12) })
}
