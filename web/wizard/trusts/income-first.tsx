import { stepNamed } from '#core/journey/steps.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { incomeForLifeIsDescribed, trustField } from '#core/rules/trusts.rules.ts'
import { listed } from '#core/text/names.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { withIncomeFirst, withoutTrust } from '#core/will/trust-changes.ts'
import { endsInShort } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { shared as ofAll, incomeFirst as words } from '#words/en/trusts.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { AskedAt, HowShared, TotalOnPhone } from '../steps/how-shared.tsx'
import { useQuestionSequence } from '../steps/question-sequence.tsx'
import css from '../steps/sections.module.css'
import { StepPage } from '../steps/step-page.tsx'
import { useShares } from '../steps/use-shares.ts'
import type { Step } from '../steps/use-step.ts'
import { OneFirst } from './one-person.tsx'
import { trustIn } from './takers-step.ts'
import { lifeTenantIn, TrustCapital, TrustEnds, TrustFixed } from './trust-questions.tsx'

/** The questions about a residue whose income one person has first, and those who share it afterwards. */

const FOR = trustField('Residue', 'for')
const WHO = 'income'
/** Who has the income takes nothing afterwards: of those who share, that is asked where it is said who takes instead of them. */
const TAKERS = trustField('Residue', 'takers.persons')
const BACKUPS = 'will.beneficiaries.backup-action'

/** Whether the person is chosen who has the income, once the customer wants somebody to. */
export const incomeFirstIsSaid = (will: Will, isWanted: boolean): Problem[] =>
  unless(!isWanted || trustIn(will, 'Residue') !== undefined, FOR, 'SELECT_OPTION')

const comesAfter = (will: Will): Problem[] =>
  incomeForLifeIsDescribed(will, today()).filter(({ field }) => field === TAKERS)

function WhoHasTheIncome({ step, onEnd }: { step: Step; onEnd: () => void }) {
  const { will } = step
  const trust = trustIn(will, 'Residue')
  const leftOut = trust && step.saved.persons.find(({ id, inherit }) => id === trust.for && inherit)
  return (
    <>
      <OneFirst
        name={FOR}
        {...words.whoShouldHaveTheIncomeFirst}
        untitled
        will={will}
        value={trust?.for}
        alsoLater={comesAfter(will).length > 0}
        onChange={(id) => step.set(WHO, withIncomeFirst(id))}
        error={step.errorOf(FOR)}
        more={
          <Button
            label={words.nobodyShareItStraightAway}
            look="link"
            onClick={() => {
              if (trust) step.set(WHO, (whole) => withoutTrust(whole, 'Residue'))
              onEnd()
            }}
          />
        }
      />
      {leftOut && trust && (
        <p className={css.hint} role="status">
          {words.hasTheIncomeInPlaceOf(lifeTenantIn(will, trust).name)}
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
      ...words.whoHasTheIncomeFirst,

      answer: tenant?.name,
      needs: (draft) => comesAfter(draft).map(({ code }) => ({ field: FOR, code })),
      isAbout: isField('for'),
      content: <WhoHasTheIncome step={step} onEnd={onEnd} />,
    },
    {
      id: 'ends',
      ...words.forHowLong,

      answer: trust && endsInShort(trust),
      isAbout: isField('end'),
      content: <TrustEnds {...asked} />,
    },
    {
      id: 'capital',
      short: words.mayTheyBeGivenCapital,
      called: ofAll.theCapital,
      answer: trust?.capital,
      isAbout: isField('capital'),
      content: <TrustCapital {...asked} />,
    },
    {
      id: 'shares',
      heading: tenant ? words.whoSharesItWhenSTime(tenant.name) : words.whoSharesItAfterwards,
      short: words.whoSharesItAfterwards,
      called: words.whoSharesItAfterwards2,
      answer:
        heirs.length > 0 && (will.estateSplit || heirs.length === 1)
          ? `${kept.names(listed.format(control.sharers.map(({ name }) => name)))}${heirs.length > 1 ? `, ${kept.said(will.estateSplit ?? '').toLowerCase()}` : ''}`
          : undefined,
      isAbout: (field) => !field.startsWith('trusts.') || field.startsWith(trustField('Residue', 'takers')),
      content: (
        <>
          {comesAfter(will).length > 0 && <AskedAt field={TAKERS} at={BACKUPS} says={stepNamed(BACKUPS).title} />}
          <HowShared step={step} control={control} />
        </>
      ),
    },
    {
      id: 'fixed',
      short: ofAll.mustTheyBeAliveThen,
      called: ofAll.ifTheyDieFirst,
      answer: trust?.fixed && (trust.fixed === 'When I die' ? words.no : ofAll.yes),
      isAbout: isField('fixed'),
      content: <TrustFixed {...asked} />,
    },
  ])
  return (
    <StepPage
      step={step}
      handles={heirs.length > 1 && control.isPulled ? control.handles : undefined}
      note={<TotalOnPhone step={step} control={control} />}
      title={words.title}
      intro={words.hasTheIncomeOfTheRest(tenant?.name ?? words.firstSomeone)}
      sequence={sequence}
    />
  )
}
