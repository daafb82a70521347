import { useState } from 'react'
import type { WaitingRow } from '#core/api/desk-queues.ts'
import { act, useMay, useToday } from './api.ts'
import { useSending } from './forms.tsx'
import { HealthColumn } from './health-page.tsx'
import { Icon, type IconName } from './icons.tsx'
import { KeyHints } from './keys.tsx'
import { DeskTable, Listed, Page, Pill } from './pages.tsx'
import { momentOf, ownerOf, promiseInWords, sinceInWords, timeOf } from './words.ts'

type Kind = WaitingRow['kind']

const kinds: Readonly<Record<Kind, { readonly icon: IconName; readonly name: string; readonly path: string }>> = {
  'will to read': { icon: 'readings', name: 'Will', path: '/desk/readings' },
  print: { icon: 'prints', name: 'Order', path: '/desk/prints' },
  message: { icon: 'messages', name: 'Message', path: '/desk/messages' },
  review: { icon: 'reviews', name: 'Review', path: '/desk/reviews' },
  refund: { icon: 'refund', name: 'Order', path: '/desk/orders' },
  dispute: { icon: 'disputes', name: 'Order', path: '/desk/orders' },
  payment: { icon: 'orders', name: 'Order', path: '/desk/orders' },
  death: { icon: 'deaths', name: 'Death', path: '/desk/deaths' },
  'asked change': { icon: 'asked', name: 'Change', path: '/desk/asked' },
}

/** Kinds that can be taken, with how. */
const taken: Partial<Record<Kind, (id: number) => Promise<unknown>>> = {
  'will to read': (id) => act('POST /api/desk/readings/{id}/take', { params: { id } }),
  message: (id) => act('POST /api/desk/messages/{id}/take', { params: { id } }),
}

const pathOf = ({ kind, number }: WaitingRow): string =>
  kind === 'review' || kind === 'asked change' ? kinds[kind].path : `${kinds[kind].path}/${number}`

const nameOf = ({ kind, number }: WaitingRow): string => `${kinds[kind].name} ${number}`

function Promised({ promised }: { promised: string | undefined }) {
  if (promised === undefined) return '–'
  return (
    <span title={momentOf(promised)}>
      <Pill {...promiseInWords(promised, new Date())} />
    </span>
  )
}

function Owner({ row }: { row: WaitingRow }) {
  const { refusal, press } = useSending()
  const take = taken[row.kind]
  if (row.owner !== undefined || !take) return ownerOf(row)
  return (
    <>
      <button className="small" data-take {...press(() => take(row.number))}>
        Take <span className="visually-hidden">{nameOf(row)}</span>
      </button>
      {refusal && <span role="alert">{refusal}</span>}
    </>
  )
}

const title = (): string =>
  `Today, ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' }).format(new Date())}`

/** Everything that waits, what is promised first at the top. */
export function TodayPage() {
  const today = useToday()
  const may = useMay()
  const [onlyMine, setOnlyMine] = useState(false)
  const { waiting = [], elsewhere = [], done = [] } = today.data ?? {}
  const shown = waiting.filter(({ mine }) => !onlyMine || mine)
  return (
    <Page
      title={title()}
      loading={today}
      after={
        <>
          <span className="wide-only">Earliest promise first</span>
          <button type="button" aria-pressed={onlyMine} onClick={() => setOnlyMine(!onlyMine)}>
            Only mine
          </button>
        </>
      }
      beside={may('see the health') && <HealthColumn />}
    >
      <DeskTable
        caption="What waits, earliest promise first"
        columns={[
          [
            'What',
            (row) => (
              <span className="what row">
                <Icon name={kinds[row.kind].icon} />
                <span>
                  {nameOf(row)} <span className="narrow-only plain">{row.kind}</span>
                  <span className="narrow-only block soft plain">{row.short}</span>
                </span>
              </span>
            ),
          ],
          ['Kind', ({ kind }) => kind, 'wide'],
          ['In short', ({ short }) => short, 'wide'],
          ['Promised by', ({ promised }) => <Promised promised={promised} />],
          ['Owner', (row) => <Owner row={row} />, 'wide'],
        ]}
        rows={shown}
        keyOf={(row) => `${row.kind} ${row.number}`}
        toOf={pathOf}
      />
      {elsewhere.length > 0 && (
        <Listed
          caption="Waiting for someone else"
          columns={[
            ['What', nameOf],
            ['For what', ({ short }) => short],
            ['Since', ({ since }) => sinceInWords(since, new Date()), 'figures'],
          ]}
          rows={elsewhere}
          keyOf={nameOf}
          toOf={pathOf}
        />
      )}
      {done.length > 0 && (
        <Listed
          caption="Done today"
          columns={[
            ['At', ({ at }) => timeOf(at)],
            ['Who', ({ who }) => who],
            ['What', ({ act: what, about }) => `${what}${about === '' ? '' : `: ${about}`}`],
          ]}
          rows={done}
          keyOf={({ at, who, act: what, about }) => `${at} ${who} ${what} ${about}`}
        />
      )}
      <KeyHints take />
    </Page>
  )
}
