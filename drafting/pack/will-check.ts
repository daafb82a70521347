import { checkWill, type Finding, type Severity, severities } from '#core/advice/check.ts'
import { brand } from '#core/brand.ts'
import { unnamedInWill } from '#core/signing/people-of-will.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { listed } from '#core/text/names.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { completeWill } from '../complete-will.ts'
import { partyOfPerson } from '../party.ts'
import { type Block, bullets, heading, note, type PackContext, type PackDocument, paragraph } from './pack-document.ts'
import { whoMustNotWitness } from './signing-guide.ts'

const sections: Readonly<Record<Severity, { readonly title: string; readonly means: string }>> = {
  'must fix': { title: 'Must fix', means: 'Put these right before you sign your will.' },
  'see a solicitor': {
    title: 'See a solicitor',
    means: 'These need a solicitor. Talk to one before you sign.',
  },
  'worth a thought': {
    title: 'Worth a thought',
    means: 'Nothing here stops you. Read each one, and change what you like.',
  },
}

const sectionOf = (severity: Severity, findings: readonly Finding[]): Block[] =>
  findings.length === 0
    ? []
    : [
        heading(sections[severity].title),
        paragraph(sections[severity].means),
        ...findings.map(({ about, what, toDo }) => note(about, what, [{ strong: 'What to do. ' }, toDo])),
      ]

type Known = Pick<PackContext, 'today'>

/** Until a will is finished, each person in it may still be given something. */
const namesToKeepAway = (will: Will, { today }: Known): readonly string[] => {
  const completion = completeWill(will, today)
  if (completion.ok) return whoMustNotWitness(completion.will)
  const parties = will.persons.map((person) => partyOfPerson(will, person))
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
          about: 'Who must not be a witness',
          what: `${listed.format(new Set(names))}, and anyone they are married to, in a civil partnership with or living with. What a will gives to a witness, or to a witness’s husband, wife or civil partner, is lost.`,
          toDo: 'Ask two adults who are not named in your will and not close to anyone who is.',
        },
      ]
}

const counted = (findings: readonly Finding[]): string =>
  severities
    .map((severity) => {
      const count = findings.filter((each) => each.severity === severity).length
      return `${sections[severity].title}: ${count === 0 ? 'nothing' : count}`
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
    title: 'Check my will',
    fileTitle: name ? `What we found in the will of ${name}` : 'What we found in your will',
    band: 'Not part of the will, and not legal advice',
    purpose: 'Lists what is missing, what needs a solicitor and what is worth a thought, and what to do about each.',
    blocks: [
      paragraph(`We looked at your answers as they stood on ${dayInWords(today)}.`),
      paragraph([{ strong: `${counted(findings)}.` }]),
      ...severities.flatMap((severity) =>
        sectionOf(
          severity,
          findings.filter((finding) => finding.severity === severity),
        ),
      ),
      heading('What we looked at'),
      bullets(
        'Whether every question is answered, and the shares add up.',
        'Whether something you told us needs a solicitor.',
        'Who would get what if people died before you, in every combination.',
        'Whether your executors and guardians have backups.',
        'Whether two names could be mixed up, and who must not be a witness.',
      ),
      paragraph(
        `A computer did this check. Nobody has read your will, and the check knows only what you told us. ${brand.name} does not give legal advice.`,
      ),
    ],
  }
}
