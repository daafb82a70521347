/** What a law firm takes over of a will: Word files to work on, and the will as data. */
import { zipSync } from 'fflate'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { fingerprintOf } from '#documents/fingerprint.ts'
import { paperAsWord, willAsWord } from '#documents/word-file.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { draft, preview } from '#drafting/draft.ts'
import { openDataOf } from '#drafting/open-data.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { handOver as words } from '#words/en/documents.ts'

const asJson = (data: object): Uint8Array => Buffer.from(`${JSON.stringify(data, undefined, 2)}\n`)

/** One zip: the will as far as it goes, the page for the solicitor and, of a complete will, its open data. */
export const handOver = async (will: Will, today: Day): Promise<Uint8Array> => {
  const complete = completeWill(will, today)
  const document = complete.ok ? draft(complete.will) : preview(will, today)
  const standing = complete.ok ? words.ofTheWill(fingerprintOf(document)) : words.unfinished
  const { year, month, day } = today
  const files = {
    'will.docx': await willAsWord(document, standing),
    'matter.docx': await paperAsWord(solicitorsBrief(will, { today })),
    ...(complete.ok && { 'will.inherit.json': asJson(openDataOf(complete.will)) }),
  }
  return zipSync(files, { mtime: new Date(year, month - 1, day, 12) })
}
