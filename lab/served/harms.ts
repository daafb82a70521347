/** Why each piece of advice that stops a will does so: the harm to the testator or their family if we wrote it all the same. */
import { WHOLE_ESTATE_HUNDREDTHS } from '../../core/constants.ts'
import { type FigureId, figureOn } from '../../core/law/figures-of-law.ts'
import { percentInWords, poundsInWords } from '../../core/text/money.ts'
import type { TriggerId } from '../../core/will/lists.ts'
import { measuredOn } from './statements.ts'

const rate = figureOn('inheritance-tax', measuredOn)
const pounds = (figure: FigureId): string => poundsInWords(figureOn(figure, measuredOn))

/** Pence of tax that hang on the allowances for a home of a couple. */
const onTwoAllowances = (2 * figureOn('residence-nil-rate-band', measuredOn) * rate) / WHOLE_ESTATE_HUNDREDTHS

export const harms: Readonly<Partial<Record<TriggerId, string>>> = {
  T2: 'A will made here can cancel one made abroad, and the law of the other country can give the land to others: the gift fails, and nobody can mend it after the death.',
  T3: 'Another country’s law then decides who inherits and what makes a will valid: the whole will may be read by rules it was not written for.',
  T4: `The exemption for a spouse who is not a long-term resident ends at ${pounds('nil-rate-band')}: what the survivor lives on is taxed at ${percentInWords(rate)}%, and an election in time would have saved it.`,
  T5: 'An agreement among the owners, or the lack of one, can pass the business to others than the will says; a sale that a partner did not expect can end it, and relief from tax be lost.',
  T6: 'Money given outright to a person who cannot manage it, or who owes more than they own, goes to those who take advantage of them or to creditors; with means-tested care it ends the help they live on.',
  T7: 'The gift does nothing: the co-owner takes the whole by survivorship, and the person it was meant for gets nothing.',
  T8: 'Use of a home for life, or money held for many years, without a trust written for it gives everything outright to the first: those who should come after get nothing.',
  T9: 'A spouse who gets little can ask a court for what a divorce would have given: the estate is frozen, and the costs come out of what the others would take.',
  T10: 'A child or another person who is supported loses that support at once; the court’s order, and its costs, fall on those whom the will names.',
  T12: 'A former spouse whose claims were never closed can ask a court for part of the estate, against a family that does not expect it.',
  T14: 'A will of a person who did not understand it is void, and an earlier one or the intestacy rules take its place: a doctor’s note made in time is the only proof.',
  T15: 'Without a reading-over or a signature by direction, done before witnesses as the rules ask, probate is refused for want of knowledge and approval.',
  T16: 'The will may say what the other person wants: the testator’s own family loses, and after the death pressure can hardly be proved.',
  T18: `Above ${pounds('taper-threshold')} the allowance for a home is lost pound by pound, and how the will is written decides up to ${poundsInWords(onTwoAllowances)} of tax.`,
  T21: 'A gift to a paid carer or adviser is presumed suspicious: it can be set aside, and the rest of the will with it.',
  T22: 'Who is a parent in law may not be who brings the child up: a share for “my children”, or a guardian, can fail for the very child it was meant for.',
  T23: 'A court can order that the promise be kept: the same property is then promised to one person and given to another, and the estate pays for the dispute.',
  T24: 'Gifts that come to more than there is are cut down, or nothing is left to share.',
  T26: 'Until the final order the spouse still takes what the will or a joint tenancy gives, and the order may divide it otherwise.',
  T27: 'In an insolvent estate nobody inherits, and executors who pay in the wrong order owe the money themselves.',
  T28: 'An unclear condition fails, or takes the whole gift with it: which of the two is decided by a court.',
  T40: 'A right to live in a home can be less than a divorce would have given: the spouse can ask a court, and the home waits until it has decided.',
  T41: `Tax of ${percentInWords(rate)}% is due at each of two deaths, and falls on the part of a family that did not expect to pay it.`,
  T44: 'The lease ends, the tenants stay or the business has to be sold: nobody can live there, and the trust has nothing to give. A second person after the first gets nothing.',
  T48: 'Money given outright to a second disabled person ends the help that they live on, or goes to people they owe.',
}
