import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { listed } from '#core/text/names.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { withIncomeFirst, withoutTrust } from '#core/will/trust-changes.ts'
import { endsInShort } from '#core/will/trust-words.ts'
import { Button } from '../../ui/button.tsx'
import { HowShared, TotalOnPhone } from '../steps/how-shared.tsx'
import { statementsOf, useQuestionSequence } from '../steps/question-sequence.tsx'
import css from '../steps/sections.module.css'
import { StepPage } from '../steps/step-page.tsx'
import { useShares } from '../steps/use-shares.ts'
import type { Step } from '../steps/use-step.ts'
import { AwaitsLawyer } from './awaits-lawyer.tsx'
import { OnePerson } from './one-person.tsx'
import { trustField, trustIn } from './takers-step.ts'
import { lifeTenantIn, TrustCapital, TrustEnds, TrustFixed } from './trust-questions.tsx'

/** The questions about a residue whose income one person has first, and those who share it afterwards. */

const FOR = trustField('Residue', 'for')
const WHO = 'income'

/** Whether the person is chosen who has the income, once the customer wants somebody to. */
export const incomeFirstIsSaid = (will: Will, isWanted: boolean): Problem[] =>
  unless(!isWanted || trustIn(will, 'Residue') !== undefined, FOR, 'SELECT_OPTION')

function WhoHasTheIncome({ step, onEnd }: { step: Step; onEnd: () => void }) {
  const { will } = step
  const trust = trustIn(will, 'Residue')
  const leftOut = trust && step.saved.persons.find(({ id, inherit }) => id === trust.for && inherit)
  return (
    <>
      <OnePerson
        name={FOR}
        label="Who should have the income first?"
        hint="Your executors keep what you leave and pay what it earns, such as interest and rent, to this person. Afterwards it goes to those who share it."
        untitled
        will={will}
        value={trust?.for}
        onChange={(id) => step.set(WHO, withIncomeFirst(id))}
        error={step.errorOf(FOR)}
        more={
          <Button
            look="link"
            onClick={() => {
              step.set(WHO, (whole) => withoutTrust(whole, 'Residue'))
              onEnd()
            }}
          >
            Nobody: share it straight away
          </Button>
        }
      />
      {leftOut && trust && (
        <p className={css.hint} role="status">
          {lifeTenantIn(will, trust).name} has the income in place of a share. So those left share it afterwards.
        </p>
      )}
    </>
  )
}

export function IncomeFirst({ step, onEnd }: { step: Step; onEnd: () => void }) {
  const { will } = step
  const trust = trustIn(will, 'Residue')
  const control = useShares(step)
  const heirs = inheritors(will)
  const tenant = trust && lifeTenantIn(will, trust)
  const asked = { step, kind: 'Residue' } as const
  const isField = (name: string) => (field: string) => field.startsWith(trustField('Residue', name))
  const sequence = useQuestionSequence(step, [
    {
      id: 'for',
      short: 'Who has the income first?',
      called: 'who has the income',
      answer: tenant?.name,
      isAbout: isField('for'),
      content: <WhoHasTheIncome step={step} onEnd={onEnd} />,
    },
    {
      id: 'ends',
      short: 'For how long?',
      called: 'for how long',
      answer: trust && endsInShort(trust),
      isAbout: isField('end'),
      content: <TrustEnds {...asked} />,
    },
    {
      id: 'capital',
      short: 'May they be given capital?',
      called: 'the capital',
      answer: trust?.capital,
      isAbout: isField('capital'),
      content: <TrustCapital {...asked} />,
    },
    {
      id: 'shares',
      heading: tenant ? `Who shares it when ${tenant.name}’s time ends?` : 'Who shares it afterwards?',
      short: 'Who shares it afterwards?',
      called: 'who shares it afterwards',
      answer:
        heirs.length > 0 && (will.estateSplit || heirs.length === 1)
          ? `${listed.format(control.sharers.map(({ name }) => name))}${heirs.length > 1 ? `, ${will.estateSplit?.toLowerCase()}` : ''}`
          : undefined,
      isAbout: (field) =>
        (!field.startsWith('trusts.') || field.startsWith(trustField('Residue', 'takers'))) && field !== 'situation',
      content: <HowShared step={step} control={control} />,
    },
    {
      id: 'fixed',
      short: 'Must they be alive then?',
      called: 'who must be alive then',
      answer: trust?.fixed && (trust.fixed === 'When I die' ? 'No' : 'Yes'),
      isAbout: isField('fixed'),
      content: <TrustFixed {...asked} />,
    },
    ...statementsOf(step),
  ])
  return (
    <StepPage
      step={step}
      handles={heirs.length > 1 && !control.inFractions ? control.handles : undefined}
      note={<TotalOnPhone step={step} control={control} />}
      title="How should it be shared?"
      intro={
        <>
          {tenant?.name ?? 'First someone'} has the income of the rest for a time. Then it is shared.{' '}
          <AwaitsLawyer clause="residue" />
        </>
      }
      sequence={sequence}
    />
  )
}
