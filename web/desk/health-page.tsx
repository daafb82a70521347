import type { HealthReply, JobsReply } from '#core/api/desk-queues.ts'
import { read, useRead } from './api.ts'
import { QueuePage } from './pages.tsx'
import { Pill, type Tone } from './table.tsx'
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
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <Pill tone={tones[state]}>{says}</Pill>
              {todo !== undefined && <span className="todo">{todo}</span>}
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
      keyOf={({ name }) => name}
      empty="No server has run yet."
      columns={[
        { head: 'What', cell: ({ name }) => name },
        { head: 'State', cell: ({ state: [tone, says] }) => <Pill tone={tone}>{says}</Pill> },
        { head: 'Last done', cell: ({ done }) => (done === undefined ? '–' : momentOf(done)) },
        { head: 'Next', cell: ({ due }) => (due === undefined ? 'Never' : momentOf(due)) },
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
      keyOf={({ id }) => id}
      empty="Nothing is checked."
      columns={[
        { head: 'What', cell: ({ title }) => title },
        { head: 'State', cell: ({ state }) => <Pill tone={tones[state]}>{state}</Pill> },
        { head: 'In short', cell: ({ says }) => says },
        { head: 'What to do', cell: ({ todo }) => todo ?? 'Nothing' },
      ]}
    />
  )
}
