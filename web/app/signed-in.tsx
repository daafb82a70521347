import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { startRenewing } from '../client/renewal.ts'
import { startSending } from '../client/unsaved.ts'
import { settingsQuery } from '../client/use-settings.ts'
import { queryClient } from '../client/will-client.ts'

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
