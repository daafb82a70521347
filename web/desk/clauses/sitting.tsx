import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SignedAtDeskReply, SittingReply, WholeWillReply, WordingsReply } from '#core/api/desk-wordings.ts'
import { tiers, tiersInWords } from '#core/sign-off/tiers.ts'
import { deskCall, read, useMay } from '../api.ts'
import { Page, Pill } from '../pages.tsx'
import { AsItStands, InMadeUpWills, Law, MarkedAll, SinceSigned } from './clause-words.tsx'
import { Signed, SignOffForm, type ToSign, useSignOff } from './sign-off-panel.tsx'

const placeOf = (sitting: string, will?: string): string =>
  `/desk/clauses?${new URLSearchParams({ sitting, ...(will !== undefined && { will }) })}`

/** Where there is no room for the list beside what it holds. */
export function ToList({ to, children }: { to: string; children: string }) {
  return (
    <Link className="to-list" to={to}>
      <span aria-hidden="true">← </span>
      {children}
    </Link>
  )
}

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
          <section key={tier} className="above-28" aria-label={tiersInWords[tier].title}>
            <h2>{tiersInWords[tier].title}</h2>
            <p className="hint">
              {tiersInWords[tier].how} {timeInWords(sum(own, ({ minutes }) => minutes.left))} left.
            </p>
            <ul className="stack gap-8">
              {own
                .toSorted((a, b) => b.changed - a.changed)
                .map((row) => (
                  <li key={row.id}>
                    <Link to={placeOf(row.id)}>{row.title}</Link> <span className="hint">{stateOf(row)}</span>
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
    <section className="read-piece stack gap-12 ruled" aria-label={piece.title}>
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

const toSign = ({ id, hash, read, qualification }: SittingReply): ToSign => ({
  hash,
  words: read.flatMap(({ piece }) => piece.words),
  qualification,
  send: (signed) => deskCall('POST /api/desk/wordings/sitting/sign-off', { body: { id, ...signed } }),
})

/** The pieces that were drawn and in which somebody found something wrong, which waits. */
const wrongIn = ({ tier, read }: SittingReply): number =>
  tier === 'sampled' ? read.filter(({ asked }) => asked.some(({ state }) => state === 'open')).length : 0

/** What was found in a sample so far, by every reader, and what follows from it. */
function Sample({ sitting }: { sitting: SittingReply }) {
  const { read, foundBefore } = sitting
  const wrong = wrongIn(sitting)
  const share = Math.round((100 * wrong) / read.length)
  return (
    <section className="read-piece ruled" aria-label="What is wrong in the sample">
      <p>
        {wrong === 0
          ? `Nothing wrong was found in the ${read.length} that were drawn.`
          : `Something is wrong in ${wrong} of the ${read.length} that were drawn: ${share}%. Nothing is signed before each of them has other words, or an answer that says why it is right. Other words draw another sample, ${foundBefore === 0 ? 'a larger one' : 'larger again'}.`}{' '}
        {foundBefore > 0 && `${foundBefore} found wrong before ${foundBefore === 1 ? 'has' : 'have'} other words now.`}
      </p>
      {wrong === 0 && (
        <p className="hint">
          Where something is wrong, open it alone and ask for a change. Everybody who reads sees it here.
        </p>
      )}
    </section>
  )
}

/** Signs all of a sitting that is not signed, with one passkey. */
function SignSitting({
  sitting,
  onSigned,
}: {
  sitting: SittingReply
  onSigned: (files: SignedAtDeskReply['files']) => void
}) {
  const words = toSign(sitting)
  const form = useSignOff(words)
  return <SignOffForm words={words} title="Sign off all of this" form={form} onSigned={onSigned} />
}

/** What is read in one go, the changed first, and the place to sign it. */
function Sitting({ sitting }: { sitting: SittingReply }) {
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
      {tier === 'sampled' && signed < pieces && <Sample sitting={sitting} />}
      {files ? (
        <Signed files={files} />
      ) : (
        may('sign off words') &&
        signed < pieces &&
        wrongIn(sitting) === 0 && <SignSitting sitting={sitting} onSigned={setFiles} />
      )}
    </article>
  )
}

export function SittingPage({ id }: { id: string }) {
  const sitting = useQuery(read('GET /api/desk/wordings/sitting', { query: { id } }))
  return (
    <Page
      title={sitting.data?.title ?? 'Words'}
      loading={sitting}
      after={<ToList to="/desk/clauses">Everything to read</ToList>}
    >
      {sitting.data && <Sitting key={sitting.data.hash} sitting={sitting.data} />}
    </Page>
  )
}

/** The made-up wills in which what is read here stands, those that read otherwise first. */
function WholeWills({ sitting: { id: sitting, wills } }: { sitting: SittingReply }) {
  return wills.length === 0 ? null : (
    <details className="read-piece stack gap-12 ruled" open={wills.some(({ otherwise }) => otherwise > 0)}>
      <summary>
        {wills.length === 1 ? 'A made-up will' : `${wills.length} made-up wills`} to read whole, with documents and
        advice
      </summary>
      <ul className="stack gap-8">
        {wills.map(({ id, title, otherwise }) => (
          <li key={id}>
            <Link to={placeOf(sitting, id)}>{title}</Link>{' '}
            {otherwise > 0 && (
              <Pill tone="caution">{otherwise === 1 ? 'a line' : `${otherwise} lines`} otherwise than signed</Pill>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Clause({ clause: { heading, lines, isRead } }: { clause: WholeWillReply['clauses'][number] }) {
  return (
    <section aria-label={heading} className={isRead ? 'of-sitting' : undefined}>
      <h2>{heading}</h2>
      {lines.map(({ stretches }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <p key={at}>
          <MarkedAll stretches={stretches} />
        </p>
      ))}
    </section>
  )
}

const levels: Readonly<Record<string, string>> = {
  block: 'Stops the customer',
  refer: 'Sends the customer to a solicitor',
  warn: 'Is read before paying',
}

function WholeWill({ will: { clauses, advice, pack } }: { will: WholeWillReply }) {
  return (
    <article className="words whole-will">
      <p className="lead">
        Nobody in it lives. It is drafted as the will of a customer is. A line beside a clause marks what you are
        reading; what changed since it was signed is marked in it.
      </p>
      <div className="made-up">
        <div className="sentences below-12">
          {clauses.map((clause) => (
            <Clause key={clause.piece} clause={clause} />
          ))}
        </div>
      </div>
      <section className="above-28" aria-label="What the testator is told">
        <h2>What the testator is told</h2>
        {advice.length === 0 && <p className="hint">Nothing is said against it.</p>}
        {advice.map(({ level, words, isRead }) => (
          <p key={words} className={isRead ? 'of-sitting' : undefined}>
            <span className="hint">{levels[level]}: </span>
            {words}
          </p>
        ))}
      </section>
      <section className="above-28" aria-label="Documents that go with it">
        <h2>Documents that go with it</h2>
        {pack.map(({ title, text }) => (
          <details key={title}>
            <summary>{title}</summary>
            <div className="as-text tall-8">{text}</div>
          </details>
        ))}
      </section>
    </article>
  )
}

/** A made-up will, whole, beside one of the sittings. */
export function WholeWillPage({ sitting, id }: { sitting: string; id: string }) {
  const will = useQuery(read('GET /api/desk/wordings/whole-will', { query: { sitting, id } }))
  return (
    <Page
      title={will.data?.title ?? 'A made-up will'}
      loading={will}
      after={<ToList to={placeOf(sitting)}>What is signed</ToList>}
    >
      {will.data && <WholeWill will={will.data} />}
    </Page>
  )
}
