import type { DeskExperiment } from '#core/api/desk-finance.ts'
import {
  differenceInterval,
  LEAST_DIFFERENCE,
  rateInterval,
  type Verdict,
  verdictOn,
  visitorsNeeded,
} from '#core/funnel/experiment.ts'
import { experimentFunnels } from '#core/journey/public-pages.ts'
import { Do, deskAct, Said } from './acts.tsx'
import { act, read, useMay } from './api.ts'
import { Refusal, useSending } from './forms.tsx'
import { DeskTable, Pill, RecordPage, type State } from './pages.tsx'

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`

const verdicts: Readonly<Record<Verdict, State>> = {
  'not yet': { says: 'not yet', tone: 'quiet' },
  better: { says: 'more sign up', tone: 'good' },
  worse: { says: 'fewer sign up', tone: 'caution' },
  'no difference': { says: 'no difference found', tone: 'quiet' },
}

/** What can be decided: the sentence under a table. */
const rule = (sides: number): string =>
  `Decide when each side has been shown to ${visitorsNeeded(sides).toLocaleString('en-GB')} visitors, and not before: that many show a difference of ${LEAST_DIFFERENCE * 100} in 100. Differences seen earlier come and go by chance.`

function Experiment({ experiment, otherRuns }: { experiment: DeskExperiment; otherRuns: string | null }) {
  const { name, funnel, running, sides } = experiment
  const params = { name }
  const may = useMay()
  const { refusal, standing, press, leave } = useSending()
  const [first] = sides
  const needed = visitorsNeeded(sides.length)
  const decided = sides.every(({ shown }) => shown >= needed)
  return (
    <section>
      <div className="section-head row wrap gap-12 below-8">
        <h2>
          {name} <span className="soft">on {funnel}</span>
        </h2>
        <Pill tone={running ? 'good' : 'quiet'}>{running ? 'on' : 'off'}</Pill>
        {may(running ? 'stop an experiment' : 'start an experiment') && (
          <button
            className="push"
            {...press((over) =>
              running
                ? act('POST /api/desk/experiments/{name}/stop', { params })
                : act('POST /api/desk/experiments/{name}/start', { params, body: { over: over ?? otherRuns } }),
            )}
          >
            {running ? 'Stop' : 'Start'} {standing !== undefined && 'anyway'}{' '}
            <span className="visually-hidden">{name}</span>
          </button>
        )}
        {standing !== undefined && (
          <button type="button" className="push" onClick={leave}>
            Leave {standing} on
          </button>
        )}
      </div>
      <Refusal>{refusal}</Refusal>
      <DeskTable
        stacks
        caption={`The sides of ${name}`}
        columns={[
          ['Side', ({ url }) => url ?? 'the page itself'],
          ['Weight', ({ weight }) => weight, 'figures wide'],
          ['Shown', ({ shown }) => shown.toLocaleString('en-GB'), 'figures'],
          ['Signed up', ({ signedUp }) => signedUp.toLocaleString('en-GB'), 'figures'],
          [
            'Of a hundred',
            (side) => {
              const { from, to } = rateInterval(side, sides.length - 1)
              return side.shown === 0 ? '–' : `${percent(from)} to ${percent(to)}`
            },
            'figures',
          ],
          [
            'Against the first',
            (side) => {
              if (!first || side === first) return '–'
              const { from, to } = differenceInterval(first, side, sides.length - 1)
              return `${points(from)} to ${points(to)}`
            },
            'figures wide',
          ],
          [
            'Verdict',
            (side) => {
              if (!first || side === first) return ''
              return <Pill {...verdicts[verdictOn(first, side, sides.length)]} />
            },
          ],
        ]}
        rows={sides}
      />
      <p className="hint">
        {decided && running ? 'It has been shown to enough visitors: stop it, and keep the side that you want. ' : ''}
        {rule(sides.length)}
      </p>
    </section>
  )
}

const making = deskAct({
  title: 'New experiment',
  may: 'make an experiment',
  says: <p>It does not run until it is started.</p>,
  fields: {
    name: { label: 'Name', hint: 'Small letters, digits and hyphens.', maxLength: 60, spellCheck: false },
    funnel: { label: 'Visitors of', options: experimentFunnels, first: experimentFunnels[0] ?? '' },
    sides: {
      label: 'Sides',
      hint: 'One on each line, with its weight: stay=50 for the page itself, /prices=50 for another public page.',
      rows: 3,
      maxLength: 3000,
    },
  },
  button: 'Make it',
  send: async ({ name, funnel, sides }) => {
    const lines = sides.split('\n').filter((line) => line.trim() !== '')
    await act('POST /api/desk/experiments', { body: { name: name.trim(), funnel, sides: lines } })
    return `${name.trim()} can be started now.`
  },
})

/** Experiments with their counts, where the true rates are likely to be, and when they may be acted on. */
export function ExperimentsPage() {
  return (
    <RecordPage
      title="Experiments"
      after={() => <Do act={making} />}
      read={read('GET /api/desk/experiments')}
      blocks={({ experiments: all }) => (
        <>
          <Said />
          {all.length === 0 ? (
            <p className="empty">There are no experiments yet.</p>
          ) : (
            <p className="hint">
              A visitor keeps their side for a day only if they accept cookies. Any other is drawn again on each visit,
              and may see both sides.
            </p>
          )}
          {all.map((experiment) => (
            <Experiment
              key={experiment.name}
              experiment={experiment}
              otherRuns={
                all.find(
                  ({ name, funnel, running }) => running && funnel === experiment.funnel && name !== experiment.name,
                )?.name ?? null
              }
            />
          ))}
        </>
      )}
    />
  )
}
