import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChangedPart } from '#core/api/wills.ts'
import type { Will } from '#core/will/schema.ts'
import { browserStorage } from '#testkit/browser-storage.ts'
import { simplestWill } from '#testkit/builders.ts'
import { plainCipher } from '#testkit/plain-cipher.ts'
import { withPart } from './changed-part.ts'
import { sendUnsaved } from './send-unsaved.ts'
import { accountStorage, storage, type Unsaved } from './storage.ts'
import { keepUnsaved, unsavedBy } from './unsaved.ts'
import { forgetForm, loadForm } from './will.ts'

type Save = { step: string; version: number; will: ChangedPart }

/** The server as the browser sees it: one will, a version a save, 409 for a stale one. */
const aServer = (will: Will) => {
  const saves: Save[] = []
  let now = will
  let network: 'up' | 'down' | 'loses the reply' = 'up'
  const save = (body: Save): Response => {
    if (body.version !== now.version)
      return Response.json({ message: 'Changed elsewhere', errors: {}, will: now }, { status: 409 })
    saves.push(body)
    now = { ...withPart(now, body.will), version: now.version + 1 }
    return Response.json({ version: now.version, will: now })
  }
  const reply = (init: RequestInit): Response =>
    init.method === 'GET'
      ? Response.json({ user: { id: 1, name: 'Margaret', last_name: 'Hale', email: 'm@example.test' }, will: now })
      : save(JSON.parse(String(init.body)) as Save)
  const answer = async (_path: string, init: RequestInit): Promise<Response> => {
    if (network === 'down') throw new TypeError('Failed to fetch')
    const response = reply(init)
    if (network === 'loses the reply') throw new TypeError('Failed to fetch')
    return response
  }
  return {
    answer,
    saves,
    is: (state: typeof network) => {
      network = state
    },
    savedElsewhere: (part: ChangedPart) => {
      now = { ...withPart(now, part), version: now.version + 1 }
    },
    will: () => now,
  }
}

const typed = (step: string, part: ChangedPart, more: Partial<Unsaved> = {}): Unsaved => ({
  user: 1,
  step,
  version: 0,
  part,
  ...more,
})
const funeral = typed('will.funeral-wishes', { whatToDo: { option: 'Burial' } })
const notify = typed('will.executors.executor-notify', { notifyExecutors: 'Yes' })
const status = typed('will.about-me.marital-status', { status: 'Widowed' })

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', browserStorage())
  accountStorage.open(plainCipher, () => false)
  server = aServer(simplestWill())
  vi.stubGlobal('fetch', server.answer)
  storage.token.set('abc')
  storage.user.set({ id: 1, name: 'Margaret' })
  await loadForm()
})
afterEach(() => {
  forgetForm()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const waiting = () => unsavedBy(1).map(({ step }) => step)

describe('what was typed while the server could not be reached', () => {
  test('is sent in the order it was typed, each on the will the one before it made', async () => {
    for (const entry of [funeral, notify, status]) keepUnsaved(entry)
    await sendUnsaved()
    expect(server.saves.map(({ step, version }) => [step, version])).toEqual([
      ['will.funeral-wishes', 0],
      ['will.executors.executor-notify', 1],
      ['will.about-me.marital-status', 2],
    ])
    expect(server.will()).toMatchObject({ whatToDo: { option: 'Burial' }, notifyExecutors: 'Yes', status: 'Widowed' })
    expect(waiting()).toEqual([])
  })

  test('is sent once', async () => {
    keepUnsaved(funeral)
    await sendUnsaved()
    await sendUnsaved()
    expect(server.saves).toHaveLength(1)
  })

  // Promise: api.idempotent
  test('is sent once though its reply was lost', async () => {
    keepUnsaved(funeral)
    server.is('loses the reply')
    await sendUnsaved()
    expect(waiting()).toEqual(['will.funeral-wishes'])
    server.is('up')
    await sendUnsaved()
    expect(server.saves).toHaveLength(1)
    expect(waiting()).toEqual([])
  })

  test('waits while the network is away, and goes by itself when it is back', async () => {
    keepUnsaved(funeral)
    keepUnsaved(notify)
    server.is('down')
    await sendUnsaved()
    expect(waiting()).toEqual(['will.funeral-wishes', 'will.executors.executor-notify'])
    server.is('up')
    await vi.runAllTimersAsync()
    expect(server.saves.map(({ step }) => step)).toEqual(['will.funeral-wishes', 'will.executors.executor-notify'])
    expect(waiting()).toEqual([])
  })

  test('keeps its place in the order when it is typed again', async () => {
    keepUnsaved(funeral)
    keepUnsaved(notify)
    keepUnsaved({ ...funeral, part: { whatToDo: { option: 'Cremation' } } })
    await sendUnsaved()
    expect(server.saves.map(({ step }) => step)).toEqual(['will.funeral-wishes', 'will.executors.executor-notify'])
    expect(server.will().whatToDo).toEqual({ option: 'Cremation' })
  })
})

test('an answer saved elsewhere in between is not overwritten: the step asks', async () => {
  keepUnsaved(funeral)
  server.savedElsewhere({ whatToDo: { option: 'Green burial' } })
  await sendUnsaved()
  expect(server.saves).toEqual([])
  expect(server.will().whatToDo).toEqual({ option: 'Green burial' })
  expect(waiting()).toEqual(['will.funeral-wishes'])
})

test('another person’s is never sent, and neither is what needs its page or is half typed', async () => {
  keepUnsaved({ ...funeral, user: 2 })
  keepUnsaved({ ...notify, pageState: { fullname: 'Sam' } })
  keepUnsaved({ ...status, notSubmitted: true })
  await sendUnsaved()
  expect(server.saves).toEqual([])
  expect(unsavedBy(2)).toHaveLength(1)
  expect(waiting()).toEqual(['will.executors.executor-notify', 'will.about-me.marital-status'])
})
