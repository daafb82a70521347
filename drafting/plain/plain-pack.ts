import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { completeWill } from '../complete-will.ts'
import { draft } from '../draft.ts'
import { boughtWith, packFor } from '../pack/pack.ts'
import type { PackContext } from '../pack/pack-document.ts'
import { type PlainDocument, plainDocument, plainWill } from './plain-parts.ts'

/** The will and the documents with it, as words alone: the cover letter, the will, the others. None of a will that is not complete. */
export const plainPack = (
  answers: Will,
  today: Day,
  context: Pick<PackContext, 'operatorName' | 'pair'>,
): PlainDocument[] => {
  const complete = completeWill(answers, today)
  if (!complete.ok) return []
  const [cover, ...others] = packFor(complete.will, { ...context, today }, boughtWith(complete.will.will))
  return [...(cover ? [plainDocument(cover)] : []), plainWill(draft(complete.will)), ...others.map(plainDocument)]
}
