/** The journey of one person, from signing up to the documents, as calls to the server: how many a core carries each second. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { steps } from '../../core/journey/steps.ts'
import { itemLists, itemPaths } from '../../core/will/changes.ts'
import { editable } from '../../core/will/new-will.ts'
import { createMailFolder } from '../../server/adapters/mailer.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { registration } from '../../testkit/crash.ts'
import { startServer } from '../../testkit/start-server.ts'
import type { Measure } from './measure.ts'
import { processorSeconds } from './processor-use.ts'

const WARM_UP = 8
const JOURNEYS = 40
/** People at once. */
const TOGETHER = 4
const LOOK_FOR_MAIL_MS = 20

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>

let calls = 0

const caller = (url: string): { call: Call; signIn: (token: string) => void } => {
  let token = ''
  const call: Call = async (method, path, body) => {
    calls += 1
    const reply = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (reply.status >= 400) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
    return reply
  }
  return {
    call,
    signIn: (given) => {
      token = given
    },
  }
}

type Mails = ReturnType<typeof createMailFolder>

const codeFor = async (mails: Mails, email: string): Promise<string> => {
  for (;;) {
    const mail = (await mails.list()).find(({ to, text }) => to === email && text.includes('Your code: '))
    const code = /\nYour code: (\d{3}) (\d{3})\n/.exec(mail?.text ?? '')
    if (code) return `${code[1]}${code[2]}`
    await wait(LOOK_FOR_MAIL_MS)
  }
}

const signUp = async (call: Call, signIn: (token: string) => void, mails: Mails, email: string): Promise<void> => {
  await call('GET', '/api/products')
  const session = (await (await call('POST', '/api/auth/register', registration(email))).json()) as { token: string }
  signIn(session.token)
  await call('POST', '/api/account/email/verify', { code: await codeFor(mails, email) })
}

/** What is said of each before anything else: who gets what, and who stands in for whom, is answered later. */
const firstWords = {
  persons: { fullname: 'Ruth Hale', type: 'Person' },
  charities: { fullname: 'Shelter' },
  pets: { fullname: 'Biscuit', type: 'Dog', lookAfter: 'No' },
  accounts: { assetType: 'Pension' },
  gifts: { type: 'Item', title: 'My ring', persons: [1] },
} as const satisfies Record<(typeof itemLists)[number], object>

/** Adds everybody and everything of the example will, one call each, and saves once for each step. */
const write = async (call: Call): Promise<void> => {
  await call('POST', '/api/wills/init')
  const will = completeExampleWill()
  for (const list of itemLists)
    for (const _ of will[list]) await call('POST', `/api/wills/${itemPaths[list]}/create`, firstWords[list])
  let { version } = ((await (await call('GET', '/api/form')).json()) as { will: { version: number } }).will
  const next = async (path: string, body: object) => {
    const saved = (await (await call('POST', path, { ...body, version })).json()) as { version: number }
    version = saved.version
  }
  await next('/api/wills/wills/adopt', { will: editable(will) })
  for (const { name } of steps)
    await next('/api/form', {
      step: 'will.funeral-wishes',
      will: { whatToDo: { option: 'Cremation', description: `At sunrise, as I said on ${name}.` } },
    })
}

const payAndPrint = async (url: string, call: Call): Promise<void> => {
  const order = (await (await call('POST', '/api/payment/checkout', { items: ['will'] })).json()) as {
    external_id: string
  }
  calls += 1
  const paid = await fetch(`${url}/sandbox/pay/${order.external_id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'paid' }),
  })
  if (paid.status !== 303) throw new Error(`Paying answered ${paid.status}: ${await paid.text()}`)
  await call('GET', `/api/payment/check/${order.external_id}`)
  await (await call('GET', '/api/documents')).arrayBuffer()
}

let people = 0

const journey = async (url: string, mails: Mails): Promise<void> => {
  people += 1
  const { call, signIn } = caller(url)
  await signUp(call, signIn, mails, `journey${people}@example.com`)
  await write(call)
  await payAndPrint(url, call)
}

const together = async (count: number, one: () => Promise<void>): Promise<void> => {
  let begun = 0
  const person = async () => {
    while (begun < count) {
      begun += 1
      await one()
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, person))
}

/** Journeys for each second of processor time: what one core carries, whatever else the machine does. */
export const run = async (): Promise<Measure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-journey-'))
  const server = await startServer({ dataDir })
  const pid = server.process.pid ?? 0
  const mails = createMailFolder({ folder: join(dataDir, 'mail'), from: 'help@example.com', clock: () => new Date() })
  const one = () => journey(server.url, mails)
  try {
    await together(WARM_UP, one)
    const [before, callsBefore, start] = [processorSeconds(pid), calls, performance.now()]
    await together(JOURNEYS, one)
    const [after, seconds] = [processorSeconds(pid), (performance.now() - start) / 1000]
    const own = (after.own - before.own) / JOURNEYS
    const printing = (after.started - before.started) / JOURNEYS
    const shown = { target: '', ok: true }
    return [
      { name: 'journeys of the server', value: 1 / (own + printing), unit: 'a second and core', ...shown },
      { name: 'processor time of a journey: the server', value: own * 1000, unit: 'ms', ...shown },
      { name: 'processor time of a journey: its printing process', value: printing * 1000, unit: 'ms', ...shown },
      { name: 'calls of a journey', value: (calls - callsBefore) / JOURNEYS, unit: 'calls', ...shown },
      { name: 'journeys by the clock, four people at once', value: JOURNEYS / seconds, unit: 'a second', ...shown },
    ]
  } finally {
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
