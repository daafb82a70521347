import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { startSending } from '../client/unsaved.ts'
import { queryClient } from '../client/will-client.ts'

export function SignedIn() {
  useEffect(startSending, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
