import { useState } from 'react'
import { Link } from 'react-router'
import type { SignedAtDeskReply, SittingReply, WordingsReply } from '#core/api/desk-wordings.ts'
import { tiers, tiersInWords } from '#core/sign-off/tiers.ts'
import { deskCall } from '../api.ts'
import { useMay } from '../person.ts'
import { AsItStands, InMadeUpWills, SinceSigned } from './clause-words.tsx'
import { Law } from './law.tsx'
import { Signed, SignOffForm, type ToSign, useSignOff } from './sign-off-panel.tsx'
import { WholeWills } from './whole-will.tsx'

type Row = WordingsReply['sittings'][number]

/** "3 hours 20 minutes" */
const timeInWords = (minutes: number): string => {
  const whole = Math.ceil(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ].join(' ')
}

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0)

const stateOf = ({ pieces, signed, changed, minutes }: Row): string =>
  signed === pieces
    ? 'signed'
    : changed > 0
      ? `${changed} changed, ${timeInWords(minutes.left)}`
      : `not signed, ${timeInWords(minutes.left)}`

/** Everything to read, by how closely: how much of it is signed, and how long the rest takes. */
export function Sittings({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <p className="lead">
        {timeInWords(sum(rows, ({ minutes }) => minutes.left))} of{' '}
        {timeInWords(sum(rows, ({ minutes }) => minutes.all))} left to read, at 200 words a minute and a minute for each
        rule.
      </p>
      {tiers.map((tier) => {
        const own = rows.filter((row) => row.tier === tier)
        return (
          <section key={tier} className="earlier" aria-label={tiersInWords[tier].title}>
            <h2>{tiersInWords[tier].title}</h2>
            <p className="hint">
              {tiersInWords[tier].how} {timeInWords(sum(own, ({ minutes }) => minutes.left))} left.
            </p>
            <ul className="sittings">
              {own
                .toSorted((a, b) => b.changed - a.changed)
                .map((row) => (
                  <li key={row.id}>
                    <Link to={`/desk/clauses?${new URLSearchParams({ sitting: row.id })}`}>{row.title}</Link>{' '}
                    <span className="hint">{stateOf(row)}</span>
                  </li>
                ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** One piece of a sitting: its law, what changed in it, its words with the rules that choose them, and made-up wills. */
function Read({ wording }: { wording: SittingReply['read'][number] }) {
  const { piece, standing, rules } = wording
  return (
    <section className="read-piece" aria-label={piece.title}>
      <h2>{piece.title}</h2>
      <p className="hint">
        {piece.when} {piece.follows !== undefined && <>It stands after “{piece.follows}”.</>}
      </p>
      <Law law={piece.law} />
      {standing === 'changed' ? (
        <SinceSigned wording={wording} />
      ) : (
        <AsItStands words={piece.words} chosen={piece.chosen} />
      )}
      {standing === 'changed' && rules.length > 0 && (
        <details>
          <summary>All of it, with its rules</summary>
          <AsItStands words={piece.words} chosen={piece.chosen} />
        </details>
      )}
      {(piece.examples?.length ?? 0) > 0 && (
        <details>
          <summary>In made-up wills</summary>
          <InMadeUpWills examples={piece.examples ?? []} />
        </details>
      )}
      <Link to={`/desk/clauses?${new URLSearchParams({ kind: piece.kind, words: piece.id })}`}>
        Alone, or ask for a change<span className="visually-hidden"> of {piece.title}</span>
      </Link>
    </section>
  )
}

const toSign = ({ id, hash, read, tier, qualification }: SittingReply, faults: number): ToSign => ({
  hash,
  words: read.flatMap(({ piece }) => piece.words),
  qualification,
  send: (signed) =>
    deskCall('POST /api/desk/wordings/sitting/sign-off', {
      // The server says what follows from a fault.
      body: { id, ...signed, ...(tier === 'sampled' && { faults: faults as 0 }) },
    }),
})

/** Signs all of a sitting that is not signed, with one passkey. */
function SignSitting({
  sitting,
  onSigned,
}: {
  sitting: SittingReply
  onSigned: (files: SignedAtDeskReply['files']) => void
}) {
  const [faults, setFaults] = useState(0)
  const words = toSign(sitting, faults)
  const form = useSignOff(words)
  return (
    <>
      {sitting.tier === 'sampled' && (
        <label className="kinds">
          <span>In how many of these {sitting.read.length} is something wrong?</span>
          <input
            type="number"
            min={0}
            max={sitting.read.length}
            value={faults}
            onChange={({ target }) => setFaults(Number(target.value))}
          />
        </label>
      )}
      <SignOffForm words={words} title="Sign off all of this" form={form} onSigned={onSigned} />
    </>
  )
}

/** What is read in one go, the changed first, and the place to sign it. */
export function SittingPage({ sitting }: { sitting: SittingReply }) {
  const may = useMay()
  const [files, setFiles] = useState<SignedAtDeskReply['files']>()
  const { tier, pieces, signed, minutes, read, when } = sitting
  return (
    <article className="words">
      <p className="lead">
        {when} {tiersInWords[tier].how} {signed} of {pieces} signed; {timeInWords(minutes.left)} left to read.
      </p>
      <WholeWills sitting={sitting} />
      {read.map((wording) => (
        <Read key={wording.piece.id} wording={wording} />
      ))}
      {files ? (
        <Signed files={files} />
      ) : (
        may('sign off words') && signed < pieces && <SignSitting sitting={sitting} onSigned={setFiles} />
      )}
    </article>
  )
}
