/** What to write on form LP1F or LP1H, section by section, as far as the answers go. */

import { problemsOfLpa } from '#core/lpa/lpa.rules.ts'
import { formDetailsOf } from '#core/lpa/lpas.ts'
import { sentenceFor } from '#core/rules/messages.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { inLpaBox, type LpaBox } from '#core/will/details-table.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import type { FinancialLpa, HealthLpa, Lpa } from '#core/will/lpa-schema.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
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

const fact = (label: string, value: string | undefined): Fact => ({
  label,
  value: isFilled(value) ? value.trim() : '',
})

const tick = (option: string | undefined): Block => facts({ label: 'Tick', value: option ?? 'Choose one on the form' })

type OnForm = { readonly will: Will; readonly lpa: Lpa }

const person = ({ will, lpa }: OnForm, given: Person, withBirthday = true): Block => {
  const { dob, address } = formDetailsOf(will, lpa, given)
  return facts(
    fact('Full name', given.fullname),
    ...(withBirthday ? [fact('Date of birth', dob && dayInWords(dob))] : []),
    fact('Address', address && addressLine(address)),
    ...(isFilled(given.email) ? [fact('Email', given.email)] : []),
  )
}

const others = (people: readonly Person[], room: number): Block[] =>
  people.length > room ? [paragraph(`The form has room for ${room}. The others go on continuation sheet 1.`)] : []

const several = (form: OnForm, people: readonly Person[], called: string, room: number): Block[] => [
  ...people.flatMap((each, index) => [subheading(`${called} ${index + 1}`), person(form, each)]),
  ...others(people, room),
]

/** Boxes that are left out of the sheet where nothing goes into them. */
const ifGiven: readonly LpaBox[] = ['Other names you are known by', 'Email']

const donor = ({ details }: Will): Block =>
  facts(
    ...lpaBoxes
      .filter((box) => !ifGiven.includes(box) || inLpaBox(details, box) !== undefined)
      .map((box) => fact(box, inLpaBox(details, box))),
  )

const howTheyDecide = (lpa: Lpa, attorneys: readonly Person[]): Block[] => {
  if (attorneys.length === 1) return [tick('There is only one attorney')]
  return [
    tick(lpa.howTheyAct),
    ...(lpa.howTheyAct === 'Jointly for some decisions'
      ? [
          facts(fact('On continuation sheet 2: to be decided jointly', lpa.jointDecisions)),
          paragraph('All other decisions can then be made jointly and severally. Say so on the sheet.'),
        ]
      : []),
  ]
}

const whenTheyAct = ({ whenTheyAct: when }: FinancialLpa): Block[] => [
  heading('5. When your attorneys can make decisions'),
  tick(when),
]

const lifeSustainingTreatment = (_: HealthLpa): Block[] => [
  heading('5. Life-sustaining treatment'),
  paragraph(
    'We have left this to you. Choose on the form: A, your attorneys may agree to or refuse treatment to keep you alive, or B, they may not, and doctors decide. Talk about it with your attorneys and your doctor first.',
  ),
  note('Sign here too', 'Sign section 5 in front of a witness, before you sign section 9 or on the same day.'),
]

const certificateProvider = ({ certificateProvider: provider }: Lpa): Block =>
  facts(
    fact('Full name', provider?.name),
    fact('Address', provider?.address && addressLine(provider.address)),
    fact('Why they may do it', provider?.kind),
  )

const sectionsOf = (will: Will, lpa: Lpa): Block[] => {
  const attorneys = personsOf(will, lpa.attorneys)
  const replacements = personsOf(will, lpa.replacements)
  const told = personsOf(will, lpa.peopleToTell)
  return [
    heading('1. The donor'),
    donor(will),
    heading('2. The attorneys'),
    ...(attorneys.length === 0
      ? [paragraph('Choose at least one.')]
      : several({ will, lpa }, attorneys, 'Attorney', ROOM_ON_FORM.attorneys)),
    heading('3. How your attorneys make decisions'),
    ...howTheyDecide(lpa, attorneys),
    heading('4. Replacement attorneys'),
    ...(replacements.length === 0
      ? [paragraph('None. Leave this empty.')]
      : several({ will, lpa }, replacements, 'Replacement', ROOM_ON_FORM.replacements)),
    ...(lpa.type === 'Health and welfare' ? lifeSustainingTreatment(lpa) : whenTheyAct(lpa)),
    heading('6. People to notify'),
    ...(told.length === 0
      ? [paragraph('Nobody. Leave this empty.')]
      : [
          ...told.flatMap((each, index) => [subheading(`Person ${index + 1}`), person({ will, lpa }, each, false)]),
          ...others(told, ROOM_ON_FORM.peopleToTell),
        ]),
    heading('7. Preferences and instructions'),
    facts(
      { label: 'Preferences', value: lpa.preferences?.trim() || 'None. Leave this empty.' },
      { label: 'Instructions', value: lpa.instructions?.trim() || 'None. Leave this empty.' },
    ),
    ...([lpa.preferences, lpa.instructions].every((words = '') => fitsOnForm(words))
      ? []
      : [paragraph('The form has room for 11 lines of each. Write the rest on continuation sheet 2.')]),
    ...(isFilled(lpa.instructions)
      ? [
          note(
            'Instructions bind your attorneys',
            'One that cannot work in law can keep the form from being registered. Show them to a solicitor first.',
          ),
        ]
      : []),
    heading('8. Your legal rights and responsibilities'),
    paragraph('Everyone who signs reads this on the form first.'),
    heading('9. Signature of the donor'),
    paragraph('Sign and date here first, in front of a witness who is not an attorney or a replacement.'),
    heading('10. Signature of the certificate provider'),
    certificateProvider(lpa),
    paragraph('They sign after you.'),
    heading('11. Signatures of the attorneys and replacements'),
    paragraph('One page for each. They sign after the certificate provider, each in front of a witness.'),
    heading('12 to 15. Registering it'),
    paragraph(
      'You or an attorney applies: who applies (12), who receives it back (13), the fee (14) and the signature of whoever applies (15), last of all.',
    ),
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
    title: `What to write on form ${form}`,
    fileTitle: `Form ${form} for ${testator.name}`,
    band: 'Not the form. Nothing here needs a signature',
    purpose: `Your answers for the power of attorney over ${what}, in the order of form ${form}.`,
    blocks: [
      paragraph(
        `This is what you told us for your power of attorney over ${what}, in the order of form ${form}. ${
          filledForms.includes(form)
            ? `Form ${form} is among your documents with these answers. Check every line of it against this sheet.`
            : 'Copy it onto the form in black ink.'
        } Where there is only a line, we do not have the answer. Write it in.`,
      ),
      ...(problems.length > 0 ? [note('Put these right first', ...problems)] : []),
      ...sectionsOf(will, lpa),
    ],
  }
}
