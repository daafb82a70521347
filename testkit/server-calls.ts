/** Calls to a server that runs, as a browser makes them. */
import type { Session } from '#core/api/auth.ts'
import { registration } from './crash.ts'

export type Ask = (path: string, token: string, body?: object) => Promise<Response>

/** With a body a POST, without one a GET. An empty token is no log-in. */
export const askAt =
  (url: () => string): Ask =>
  (path, token, body) =>
    fetch(`${url()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })

/** The tokens of new customers, each of whom has begun a will. */
export const customersAt = (ask: Ask, names: readonly string[]): Promise<string[]> =>
  Promise.all(
    names.map(async (name) => {
      const reply = await ask('/api/auth/register', '', registration(`${name}@example.com`))
      const { token }: Session = await reply.json()
      await ask('/api/wills/init', token, {})
      return token
    }),
  )

/** What a customer sends to save the next of their funeral wishes. */
export const nextWish = (version: number) => ({
  step: 'will.gifts',
  version,
  will: { whatToDo: { option: 'Burial', description: `wish ${version + 1}` } },
})
