/** The calls of the back office. The session is a cookie that no script reads; nothing is stored in the browser. */
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import type { DeskAuditReply, DeskConfirmed, DeskMe } from '#core/api/desk.ts'
import type {
  DeskCodesReply,
  DeskExperimentsReply,
  DeskFundersReply,
  DeskMonthsReply,
  DeskOrderReply,
  DeskOrdersReply,
} from '#core/api/desk-finance.ts'
import type {
  HealthReply,
  MessagesReply,
  ModerationReply,
  OpenedMessageReply,
  OpenedReadingReply,
  PrintsQueueReply,
  ReadingsQueueReply,
  TodayReply,
} from '#core/api/desk-queues.ts'
import type { AskedChangesReply, WordingReply, WordingsReply } from '#core/api/desk-wordings.ts'
import type { DecidedBody, ErrorBody } from '#core/api/fields.ts'
import type { CasesReply, OpenedCaseReply } from '#core/api/referral.ts'

type Refused = Partial<Pick<DeskError, 'errors' | 'standing' | 'cause'>>

/** A refusal by the server, or no reply at all (status 0). */
export class DeskError extends Error {
  readonly status: number
  readonly errors: ErrorBody['errors']
  /** The decision of someone else that stands: sent as `over`, it is replaced. */
  readonly standing: string | undefined
  constructor(status: number, message: string, { errors = {}, standing, cause }: Refused = {}) {
    super(message, { cause })
    this.status = status
    this.errors = errors
    this.standing = standing
  }
}

const plainWords = (status: number): string => {
  if (status === 429) return 'Too many calls. Wait a minute, then try again.'
  return status === 403 ? 'Your role does not include this.' : 'Something went wrong on the server. Try again.'
}

const isErrorBody = (value: unknown): value is ErrorBody & Partial<DecidedBody> =>
  typeof value === 'object' && value !== null && 'message' in value && 'errors' in value

type Options = {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  /** Nobody pressed anything: the session does not live longer for it. */
  readonly background?: boolean
}

const answered = async (path: string, options: Options): Promise<Response> => {
  const { body, background = false, method = body === undefined ? 'GET' : 'POST' } = options
  const response = await fetch(`/api/desk${path}`, {
    method,
    headers: {
      'x-desk': background ? 'background' : 'person',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new DeskError(0, 'The server could not be reached. Check the connection and try again.', { cause })
  })
  if (response.ok) return response
  if (response.status === 401) queryClient.setQueryData(['me'], null)
  const reply: unknown = await response.json().catch(() => undefined)
  throw isErrorBody(reply)
    ? new DeskError(response.status, reply.message, reply)
    : new DeskError(response.status, plainWords(response.status))
}

/** Calls `/api/desk/…`. Throws DeskError. A session that has ended shows the log-in page. */
export const deskCall = async <Reply>(path: string, options: Options = {}): Promise<Reply> => {
  const text = await (await answered(path, options)).text()
  return (text === '' ? undefined : JSON.parse(text)) as Reply
}

/** The same for a file. */
export const deskFile = async (path: string, body: object): Promise<Blob> => (await answered(path, { body })).blob()

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0 } },
})

/** The person who is logged in; null where there is none. */
export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: () =>
      deskCall<DeskMe>('/me').catch((error: unknown) => {
        if (error instanceof DeskError && error.status === 401) return null
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Milliseconds between two looks at what waits. */
const LOOK_AGAIN_MS = 60_000

let looked = false
/** `enabled`: a firm has its cases, and no day of ours. */
export const useToday = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['today'],
    queryFn: () => {
      const background = looked
      looked = true
      return deskCall<TodayReply>('/today', { background })
    },
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  })

const read = <Reply>(path: string, enabled = true) => ({
  queryKey: ['desk', path],
  queryFn: () => deskCall<Reply>(path),
  enabled,
})

export const useHealth = (enabled: boolean) => useQuery(read<HealthReply>('/health', enabled))
export const useReadings = () => useQuery(read<ReadingsQueueReply>('/readings'))
/** Opened once: the customer is shown each opening. */
export const useReading = (id: number, enabled: boolean) =>
  useQuery({
    queryKey: ['opened', id],
    queryFn: () => deskCall<OpenedReadingReply>(`/readings/${id}`),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  })
export const usePrints = () => useQuery(read<PrintsQueueReply>('/prints'))
export const useMessages = () => useQuery(read<MessagesReply>('/messages'))
export const useMessage = (id: number) => useQuery(read<OpenedMessageReply>(`/messages/${id}`))
export const useModeration = () => useQuery(read<ModerationReply>('/reviews'))
/** `query` as in an address, like "?before=50". The page before stays until the next has come. */
export const useOrders = (path: 'orders' | 'disputes', query: string) =>
  useQuery({ ...read<DeskOrdersReply>(`/${path}${query}`), placeholderData: keepPreviousData })
export const useOrder = (id: number) => useQuery(read<DeskOrderReply>(`/orders/${id}`))
export const useCodes = () => useQuery(read<DeskCodesReply>('/codes'))
export const useFunders = () => useQuery(read<DeskFundersReply>('/funders'))
export const useMonths = () => useQuery(read<DeskMonthsReply>('/totals'))
export const useExperiments = () => useQuery(read<DeskExperimentsReply>('/experiments'))
export const useWordings = () => useQuery(read<WordingsReply>('/wordings'))
/** `id` undefined: nothing is chosen, and nothing is asked. */
export const useWording = (id: string | undefined) =>
  useQuery(read<WordingReply>(`/wordings/piece?id=${encodeURIComponent(id ?? '')}`, id !== undefined))
export const useAskedChanges = () => useQuery(read<AskedChangesReply>('/wordings/asked'))
export const useDone = (before: string | null) =>
  useQuery({
    ...read<DeskAuditReply>(`/done${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
    placeholderData: keepPreviousData,
  })

export const useCases = () => useQuery(read<CasesReply>('/cases'))
/** Opened once: the customer is shown each opening. */
export const useCase = (id: number) =>
  useQuery({
    queryKey: ['opened', 'case', id],
    queryFn: () => deskCall<OpenedCaseReply>(`/cases/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Has every table looked at again. */
export const lookAgain = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'desk' || queryKey[0] === 'today',
  })

/** Sends what was decided, and has every table looked at again. */
export const act = async <Reply>(path: string, body: object = {}): Promise<Reply> => {
  const reply = await deskCall<Reply>(path, { body })
  await lookAgain()
  return reply
}

/** A passkey for one act on one thing. */
export const confirmedByPasskey = async (what: string, about: string): Promise<DeskConfirmed> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { ticket, options } = await deskCall<{ ticket: string; options: object }>('/confirm/options', {
    body: { act: what, about },
  })
  type Given = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON: options as Given }).catch((cause: unknown) => {
    throw new DeskError(0, 'The passkey was not used. Try again when you have it with you.', { cause })
  })
  return { ticket, credential: credential as DeskConfirmed['credential'] }
}
