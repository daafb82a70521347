/** What tests ask of words on paper. */
import type { PdfFacts } from './read-pdf.ts'

const [WIDTH, HEIGHT] = [595, 842]
const CLEAR = 28

/** Words that stand nearer than a centimetre to the edge of the paper, or beyond it. */
export const outside = ({ placed }: PdfFacts): string[] =>
  placed
    .filter(
      ({ left, right, baseline, size }) =>
        left < CLEAR || right > WIDTH - CLEAR || baseline - size < CLEAR || baseline > HEIGHT - CLEAR,
    )
    .map(({ words }) => words)

/** Without what a line break, a missing glyph or a direction may add or take away: spaces and signs that show nothing. */
export const closed = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cf}]/gu, '')
