import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { startForgettingKey } from '../api/browser-key.ts'
import { settingsQuery } from '../api/offered-parts.ts'
import { watchPlan } from '../api/plan.ts'
import type { TwoNotes } from '../api/send-signed.ts'
import { startSending } from '../api/send-unsaved.ts'
import { startRenewing } from '../api/session.ts'
import { keepWill, queryClient } from '../api/will.ts'
import { laterPart } from '../ui/lazy-page.tsx'
import { isStartOfApp } from './guard.ts'

const WhichSigning = laterPart(async () => (await import('../features/signing/which-signing.tsx')).WhichSigning)

function SignedIn() {
  useEffect(startSending, [])
  useEffect(startRenewing, [])
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
