import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, NavLink, Outlet, useLocation } from 'react-router'
import type { DeskAct } from '#core/api/desk-acts.ts'
import { act, Person, queryClient, useMay, useMe, usePerson, useToday } from './api.ts'
import { CasePage, CasesPage } from './cases-page.tsx'
import { AskedChangesPage } from './clauses/asked-changes.tsx'
import { ClausesPage } from './clauses/clauses-page.tsx'
import { CodesPage } from './codes-page.tsx'
import { CustomerPage } from './customer-page.tsx'
import { DeathPage, DeathsPage } from './deaths-page.tsx'
import { ExperimentsPage } from './experiments-page.tsx'
import { DonePage, HealthPage, JobsPage } from './health-page.tsx'
import { Icon, type IconName, Ribbon } from './icons.tsx'
import { Keys, SearchOrDo } from './keys.tsx'
import { LogInPage } from './log-in-page.tsx'
import { MessagePage, MessagesPage, ReviewsPage } from './messages-page.tsx'
import { DisputesPage, OrderPage, OrdersPage } from './orders-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { PrintsPage } from './prints-page.tsx'
import { ReadingsPage } from './readings-page.tsx'
import { TodayPage } from './today-page.tsx'
import { FundersPage, TotalsPage } from './totals-page.tsx'
import { WelshPage } from './welsh-page.tsx'

/** A firm begins with its cases, everybody of ours with the day. */
function FirstPage() {
  return useMay()('see what waits') ? <TodayPage /> : <Navigate to="/desk/cases" replace />
}

/** Of a screen: its icon and what is counted beside its name; the letter after G; the act whose roles it is offered to; and its page. */
type Screen = {
  readonly id: IconName
  readonly key: string
  readonly title: string
  readonly act: DeskAct
  readonly page: ComponentType
  /** The page of one row of it. */
  readonly one?: ComponentType
}

/** The screens of the back office, in the order of the navigation. */
const groups: Readonly<Record<string, readonly Screen[]>> = {
  Queues: [
    { id: 'today', key: 't', title: 'Today', act: 'see what waits', page: FirstPage },
    { id: 'cases', key: 'k', title: 'Cases', act: 'see the cases', page: CasesPage, one: CasePage },
    {
      id: 'readings',
      key: 'w',
      title: 'Wills to read',
      act: 'see the wills to read',
      page: ReadingsPage,
      one: ReadingsPage,
    },
    { id: 'deaths', key: 'b', title: 'Deaths', act: 'see the deaths', page: DeathsPage, one: DeathPage },
    { id: 'prints', key: 'p', title: 'Prints to post', act: 'see the prints', page: PrintsPage, one: PrintsPage },
    { id: 'messages', key: 'm', title: 'Messages', act: 'see the messages', page: MessagesPage, one: MessagePage },
    { id: 'reviews', key: 'r', title: 'Reviews', act: 'see the reviews', page: ReviewsPage },
    { id: 'customers', key: 'f', title: 'Find a customer', act: 'find a customer', page: CustomerPage },
  ],
  Money: [
    { id: 'orders', key: 'o', title: 'Orders', act: 'see the orders', page: OrdersPage, one: OrderPage },
    { id: 'disputes', key: 'd', title: 'Disputes', act: 'see the disputes', page: DisputesPage },
    { id: 'codes', key: 'c', title: 'Promo codes', act: 'see the codes', page: CodesPage },
    { id: 'funders', key: 'n', title: 'Funders', act: 'see the funders', page: FundersPage },
    { id: 'totals', key: 's', title: 'Totals', act: 'see the totals', page: TotalsPage },
  ],
  Product: [
    { id: 'clauses', key: 'l', title: 'Clauses', act: 'see the wordings', page: ClausesPage },
    { id: 'welsh', key: 'y', title: 'Welsh', act: 'see the wordings', page: WelshPage },
    { id: 'asked', key: 'q', title: 'Asked changes', act: 'see the asked changes', page: AskedChangesPage },
    { id: 'experiments', key: 'e', title: 'Experiments', act: 'see the experiments', page: ExperimentsPage },
    { id: 'health', key: 'h', title: 'Health', act: 'see the health', page: HealthPage },
    { id: 'jobs', key: 'j', title: 'Jobs', act: 'see the health', page: JobsPage },
    { id: 'people', key: 'u', title: 'People', act: 'see the people', page: PeoplePage },
    { id: 'done', key: 'a', title: 'What was done', act: 'see what was done', page: DonePage },
  ],
}
export const screens = Object.values(groups).flat()
export const pathOf = (id: string): string => (id === 'today' ? '/desk' : `/desk/${id}`)

