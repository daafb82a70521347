/** "Saved" is said of what the server has, "kept on this device" of what this device keeps, and nothing that was typed is lost. */
import { pathOf } from '#core/journey/pages.ts'
import { steps } from '#core/journey/steps.ts'
import { sections } from '#core/lpa/sections.ts'
import { chancesFrom } from '#testkit/newcomer.ts'
import { isNight } from '#testkit/property-runs.ts'
import { startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { buyPair, invite, join, linkTo, newEmail, partnerAt, partnerWhoJoined } from './partner.ts'
import { storm } from './storm.ts'

/** `STORMS=1 SEED=17 vitest run --project customers e2e/storm.test.ts` sends those of one number over every page that keeps words. */
const { STORMS = isNight ? '3' : '', SEED = '2026' } = process.env
const from = SEED === 'random' ? Math.floor(Math.random() * 1e6) : Number(SEED)
const seeds = Array.from({ length: Number(STORMS || '1') }, (_, at) => from + at)

/** Pages that keep words: where a customer begins, and the address. */
const places = [
  ...steps.filter(({ name }) => name !== 'will.summary').map(({ name }) => [name, pathOf(name)] as const),
  ...(['will.values', 'will.my-downloads'] as const).map((name) => [name, pathOf(name)] as const),
  ...['/account', '/account/after-me', '/account/review', '/my-will/signing-day'].map(
    (path) => ['will.my-downloads', path] as const,
  ),
  ...sections.map(({ name }) => ['will.lpa', `${pathOf('will.lpa')}?power=money&ask=${name}`] as const),
]

/** By day each sixth page. */
const seldom = STORMS === '' ? 6 : 1

// Promise: api.told, done.failure.3
for (const seed of seeds)
  for (const [at, path] of places.filter((_, index) => (index + seed) % seldom === 0))
    test(`in all weathers nothing is called saved that is not, and nothing typed is lost: ${path}, storm ${seed}`, async ({
      page,
      browser,
    }) => {
      await startAt(page, at, at === 'will.lpa' ? 'lastPowerOfAttorney' : '')
      if (!page.url().endsWith(path)) await typeAddress(page, path)
      expect(page.url()).toContain(path)
      expect(await storm({ browser, page, chance: chancesFrom(seed * 1000 + path.length), actions: 12 })).toEqual([])
    })

/** Pages of a couple, where what one does may meet what the other types. */
const ofCouple = [
  '/account',
  ...(['will.my-downloads', 'will.about-me.full-name', 'will.beneficiaries.my-beneficiaries'] as const).map((name) =>
    pathOf(name),
  ),
]

for (const seed of seeds)
  for (const [at, path] of ofCouple.entries())
    for (const [who, isBuyer] of [
      ['who has invited the other', true],
      ['who came with an invitation', false],
    ] as const)
      if ((at * 2 + Number(isBuyer) + seed) % seldom === 0)
        test(`in all weathers nothing typed is lost while the other of a couple writes: ${path}, ${who}, storm ${seed}`, async ({
          page: buyer,
          browser,
          server,
        }) => {
          const email = newEmail()
          const page = isBuyer ? buyer : await partnerWhoJoined({ page: buyer, browser, server })
          if (isBuyer) {
            await buyPair(buyer)
            await invite(buyer, email)
          }
          await typeAddress(page, path)
          const comes = async () => {
            const invited = await partnerAt(browser, server, await linkTo(buyer, email))
            await join(invited)
            return invited
          }
          let other = isBuyer ? undefined : Promise.resolve(buyer)
          const partner = () => (other ??= comes())
          const chance = chancesFrom(seed * 1000 + path.length)
          expect(await storm({ browser, page, chance, actions: 24, partner })).toEqual([])
        })
