import { createBrowserRouter, Link, Navigate, type RouteObject } from 'react-router'
import { CasePage, CasesPage } from './cases-page.tsx'
import { AskedChangesPage } from './clauses/asked-changes-page.tsx'
import { ClausesPage } from './clauses/clauses-page.tsx'
import { CodesPage } from './codes-page.tsx'
import { CustomerPage } from './customer-page.tsx'
import { DeathPage, DeathsPage } from './deaths-page.tsx'
import { DonePage } from './done-page.tsx'
import { ExperimentsPage } from './experiments-page.tsx'
import { FundersPage } from './funders-page.tsx'
import { HealthPage, JobsPage } from './health-page.tsx'
import { JoinPage } from './log-in-page.tsx'
import { MessagePage, MessagesPage } from './messages-page.tsx'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'
import { useMay } from './person.ts'
import { PrintsPage } from './prints-page.tsx'
import { ReadingsPage } from './readings-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { Page, Shell } from './shell.tsx'
import { TodayPage } from './today-page.tsx'
import { TotalsPage } from './totals-page.tsx'

function NoSuchPage() {
  return (
    <Page title="There is no such page">
      <p>
        <Link to="/desk">Today</Link> has everything that waits.
      </p>
    </Page>
  )
}

/** A firm begins with its cases, everybody of ours with the day. */
function FirstPage() {
  return useMay()('see what waits') ? <TodayPage /> : <Navigate to="/desk/cases" replace />
}

/** A reading, message or order is a page of its own: what was typed about one is not shown with the next. */
const routes: RouteObject[] = [
  { path: '/desk/join', Component: JoinPage },
  {
    path: '/desk',
    Component: Shell,
    children: [
      { index: true, Component: FirstPage },
      { path: 'cases', Component: CasesPage },
      { path: 'cases/:id', Component: CasePage },
      { path: 'readings/:id?', Component: ReadingsPage },
      { path: 'prints/:id?', Component: PrintsPage },
      { path: 'deaths', Component: DeathsPage },
      { path: 'deaths/:id', Component: DeathPage },
      { path: 'messages', Component: MessagesPage },
      { path: 'messages/:id', Component: MessagePage },
      { path: 'reviews', Component: ReviewsPage },
      { path: 'customers', Component: CustomerPage },
      { path: 'orders', element: <OrdersPage key="orders" /> },
      { path: 'orders/:id', Component: OrderPage },
      { path: 'disputes', element: <OrdersPage key="disputes" only="disputed" /> },
      { path: 'codes', Component: CodesPage },
      { path: 'funders', Component: FundersPage },
      { path: 'totals', Component: TotalsPage },
      { path: 'clauses', Component: ClausesPage },
      { path: 'asked', Component: AskedChangesPage },
      { path: 'experiments', Component: ExperimentsPage },
      { path: 'health', Component: HealthPage },
      { path: 'jobs', Component: JobsPage },
      { path: 'done', Component: DonePage },
      { path: '*', Component: NoSuchPage },
    ],
  },
]

export const startDeskRouter = () => createBrowserRouter(routes)
