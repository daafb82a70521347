import { useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { withChangedItem } from '#core/will/changes.ts'
import { INK } from '#core/will/colours.ts'
import type { Pronouns } from '#core/will/describe.ts'
import { childrenAges, youngOptions } from '#core/will/lists.ts'
import { classesOf, personById } from '#core/will/questions.ts'
import type { Person } from '#core/will/schema.ts'
import { type AgeAnswer, ageAnswerOf, LATER_AGES, othersWhoMayWait, withAgeAnswer } from '#core/will/young-takers.ts'
import { apartFromClass } from '#drafting/reading/one-of-class.ts'
import { kept } from '#words/en/forms.ts'
import { shared, untilAnAge, laterAges as words } from '#words/en/shares.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { Disc, PeopleDisc } from '../../features/picture/disc.tsx'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from './backups.module.css'
import type { ShareStep } from './share-step.ts'

/** From which age others than the testator's own children may have what they take. A line for each, until it is changed. */

export const ages = childrenAges.map((age) => `${age}` as const)

const inShort = ({ age, young }: AgeAnswer): string =>
  young === 'Theirs at once' ? words.theirsAtOnceLookedAfterUntil : words.atIfTheyReachIt(age)

function AgeRow({
  id,
  name,
  called: { they, their },
  mark,
  answer,
  onChange,
}: {
  id: string
  name: string
  called: Pronouns
  mark: React.ReactNode
  answer: AgeAnswer
  onChange: (answer: AgeAnswer) => void
}) {
  const [open, setOpen] = useState(false)
  const { age, young } = answer
  const takes = they === 'they' ? 'reach' : 'reaches'
  const dies = they === 'they' ? 'die' : 'dies'
  return (
    <li>
      <fieldset className={`${css.row} ${open ? css.asked : ''}`}>
        <legend className="visually-hidden">{words.whenMayHaveIt(name)}</legend>
        <div className={`${css.head} ${css.ages}`}>
          {mark}
          <span className="shrink strong anywhere">{name}</span>
          <span className={`${css.answer} shrink anywhere`}>{inShort(answer)}</span>
          <Button look="link" onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
            {open ? shared.done : shared.change}
            <span className="visually-hidden"> {words.whenMayHaveIt2(name)}</span>
          </Button>
        </div>
        <div id={id} className={css.question} hidden={!open}>
          {open && (
            <>
              <Radios
                name={`${id}.young`}
                label={words.mustTheyReachAnAge}
                options={youngOptions}
                labels={{
                  'If they reach it': words.onlyIfTheAgeIChoose(they, takes),
                  'Theirs at once': words.theirsAtOnceLookedAfterUntil,
                }}
                notes={{
                  'If they reach it': words.ifYoungerItGoesToThose(they, dies),
                  'Theirs at once': words.ifBefore18ItIsPart(they, dies, their),
                }}
                value={young}
                onChange={(chosen) => onChange({ age, young: chosen })}
              />
              {young === 'If they reach it' && (
                <Radios
                  name={`${id}.age`}
                  label={words.atWhatAge}
                  hint={`${untilAnAge.executorsHold} ${untilAnAge.thoseWhoWait}`}
                  layout="pills"
                  options={ages}
                  value={`${age}`}
                  onChange={(chosen) => onChange({ young, age: childrenAges[ages.indexOf(chosen)] ?? 18 })}
                />
              )}
            </>
          )}
        </div>
      </fieldset>
    </li>
  )
}

const groupOf = ({ will }: ShareStep) => classesOf(will).find(({ of }) => of === 'My grandchildren')

function AgeOfGrandchildren({ step }: { step: ShareStep }) {
  const group = groupOf(step)
  if (!group) return null
  return (
    <AgeRow
      id="classes.age"
      name={kept.said('Grandchildren')}
      called={{ they: 'they', their: 'their', them: 'them' }}
      mark={<PeopleDisc colour={INK} small />}
      answer={ageAnswerOf(group)}
      onChange={(answer) =>
        step.set('classes.age', (will) => ({
          ...will,
          classes: (will.classes ?? []).map((each) => (each.of === group.of ? withAgeAnswer(each, answer) : each)),
        }))
      }
    />
  )
}

const isSaid = ({ age, young }: Pick<Person, 'age' | 'young'>): boolean => age !== undefined || young !== undefined

/**
 * Everyone but the testator’s own children who is young and may take something, and the grandchildren as a class. Nothing where
 * the operator does not offer it and nothing was said before.
 * @param onlyClass Only the grandchildren who take as a class.
 */
export function LaterAges({ step, onlyClass = false }: { step: ShareStep; onlyClass?: boolean }) {
  const offered = useOffered('ages')
  const { will } = step
  const cards = cardsOf(will, today())
  const people = onlyClass ? [] : othersWhoMayWait(will, today()).filter((person) => offered || isSaid(person))
  const group = groupOf(step)
  const hasClass = group !== undefined && (offered || isSaid(group))
  if (people.length === 0 && !hasClass) return null
  return (
    <section className="above-32">
      <h2 id={LATER_AGES} className={css.heading} tabIndex={-1}>
        {words.whenMayTheYoungHaveIt}
      </h2>
      <ul>
        {people.map((person) => {
          const card = cards.find(({ key }) => key === `person ${person.id}`)
          return (
            card && (
              <AgeRow
                key={person.id}
                id={`persons.${person.id}.age`}
                name={card.name}
                called={card.called}
                mark={<Disc card={card} small />}
                answer={ageAnswerOf(person)}
                onChange={(answer) =>
                  step.set(`persons.${person.id}.age`, (whole) => {
                    const before = personById(whole, person.id)
                    return before ? withChangedItem(whole, 'persons', withAgeAnswer(before, answer)) : whole
                  })
                }
              />
            )
          )
        })}
        {hasClass && <AgeOfGrandchildren step={step} />}
      </ul>
      <p role="status" className="soft small above-8">
        {apartFromClass(will)}
      </p>
    </section>
  )
}
