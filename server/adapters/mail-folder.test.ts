import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMailInMemory } from '#testkit/mail-in-memory.ts'
import { type FakeClock, fakeClock } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import type { Mail } from '../db/repositories/outbox.store.ts'
import { createMailFolder } from './mailer.ts'

let folder: string
let clock: FakeClock
beforeEach(async () => {
  clock = fakeClock()
  folder = newFolder()
})

const newId = () => randomBytes(16).toString('hex')

const open = () => {
  const folderOf = createMailFolder({ folder: join(folder, 'mail'), from: 'help@heirloom.example', clock })
  return { ...folderOf, send: (mail: Mail, id = newId()) => folderOf.send(mail, id) }
}

const only = async (): Promise<string> => {
  const name = (await readdir(join(folder, 'mail'))).find((file) => file.endsWith('.eml')) ?? ''
  return readFile(join(folder, 'mail', name), 'utf8')
}

const aMail = { to: 'a@example.com', subject: 'Hello', text: 'One line.\nAnother.\n' }

describe('a mail in the folder', () => {
  // Promise: default.mail
  test('is a whole message, with the headers a mail program looks for', async () => {
    await open().send({ ...aMail, replyTo: 'b@example.com' })
    const [head = '', ...body] = (await only()).split('\r\n\r\n')
    expect(head.split('\r\n').toSorted()).toEqual([
      'Auto-Submitted: auto-generated',
      'Content-Transfer-Encoding: 7bit',
      'Content-Type: text/plain; charset=utf-8',
      'Date: Tue, 03 Nov 2026 12:00:00 +0000',
      'From: help@heirloom.example',
      'MIME-Version: 1.0',
      expect.stringMatching(/^Message-ID: <[0-9a-f]{32}@heirloom\.example>$/),
      'Reply-To: b@example.com',
      'Subject: Hello',
      'To: a@example.com',
    ])
    expect(body).toEqual(['One line.\r\nAnother.\r\n'])
  })

  test('can be read by its owner alone', async () => {
    await open().send(aMail)
    const names = await readdir(join(folder, 'mail'))
    expect(names).toHaveLength(2)
    for (const name of names) expect(((await stat(join(folder, 'mail', name))).mode & 0o777).toString(8)).toBe('600')
  })

  test.each(['Plain', 'Órla’s will, and a very long subject that has to be broken into more than one word 🎀', ''])(
    'keeps its subject: %j',
    async (subject) => {
      await open().send({ ...aMail, subject })
      const eml = await only()
      expect(eml.slice(0, eml.indexOf('\r\n\r\n'))).toMatch(/^[ -~\r\n]*$/)
      for (const line of eml.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
      expect((await open().list())[0]).toMatchObject({ ...aMail, subject })
    },
  )

  test('gets no header that its writer made up', async () => {
    await open().send({ to: 'a@example.com\r\nBcc: b@example.com', subject: 'Hi\nBcc: c@example.com', text: 'x' })
    expect((await only()).split('\r\n').filter((line) => line.startsWith('Bcc'))).toEqual([])
  })
})

/** The folder, and what stands for it in the tests of the server. */
const mailboxes = [
  ['a folder', open],
  ['the memory of a test', () => createMailInMemory(clock)],
] as const

describe.each(mailboxes)('a mailbox in %s', (_where, opened) => {
  test('reads a mail in plain text and HTML back as both, with the way to stop it', async () => {
    const mail = { ...aMail, html: '<p>One line.</p>\n', unsubscribeUrl: 'https://wills.example/unsubscribe/abc' }
    const mailbox = opened()
    await mailbox.send(mail, newId())
    const [kept = expect.fail()] = await mailbox.list()
    expect(kept).toStrictEqual({ ...mail, id: kept.id, date: clock().toUTCString().replace('GMT', '+0000') })
    expect(await mailbox.read(kept.id)).toStrictEqual(kept)
  })

  test('has the same mail once that was handed over twice', async () => {
    const id = newId()
    const mailbox = opened()
    await mailbox.send(aMail, id)
    clock.pass(60_000)
    await mailbox.send(aMail, id)
    expect(await mailbox.list()).toHaveLength(1)
  })

  test('has the newest mail first', async () => {
    const mailbox = opened()
    for (const subject of ['first', 'second', 'third']) {
      await mailbox.send({ ...aMail, subject }, newId())
      clock.pass(1000)
    }
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['third', 'second', 'first'])
  })

  test('has nothing to read before anything is sent', async () => {
    expect(await opened().list()).toEqual([])
  })

  test.each(['../heirloom.sqlite', '..%2fkeys', 'nothing', '20261103T120000000Z-0123456789abcdef0123456789abcdef'])(
    'reads nothing but a mail: %s',
    async (id) => {
      const mailbox = opened()
      await mailbox.send(aMail, newId())
      expect(await mailbox.read(id)).toBeUndefined()
    },
  )
})
