/** The calls of the back office. The session is a cookie that no script reads; nothing is stored in the browser. */
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Assertion } from '#core/api/auth.ts'
import { type AddressArgs, addressOf, type DeskArgs, type DeskName, type ReplyTo } from '#core/api/contract/calls.ts'
import type { DeskMe } from '#core/api/desk.ts'
import type { DeskAct } from '#core/api/desk-acts.ts'
import type { DecidedBody, ErrorBody } from '#core/api/fields.ts'

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

/** Also of a reply that began, and broke off. */
const unreached = (cause: unknown): never => {
  throw new DeskError(0, 'The server could not be reached. Check the connection and try again.', { cause })
}

type Options = { body?: unknown; background?: boolean }

const answered = async <N extends DeskName>(name: N, [asked]: DeskArgs<N>): Promise<Response> => {
  const [method = ''] = name.split(' ')
  const { body = {}, background } = (asked ?? {}) as Options
  const response = await fetch(addressOf(name, ...([asked] as AddressArgs<N>)), {
    method,
    headers: {
      'x-desk': background ? 'background' : 'person',
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  }).catch(unreached)
  if (response.ok) return response
  if (response.status === 401) queryClient.setQueryData(['me'], null)
  const reply: unknown = await response.json().catch(() => undefined)
  throw isErrorBody(reply)
    ? new DeskError(response.status, reply.message, reply)
    : new DeskError(response.status, plainWords(response.status))
}

/**
 * Calls the API by the name of a row, as `call` does for customers. Throws DeskError. A session that has ended shows the log-in page.
 */
export const deskCall = async <N extends DeskName>(name: N, ...asked: DeskArgs<N>): Promise<ReplyTo<N>> => {
  const text = await (await answered(name, asked)).text().catch(unreached)
  return (text === '' ? undefined : JSON.parse(text)) as ReplyTo<N>
}

/** The same for a file. */
export const deskFile = async <N extends DeskName>(name: N, ...asked: DeskArgs<N>): Promise<Blob> =>
  (await answered(name, asked)).blob().catch(unreached)

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0 } },
})

/** The person who is logged in; null where there is none. */
export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: () =>
      deskCall('GET /api/desk/me').catch((error: unknown) => {
        if (error instanceof DeskError && error.status === 401) return null
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const Person = createContext<DeskMe | undefined>(undefined)

/** The person who is logged in. Below the shell there is always one. */
export const usePerson = (): DeskMe => {
  const person = useContext(Person)
  if (!person) throw new Error('Outside the shell')
  return person
}

/** Whether the roles of the person include an act. The server decides again. */
export const useMay = (): ((what: DeskAct) => boolean) => {
  const { acts } = usePerson()
  return (what) => acts.includes(what)
}

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
      return deskCall('GET /api/desk/today', { background })
    },
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
  })

type Reading = Extract<DeskName, `GET ${string}`>

/** A table or a page of the back office, for `useQuery`. */
export const read = <N extends Reading>(name: N, ...asked: DeskArgs<N>) => ({
  queryKey: ['desk', name, ...asked],
  queryFn: () => deskCall(name, ...asked),
})

export const useRead = <N extends Reading>(name: N, ...asked: DeskArgs<N>) => useQuery(read(name, ...asked))

/** The same a page at a time. The page before stays until the next has come. */
export const readPaged = <N extends Reading>(name: N, ...asked: DeskArgs<N>) => ({
  ...read(name, ...asked),
  placeholderData: keepPreviousData,
})

/** Read once: the customer is shown each opening. */
export const openedOnce = <N extends Reading>(name: N, ...asked: DeskArgs<N>) => ({
  ...read(name, ...asked),
  queryKey: ['opened', name, ...asked],
  staleTime: Number.POSITIVE_INFINITY,
})

/** Has every table looked at again. */
export const lookAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'desk' || queryKey[0] === 'today' })

/** Sends what was decided, and has every table looked at again. */
export const act = async <N extends DeskName>(name: N, ...asked: DeskArgs<N>): Promise<ReplyTo<N>> => {
  const reply = await deskCall(name, ...asked)
  await lookAgain()
  return reply
}

/** @throws DeskError in place of what the browser threw. */
export const notUsed = (cause: unknown): never => {
  throw new DeskError(0, 'The passkey was not used. Try again when you have it with you.', { cause })
}

type ToSign = ReplyTo<'POST /api/desk/log-in/options'>

/** Has a passkey sign what `ask` answers with. */
export const signedByPasskey = async (ask: () => Promise<ToSign>) => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { ticket, options } = await ask()
  type Given = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON: options as ToSign['options'] & Given }).catch(notUsed)
  return { ticket, credential: credential as Assertion }
}

/** A passkey for one act on one thing. */
export const confirmedByPasskey = (what: DeskAct, about: string) =>
  signedByPasskey(() => deskCall('POST /api/desk/confirm/options', { body: { act: what, about } }))
