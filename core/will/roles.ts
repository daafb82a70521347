/** Who does what under a will, whether they were asked, and what they answered. */
import { type Day, isoDay } from '../text/calendar-day.ts'
import { DAY_MS } from '../text/dates.ts'
import { type Role, roles } from './lists.ts'
import { guardedChildren, isBody, personById, personsOf, petsToLookAfter } from './questions.ts'
import type { Person, Will } from './schema.ts'
import type { RoleRequest } from './signing-schema.ts'

/** Days for which the link of a request works that nobody has answered. */
export const ROLE_REQUEST_DAYS = 30
/** Days after a request on which the person is reminded of it. */
export const ROLE_REMINDER_DAYS: readonly number[] = [7, 21]

const named: Readonly<Record<Role, (will: Will, today: Day) => readonly number[]>> = {
  executor: ({ executor }) => executor,
  'backup executor': ({ executorBackup }) => executorBackup,
  guardian: (will, today) => guardedChildren(will, today).flatMap(({ guardianId }) => guardianId),
  'backup guardian': (will, today) => guardedChildren(will, today).flatMap(({ backupGuardianId }) => backupGuardianId),
  'pet keeper': (will) => petsToLookAfter(will).flatMap(({ guardianId }) => guardianId),
}

/** The people whom the will gives this role, each once, in the order of the will. A firm is not among them: it has agreed. */
export const peopleIn = (role: Role, will: Will, today: Day): Person[] =>
  personsOf(will, [...new Set(named[role](will, today))]).filter((person) => !isBody(person) && !person.died)

/** Requests in the order in which they were sent; those before people could answer are without a link. */
export const requestsOf = (will: Will): readonly RoleRequest[] => [
  ...(will.executorsTold ?? []).map(({ id, email, on }) => ({
    id: -id,
    role: 'executor' as const,
    person: id,
    name: personById(will, id)?.fullname ?? '',
    email,
    asked: on,
    until: on,
  })),
  ...(will.roleRequests ?? []),
]

const sameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a person still has the role that they were asked about. */
export const isStillNamed = ({ role, person }: Pick<RoleRequest, 'role' | 'person'>, will: Will, today: Day): boolean =>
  peopleIn(role, will, today).some(({ id }) => id === person)

/** What a request waits for, or what has come of it. `told`: without a link, as it was before people could answer. */
export type RoleStanding = 'told' | 'asked' | 'no answer' | 'accepted' | 'declined' | 'question' | 'ended'

const ofAnswer = { yes: 'accepted', no: 'declined', question: 'question' } as const

export const standingOfRole = (request: RoleRequest, today: Day): RoleStanding => {
  if (request.ended) return 'ended'
  if (request.answer) return ofAnswer[request.answer]
  if (request.id < 0) return 'told'
  return request.until >= isoDay(today) ? 'asked' : 'no answer'
}

/** Whether the link of a request opens anything: until it is answered for its days, and then for as long as the answer counts. */
export const roleLinkWorks = (request: RoleRequest, will: Will, today: Day): boolean =>
  !['ended', 'no answer', 'told'].includes(standingOfRole(request, today)) && isStillNamed(request, will, today)

/** A role in the will, whose it is, and the last request to the address they have now that has not ended. */
export type RoleHeld = { readonly role: Role; readonly person: Person; readonly request: RoleRequest | undefined }

/** Every role that the will gives to a person. */
export const rolesHeld = (will: Will, today: Day): RoleHeld[] =>
  roles.flatMap((role) =>
    peopleIn(role, will, today).map((person) => ({
      role,
      person,
      request: requestsOf(will).findLast(
        (request) =>
          request.role === role &&
          request.person === person.id &&
          !request.ended &&
          sameEmail(request.email, person.email ?? ''),
      ),
    })),
  )

/** Requests that have not ended, to people who no longer have the role. */
export const formerRequests = (will: Will, today: Day): RoleRequest[] =>
  requestsOf(will).filter((request) => !request.ended && !isStillNamed(request, will, today))

/** Whether a person can be asked: never before, or not since they let it pass or declined. */
export const mayBeAsked = ({ request }: Pick<RoleHeld, 'request'>, today: Day): boolean =>
  request === undefined || ['told', 'no answer', 'declined'].includes(standingOfRole(request, today))

/** What happens to a request. Undefined: it has ended, and nothing more happens to it. */
export const afterRoleEvent = (
  request: RoleRequest,
  event:
    | {
        readonly kind: 'answer'
        readonly answer: 'yes' | 'no' | 'question'
        readonly as: string
        readonly question?: string
        /** ISO date and time. */
        readonly at: string
      }
    | { readonly kind: 'recognise' }
    | { readonly kind: 'end'; readonly by: 'withdrawn' | 'closed' },
): RoleRequest | undefined => {
  if (request.ended) return undefined
  if (event.kind === 'end') return { ...request, ended: event.by }
  if (event.kind === 'recognise') return { ...request, recognised: true }
  const { question: _before, recognised, ...rest } = request
  const { answer, as, question, at } = event
  return {
    ...rest,
    answer,
    as,
    answered: at,
    ...(question !== undefined && { question }),
    // Another name has to be known anew.
    ...(recognised && as === request.as && { recognised }),
  }
}

/** When something is due of a request that nobody has answered, in milliseconds since 1970; undefined once nothing is. */
export const roleDueAfter = (asked: number, now: number): number | undefined =>
  [...ROLE_REMINDER_DAYS, ROLE_REQUEST_DAYS].map((days) => asked + days * DAY_MS).find((due) => due > now)

/** Of whom the request asks something, together with whom they would act. */
export const actsWith = ({ role, person }: Pick<RoleRequest, 'role' | 'person'>, will: Will, today: Day): Person[] =>
  role === 'executor' ? peopleIn('executor', will, today).filter(({ id }) => id !== person) : []
