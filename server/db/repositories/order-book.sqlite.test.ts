import { type RootOperationNode, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deskOrderFilters } from '#core/api/desk-acts.ts'
import { appForAll } from '#testkit/start-app.ts'
import { createOrderBook, type OrderBook } from './order-book.store.ts'

const app = appForAll()
beforeAll(async () => {
  const { userId } = await app.customer()
  // So many that the database weighs one plan against another, with few of them in any state but paid.
  await sql`insert into orders (user_id, external_id, items, list_price, total, vat_percent, state, provider, created_at, decided_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000)
    select ${userId}, 'many-' || i, '["will"]', 8900, 8900, 20,
      case when i % 1000 = 0 then 'disputed' when i % 50 = 0 then 'refunded' else 'paid' end, 'sandbox',
      '2026-10-01T12:00:00.000Z', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || i || ' minutes') from n`.execute(
    app.db,
  )
  await sql`analyze`.execute(app.db)
})

/** How the database finds the rows of each query that is made. */
const plansOf = async (ask: (orderBook: OrderBook) => Promise<unknown>): Promise<string[]> => {
  const asked: RootOperationNode[] = []
  const watched = app.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await ask(createOrderBook(watched))
  const plans: string[] = []
  for (const node of asked) {
    const query = app.db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const { rows } = await app.db.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    })
    plans.push(rows.map(({ detail }) => detail).join('; '))
  }
  return plans
}

test.each(deskOrderFilters)('a page of orders that are %s is found without reading every order', async (show) => {
  for (const page of [{ before: 15_000 }, { after: 15_000 }, {}]) {
    const [plan = '', ...others] = await plansOf((orderBook) => orderBook.page({ show, ...page, rows: 50 }))
    // The newest of all are read from the end of an index, and no further than the page.
    if (show === 'all' && Object.keys(page).length === 0) expect(plan).toBe('SCAN orders USING INDEX orders_by_time')
    else for (const each of [plan, ...others]) expect(each).not.toMatch(/SCAN (orders|deliveries)\b(?! USING)/)
    if (show === 'all' || show === 'paid') expect(plan).not.toContain('TEMP B-TREE')
  }
})

test('the orders of a month are found by the day they were paid', async () => {
  const [plan] = await plansOf((orderBook) =>
    orderBook.paidBetween(new Date('2026-10-30T00:00:00Z'), new Date('2026-10-31T00:00:00Z')),
  )
  expect(plan).toContain('orders_by_decision')
})
