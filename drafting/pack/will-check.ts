import { checkWill, type Finding, type Severity, severities } from '#core/advice/check.ts'
import { brand } from '#core/brand.ts'
import { unnamedInWill } from '#core/signing/people-of-will.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled, listed } from '#core/text/names.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { withNamesApart } from '#core/will/names-apart.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { willCheck as words } from '#words/en/pack.ts'
import { type CompleteWill, completeWill, everyPartOf } from '../complete-will.ts'
import { partyOfPerson } from '../party.ts'
import { type Block, bullets, heading, note, type PackContext, type PackDocument, paragraph } from './pack-document.ts'
import { whoMustNotWitness } from './signing-guide.ts'

/** The same will for the papers that go with it: the name of each person tells them from all others. */
export const calledApart = (complete: CompleteWill): CompleteWill => {
  const will = withNamesApart(complete.will)
  return { ...complete, will, parts: everyPartOf(will, complete.today) }
}

const sections = (): Readonly<Record<Severity, { readonly title: string; readonly means: string }>> => ({
  'must fix': { title: words.mustFix, means: words.putTheseRight },
  'see a solicitor': { title: words.seeASolicitor, means: words.theseNeedA },
  'worth a thought': { title: words.worthAThought, means: words.nothingHereStops },
})

const sectionOf = (severity: Severity, findings: readonly Finding[]): Block[] =>
  findings.length === 0
    ? []
    : [
        heading(sections()[severity].title),
        paragraph(sections()[severity].means),
        ...findings.map(({ about, what, toDo }) =>
          note(kept.said(about), kept.said(what), words.whatToDo(kept.said(toDo))),
        ),
      ]

type Known = Pick<PackContext, 'today'>

/** Until a will is finished, each person in it may still be given something. */
const namesToKeepAway = (will: Will, { today }: Known): readonly string[] => {
  const completion = completeWill(will, today)
  if (completion.ok) return whoMustNotWitness(calledApart(completion.will))
  const parties = withNamesApart(will).persons.map((person) => partyOfPerson(will, person))
  return [
    ...parties.flatMap(({ kind, name }) => (kind === 'person' && isFilled(name) ? name : [])),
    ...unnamedInWill(will),
  ]
}

/** Wills Act 1837 s.15: what a witness, or a witness's spouse or civil partner, is given is lost. */
const witnesses = (will: Will, context: Known): Finding[] => {
  const names = namesToKeepAway(will, context)
  return names.length === 0
    ? []
    : [
        {
          severity: 'worth a thought',
          about: words.whoMustNot,
          what: words.andAnyoneThey(listed.format(new Set(names))),
          toDo: words.askTwoAdults,
        },
      ]
}

const counted = (findings: readonly Finding[]): string =>
  severities
    .map((severity) => {
      const count = findings.filter((each) => each.severity === severity).length
      return words.counted(sections()[severity].title, count === 0 ? words.nothing : count)
    })
    .join('. ')

/** The instant report of "Check my will". It works for a will that is not finished. */
export const willCheck = (will: Will, context: Known): PackDocument => {
  const { today } = context
  const findings = [...checkWill(will, today), ...witnesses(will, context)]
  const name = fullNameOf(will.details)
  return {
    kind: 'will-check',
    id: 'will-check',
    title: words.checkMyWill,
    fileTitle: name ? words.whatWeFound(name) : words.whatWeFoundIn,
    band: words.notPartOf,
    purpose: words.listsWhatIs,
    blocks: [
      paragraph(words.weLookedAt(dayInWords(today))),
      paragraph([{ strong: `${counted(findings)}.` }]),
      ...severities.flatMap((severity) =>
        sectionOf(
          severity,
          findings.filter((finding) => finding.severity === severity),
        ),
      ),
      heading(words.whatWeLooked),
      bullets(
        words.whetherEveryQuestion,
        words.whetherSomethingYou,
        words.whoWouldGet,
        words.whetherYourExecutors,
        words.whetherTwoNames,
      ),
      paragraph(words.aComputerDid(brand.name)),
    ],
  }
}
