import '../layers.css'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/source-serif-4'
import '../tokens.css'
import '../boxes.css'
import './desk.css'
import './pages.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Navigate, RouterProvider } from 'react-router'
import { queryClient, useMay } from './api.ts'
import { CasePage, CasesPage } from './cases-page.tsx'
import { AskedChangesPage } from './clauses/asked-changes.tsx'
import { ClausesPage } from './clauses/clauses-page.tsx'
import { CodesPage } from './codes-page.tsx'
import { CustomerPage } from './customer-page.tsx'
import { DeathPage, DeathsPage } from './deaths-page.tsx'
import { ExperimentsPage } from './experiments-page.tsx'
import { DonePage, HealthPage, JobsPage } from './health-page.tsx'
import { JoinPage } from './log-in-page.tsx'
import { MessagePage, MessagesPage, ReviewsPage } from './messages-page.tsx'
import { OrderPage, OrdersPage } from './orders-page.tsx'
import { Page } from './pages.tsx'
import { PrintsPage } from './prints-page.tsx'
import { ReadingsPage } from './readings-page.tsx'
import { Shell } from './shell.tsx'
import { TodayPage } from './today-page.tsx'
import { FundersPage, TotalsPage } from './totals-page.tsx'

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
const router = createBrowserRouter([
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
])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
