/** How the service runs, and what was done in it. */
import { useSearchParams } from 'react-router'
import type { HealthReply, JobsReply } from '#core/api/desk-queues.ts'
import { read, readPaged, useRead } from './api.ts'
import { KeyHints } from './keys.tsx'
import { Pill, QueuePage, type Tone } from './pages.tsx'
import { momentOf } from './words.ts'

type Check = HealthReply['checks'][number]

const tones: Readonly<Record<Check['state'], Tone>> = { well: 'good', look: 'caution', wrong: 'danger' }

/** The states of the service beside the list of the day. */
export function HealthColumn() {
  const { data, error } = useRead('GET /api/desk/health')
  return (
    <aside aria-label="Health">
      <h2>Health</h2>
      {error && <p role="alert">{error.message}</p>}
      <dl className="states">
        {data?.checks.map(({ id, title, state, says, todo }) => (
          <div key={id} className="line wrap spread tall-8">
            <dt>{title}</dt>
            <dd className="push to-end">
              <Pill tone={tones[state]}>{says}</Pill>
              {todo !== undefined && <span className="block soft fine above-4">{todo}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h2>What you may see</h2>
      <p className="hint">
        A will opens only after you take it and the customer asked for a reader. Every opening is noted and shown to
        them.
      </p>
    </aside>
  )
}

const stateOf = ({ failures, due }: JobsReply['jobs'][number]): readonly [Tone, string] => {
  if (failures > 0) return ['danger', failures === 1 ? 'failed once' : `failed ${failures} times`]
  // A job is looked for every few seconds, so that one that is due for an hour waits for a server.
  return Date.parse(due) < Date.now() - 60 * 60_000 ? ['caution', 'late'] : ['good', 'well']
}

/** What is done every so often, and what was given up. */
export function JobsPage() {
  return (
    <QueuePage
      title="Jobs"
      read={read('GET /api/desk/jobs')}
      stacks
      lead="Each is done by one of the servers. One that fails is tried again, each time later, until its next run."
      caption="What is done every so often"
      rows={({ jobs, givenUp }) => [
        ...jobs.map((job) => ({ ...job, state: stateOf(job) })),
        ...givenUp.map(({ kind, count, last }) => ({
          name: `Mail: ${kind}`,
          done: undefined,
          due: undefined,
          state: ['danger', `${count} given up, the last ${momentOf(last)}`] as const,
        })),
      ]}
      empty="No server has run yet."
      columns={[
        ['What', ({ name }) => name],
        ['State', ({ state: [tone, says] }) => <Pill tone={tone}>{says}</Pill>],
        ['Last done', ({ done }) => (done === undefined ? '–' : momentOf(done))],
        ['Next', ({ due }) => (due === undefined ? 'Never' : momentOf(due))],
      ]}
    />
  )
}

/** The same states on a page of their own, with what to do. */
export function HealthPage() {
  return (
    <QueuePage
      title="Health"
      read={read('GET /api/desk/health')}
      stacks
      caption="The states of the service"
      rows={({ checks }) => checks}
      empty="Nothing is checked."
      columns={[
        ['What', ({ title }) => title],
        ['State', ({ state }) => <Pill tone={tones[state]}>{state}</Pill>],
        ['In short', ({ says }) => says],
        ['What to do', ({ todo }) => todo ?? 'Nothing'],
      ]}
    />
  )
}

/** Every view and act of the people here, newest first. Nothing in it can be changed. */
export function DonePage() {
  const [params] = useSearchParams()
  const before = params.get('before')
  return (
    <QueuePage
      title="What was done"
      read={readPaged('GET /api/desk/done', { query: before === null ? {} : { before } })}
      after={(reply) =>
        reply && (
          <Pill tone={reply.unbroken ? 'good' : 'danger'}>
            {reply.unbroken ? 'complete' : 'a row is missing or was changed'}
          </Pill>
        )
      }
      stacks
      caption="What was done, newest first"
      rows={({ rows }) => rows}
      empty="Nothing was done yet."
      pages={({ rows, more }) => ({
        newer: before === null ? undefined : '.',
        older: more ? `?before=${rows.at(-1)?.id}` : undefined,
      })}
      columns={[
        ['When', ({ at }) => momentOf(at)],
        ['Who', ({ who, role }) => `${who}${role === undefined ? '' : `, ${role}`}`],
        ['What', ({ act: what }) => what],
        ['About', ({ about }) => about],
        ['Why', ({ reason }) => reason ?? '', 'wide'],
      ]}
      foot={<KeyHints pages />}
    />
  )
}
