import { useState } from 'react'
import type { BeneficiaryShare } from '#core/estate/distribution.ts'
import { describeBeneficiary, diesFirst, outcome } from '#core/estate/distribution.ts'
import type { Fraction } from '#core/estate/fraction.ts'
import { describeShare } from '#core/estate/fraction.ts'
import { charityById, inheritors, personById, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import pageCss from '../../ui/plain-page.module.css'
import css from './summary.module.css'
import { type ShownShare, WhoGetsWhat } from './who-gets-what.tsx'

const partOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

const noteOf = (will: Will, taking: BeneficiaryShare): string => {
  const { note } = describeBeneficiary(will, taking)
  switch (taking.type) {
    case 'person': {
      const person = personById(will, taking.id)
      return [person && describePerson(person), note].filter(Boolean).join(' · ')
    }
    case 'charity': {
      const charity = charityById(will, taking.id)
      return charity ? describeCharity(charity) : note
    }
    case 'child':
      return `if there are any, ${note}`
    case 'next-of-kin':
      return note
  }
}

const shown = (will: Will, taking: BeneficiaryShare): ShownShare => ({
  key: `${taking.type} ${'id' in taking ? taking.id : 'of' in taking ? taking.of : ''}`,
  name: describeBeneficiary(will, taking).name,
  note: noteOf(will, taking),
  share: describeShare(taking.share),
  part: partOf(taking.share),
})

/** Those whose death would change the picture: whoever shares now, and whoever takes in their place. */
const candidates = (will: Will, takings: readonly BeneficiaryShare[], failed: readonly number[]): Person[] => {
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
  const takings = outcome(will, personsOf(will, failed).map(diesFirst), today())
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
