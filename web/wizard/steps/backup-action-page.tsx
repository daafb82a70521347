import { useMemo, useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { peopleWhoShare, ruleOf } from '#core/will/backup-rule.ts'
import { pronounsOf } from '#core/will/pronouns.ts'
import { incomeFirst, trustOf } from '#core/will/trusts.ts'
import { today } from '../../api/today.ts'
import { AskedRow } from './asked-row.tsx'
import { BackupPicture, type Supposing } from './backup-picture.tsx'
import { BackupQuestion } from './backup-question.tsx'
import { BackupRuleField, ruleIsGiven } from './backup-rule-field.tsx'
import type { Asked } from './backup-words.ts'
import css from './backups.module.css'
import { GrandchildDies, hasGrandchildren } from './grandchildren-questions.tsx'
import { StepPage } from './step-page.tsx'
import { UltimateDefault } from './ultimate-default.tsx'
import { useStep } from './use-step.ts'

const questionAbout = ({ person, name }: Asked): string =>
  `If ${name} dies first, who gets ${pronounsOf(person, name).their} share?`

export function BackupActionPage() {
  const step = useStep('will.beneficiaries.backup-action', { check: ruleIsGiven })
  const { will } = step
  const cards = useMemo(() => cardsOf(will, today()), [will])
  const [rule, setRule] = useState(() => ruleOf(will))
  const [open, setOpen] = useState<number>()
  const [supposing, setSupposing] = useState<Supposing>('nobody')
  const askOnPage = (id: number | undefined) => {
    setOpen(id)
    setSupposing(id ?? 'nobody')
  }
  const people = peopleWhoShare(will).flatMap((person) => {
    const card = cards.find(({ key }) => key === `person ${person.id}`)
    return card ? { card, asked: { will, person, name: card.name, today: today() } satisfies Asked } : []
  })
  const [only, ...others] = people
  const trust = trustOf(will, 'Residue')
  const first = incomeFirst(will)
  const name = first && cards.find(({ key }) => key === `person ${first.id}`)?.name
  // Whoever has the income first may live long: others are to be alive when that ends, unless the testator says otherwise.
  const whenItEnds = name && trust?.fixed !== 'When I die' ? name : undefined
  return (
    <StepPage
      step={step}
      title={whenItEnds && `What if someone has died when ${whenItEnds}’s time ends?`}
      intro={
        others.length > 0
          ? 'Give one rule for everyone. Then change it for anyone it does not suit.'
          : 'You may not get the chance to change your will. So say now what should happen.'
      }
      people={(leaveSheet) => (
        <BackupPicture
          step={step}
          people={people}
          supposing={supposing}
          onSuppose={(next) => {
            setOpen(undefined)
            setSupposing(next)
          }}
          onChooseWho={(id) => {
            leaveSheet?.()
            askOnPage(id)
          }}
        />
      )}
      aside={
        <p>
          <strong>“Dies first”</strong> {whenItEnds ? `means before ${whenItEnds}’s time ends. It ` : ''}also means
          within 28 days after {whenItEnds ?? 'you'}. It saves dealing with the same things twice, in two estates.
        </p>
      }
    >
      {only && others.length === 0 && (
        <BackupQuestion step={step} asked={only.asked} label={questionAbout(only.asked)} />
      )}
      {others.length > 0 && (
        <>
          <BackupRuleField step={step} people={people.map(({ asked }) => asked)} rule={rule} onRule={setRule} />
          <h2 className={css.heading}>
            {whenItEnds ? 'So, if this person has died by then' : 'So, if this person dies before you'}
          </h2>
          <ul className={css.rows}>
            {people.map(({ asked, card }) => {
              const { id } = asked.person
              return (
                <AskedRow
                  key={id}
                  step={step}
                  asked={asked}
                  card={card}
                  rule={rule}
                  question={questionAbout(asked)}
                  state={open === id ? 'open' : supposing === id ? 'on the picture' : 'closed'}
                  onToggle={() => askOnPage(open === id ? undefined : id)}
                />
              )
            })}
          </ul>
        </>
      )}
      {hasGrandchildren(step) && (
        <section className="above-32">
          <GrandchildDies step={step} />
        </section>
      )}
      {/* An answer about the last resort shows it in the picture. */}
      <div className="above-32" onChange={() => setSupposing('everyone')}>
        <UltimateDefault step={step} />
      </div>
    </StepPage>
  )
}
