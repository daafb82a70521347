import { useState } from 'react'
import type { Fraction } from '#core/estate/fraction.ts'
import { outcome } from '#core/estate/outcome.ts'
import type { Taking } from '#core/estate/taking.ts'
import { percentInWords } from '#core/formats/amounts.ts'
import { charityById, inheritors, personById } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from '../client/today.ts'
import pageCss from '../pages/simple-page.module.css'
import { describeCharity, describePerson, listed } from '../people/describe.ts'
import css from './summary.module.css'
import { type ShownShare, WhoGetsWhat } from './who-gets-what.tsx'

/** "60%" where that is exact to the hundredth, else "4/7": a rounded share would be a wrong one. */
const shareInWords = (share: Fraction): string => {
  const hundredths = share.numerator * 10_000n
  return hundredths % share.denominator === 0n
    ? `${percentInWords(Number(hundredths / share.denominator))}%`
    : share.toString()
}

const partOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

const personNote = (person: Person | undefined, held: boolean): string =>
  [person && describePerson(person), held && 'held until 18'].filter(Boolean).join(' · ')

const shown = (will: Will, taking: Taking): ShownShare => {
  const share = { share: shareInWords(taking.share), part: partOf(taking.share) }
  switch (taking.type) {
    case 'person':
      return {
        ...share,
        key: `person ${taking.id}`,
        name: taking.name,
        note: personNote(personById(will, taking.id), taking.heldUntil18),
      }
    case 'charity': {
      const charity = charityById(will, taking.id)
      return { ...share, key: `charity ${taking.id}`, name: taking.name, note: charity ? describeCharity(charity) : '' }
    }
    case 'child':
      return {
        ...share,
        key: `children of ${taking.of}`,
        name: `Children of ${personById(will, taking.of)?.fullname}`,
        note: 'if there are any, equally',
      }
    case 'next-of-kin':
      return {
        ...share,
        key: 'next of kin',
        name: 'Your next of kin',
        note: taking.passedOver.length > 0 ? `leaving out ${listed.format(taking.passedOver)}` : '',
      }
  }
}

/** Whoever's share passes to their children is taken to leave some: that is what the answer is for. */
const failure = (will: Will, id: number) => ({
  person: id,
  ...(personById(will, id)?.estateIfDie === 'Pass to their children' && { livingChildren: 1 }),
})

/** Those whose death would change the picture: whoever shares now, and whoever takes in their place. */
const candidates = (will: Will, takings: readonly Taking[], failed: readonly number[]): Person[] => {
  const named = [
    ...inheritors(will).flatMap((heir) => (heir.kind === 'person' ? [heir.person.id] : [])),
    ...failed,
    ...takings.flatMap((taking) => (taking.type === 'person' ? [taking.id] : [])),
  ]
  return [...new Set(named)].flatMap((id) => personById(will, id) ?? [])
}

/** Who takes what is left, today and if people die first. */
export function WhatIf({ will }: { will: Will }) {
  const [failed, setFailed] = useState<readonly number[]>([])
  const takings = outcome(
    will,
    failed.map((id) => failure(will, id)),
    today(),
  )
  const toggle = (id: number) =>
    setFailed((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  return (
    <section className={pageCss.panel}>
      <div className={css.heading}>
        <h2>Who gets what</h2>
        <span>of your estate after gifts and debts</span>
      </div>
      <WhoGetsWhat shares={takings.map((taking) => shown(will, taking))} />
      <fieldset className={css.whatIf}>
        <legend>What if</legend>
        {candidates(will, takings, failed).map((person) => (
          <button
            key={person.id}
            type="button"
            className={css.chip}
            aria-pressed={failed.includes(person.id)}
            onClick={() => toggle(person.id)}
          >
            {person.fullname} dies before me
          </button>
        ))}
      </fieldset>
    </section>
  )
}
