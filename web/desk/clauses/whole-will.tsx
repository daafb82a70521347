import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SittingReply, WholeWillReply } from '#core/api/desk-wordings.ts'
import { read } from '../api.ts'
import { Page } from '../shell.tsx'
import { Pill } from '../table.tsx'
import { MarkedAll } from './clause-words.tsx'

const addressOf = (sitting: string, will?: string): string =>
  `/desk/clauses?${new URLSearchParams({ sitting, ...(will !== undefined && { will }) })}`

/** The made-up wills in which what is read here stands, those that read otherwise first. */
export function WholeWills({ sitting: { id: sitting, wills } }: { sitting: SittingReply }) {
  return wills.length === 0 ? null : (
    <details className="read-piece" open={wills.some(({ otherwise }) => otherwise > 0)}>
      <summary>
        {wills.length === 1 ? 'A made-up will' : `${wills.length} made-up wills`} to read whole, with documents and
        advice
      </summary>
      <ul className="sittings">
        {wills.map(({ id, title, otherwise }) => (
          <li key={id}>
            <Link to={addressOf(sitting, id)}>{title}</Link>{' '}
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

function Read({ will: { clauses, advice, pack } }: { will: WholeWillReply }) {
  return (
    <article className="words whole-will">
      <p className="lead">
        Nobody in it lives. It is drafted as the will of a customer is. A line beside a clause marks what you are
        reading; what changed since it was signed is marked in it.
      </p>
      <div className="made-up">
        <div className="sentences">
          {clauses.map((clause) => (
            <Clause key={clause.piece} clause={clause} />
          ))}
        </div>
      </div>
      <section className="earlier" aria-label="What the testator is told">
        <h2>What the testator is told</h2>
        {advice.length === 0 && <p className="hint">Nothing is said against it.</p>}
        {advice.map(({ level, words, isRead }) => (
          <p key={words} className={isRead ? 'of-sitting' : undefined}>
            <span className="hint">{levels[level]}: </span>
            {words}
          </p>
        ))}
      </section>
      <section className="earlier" aria-label="Documents that go with it">
        <h2>Documents that go with it</h2>
        {pack.map(({ title, text }) => (
          <details key={title}>
            <summary>{title}</summary>
            <div className="as-text">{text}</div>
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
      after={
        <Link className="to-list" to={addressOf(sitting)}>
          <span aria-hidden="true">← </span>
          What is signed
        </Link>
      }
    >
      {will.data && <Read will={will.data} />}
    </Page>
  )
}
