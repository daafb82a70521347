/** What of an account may be released after a death, and to whom. */
import { releasable } from '../will/lists.ts'
import { isBody, personById, personsOf } from '../will/questions.ts'
import { requestsOf } from '../will/roles.ts'
import type { Person, Will } from '../will/schema.ts'

export { releasable }

/** What may be released, one by one. */
export type Releasable = (typeof releasable)[number]

/** Who gets a thing: every executor, one named person of the will, or nobody. Of letters, `executors` means each whom one is for. */
export type ReleaseTo =
  | { readonly to: 'executors' }
  | { readonly to: 'person'; readonly person: number }
  | { readonly to: 'nobody' }
export type Release = Readonly<Record<Releasable, ReleaseTo>>

const executors: ReleaseTo = { to: 'executors' }

/** What holds until the testator chooses otherwise. */
export const defaultRelease: Release = {
  original: executors,
  record: executors,
  letters: executors,
  wishes: executors,
  belongings: executors,
  words: executors,
  figures: { to: 'nobody' },
}

/** Those who act: the executors who live, or else their substitutes. A firm is not among them. */
export const actingExecutors = (will: Will): Person[] => {
  const living = (ids: readonly number[]) => personsOf(will, [...ids]).filter((each) => !isBody(each) && !each.died)
  const first = living(will.executor)
  return first.length > 0 ? first : living(will.executorBackup)
}

/** What each person may open: none who may open nothing. */
export const scopesIn = (will: Will, release: Release): ReadonlyMap<number, readonly Releasable[]> => {
  const scopes = new Map<number, Releasable[]>()
  const give = (person: number, what: Releasable) => scopes.set(person, [...(scopes.get(person) ?? []), what])
  for (const what of releasable) {
    const to = release[what]
    if (to.to === 'executors') for (const { id } of actingExecutors(will)) give(id, what)
    if (to.to === 'person' && personById(will, to.person)) give(to.person, what)
  }
  return scopes
}

/** Where a person of the will is written to: the address at which they were asked, or the one in the will. */
export const addressOf = (will: Will, { id, email }: Person): string | undefined =>
  requestsOf(will).findLast((request) => request.person === id && !request.ended)?.email ?? email
