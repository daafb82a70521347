/** What is held for somebody before others have it: two stages, and what else a customer asks. */
import type { Day } from '#core/text/calendar-day.ts'
import { type TrustKind, trustKinds } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import { trusts as words } from '#words/en/summary-and-trusts.ts'
import { shortNames } from '../../reading/plain-words.ts'
import { inTheirPlace } from '../../reading/sentences.ts'
import { type TrustTold, trustTold } from '../../reading/trust-sentences.ts'
import { type Block, bullets, paragraph, section, subheading } from '../pack-document.ts'
import { flowWhenItEnds } from './who-gets-what.ts'

const titles: Readonly<Record<TrustKind, (name: string) => string>> = {
  Home: (name) => words.aHomeFor(name),
  Residue: (name) => words.anIncomeFor(name),
  'Disabled person': (name) => words.whatIsHeld(name),
}

const told = (will: Will, today: Day, { kind, name, whenYouDie, whenItEnds, besides }: TrustTold): Block[] =>
  section(
    titles[kind](name),
    subheading(words.whenYouDie),
    paragraph(whenYouDie.join(' ')),
    subheading(words.whenThatEnds),
    paragraph(whenItEnds.join(' ')),
    ...flowWhenItEnds(will, today, kind),
    ...(besides.length > 0 ? [bullets(...besides)] : []),
  )

/** Nothing, where the will holds nothing for anyone. */
export const trustsInWords = (will: Will, today: Day): Block[] => {
  const given = { will, today, names: shortNames(will, today), clauses: [] }
  const all = trustKinds.flatMap((kind) => trustTold(given, kind, inTheirPlace(given)) ?? [])
  if (trustsOf(will).length === 0) return []
  return [
    ...all.flatMap((each) => told(will, today, each)),
    ...section(words.whatExecutorsDo, paragraph(words.aPageOf)),
  ]
}
