import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { pathOf } from '#core/journey/pages.ts'
import { isComplete } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { stages } from '#testkit/stages.ts'
import { appForAll, startApp } from '#testkit/start-app.ts'

const app = appForAll()

/** What a browser would hold, and where it would be, after opening the page. */
const open = async (path: string) => {
  const page = await app.api().get(path)
  const [, nonce, script = ''] = /<script nonce="([^"]+)">([\s\S]*)<\/script>/.exec(page.text) ?? []
  expect(String(page.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`)
  const kept = new Map<string, string>()
  let at = ''
  runInNewContext(script, {
    localStorage: { clear: () => kept.clear(), setItem: (key: string, value: string) => kept.set(key, value) },
    location: {
      replace: (to: string) => {
        at = to
      },
    },
  })
  return { kept, at }
}

test('every stage is linked', async () => {
  const page = (await app.api().get('/dev')).text
  for (const stage of ['landing', ...stages]) expect(page).toContain(`/dev/start-at/${stage}"`)
})

describe('starting at a stage', () => {
  test.each(stages)('%s opens it with a new person and their will', async (stage) => {
    const { kept, at } = await open(`/dev/start-at/${stage}`)
    expect(at).toBe(pathOf(stage))
    expect(kept.get('_pt')).toBe('1')
    expect(JSON.parse(kept.get('visited') ?? '')).toContain(stage)
    const { user, will } = (await app.api(kept.get('token')).get('/api/form')).json<{ user: object; will: Will }>()
    expect(JSON.parse(kept.get('user') ?? '')).toEqual(user)
    expect(isComplete(will, today)).toBe(stages.indexOf(stage) >= stages.indexOf('will.summary'))
  })

  test('after a payment the payment is known', async () => {
    const { kept } = await open('/dev/start-at/will.payment-successful')
    const { external_id } = JSON.parse(kept.get('payment_info') ?? '{}')
    const reply = await app.api(kept.get('token')).get(`/api/payment/check/${external_id}`)
    expect(reply.json()).toEqual({ status: 1 })
  })

  test('the landing starts with nobody', async () => {
    const { kept, at } = await open('/dev/start-at/landing')
    expect([at, kept.size]).toEqual(['/my-will/lpf-a/0', 0])
  })

  test.each(['will.gifts', 'will.summary', 'will.my-downloads'] as const)(
    '%s opens it with a second marriage, in which something is held for somebody',
    async (stage) => {
      const { kept } = await open(`/dev/start-at/${stage}?family=second-marriage`)
      const { will } = (await app.api(kept.get('token')).get('/api/form')).json<{ will: Will }>()
      expect(will.details.first_name).toBe('Tom')
      expect(isComplete(will, today)).toBe(stage !== 'will.gifts')
      expect(will.trusts?.map(({ kind }) => kind)).toEqual(
        stage === 'will.gifts' ? undefined : ['Home', 'Disabled person'],
      )
    },
  )

  test('an unknown one is not found', async () => {
    expect((await app.api().get('/dev/start-at/will.nonsense')).status).toBe(404)
    expect((await app.api().get('/dev/start-at/will.summary?family=toString')).status).toBe(404)
  })
})

test('none of it exists in production', async () => {
  const live = await startApp({ production: true })
  try {
    for (const path of ['/dev', '/dev/start-at/will.summary']) expect((await live.api().get(path)).status).toBe(404)
    expect((await live.api().get('/healthz')).headers).toHaveProperty('strict-transport-security')
  } finally {
    await live.close()
  }
})
