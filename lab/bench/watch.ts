/** How long the nightly watch takes over a hundred thousand signed wills of SQLite, one process, and over a million at that pace. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { londonDay } from '../../core/text/dates.ts'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createWatchedStore } from '../../server/db/repositories/users.store.ts'
import { createStores, createTransactions } from '../../server/db/stores.ts'
import { addComplimentaryOrder } from '../../server/features/payments/settlement.service.ts'
import { createWatchWills } from '../../server/features/watch/watch.service.ts'
import { createEnqueueMail } from '../../server/mail/enqueue.ts'
import { addCustomers } from './customers.ts'
import type { Measure } from './measure.ts'

const WILLS = 100_000
const AT_ONCE = 500
const MILLION = 1_000_000
/** From three in the night until people wake. */
const NIGHT_HOURS = 4
const SECONDS_OF_HOUR = 3600

export const run = async (): Promise<Measure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-watch-'))
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const clock = () => new Date()
  const vaultFor = createVaults({ ...encryption, clock })
  await vaultFor(db).service.prepare()
  const at = clock()
  const witnesses: [string, string] = ['Mary Ash', 'David Ash']
  const signing = { on: londonDay(at), witnesses }
  try {
    const begun = performance.now()
    for (let made = 0; made < WILLS; made += AT_ONCE)
      await db.transaction().execute(async (on) => {
        const stores = createStores(on, vaultFor)
        for (const { id, willId } of await addCustomers(on, encryption, AT_ONCE)) {
          await addComplimentaryOrder(stores, { userId: id, externalId: `watch ${willId}`, entitlements: ['will'], at })
          await stores.wills.setAfterSigning(id, (before) => ({ ...before, signing }))
        }
      })
    const loaded = (performance.now() - begun) / 1000
    const watch = createWatchWills({
      watched: createWatchedStore(db),
      stores: createStores(db, vaultFor),
      inTransaction: createTransactions(db, vaultFor),
      enqueueMail: createEnqueueMail({ clock, randomBytes }),
      randomBytes,
      today: () => londonDay(clock()),
      homeUrl: () => 'https://wills.example',
      onError: (error) => {
        throw error
      },
    })
    const start = performance.now()
    const { looked } = await watch()
    const seconds = (performance.now() - start) / 1000
    if (looked !== WILLS) throw new Error(`Of ${WILLS} wills ${looked} were looked at`)
    const hours = (seconds / WILLS) * (MILLION / SECONDS_OF_HOUR)
    return [
      {
        name: `watch: ${WILLS} signed wills written, one after the other`,
        value: loaded,
        unit: 's',
        target: '',
        ok: true,
      },
      { name: `watch: ${WILLS} signed wills looked at`, value: seconds, unit: 's', target: '', ok: true },
      {
        name: `watch: ${MILLION} at that pace (not measured)`,
        value: hours,
        unit: 'hours',
        target: `< ${NIGHT_HOURS}`,
        ok: hours < NIGHT_HOURS,
      },
    ]
  } finally {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
}
