import { sql } from 'kysely'
import type { Api } from '../http/api.ts'
import { withoutWords } from '../http/error-replies.ts'
import { Unavailable } from '../http/errors.ts'
import type { Database } from '../store/database.ts'

const schema = { hide: true }

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export const healthRoutes = (app: Api, db: Database): void => {
  app.get('/healthz', { schema }, async () => ({ ok: true }))

  app.get('/readyz', { schema }, async (request) => {
    try {
      await sql`select 1`.execute(db)
    } catch (error) {
      request.log.error({ error: withoutWords(error) }, 'database out of reach')
      throw new Unavailable()
    }
    return { ok: true }
  })
}
