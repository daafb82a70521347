import { figureOn } from '#core/law/figures-of-law.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords, price } from '#core/text/money.ts'
import { lpaPages, MOST_PEOPLE_TO_TELL } from '#core/will/lpa-options.ts'
import { lpaGuide as words } from '#words/en/pack.ts'
import type { CompleteWill } from '../complete-will.ts'
import { bullets, heading, note, type PackDocument, paragraph, subheading } from './pack-document.ts'

/** A web address as it is read on paper. */
const withoutScheme = (url: string): string => url.replace('https://www.', '')

/**
 * How to make a lasting power of attorney: the types, the people, the order of signing and the fee.
 * @param withSheets Whether data sheets to copy from are in the same pack.
 * @param today The day for which the fee is stated.
 * @param filled Whether every form is in the same pack, filled in.
 */
export const lpaGuide = (
  { parts: { testator } }: CompleteWill,
  { withSheets, filled, today }: { readonly withSheets: boolean; readonly filled: boolean; readonly today: Day },
): PackDocument => ({
  kind: 'lpa-guide',
  id: 'lpa-guide',
  title: words.yourLastingPower,
  fileTitle: words.powerOfAttorney(testator.name),
  purpose: words.takesYouFrom,
  blocks: [
    paragraph(words.aWillTakes),
    note(words.whileYouCan, words.youCanMake),
    heading(words.theTwoTypes),
    subheading(words.moneyAndProperty),
    paragraph(words.bankAccountsBills),
    subheading(words.healthAndCare),
    paragraph(words.dailyCareMedical),
    heading(words.thePeopleYou),
    subheading(words.attorneys),
    bullets(words.atLeastOne, words.withTwoOr, words.youCanName),
    subheading(words.aCertificateProvider),
    paragraph(words.theyTalkTo),
    bullets(words.theyMustBe, words.theyMustNot, words.theyMustNotBe, words.theyMustNotBeA),
    subheading(words.peopleToNotify),
    paragraph(words.youMayName(MOST_PEOPLE_TO_TELL)),
    subheading(words.aWitness),
    paragraph(words.someoneOf18),
    heading(words.preferencesAndInstructions),
    bullets(words.giftsAttorneysMay, words.investmentsIfA, words.anInstructionThat),
    heading(words.signInThis),
    {
      kind: 'steps',
      items: [
        {
          title: words.youFillIn,
          words: [
            ...(filled
              ? [words.theFormIs]
              : [
                  words.getFormLp1f,
                  words.theFormsAre(withoutScheme(lpaPages.forms)),
                  ...(withSheets ? [words.copyFromYour] : []),
                ]),
            words.youCanAlso(withoutScheme(lpaPages.online)),
          ],
        },
        { title: words.youSignFirst, words: [words.signAnyContinuation] },
        { title: words.thenYourCertificate, words: [words.theySignSection] },
        { title: words.thenEveryAttorney, words: [words.eachSignsTheir] },
        { title: words.thenItIs, words: [words.youOrAn] },
      ],
    },
    note(words.checkEveryDate, words.theDatesMust),
    heading(words.whatItCosts),
    bullets(
      words.forEachPower(price(figureOn('lpa-registration-fee', today))),
      words.halfOfThat(
        price(figureOn('lpa-registration-fee', today) / 2),
        poundsInWords(figureOn('lpa-half-fee-income', today)),
      ),
    ),
    heading(words.howLongIt),
    paragraph(words.theOfficeOf),
    heading(words.whenItComes),
    bullets(words.itHasA, words.banksAndDoctors, words.withTheKey),
  ],
})
