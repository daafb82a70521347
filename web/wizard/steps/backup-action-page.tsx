import { useMemo, useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { ifDieField } from '#core/rules/estate.rules.ts'
import { departureOf, peopleWhoShare, ruleOf } from '#core/will/backup-rule.ts'
import { withChangedClass } from '#core/will/changes.ts'
import { type ClassIfDie, classIfDieOptions } from '#core/will/lists.ts'
import { pronounsOf } from '#core/will/pronouns.ts'
import { classesOf } from '#core/will/questions.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { BackupPicture, type Supposing } from './backup-picture.tsx'
import { BackupQuestion } from './backup-question.tsx'
import { BackupRow } from './backup-row.tsx'
import { BackupRuleField, ruleIsGiven } from './backup-rule-field.tsx'
import { type Asked, answerInShort, tagOf } from './backup-words.ts'
import css from './backups.module.css'
import { StepPage } from './step-page.tsx'
import { UltimateDefault } from './ultimate-default.tsx'
import { type Step, useStep } from './use-step.ts'

const ifGrandchildDies: Record<ClassIfDie, string> = {
  'To their children': 'Their own children take their part',
  'To the others': 'It is shared between my other grandchildren',
}

function GrandchildDies({ step }: { step: Step }) {
  const [group] = classesOf(step.will).filter(({ of }) => of === 'My grandchildren')
  if (!group) return null
  return (
    <section className={css.last}>
      <Radios
        name="classes.ifDie"
        label="If a grandchild dies before you, what happens to their part?"
        options={classIfDieOptions}
        labels={ifGrandchildDies}
        notes={{ 'To the others': 'The children of that grandchild would get nothing.' }}
        value={group.ifDie}
        onChange={(ifDie) => step.set('classes.ifDie', (will) => withChangedClass(will, group.of, { ifDie }))}
        error={step.errorOf('classes.ifDie')}
      />
    </section>
  )
}

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
  return (
    <StepPage
      step={step}
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
          <strong>“Dies first”</strong> also means within 28 days after you. It saves dealing with the same things
          twice, in two estates.
        </p>
      }
    >
      {only && others.length === 0 && (
        <BackupQuestion step={step} asked={only.asked} label={questionAbout(only.asked)} />
      )}
      {others.length > 0 && (
        <>
          <BackupRuleField step={step} people={people.map(({ asked }) => asked)} rule={rule} onRule={setRule} />
          <h2 className={css.heading}>So, if this person dies before you</h2>
          <ul className={css.rows}>
            {people.map(({ asked, card }) => {
              const { person } = asked
              const departure = departureOf(will, rule, person, asked.today)
              return (
                <BackupRow
                  key={person.id}
                  field={ifDieField(person)}
                  card={card}
                  question={questionAbout(asked)}
                  answer={answerInShort(asked)}
                  tag={tagOf(asked, departure)}
                  isSaid={person.estateIfDie !== undefined}
                  state={open === person.id ? 'open' : supposing === person.id ? 'on the picture' : 'closed'}
                  onToggle={() => askOnPage(open === person.id ? undefined : person.id)}
                  error={step.errorOf(ifDieField(person))}
                >
                  <BackupQuestion
                    step={step}
                    asked={asked}
                    label={`Who gets ${pronounsOf(person, card.name).their} share?`}
                  />
                </BackupRow>
              )
            })}
          </ul>
        </>
      )}
      <GrandchildDies step={step} />
      {/* An answer about the last resort shows it in the picture. */}
      <div className={css.last} onChange={() => setSupposing('everyone')}>
        <UltimateDefault step={step} />
      </div>
    </StepPage>
  )
}
