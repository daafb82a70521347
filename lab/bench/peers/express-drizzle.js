/**
 * A save as a plain service has it, on Express and Drizzle: a session, a check of the body's shape, a transaction with a history.
 * No rules of a will, no encryption, no seal. In JavaScript, so that checking the product needs none of these packages' types.
 */
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import express from 'express'
import pg from 'pg'
import { z } from 'zod'

const [url = ''] = process.argv.slice(2)
const db = drizzle(new pg.Pool({ connectionString: url, max: 10 }))

const sessions = pgTable('sessions', { tokenHash: text('token_hash').primaryKey(), userId: integer('user_id') })
const wills = pgTable('wills', {
  id: integer('id').primaryKey(),
  userId: integer('user_id'),
  version: integer('version'),
  body: text('body'),
})
const revisions = pgTable('revisions', {
  willId: integer('will_id'),
  version: integer('version'),
  body: text('body'),
  savedAt: text('saved_at'),
})

const saveSchema = z.object({ step: z.string(), version: z.int(), will: z.record(z.string(), z.unknown()) })

const app = express()
app.disable('x-powered-by')
app.use(express.json())

app.post('/api/form', async (request, response) => {
  const token = request.get('authorization')?.replace('Bearer ', '') ?? ''
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const [session] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash))
  if (!session) return response.sendStatus(401)
  const asked = saveSchema.safeParse(request.body)
  if (!asked.success) return response.sendStatus(422)
  const saved = await db.transaction(async (on) => {
    const [row] = await on.select().from(wills).where(eq(wills.userId, session.userId)).for('update')
    if (row?.version !== asked.data.version) return undefined
    const will = { ...JSON.parse(row.body), ...asked.data.will }
    const next = { version: row.version + 1, body: JSON.stringify(will) }
    await on
      .update(wills)
      .set(next)
      .where(and(eq(wills.id, row.id), eq(wills.version, row.version)))
    await on.insert(revisions).values({ willId: row.id, ...next, savedAt: new Date().toISOString() })
    return { version: next.version, will }
  })
  return saved ? response.json(saved) : response.sendStatus(409)
})

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`)
})
