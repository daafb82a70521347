import type { HealthReply } from '#core/api/desk-queues.ts'
import { read, useRead } from './api.ts'
import { QueuePage } from './pages.tsx'
import { Pill, type Tone } from './table.tsx'

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
