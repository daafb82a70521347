/** Of two who do something about one report at the same moment, the second does it to what the first has made of it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  act,
  agree,
  alex,
  app,
  fresh,
  linkTo,
  opened,
  priya,
  searched,
  signed,
  startForDeaths,
  subjectsTo,
  tom,
} from '#testkit/deaths.ts'
import type { AtDesk } from '#testkit/desk.ts'
import { waitingInPostgres } from '#testkit/test-database.ts'

startForDeaths()

/** Begins each once the one before has read the report and is held up where it makes a link or notes the act. What they are answered. */
const atOneMoment = async (...all: readonly (() => Promise<{ readonly status: number }>)[]) => {
  const begun: ReturnType<(typeof all)[number]>[] = []
  await app.db.transaction().execute(async (held) => {
    await sql`lock table death_links, desk_audit in exclusive mode`.execute(held)
    for (const begin of all) {
      begun.push(begin())
      await expect.poll(() => waitingInPostgres(app.db)).toBeGreaterThanOrEqual(begun.length)
    }
  })
  return (await Promise.all(begun)).map(({ status }) => status)
}

const agreeing = async (who: AtDesk, id: number) => {
  const [desk, passkey] = [await fresh(who), await signed(who, id, 'agree to a release')]
  return () => desk.post(`/api/desk/deaths/${id}/agree`, { passkey })
}
const refusing = async (who: AtDesk, id: number) => {
  const desk = await fresh(who)
  return () => desk.post(`/api/desk/deaths/${id}/refuse`, { reason: 'The register office knows of no death' })
}

/** A report to which one person has agreed, what its testator does by the link of a mail, and what a second person does. */
const agreedOnce = async () => {
  const { id, email } = await searched()
  await agree(priya, id)
  const link = await linkTo('are you alive', email)
  return { id, email, alive: () => act(link, 'alive'), yes: await agreeing(tom, id) }
}

test('nothing is released of whoever says that they are alive while the second person agrees', async () => {
  const { id, alive, yes } = await agreedOnce()
  expect(await atOneMoment(alive, yes)).toEqual([200, 422])
  expect(await opened(id)).toMatchObject({ state: 'stopped', stops: 1 })
})

test('what was released a moment before its testator says that they are alive is taken back, and they are told', async () => {
  const { id, email, alive, yes } = await agreedOnce()
  expect(await atOneMoment(yes, alive)).toEqual([200, 200])
  expect(await opened(id)).toMatchObject({ state: 'released wrongly', stops: 1 })
  expect(await subjectsTo('are you alive', email)).toContainEqual(expect.stringContaining('mistake'))
})

test('a release that one person refuses while the second agrees is refused', async () => {
  const { id, yes } = await agreedOnce()
  expect(await atOneMoment(await refusing(alex, id), yes)).toEqual([200, 422])
  expect(await opened(id)).toMatchObject({ state: 'not released' })
})

test('two people who agree at the same moment have both agreed', async () => {
  const { id } = await searched()
  expect(await atOneMoment(await agreeing(priya, id), await agreeing(tom, id))).toEqual([200, 200])
  expect(await opened(id)).toMatchObject({ state: 'released' })
})
