import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { startRenewing } from '../client/renewal.ts'
import { startSending } from '../client/unsaved.ts'
import { queryClient } from '../client/will-client.ts'

export function SignedIn() {
  useEffect(startSending, [])
  useEffect(startRenewing, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
