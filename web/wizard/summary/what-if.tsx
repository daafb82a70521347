import { useState } from 'react'
import { describeBeneficiary } from '#core/estate/describe-beneficiary.ts'
import type { BeneficiaryShare } from '#core/estate/distribution.ts'
import { diesFirst, outcome } from '#core/estate/distribution.ts'
import type { Fraction } from '#core/estate/fraction.ts'
import { describeShare } from '#core/estate/fraction.ts'
import { laterChildrenMayTake } from '#core/will/later-children.ts'
import { charityById, inheritors, personById, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { today } from '../../api/today.ts'
import { describeCharity, describePerson } from '../../features/people/describe.ts'
import pageCss from '../../ui/plain-page.module.css'
import css from '../../ui/summary.module.css'

type ShownShare = { key: string; name: string; note: string; part: number; share: string }

const ESTATE_HEIGHT = 170
const ROW_GAP = 14
const ROW_LEAST = 50
const colours = ['#2f4a94', '#90a5e2', '#d23b6b', '#4f7a8c', '#c9a24b', '#7b5ea7']

type Band = ShownShare & { colour: string; from: number; to: number; thick: number; row: number }

/** A band per share, as wide as the share, from the estate on the left to a row per beneficiary on the right. */
const bands = (shares: readonly ShownShare[]): { bands: Band[]; height: number } => {
  const rows = shares.map((share) => Math.max(ROW_LEAST, share.part * ESTATE_HEIGHT))
  const height = rows.reduce((sum, row) => sum + row, 0) + ROW_GAP * (shares.length - 1)
  let left = (height - ESTATE_HEIGHT) / 2
  let right = 0
  const drawn = shares.map((share, index): Band => {
    const row = rows[index] ?? ROW_LEAST
    const thick = share.part * ESTATE_HEIGHT
    const band = {
      ...share,
      thick,
      row,
      colour: colours[index % colours.length] ?? '#2f4a94',
      from: left,
      to: right + (row - thick) / 2,
    }
    left += thick
    right += row + ROW_GAP
    return band
  })
  return { bands: drawn, height: Math.max(height, ESTATE_HEIGHT) }
}

const shape = ({ from, to, thick }: Band): string =>
  `M0 ${from} C50 ${from} 50 ${to} 100 ${to} V${to + thick} C50 ${to + thick} 50 ${from + thick} 0 ${from + thick} Z`

/** Who takes the residue: a picture, and the same facts as a table for screen readers. */
function WhoGetsWhat({ shares }: { shares: readonly ShownShare[] }) {
  const { bands: drawn, height } = bands(shares)
  return (
    <div className={css.flow}>
      <span className={css.estate} aria-hidden="true">
        Your estate
      </span>
      <svg
        className={css.bands}
        viewBox={`0 0 100 ${height}`}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect x="0" y={(height - ESTATE_HEIGHT) / 2} width="3" height={ESTATE_HEIGHT} fill="#131c36" />
        {drawn.map((band) => (
          <path key={band.key} d={shape(band)} fill={band.colour} transform="translate(3 0) scale(.97 1)" />
        ))}
      </svg>
      <table className={css.takers}>
        <caption className="visually-hidden">Shares of your estate after gifts and debts</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((band) => (
            <tr key={band.key} style={{ height: band.row + ROW_GAP }}>
              <th scope="row">
                <span className={css.taker}>{band.name}</span>
                <span className={css.note}>{band.note}</span>
              </th>
              <td>{band.share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

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
      return `if they leave any, ${note}`
    case 'later-child':
    case 'grandchildren':
    case 'grandchild':
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

/** The people whose death would change the shares: the beneficiaries, and those who take in their place. */
const candidates = (will: Will, takings: readonly BeneficiaryShare[], failed: readonly number[]): Person[] => {
  const named = [
    ...inheritors(will).flatMap((heir) => (heir.kind === 'person' ? [heir.person.id] : [])),
    ...failed,
    ...takings.flatMap((taking) => (taking.type === 'person' ? [taking.id] : [])),
  ]
  return [...new Set(named)].flatMap((id) => personById(will, id) ?? [])
}

/** Who takes the residue today, and if some of the people die first. */
export function WhatIf({ will }: { will: Will }) {
  const [failed, setFailed] = useState<readonly number[]>([])
  const [laterChild, setLaterChild] = useState(false)
  const later = { livingChildren: laterChild ? 1 : 0 }
  const takings = outcome(will, personsOf(will, failed).map(diesFirst), today(), later)
  const toggle = (id: number) =>
    setFailed((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  const shares = takings.map((taking) => shown(will, taking))
  const supposing = failed.length > 0 || laterChild
  return (
    <section className={pageCss.panel}>
      <div className={css.heading}>
        <h2>Who gets what</h2>
        <span>of your estate after gifts and debts</span>
      </div>
      <WhoGetsWhat shares={shares} />
      <p className="visually-hidden" role="status">
        {supposing && `Then: ${shares.map(({ name, share }) => `${name}, ${share}`).join('; ')}.`}
      </p>
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
            {person.fullname} has died
          </button>
        ))}
        {laterChildrenMayTake(will) && (
          <button
            type="button"
            className={css.chip}
            aria-pressed={laterChild}
            onClick={() => setLaterChild((before) => !before)}
          >
            {will.haveChildren === 'Yes' ? 'I have another child later' : 'I have a child later'}
          </button>
        )}
      </fieldset>
    </section>
  )
}
