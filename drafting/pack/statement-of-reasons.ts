import { isFilled } from '#core/text/names.ts'
import { bands, statementOfReasons as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import { namesOfParties, type Party } from '../party.ts'
import { type Block, heading, lines, note, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

const whoGets = (parties: readonly Party[], what: string): Block[] =>
  parties.length === 0 ? [] : [paragraph(words.iHaveLeft(what, namesOfParties(parties)))]

/**
 * Why the testator leaves people out, in their own words, for a court that has to weigh a claim (Inheritance (Provision for
 * Family and Dependants) Act 1975 s.3(1)(g); Civil Evidence Act 1995 ss.1 and 4). The testator alone signs it: without two
 * witnesses it cannot be a will (Wills Act 1837 s.9). Undefined where no one is left out.
 */
export const statementOfReasons = (
  { will, parts: { testator, exclusion } }: CompleteWill,
  _context: PackContext,
): PackDocument | undefined => {
  const { fromEverything, fromTheRest } = exclusion
  if (fromEverything.length + fromTheRest.length === 0) return undefined
  const reasons = will.excluded?.description
  return {
    kind: 'statement-of-reasons',
    id: 'statement-of-reasons',
    title: words.title,
    fileTitle: words.fileTitle(testator.name),
    band: bands.notAWill,
    purpose: words.saysInYour,
    blocks: [
      paragraph(words.iAmOf(testator.name, testator.address)),
      ...whoGets(fromEverything, words.nothing),
      ...whoGets(fromTheRest, words.nothingMore),
      ...(isFilled(reasons) ? [heading(words.myReasons), paragraph(reasons.trim())] : [lines(words.reasonsInInk, 5)]),
      note(words.howToSign, words.readItOnce),
      lines(words.mySignature, 1),
      lines(words.date, 1),
    ],
  }
}
