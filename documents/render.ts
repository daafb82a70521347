import { print } from './sheet.ts'
import { type WillToPrint, willSheet } from './will-sheet.ts'

/**
 * A will as a tagged PDF/UA-1 file on A4, set on the calling thread. Only a complete will can be printed without the mark
 * of a draft. The same document gives the same bytes.
 * @throws CannotPrint when it contains a character that no font here can show.
 */
export const renderWill = async (...will: WillToPrint): Promise<Uint8Array> => print(willSheet(...will))
