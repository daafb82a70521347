import type { Settings } from '#core/api/visitors.ts'
import { call } from './http.ts'

let asked: Promise<Settings> | undefined

/** The settings of this installation: fetched once a visit, and again after a failure. Rejects as `call` does. */
export const settings = (): Promise<Settings> => {
  asked ??= call('GET /api/settings').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
