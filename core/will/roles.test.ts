import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../text/dates.ts'
import {
  actsWith,
  afterRoleEvent,
  formerRequests,
  mayBeAsked,
  roleDueAfter,
  roleLinkWorks,
  rolesHeld,
  standingOfRole,
} from './roles.ts'
import { sampleDay, samplePeople, sampleWill } from './sample.ts'
import type { Will } from './schema.ts'
import type { RoleRequest } from './signing-schema.ts'

const { ruth, anne } = samplePeople
const request: RoleRequest = {
  id: 1,
  role: 'executor',
  person: ruth,
  name: 'Ruth Alice Price',
  email: 'ruth@example.com',
  asked: '2026-11-22T10:00:00.000Z',
  until: '2026-12-22',
}
const withEmail = (will: Will, id: number, email: string): Will => ({
  ...will,
  persons: will.persons.map((person) => (person.id === id ? { ...person, email } : person)),
})
const will: Will = {
  ...withEmail(sampleWill, ruth, 'Ruth@example.com'),
  executor: [ruth, anne],
  executorBackup: [],
  roleRequests: [request],
}
const answered = (answer: 'yes' | 'no' | 'question', as = 'Ruth Price') =>
  ({ kind: 'answer', answer, as, at: '2026-11-25T10:00:00.000Z' }) as const

describe('who can be asked', () => {
  test('each person once in a role, with the request that went to the address they have now', () => {
    const held = rolesHeld({ ...will, executor: [ruth, anne, ruth] }, sampleDay).filter(
      ({ role }) => role === 'executor',
    )
    expect(held.map(({ person }) => person.id)).toEqual([ruth, anne])
    expect(held.map(({ request: of }) => of?.id)).toEqual([1, undefined])
    const moved = withEmail(will, ruth, 'ruth@elsewhere.example')
    expect(rolesHeld(moved, sampleDay).find(({ person }) => person.id === ruth)?.request).toBeUndefined()
  })

  test('nobody who has died, and no guardian of a child who is grown up', () => {
    const poppy = will.persons.map((person) =>
      person.id === samplePeople.poppy
        ? { ...person, parentalResponsibility: 'Yes' as const, guardianId: [anne] }
        : person,
    )
    const guardiansOn = (year: number, persons = poppy) =>
      rolesHeld({ ...will, persons }, { ...sampleDay, year }).filter(({ role }) => role === 'guardian').length
    expect([guardiansOn(2026), guardiansOn(2046)]).toEqual([1, 0])
    const late = poppy.map((person) => (person.id === anne ? { ...person, died: true as const } : person))
    expect(guardiansOn(2026, late)).toBe(0)
  })

  test('an executor reads with whom they would act, and a guardian does not', () => {
    expect(actsWith(request, will, sampleDay).map(({ id }) => id)).toEqual([anne])
    expect(actsWith({ role: 'guardian', person: anne }, will, sampleDay)).toEqual([])
  })

  test('an executor who was mailed before people could answer can be asked now', () => {
    const told = {
      ...will,
      roleRequests: [],
      executorsTold: [{ id: ruth, email: 'ruth@example.com', on: '2026-11-01' }],
    }
    const held = rolesHeld(told, sampleDay).find(({ person }) => person.id === ruth)
    expect(held?.request && standingOfRole(held.request, sampleDay)).toBe('told')
    expect(held && mayBeAsked(held, sampleDay)).toBe(true)
  })
})

describe('from the request to its end', () => {
  const on = (day: number, month = 12) => ({ day, month, year: 2026 })

  test('a link that nobody answers works to the end of its last day', () => {
    expect([on(22), on(23)].map((day) => roleLinkWorks(request, will, day))).toEqual([true, false])
    expect([on(22), on(23)].map((day) => mayBeAsked({ request }, day))).toEqual([false, true])
  })

  test('once answered, it works until it is taken back or the person no longer has the role', () => {
    const yes = afterRoleEvent(request, answered('yes'))
    if (!yes) throw new Error('A request that waits can be answered')
    const late = { ...on(22), year: 2036 }
    expect(roleLinkWorks(yes, will, late)).toBe(true)
    expect(roleLinkWorks(yes, { ...will, executor: [anne] }, late)).toBe(false)
    expect(formerRequests({ ...will, executor: [anne], roleRequests: [yes] }, late)).toEqual([yes])
    const ended = afterRoleEvent(yes, { kind: 'end', by: 'withdrawn' })
    expect(ended && roleLinkWorks(ended, will, on(1))).toBe(false)
  })

  test('a yes may become a no, and a no a yes; a question goes with its answer', () => {
    const asks = afterRoleEvent(request, { ...answered('question'), question: 'How long?' })
    const yes = asks && afterRoleEvent(asks, answered('yes'))
    const no = yes && afterRoleEvent(yes, answered('no'))
    expect([asks, yes, no].map((each) => each && standingOfRole(each, sampleDay))).toEqual([
      'question',
      'accepted',
      'declined',
    ])
    expect(yes?.question).toBeUndefined()
  })

  test('whoever answers under another name has to be known anew', () => {
    const yes = afterRoleEvent(request, answered('yes'))
    const known = yes && afterRoleEvent(yes, { kind: 'recognise' })
    expect(known && afterRoleEvent(known, answered('no'))?.recognised).toBe(true)
    expect(known && afterRoleEvent(known, answered('no', 'Alex Poe'))?.recognised).toBeUndefined()
  })

  test('from every state, every event is followed: what has ended stays ended, and nothing else is lost', () => {
    const events = [
      answered('yes'),
      answered('no'),
      answered('question'),
      { kind: 'recognise' },
      { kind: 'end', by: 'withdrawn' },
      { kind: 'end', by: 'closed' },
    ] as const
    const seen = new Map<string, RoleRequest>([[JSON.stringify(request), request]])
    const left = [request]
    for (let next = left.pop(); next; next = left.pop())
      for (const event of events) {
        const after = afterRoleEvent(next, event)
        expect(after === undefined).toBe(next.ended !== undefined)
        if (!after) continue
        expect(after).toMatchObject({
          id: 1,
          person: ruth,
          role: 'executor',
          email: request.email,
          asked: request.asked,
        })
        if (seen.has(JSON.stringify(after))) continue
        seen.set(JSON.stringify(after), after)
        left.push(after)
      }
    expect(new Set([...seen.values()].map((each) => standingOfRole(each, sampleDay)))).toEqual(
      new Set(['asked', 'accepted', 'declined', 'question', 'ended']),
    )
  })

  test('a person is reminded after one week and after three, and after thirty days the testator is told', () => {
    const asked = Date.parse(request.asked)
    const dueAfter = (days: number) => {
      const due = roleDueAfter(asked, asked + days * DAY_MS)
      return due === undefined ? undefined : (due - asked) / DAY_MS
    }
    expect([0, 6, 7, 20, 21, 29, 30].map(dueAfter)).toEqual([7, 7, 21, 21, 30, 30, undefined])
  })
})
