import './app/ask-ahead.ts'
import './layers.css'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/bricolage-grotesque'
import './tokens.css'
import './boxes.css'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { keepSponsorCode } from './api/arrivals.ts'
import { hydrationOf, tellAnswers } from './app/hydration.ts'
import { startRouter } from './app/router.tsx'
import { loadWords } from './content/use-words.ts'
import { startKeepingFocus } from './ui/keep-focus.ts'

type Router = ReturnType<typeof startRouter>

function App({ router, onReady }: { router: Router; onReady: () => void }) {
  // Before the browser gives the page another event: what is pressed between a page that listens and one that knows what was
  // chosen before would find nothing chosen.
  useLayoutEffect(() => {
    document.documentElement.dataset.ready = ''
    onReady()
  }, [onReady])
  return <RouterProvider router={router} />
}

// Not awaited by the module itself: the code of a later page imports this one, and each would wait for the other.
const start = async (root: HTMLElement): Promise<void> => {
  keepSponsorCode()
  startKeepingFocus()
  // Before any page's code: what it makes of its words as it is loaded is made of those of the language.
  await loadWords(location.pathname)
  const hydration = await hydrationOf(root)
  const onReady = () => hydration && tellAnswers(root)
  const app = (
    <StrictMode>
      <App router={startRouter(hydration)} onReady={onReady} />
    </StrictMode>
  )
  if (hydration) hydrateRoot(root, app)
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  delete document.documentElement.dataset.known
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
