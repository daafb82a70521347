/** What a printing process runs: one sheet at a time. An error loses its kind on the way between processes, so it goes as data. */
import { CannotPrint } from './cannot-print.ts'
import { print, type Sheet } from './sheet.ts'

export type Printed =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly message: string; readonly characters: readonly string[] }

export default async (sheet: Sheet): Promise<Printed> => {
  try {
    return { ok: true, pdf: await print(sheet) }
  } catch (error) {
    if (!(error instanceof CannotPrint)) throw error
    return { ok: false, message: error.message, characters: error.characters }
  }
}