const useCounts = (may: boolean): Readonly<Record<string, number>> => {
  const { data } = useToday(may)
  return { today: data?.waiting.length ?? 0, ...data?.counts }
}

/** On a phone the screens are one row that scrolls: the one that is open is brought into it. */
const useCurrentInRow = () => {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another current link
  useEffect(() => {
    row.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return row
}

function Side({ onSearch }: { onSearch: () => void }) {
  const row = useCurrentInRow()
  const { name, roles, acts } = usePerson()
  const counts = useCounts(acts.includes('see what waits'))
  const logOut = async () => {
    await act('POST /api/desk/log-out').catch(() => undefined)
    queryClient.setQueryData(['me'], null)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  }
  return (
    <header className="side column scrolls">
      <p className="name row gap-10">
        <Ribbon /> Back office
      </p>
      <button type="button" className="search row gap-8 soft to-start" onClick={onSearch}>
        <span className="narrow-only line ink">
          <Icon name="search" className="rigid" />
        </span>
        <span className="search-words grow">Search or do</span>
        <span className="wide-only" aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>K</kbd>
        </span>
      </button>
      <nav className="screens" aria-label="Screens" ref={row}>
        {Object.entries(groups).map(([group, all]) => {
          const own = all.filter(({ act: what }) => acts.includes(what))
          if (own.length === 0) return null
          return (
            <section key={group} aria-label={group}>
              <p className="soft fine strong" aria-hidden="true">
                {group}
              </p>
              <ul>
                {own.map(({ id, title }) => (
                  <li key={id}>
                    <NavLink className="place row rounded ink no-line" to={pathOf(id)} end={id === 'today'}>
                      <Icon name={id} />
                      <span>{title}</span>
                      {(counts[id] ?? 0) > 0 && (
                        <span className="push strong">
                          {counts[id]}
                          <span className="visually-hidden"> waiting</span>
                        </span>
                      )}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </nav>
      <p className="person column soft fine">
        <span>
          {name}, {roles.join(', ')}
        </span>
        <button type="button" className="plain" onClick={logOut}>
          Log out
        </button>
      </p>
    </header>
  )
}

/** The frame of every page of the back office, and the log-in in place of one. */
export function Shell() {
  const { data: me, error } = useMe()
  const [searching, setSearching] = useState(false)
  const openSearch = useCallback(() => setSearching(true), [])
  const places = useMemo(
    () =>
      screens
        .filter(({ act: what }) => me?.acts.includes(what))
        .map(({ id, key, title }) => ({ key, title, path: pathOf(id) })),
    [me],
  )
  if (error)
    return (
      <main className="alone stack from-start">
        <h1>Back office</h1>
        <p role="alert">{error.message}</p>
      </main>
    )
  if (me === undefined) return null
  if (me === null) return <LogInPage />
  return (
    <Person value={me}>
      <div className="shell">
        <a className="skip" href="#main">
          Skip to the page
        </a>
        <Side onSearch={openSearch} />
        <Outlet />
      </div>
      <Keys places={places} onSearch={openSearch} />
      {searching && <SearchOrDo places={places} onClose={() => setSearching(false)} />}
    </Person>
  )
}
