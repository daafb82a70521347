/** What the customer has read of their will and agreed to. */
import { useQuery } from '@tanstack/react-query'
import type { ReadingsReply } from '#core/api/wills.ts'
import type { Will } from '#core/will/schema.ts'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { queryClient } from './will.ts'

type Agreements = ReadingsReply['agreements']

const readingsQuery = ({ id }: Will) => ({
  queryKey: ['readings', storage.user.id(), id],
  queryFn: () => call('GET /api/readings', { will: id }),
})

const NONE: Agreements = []

/** The newest agreement to each part. `loaded` is false until they are known. */
export const useReadings = (will: Will): { readonly agreements: Agreements; readonly loaded: boolean } => {
  const { data, isPending } = useQuery({ ...readingsQuery(will), refetchOnMount: 'always' })
  return { agreements: data?.agreements ?? NONE, loaded: !isPending }
}

export const putReadings = (will: Will, agreements: Agreements): void => {
  queryClient.setQueryData<ReadingsReply>(readingsQuery(will).queryKey, { agreements })
}
