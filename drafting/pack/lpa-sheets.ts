/** What to write on form LP1F or LP1H, section by section, as far as the answers go. */

import { problemsOfLpa } from '#core/lpa/lpa.rules.ts'
import { formDetailsOf } from '#core/lpa/lpas.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { inLpaBox, type LpaBox } from '#core/will/details-table.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import type { FinancialLpa, HealthLpa, Lpa } from '#core/will/lpa-schema.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { lpaSheets as words } from '#words/en/pack.ts'
import { fitsOnForm, lpaBoxes, ROOM_ON_FORM } from './lpa-form.ts'
import {
  type Block,
  type Fact,
  facts,
  heading,
  note,
  type PackContext,
  type PackDocument,
  type PackKind,
  paragraph,
  subheading,
} from './pack-document.ts'

const fact = (label: string, value: string | undefined): Fact => ({ label, value: isFilled(value) ? value.trim() : '' })

const tick = (option: string | undefined): Block =>
  facts({ label: words.tick, value: option === undefined ? words.chooseOneOn : words.onForm(option) })

type OnForm = { readonly will: Will; readonly lpa: Lpa }

const person = ({ will, lpa }: OnForm, given: Person, withBirthday = true): Block => {
  const { dob, address } = formDetailsOf(will, lpa, given)
  return facts(
    fact(words.fullName, given.fullname),
    ...(withBirthday ? [fact(words.dateOfBirth, dob && kept.said(dayInWords(dob)))] : []),
    fact(words.address, address && addressLine(address)),
    ...(isFilled(given.email) ? [fact(words.email, given.email)] : []),
  )
}

const others = (people: readonly Person[], room: number): Block[] =>
  people.length > room ? [paragraph(words.theFormHas(room))] : []

const several = (
  form: OnForm,
  people: readonly Person[],
  called: (number: number) => string,
  room: number,
): Block[] => [
  ...people.flatMap((each, index) => [subheading(called(index + 1)), person(form, each)]),
  ...others(people, room),
]

/** Boxes that are left out of the sheet where nothing goes into them. */
const ifGiven: readonly LpaBox[] = ['Other names you are known by', 'Email']

const donor = ({ details }: Will): Block =>
  facts(
    ...lpaBoxes
      .filter((box) => !ifGiven.includes(box) || inLpaBox(details, box) !== undefined)
      .map((box) => {
        const value = inLpaBox(details, box)
        return fact(words.onForm(box), box === 'Date of birth' && value !== undefined ? kept.said(value) : value)
      }),
  )

const howTheyDecide = (lpa: Lpa, attorneys: readonly Person[]): Block[] => {
  if (attorneys.length === 1) return [facts({ label: words.tick, value: words.thereIsOnly })]
  return [
    tick(lpa.howTheyAct),
    ...(lpa.howTheyAct === 'Jointly for some decisions'
      ? [facts(fact(words.onContinuationSheet, lpa.jointDecisions)), paragraph(words.allOtherDecisions)]
      : []),
  ]
}

const whenTheyAct = ({ whenTheyAct: when }: FinancialLpa): Block[] => [heading(words.whenYourAttorneys), tick(when)]

const lifeSustainingTreatment = (_: HealthLpa): Block[] => [
  heading(words.lifeSustainingTreatment),
  paragraph(words.weHaveLeft),
  note(words.signHereToo, words.signSection5),
]

const certificateProvider = ({ certificateProvider: provider }: Lpa): Block =>
  facts(
    fact(words.fullName, provider?.name),
    fact(words.address, provider?.address && addressLine(provider.address)),
    fact(words.whyTheyMay, provider?.kind && kept.said(provider.kind)),
  )

const sectionsOf = (will: Will, lpa: Lpa): Block[] => {
  const attorneys = personsOf(will, lpa.attorneys)
  const replacements = personsOf(will, lpa.replacements)
  const told = personsOf(will, lpa.peopleToTell)
  return [
    heading(words.theDonor),
    donor(will),
    heading(words.theAttorneys),
    ...(attorneys.length === 0
      ? [paragraph(words.chooseAtLeast)]
      : several({ will, lpa }, attorneys, words.attorney, ROOM_ON_FORM.attorneys)),
    heading(words.howYourAttorneys),
    ...howTheyDecide(lpa, attorneys),
    heading(words.replacementAttorneys),
    ...(replacements.length === 0
      ? [paragraph(words.noneLeaveThis)]
      : several({ will, lpa }, replacements, words.replacement, ROOM_ON_FORM.replacements)),
    ...(lpa.type === 'Health and welfare' ? lifeSustainingTreatment(lpa) : whenTheyAct(lpa)),
    heading(words.peopleToNotify),
    ...(told.length === 0
      ? [paragraph(words.nobodyLeaveThis)]
      : [
          ...told.flatMap((each, index) => [subheading(words.person(index + 1)), person({ will, lpa }, each, false)]),
          ...others(told, ROOM_ON_FORM.peopleToTell),
        ]),
    heading(words.preferencesAndInstructions),
    facts(
      { label: words.onForm('Preferences'), value: lpa.preferences?.trim() || words.noneLeaveThis },
      { label: words.onForm('Instructions'), value: lpa.instructions?.trim() || words.noneLeaveThis },
    ),
    ...([lpa.preferences, lpa.instructions].every((words = '') => fitsOnForm(words))
      ? []
      : [paragraph(words.theFormHasRoom)]),
    ...(isFilled(lpa.instructions) ? [note(words.instructionsBindYour, words.oneThatCannot)] : []),
    heading(words.yourLegalRights),
    paragraph(words.everyoneWhoSigns),
    heading(words.signatureOfThe),
    paragraph(words.signAndDate),
    heading(words.signatureOfTheCertificate),
    certificateProvider(lpa),
    paragraph(words.theySignAfter),
    heading(words.signaturesOfThe),
    paragraph(words.onePageFor),
    heading(words.n12To15),
    paragraph(words.youOrAn),
  ]
}

const kinds: Readonly<Record<Lpa['type'], PackKind>> = {
  'Property and financial affairs': 'lpa-financial',
  'Health and welfare': 'lpa-health',
}

/** The data sheet of one power of attorney, in the order of its form. */
export const lpaSheet = (
  {
    will,
    parts: { testator },
  }: { readonly will: Will; readonly parts: { readonly testator: { readonly name: string } } },
  lpa: Lpa,
  { today, filledForms = [] }: Pick<PackContext, 'today' | 'filledForms'>,
): PackDocument => {
  const { form, what } = lpaForms[lpa.type]
  const kind = kinds[lpa.type]
  const problems = [...new Set(problemsOfLpa(lpa, will, today).map(sentenceFor))]
  return {
    kind,
    id: kind,
    title: words.whatToWrite(form),
    fileTitle: words.formFor(form, testator.name),
    band: words.notTheForm,
    purpose: words.yourAnswersFor(what, form),
    blocks: [
      paragraph(words.thisIsWhat(what, form, filledForms.includes(form) ? words.formIsAmong(form) : words.copyItOnto)),
      ...(problems.length > 0 ? [note(words.putTheseRight, ...problems)] : []),
      ...sectionsOf(will, lpa),
    ],
  }
}
