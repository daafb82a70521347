/** What is refused before a schema looks at it never reaches a database, so one of the two shows it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { deskRoles } from '#core/api/desk-acts.ts'
import type { ErrorBody } from '#core/api/fields.ts'
import { deskHeaders } from '#testkit/desk.ts'
import { longTextRequests, longTexts } from '#testkit/fuzz/long-text.ts'
import type { ApiDescription } from '#testkit/fuzz/requests.ts'
import { appForAll, type Customer } from '#testkit/start-app.ts'
import { requestLimits } from './platform/validation.ts'

let owner: Customer
let requests: ReturnType<typeof longTextRequests>
const app = appForAll()
beforeAll(async () => {
  owner = await app.customer()
  // An unpaid customer is asked for the payment before anything of what they send is looked at.
  await app.give(owner.userId, ['will'])
  requests = longTextRequests((await app.api().get('/api/openapi.json')).json<ApiDescription>())
})

const fieldsOf = (text: string): string[] => Object.keys((JSON.parse(text) as ErrorBody).errors)

describe('a long text costs no more than its share', () => {
  test('every text of every body and query has a length', () => {
    expect(requests.length).toBeGreaterThan(300)
    expect(
      requests.filter(({ most }) => most === undefined || most > requestLimits.text).map(({ name }) => name),
    ).toEqual([])
  })

  test('a megabyte in any of them is refused, naming the field, before a schema looks at it', async () => {
    const evil = Object.entries(longTexts)
    const wrong: string[] = []
    const signedIn = { authorization: `Bearer ${owner.token}`, ...(await deskHeaders(app, deskRoles)) }
    for (const [index, request] of requests.entries()) {
      const [character, text] = evil[index % evil.length] ?? ['', '']
      const reply = await request.send(app, signedIn, text)
      const named = reply.status === 422 ? fieldsOf(reply.text) : []
      const says = named.length === 1 && named.some((field) => request.field.endsWith(field) || field === 'body')
      if (!says) wrong.push(`${request.name} with ${character}: ${reply.status} ${reply.text.slice(0, 200)}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
