import { join } from 'node:path'

/** Where the tests on screens put down what they came to. */
export const STATES = join(import.meta.dirname, '../.cache/states')

/** A page as it stood. `within`: what is looked at, if not all of it; `fits`: also whether it fits a phone; `read`: its sentences. */
export type State = {
  readonly path: string
  readonly html: string
  readonly width: number
  readonly within: string | undefined
  readonly fits: boolean
  readonly read: readonly string[]
}
