import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { startRenewing } from '../api/renewal.ts'
import { startSending } from '../api/unsaved.ts'
import { settingsQuery } from '../api/use-settings.ts'
import { queryClient } from '../api/will-client.ts'

function SignedIn() {
  useEffect(startSending, [])
  useEffect(startRenewing, [])
  // Before the page that shows it, where it would push the button down when it came.
  useEffect(() => void queryClient.prefetchQuery(settingsQuery), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

export { SignedIn as Component }
