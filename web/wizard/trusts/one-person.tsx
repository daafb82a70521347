import { type ReactNode, useState } from 'react'
import { stepNamed } from '#core/journey/steps.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { listed } from '#core/text/names.ts'
import { lastShares } from '#core/will/equal-shares.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { adultCandidatesOf, candidatesOf, isBody } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { shared } from '#words/en/trusts.ts'
import { today } from '../../api/today.ts'
import { PersonDialog } from '../../features/people/person-dialog.tsx'
import { Disc } from '../../features/picture/disc.tsx'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import layout from '../../ui/field.module.css'
import type { FieldProps } from '../../ui/field.tsx'
import { AskedAt } from '../steps/how-shared.tsx'

const BACKUPS = 'will.beneficiaries.backup-action'

/** One for whom something is held: nobody who comes last in the will, unless they were chosen before that was said. */
export function OneFirst({
  alsoLater = false,
  ...question
}: Parameters<typeof OnePerson>[0] & { alsoLater?: boolean }) {
  const { will, value, name } = question
  const last = lastShares(will).persons.map(({ id }) => id)
  const later = candidatesOf(will).filter(({ id }) => last.includes(id) || (alsoLater && id === value))
  return (
    <>
      <OnePerson {...question} except={last.filter((id) => id !== value)} />
      {later.length > 0 && (
        <p className={layout.more}>
          {shared.cannotHaveItFirst(kept.names(listed.format(later.map((person) => fullNameApart(person, will)))))}{' '}
          <AskedAt field={name} at={BACKUPS} says={stepNamed(BACKUPS).title} />
        </p>
      )}
    </>
  )
}

/** One person of the will, an adult unless the question is about the young too, or one who is added to it here. */
export function OnePerson({
  will,
  value,
  onChange,
  except = [],
  young = false,
  untitled = false,
  more,
  ...question
}: FieldProps & {
  label: string
  will: Will
  /** The id of the person chosen. */
  value: number | undefined
  onChange: (id: number) => void
  /** The ids of people who cannot be chosen. */
  except?: readonly number[]
  /** People under 18 can be chosen too. */
  young?: boolean
  /** No heading over it asks the question. */
  untitled?: boolean
  /** What stands beside the way to add a person. */
  more?: ReactNode
}) {
  const [adding, setAdding] = useState(false)
  const cards = cardsOf(will, today())
  const people = (young ? candidatesOf(will) : adultCandidatesOf(will, today())).filter(
    (person) => !isBody(person) && !except.includes(person.id),
  )
  const cardOf = (id: number) => cards.find(({ key }) => key === `person ${id}`)
  return (
    <>
      <Radios
        {...question}
        hideLegend={!untitled}
        layout="columns"
        options={people.map(({ id }) => `${id}`)}
        labels={Object.fromEntries(people.map((person) => [`${person.id}`, fullNameApart(person, will)]))}
        notes={Object.fromEntries(people.map(({ id }) => [`${id}`, cardOf(id)?.note ?? '']))}
        marks={Object.fromEntries(
          people.flatMap(({ id }) => {
            const card = cardOf(id)
            return card ? [[`${id}`, <Disc key={id} card={card} small />]] : []
          }),
        )}
        value={people.some(({ id }) => id === value) ? `${value}` : undefined}
        onChange={(id) => onChange(Number(id))}
      />
      <p className={layout.more} data-field={question.name}>
        <Button label={shared.addAPerson} look="link" onClick={() => setAdding(true)} />
        {more}
      </p>
      {adding && (
        <PersonDialog
          will={will}
          addAs="Person"
          title={question.label}
          under18={young ? undefined : 'TRUST_PERSON_UNDER_18'}
          onSaved={async (id) => onChange(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
