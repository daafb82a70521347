import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { startForgettingKey } from '../api/browser-key.ts'
import { settingsQuery } from '../api/offered-parts.ts'
import { watchPlan } from '../api/plan.ts'
import { startSending } from '../api/save-queue.ts'
import type { TwoNotes } from '../api/send-signed.ts'
import { startRenewing } from '../api/session.ts'
import { keepWill, queryClient } from '../api/will.ts'
import { laterPart } from '../ui/lazy-page.tsx'
import { isStartOfApp } from './guard.ts'

/** Keeps the place of a customer whose pressed control goes away: a screen reader or keyboard would start at the top again. */

const controls = 'a,button,input,label,select,summary,textarea'

/** The heading of the nearest section that is still on the page. */
const headingAbove = (place: Element | undefined): HTMLElement | undefined => {
  const section = place?.closest('dialog[open], section, main')
  const heading = section?.querySelector<HTMLElement>('h1, h2, h3')
  return heading ?? (section?.parentElement ? headingAbove(section.parentElement) : undefined)
}

const withParents = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? withParents(element.parentElement) : []),
]

/**
 * When the control that was used last is removed from the page with the focus on it, focuses the heading of its section. A
 * component that moves the focus itself is left alone. Returns a function that stops it.
 */
const startKeepingFocus = (): (() => void) => {
  let used: Element[] = []
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null
    used = control ? withParents(control) : []
  }
  const observer = new MutationObserver(() => {
    const [control] = used
    if (!control || control.isConnected || document.activeElement !== document.body) return
    const heading = headingAbove(used.find(({ isConnected }) => isConnected))
    used = []
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
  document.addEventListener('focusin', note)
  document.addEventListener('click', note, true)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    document.removeEventListener('click', note, true)
    observer.disconnect()
  }
}

const WhichSigning = laterPart(async () => (await import('../features/signing/which-signing.tsx')).WhichSigning)

function SignedIn() {
  useEffect(startSending, [])
  useEffect(startRenewing, [])
  useEffect(startKeepingFocus, [])
  useEffect(() => watchPlan(() => location.assign(pathOf('will.summary'))), [])
  useEffect(() => startForgettingKey(keepWill), [])
  // A will that was signed where there was no network.
  const [notes, setNotes] = useState<TwoNotes>()
  useEffect(() => void import('../api/send-signed.ts').then(({ sendSigned }) => sendSigned()).then(setNotes), [])
  useEffect(() => {
    if (isStartOfApp) void import('../features/preview/keep-will.ts').then(({ startKeeping }) => startKeeping())
  }, [])
  // Before the page that shows it, where it would push the button down when it came.
  useEffect(() => void queryClient.prefetchQuery(settingsQuery), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {notes && <WhichSigning notes={notes} onDone={() => setNotes(undefined)} onClose={() => setNotes(undefined)} />}
    </QueryClientProvider>
  )
}

export { SignedIn as Component }
