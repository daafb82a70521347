import type { DeskAct } from '#core/api/desk-acts.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { Stores } from '../../db/stores.ts'

/** "Priya Rao, 3 November 2026 at 10:32": who did one of these acts about this last. On the command line nobody is named. */
export const decidedBy = async (
  { deskAudit }: Pick<Stores, 'deskAudit'>,
  about: string,
  acts: readonly DeskAct[],
  /** When it was decided, where that is known: an older act was not the last. */
  since?: string,
): Promise<string> => {
  const last = await deskAudit.lastAbout(about, acts)
  const isLast = last !== undefined && (since === undefined || last.at >= since)
  const at = since ?? last?.at
  const when = at === undefined ? '' : `, ${formatLondonDateTime(new Date(at))}`
  return `${(isLast && last.who) || 'On the command line'}${when}`
}
