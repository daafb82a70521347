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
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { startKeepingFocus } from '../ui/keep-focus.ts'
import { queryClient } from './api.ts'
import { JoinPage } from './log-in-page.tsx'
import { Page } from './pages.tsx'
import { pathOf, Shell, screens } from './shell.tsx'

function NoSuchPage() {
  return (
    <Page title="There is no such page">
      <p>
        <Link to="/desk">Today</Link> has everything that waits.
      </p>
    </Page>
  )
}

/** A reading, message or order is a page of its own: what was typed about one is not shown with the next. */
const router = createBrowserRouter([
  { path: '/desk/join', Component: JoinPage },
  {
    path: '/desk',
    Component: Shell,
    children: [
      ...screens.map(({ id, page }) => ({ path: pathOf(id), Component: page })),
      ...screens.flatMap(({ id, one }) => (one ? [{ path: `${id}/:id`, Component: one }] : [])),
      { path: '*', Component: NoSuchPage },
    ],
  },
])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
startKeepingFocus()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
