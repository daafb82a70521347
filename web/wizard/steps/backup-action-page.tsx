import { useMemo, useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { ifDieField } from '#core/rules/estate.rules.ts'
import { peopleWhoShare, ruleOf } from '#core/will/backups.ts'
import { pronounsOf } from '#core/will/describe.ts'
import { incomeFirst, isFixedAtDeath, trustOf } from '#core/will/trusts.ts'
import { sharePlans as planWords, backupAction as words } from '#words/en/shares.ts'
import { today } from '../../api/today.ts'
import { AskedRows } from './asked-rows.tsx'
import { BackupPicture, type Supposing } from './backup-picture.tsx'
import { BackupQuestion } from './backup-question.tsx'
import { BackupRuleField, ruleInShort, ruleIsGiven } from './backup-rule-field.tsx'
import { type Asked, answerInShort } from './backup-words.ts'
import css from './backups.module.css'
import { GrandchildDies, grandchildInShort, hasGrandchildren } from './grandchildren-questions.tsx'
import { useQuestionSequence } from './question-sequence.tsx'
import { StepPage } from './step-page.tsx'
import { lastResortInShort, UltimateDefault } from './ultimate-default.tsx'
import { useStep } from './use-step.ts'

const questionAbout = ({ person, name }: Asked): string =>
  words.ifDiesFirstWhoGetsShare(name, pronounsOf(person, name).their)

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
  const whenItEnds = name && trust && !isFixedAtDeath(trust) ? name : undefined
  const isLast = (field: string) => field.startsWith('ultimateDefault')
  const isOfGrandchild = (field: string) => field === 'classes.ifDie'
  const sequence = useQuestionSequence(step, [
    ...(only
      ? [
          {
            id: 'deaths',
            ...words.ifSomeoneDies,
            answer:
              others.length > 0
                ? rule && ruleInShort(rule)
                : only.asked.person.estateIfDie && answerInShort(only.asked),
            isAbout: (field: string) => !isLast(field) && !isOfGrandchild(field),
            content: (
              <>
                {others.length === 0 && (
                  <BackupQuestion step={step} asked={only.asked} label={questionAbout(only.asked)} />
                )}
                {others.length > 0 && (
                  <>
                    <BackupRuleField
                      step={step}
                      people={people.map(({ asked }) => asked)}
                      rule={rule}
                      onRule={setRule}
                    />
                    <h2 className={css.heading}>{whenItEnds ? words.ifTheyHaveDied : words.ifTheyDieBeforeYou}</h2>
                    <AskedRows
                      {...{ step, people, rule, questionAbout, open }}
                      pictured={supposing}
                      onOpen={askOnPage}
                    />
                  </>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(hasGrandchildren(step)
      ? [
          {
            id: 'grandchild',
            ...words.ifAGrandchildDies,
            answer: grandchildInShort(step),
            isAbout: isOfGrandchild,
            content: <GrandchildDies step={step} />,
          },
        ]
      : []),
    {
      id: 'last',
      short: planWords.ifNobodyIsLeft,
      called: planWords.thoseWhoComeLast,
      answer: lastResortInShort(will),
      isAbout: isLast,
      // An answer about the last resort shows it in the picture.
      content: (
        <div onChange={() => setSupposing('everyone')}>
          <UltimateDefault step={step} />
        </div>
      ),
    },
  ])
  return (
    <StepPage
      step={step}
      sequence={sequence}
      title={whenItEnds && words.title(whenItEnds)}
      intro={others.length > 0 ? words.giveOneRuleForEveryoneThen : only && words.youMayNotGetTheChance}
      people={(leave) => (
        <BackupPicture
          step={step}
          people={people}
          supposing={supposing}
          onSuppose={(next) => {
            setOpen(undefined)
            setSupposing(next)
          }}
          onChooseWho={(id) => {
            leave?.()
            sequence.reveal(ifDieField({ id }))
            askOnPage(id)
            // Where the question stands on the page already, it is led to.
            document.querySelector<HTMLElement>(`main [name="${ifDieField({ id })}"]:checked`)?.focus()
          }}
        />
      )}
      help={[words.diesFirst(whenItEnds ? `${words.meansBeforeSTimeEndsIt(whenItEnds)} ` : '', whenItEnds ?? 'you')]}
    />
  )
}
