/** How long a page of the back office takes among 100,000 orders: from the press to the painted rows, and the call alone. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { openDeskSession } from '../../server/features/desk/staff-session.ts'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { startServer } from '../../testkit/start-server.ts'
import { fillUpTo } from './fillers.ts'
import { type Measure, median } from './measure.ts'

const ORDERS = 100_000
const RUNS = 15
const MOST_MS = 200

/** A database with that many orders over two years, and the token of someone who may see them. */
const prepared = async (dataDir: string): Promise<string> => {
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const [{ id: master }] = encryption.masterKeys()
  await fillUpTo(db, ORDERS, master)
  // Every fiftieth was refunded, every thousandth is in dispute.
  await sql`update orders set
    created_at = strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20', '-' || ((${ORDERS} - id) * 10) || ' minutes'),
    decided_at = strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20', '-' || ((${ORDERS} - id) * 10) || ' minutes'),
    state = case when id % 1000 = 0 then 'disputed' when id % 50 = 0 then 'refunded' else 'paid' end`.execute(db)
  await sql`insert into deliveries (order_id, what, at) select id, 'documents', created_at from orders where id % 2 = 0`.execute(
    db,
  )
  await sql`analyze`.execute(db)
  const stores = createStores(db, createVaults({ ...encryption, clock: () => new Date() }))
  const id = await stores.staff.add({ name: 'Priya', email: 'p@example.com', roles: ['finance', 'owner'] }, new Date())
  const token = await openDeskSession(stores, id ?? 0, Date.now(), randomBytes)
  await db.destroy()
  return token
}

/** Milliseconds from the press of a link until what it leads to has been painted. */
const pressed = (page: Page, link: string, painted: string): Promise<number> =>
  page.evaluate(
    async ({ link, painted }) => {
      const before = document.querySelector(painted)?.textContent
      const start = performance.now()
      document.querySelector<HTMLElement>(link)?.click()
      for (;;) {
        await new Promise(requestAnimationFrame)
        const now = document.querySelector(painted)?.textContent
        if (now !== undefined && now !== before) break
      }
      // The frame after the rows are in the page has them on the screen.
      await new Promise(requestAnimationFrame)
      return performance.now() - start
    },
    { link, painted },
  )

const measured = (name: string, times: readonly number[]): Measure => {
  const value = median(times)
  return {
    name: `${name} (slowest ${Math.max(...times).toFixed(0)})`,
    value,
    unit: 'ms',
    target: `≤ ${MOST_MS}`,
    ok: value <= MOST_MS,
  }
}

/** The tables of the back office among 100,000 orders. */
export const run = async (): Promise<Measure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-desk-'))
  const root = join(import.meta.dirname, '../..')
  const dist = join(root, 'dist/web')
  await buildPages(root, dist)
  const token = await prepared(dataDir)
  const server = await startServer({ dataDir, environment: { WEB_ROOT: dist } })
  const browser = await chromium.launch(launchOptions)
  try {
    const calls: Record<string, number[]> = {}
    for (const path of ['orders', 'orders?before=50000', 'orders?show=disputed', 'orders?show=owed', 'totals'])
      for (let each = 0; each < RUNS; each += 1) {
        const start = performance.now()
        const reply = await fetch(`${server.url}/api/desk/${path}`, { headers: { cookie: `desk=${token}` } })
        if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
        await reply.text()
        calls[path] = [...(calls[path] ?? []), performance.now() - start]
      }
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
    await context.addCookies([{ name: 'desk', value: token, url: `${server.url}/api/desk` }])
    const page = await context.newPage()
    const [opened, paged]: [number[], number[]] = [[], []]
    for (let each = 0; each < RUNS; each += 1) {
      await page.goto(`${server.url}/desk/codes`)
      await page.getByText('There are no codes yet.').waitFor()
      opened.push(await pressed(page, 'a[href="/desk/orders"]', 'main tbody'))
      paged.push(await pressed(page, '[data-page="older"]', 'main tbody'))
    }
    return [
      ...Object.entries(calls).map(([path, times]) => measured(`GET /api/desk/${path} among 100,000 orders`, times)),
      measured('orders open in the back office', opened),
      measured('the next page of orders', paged),
    ]
  } finally {
    await browser.close()
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
