import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/bricolage-grotesque'
import './tokens.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { hydrationOf } from './app/hydration.ts'
import { startRouter } from './app/router.tsx'
import { captureMarketing } from './client/marketing.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

captureMarketing()
const hydration = await hydrationOf(root)
const app = (
  <StrictMode>
    <RouterProvider router={startRouter(hydration)} />
  </StrictMode>
)
if (hydration) hydrateRoot(root, app)
else {
  root.replaceChildren()
  createRoot(root).render(app)
}
delete document.documentElement.dataset.known
