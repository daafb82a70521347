import { adviceFor } from '#core/advice/advice.ts'
import { questions, says } from '#core/advice/questions.ts'
import { brand } from '#core/brand.ts'
import { groupOf, type StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { describeAccount, nameOfAccount } from '#core/will/describe.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { bands, purposes } from '#words/en/pack.ts'
import { type Answer, answersOf } from '../answers.ts'
import { askedFirst, childrenFacts, contactFacts, ownershipFacts, toBring, valueFacts } from './brief-facts.ts'
import { type Block, bullets, facts, heading, type PackContext, type PackDocument, paragraph } from './pack-document.ts'

/** The blocks a brief is made of: the screen that shows one handles no others. */
export type BriefBlock = Extract<Block, { readonly kind: 'heading' | 'paragraph' | 'bullets' | 'facts' }>
type SolicitorsBrief = Omit<PackDocument, 'blocks'> & { readonly blocks: readonly BriefBlock[] }

const titles = ['Who I am', 'My family', 'What I own', 'What I would like'] as const

/** The steps about the family. What is asked on others, but for those about the testator, is what they would like. */
const ofFamily: ReadonlySet<StepName> = new Set([
  'will.beneficiaries.partner',
  'will.beneficiaries.children',
  'will.beneficiaries.guardians',
  'will.beneficiaries.backup-guardians',
])

const titleOf = (step: StepName): (typeof titles)[number] => {
  if (step === 'will.about-me.you-own-property') return 'What I own'
  if (ofFamily.has(step)) return 'My family'
  return groupOf(step) === 'about-me' ? 'Who I am' : 'What I would like'
}

const accountsOf = (will: Will): Answer[] =>
  will.accounts
    .filter((account) => account.assetType !== 'Property')
    .map((account) => ({ label: nameOfAccount(account), value: describeAccount(account) }))

/** What stands in a section beside the answers as the summary reads them back. */
const besides: Readonly<Partial<Record<(typeof titles)[number], (will: Will, today: Day) => Answer[]>>> = {
  'Who I am': contactFacts,
  'My family': childrenFacts,
  'What I own': (will, today) => [...ownershipFacts(will), ...accountsOf(will), ...valueFacts(will, today)],
}

/** Paper has no line breaks within a fact. */
const onOneLine = (value: string): string => value.replaceAll('\n', '; ')

const answered = (will: Will, today: Day): BriefBlock[] => {
  const asked = askedSteps(will, today).map(({ name }) => name)
  return titles.flatMap((title) => {
    const answers = asked
      .filter((step) => titleOf(step) === title)
      .flatMap((step) => answersOf(step, will, today))
      .filter(({ value }) => value !== '')
    const all = [...answers, ...(besides[title]?.(will, today) ?? [])]
    const oneEach = all.map(({ label, value }) => ({ label, value: onOneLine(value) }))
    return answers.length === 0 ? [] : [heading(title), facts(...oneEach)]
  })
}

const points = (title: string, items: readonly string[]): BriefBlock[] =>
  items.length === 0 ? [] : [heading(title), bullets(...items)]

/** To take to a solicitor: what made us stop, who the testator is, what they wanted, and room for what was never asked. */
export const solicitorsBrief = (will: Will, { today }: Pick<PackContext, 'today'>): SolicitorsBrief => {
  const name = fullNameOf(will.details)
  const said = questions.filter(({ id }) => says(id)(will, today))
  const referrals = adviceFor(will, today).filter((advice) => advice.level === 'refer')
  return {
    kind: 'solicitors-brief',
    id: 'solicitors-brief',
    title: 'For my solicitor',
    fileTitle: name ? `For the solicitor of ${name}` : 'For my solicitor',
    band: bands.notAWill,
    purpose: purposes.solicitorsBrief,
    blocks: [
      paragraph(
        `${name || 'My name'}, ${dayInWords(today)}. Made with ${brand.name} from my own answers. It is not a will and not legal advice.`,
      ),
      ...points(
        'What applies to me',
        said.map(({ text }) => text),
      ),
      ...points(
        `What ${brand.name} told me`,
        referrals.map(({ message, source }) => `${message} (${source})`),
      ),
      ...points(
        'What I would like to ask',
        referrals.map(({ ask }) => ask),
      ),
      ...answered(will, today),
      heading('What you may ask me first'),
      facts(...askedFirst(will)),
      heading('What I can bring'),
      bullets(...toBring(will)),
    ],
  }
}
