import type { Database } from '../db/database.ts'
import { BadMasterKey, type MasterKeys } from './master-keys.ts'

/** How many customers' keys there are under each master key. */
export const keysByMaster = async (db: Database): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('data_keys')
    .select(({ fn }) => ['master_key_id', fn.countAll<number>().as('count')])
    .groupBy('master_key_id')
    .execute()
  return new Map(rows.map(({ master_key_id, count }) => [master_key_id, Number(count)]))
}

/** Throws BadMasterKey when there are customers whose key no master key at hand opens: their wills would not be there. */
export const refuseLostKeys = async (db: Database, masterKeys: MasterKeys): Promise<void> => {
  const here = new Set(masterKeys().map(({ id }) => id))
  const lost = [...(await keysByMaster(db)).keys()].filter((id) => !here.has(id))
  if (lost.length > 0)
    throw new BadMasterKey(
      'The database was sealed with a master key that is not here. ' +
        'Set MASTER_KEY to it, or put it back into keys/master.keys among the data.',
    )
}
