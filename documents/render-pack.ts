import type { PackDocument } from '#drafting/pack/pack-document.ts'
import { type PackOptions, packSheet } from './pack-sheet.ts'
import { print } from './sheet.ts'

/**
 * A document of the pack as a tagged PDF/UA-1 file on A4, set on the calling thread, in large print if asked. The same
 * document gives the same bytes.
 * @throws CannotPrint when it contains a character that no font here can show.
 */
export const renderPack = async (document: PackDocument, options: PackOptions): Promise<Uint8Array> =>
  print(packSheet(document, options))
