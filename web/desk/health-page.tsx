import type { HealthReply } from '#core/api/desk-queues.ts'
import { useRead } from './api.ts'
import { Page } from './shell.tsx'
import { DeskTable, Pill, type Tone } from './table.tsx'

type Check = HealthReply['checks'][number]

const tones: Readonly<Record<Check['state'], Tone>> = { well: 'good', look: 'caution', wrong: 'danger' }
const words: Readonly<Record<Check['state'], string>> = { well: 'well', look: 'look', wrong: 'wrong' }

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
  const health = useRead('GET /api/desk/health')
  return (
    <Page title="Health" loading={health}>
      <DeskTable
        stacks
        caption="The states of the service"
        columns={[
          { head: 'What', cell: ({ title }) => title },
          { head: 'State', cell: ({ state }) => <Pill tone={tones[state]}>{words[state]}</Pill> },
          { head: 'In short', cell: ({ says }) => says },
          { head: 'What to do', cell: ({ todo }) => todo ?? 'Nothing' },
        ]}
        rows={health.data?.checks ?? []}
        keyOf={({ id }) => id}
        empty="Nothing is checked."
      />
    </Page>
  )
}
