/** Vitest's global setup for the tests that run on PostgreSQL: one server for all of them. */
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connectTo, openDatabase } from '#server/db/database.ts'
import { postgresCluster } from './postgres-cluster.ts'
import { TEMPLATE } from './test-database.ts'

export default async (project: TestProject): Promise<() => Promise<void>> => {
  // What the tests write is thrown away, so nothing waits for the disk.
  const cluster = await postgresCluster({ fsync: 'off', max_connections: '300' })
  const admin = connectTo(cluster.url('postgres'))
  await sql`create database ${sql.id(TEMPLATE)}`.execute(admin)
  await admin.destroy()
  await (await openDatabase(cluster.url(TEMPLATE))).destroy()
  project.provide('postgres', cluster.url('postgres'))
  return () => cluster.remove()
}
