import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { willsWithShares } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { stagesOf } from '#testkit/stages-of.ts'
import { willsWithTrusts } from '#testkit/trust-arbitrary.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { outcome } from '../estate/distribution.ts'
import { describeShare, Fraction, sumOf } from '../estate/fraction.ts'
import { recipientsOf } from '../estate/gift-takers.ts'
import { childrenWouldTake, trustPersons } from '../will/backups.ts'
import { inheritors, personsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { trustOf, trustsOf, willOfTakers } from '../will/trusts.ts'
import { type Picture, pictureOf, type Supposed } from './picture.ts'
import { rowsOf } from './rows.ts'
import { sharesInWords } from './words.ts'

const wills = fc.oneof(completeWills, willsWithShares(), willsWithTrusts)

/** Any of the people of a will die, some of them without children. */
const supposedIn = ({ persons }: Will): fc.Arbitrary<Supposed> => {
  const ids = persons.map(({ id }) => id)
  return fc
    .record({ died: fc.subarray(ids), childless: fc.subarray(ids), laterChild: fc.boolean() })
    .map(({ died, childless, laterChild }) => ({ died, childless, laterChild }))
}

/** A will that cannot be saved: the person a trust is for may take when it ends. */
const mayTakeOwnTrust = (will: Will, id: number): boolean =>
  trustsOf(will).some((trust) => trust.for === id && trustPersons(will, trust).includes(id))

const anySupposition = wills.chain((will) => supposedIn(will).map((supposed) => ({ will, supposed })))

const holds = (runs: number, property: (will: Will, supposed: Supposed, picture: Picture) => void): void =>
  fc.assert(
    fc.property(anySupposition, ({ will, supposed }) => {
      property(will, supposed, pictureOf(will, today, supposed))
    }),
    { numRuns: runs },
  )

/** A will whose shares are drawn in full: they make the whole, and it is said who takes instead. */
const areSaid = (will: Will): boolean =>
  inheritors(will).length > 0 &&
  (inheritors(will).length === 1 ||
    will.estateSplit === 'Equal shares' ||
    inheritors(will).reduce((sum, { hundredths }) => sum + hundredths, 0) === 10_000) &&
  inheritors(will).every((heir) => heir.kind !== 'person' || heir.person.estateIfDie !== undefined)

test('in any will and any deaths, the picture and its table have the shares that are worked out for the will', () => {
  holds(fewerRuns(4), (will, { died, childless = [], laterChild }, picture) => {
    // What is held for somebody has a property of its own, below.
    if (!areSaid(will) || picture.held.length > 0) return
    const failed = personsOf(will, died).map(({ id }) => ({
      person: id,
      livingChildren: childless.includes(id) ? 0 : 1,
    }))
    const worked = outcome(will, failed, today, { livingChildren: laterChild ? 1 : 0 })
    expect(picture.shares.map(({ part }) => part.toString())).toEqual(worked.map(({ share }) => share.toString()))
    expect(picture.shares.map(({ to }) => to.fullname)).toEqual(
      worked.map((taking) =>
        taking.type === 'person' || taking.type === 'charity'
          ? picture.cards.find(({ key }) => key === `${taking.type} ${taking.id}`)?.fullname
          : expect.any(String),
      ),
    )
    const rows = rowsOf(picture).filter(({ kind }) => kind === 'share')
    expect(rows.map(({ what, who }) => [who, what])).toEqual(
      picture.shares.map(({ to, share }) => [to.fullname, share ? describeShare(share) : 'Not said yet']),
    )
  })
}, 600_000)

test('in any will and any deaths, the stripes make their bands, and the bands make the whole', () => {
  holds(fewerRuns(4), (will, _supposed, { shares, total }) => {
    for (const { part, stripes } of shares) expect(sumOf(stripes.map((stripe) => stripe.part))).toEqual(part)
    expect(new Set(shares.map(({ to }) => to.key)).size).toBe(shares.length)
    if (!areSaid(will)) return
    expect(sumOf(shares.map(({ part }) => part))).toEqual(Fraction.one)
    expect(total).toEqual(Fraction.one)
  })
}, 600_000)

test('no one who has died takes a share, a gift or the home', () => {
  holds(fewerRuns(10), (_will, _supposed, { died, shares, gifts, outside }) => {
    const takers = [
      ...shares.map(({ to }) => to),
      ...gifts.flatMap(({ takings }) => takings.map(({ to }) => to)),
      ...outside.flatMap(({ to }) => to),
    ]
    // The card of one who was dead when the will was made stands for their children.
    for (const { card, kind } of takers)
      expect(card === undefined || kind === 'children' || !died.includes(card)).toBe(true)
  })
}, 600_000)

test('each gift goes to its recipients, to those in their place, or into the rest: never to no one', () => {
  holds(fewerRuns(10), (will, { died }, { gifts }) => {
    for (const { key, takings, lapsed, toCoOwner } of gifts) {
      if (key.startsWith('trust ')) continue
      expect(takings.length + lapsed.length > 0 || toCoOwner).toBe(true)
      const gift = will.gifts.find(({ id }) => key === `gift ${id}`)
      if (!gift || toCoOwner) continue
      const { to } = recipientsOf(will, gift)
      const living = to.filter((each) => each.kind !== 'person' || !died.includes(each.person.id))
      expect(takings.filter(({ through }) => through === undefined)).toHaveLength(living.length)
    }
  })
}, 600_000)

test('a person keeps name, letters and colour whatever is supposed', () => {
  holds(fewerRuns(20), (will, _supposed, { cards }) => expect(cards).toEqual(pictureOf(will, today).cards))
}, 600_000)

test('what one person would have had is what their death moves', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      const now = pictureOf(will, today)
      for (const { to, share } of now.shares) {
        const person = will.persons.find(({ id }) => to.card === `person ${id}`)
        if (!person || !share || to.kind === 'held') continue
        const then = pictureOf(will, today, { died: [person.id] })
        const [departed] = then.departed
        expect(departed?.had).toEqual(share)
        const moved = then.shares.flatMap(({ stripes }) =>
          stripes.flatMap(({ part, through }) => (through === to.card ? [part] : [])),
        )
        if (departed?.goes === 'to their children') expect(childrenWouldTake(person)).toBe(true)
        if (departed?.goes === 'to their children' || departed?.goes === 'to backups')
          expect(sumOf(moved).compare(share)).toBeLessThanOrEqual(0)
        else expect(moved).toEqual([])
      }
    }),
    { numRuns: fewerRuns(40) },
  )
}, 600_000)

test('each share that is said stands in the sentence', () => {
  holds(fewerRuns(20), (_will, _supposed, picture) => {
    const words = sharesInWords(picture)
    for (const { share } of picture.shares) if (share) expect(words).toContain(describeShare(share))
  })
}, 600_000)

test('who has what is held for somebody, when that ends, is what is worked out for the end of the trust', () => {
  // The picture supposes deaths without days, so that only a death ends a trust.
  const endedByDeath = willsWithTrusts.map((will) => ({
    ...will,
    trusts: trustsOf(will).map(({ endDate: _date, ...trust }) => trust),
  }))
  const cases = endedByDeath.chain((will) =>
    fc.subarray(will.persons.map(({ id }) => id)).map((died) => ({ will, died })),
  )
  fc.assert(
    fc.property(cases, ({ will, died }) => {
      for (const { kind, for: tenant, starts, afterwards } of pictureOf(will, today, { died, laterChild: false })
        .held) {
        const who = Number(tenant.key.replace('person ', ''))
        const trust = trustOf(will, kind)
        if (!trust || !starts || mayTakeOwnTrust(will, who) || !areSaid(willOfTakers(will, trust))) continue
        const failedLater = died.map((person) => ({ person, livingChildren: 1 }))
        const ends = stagesOf(will, { failed: [], failedLater }, today).later.filter(
          (holding) => holding.of === kind && (holding.how === 'taken' || holding.how === 'estate'),
        )
        const whole = sumOf(ends.map(({ share }) => share))
        if (whole.equals(Fraction.zero)) continue
        expect(afterwards.shares.map(({ part }) => part.toString()).toSorted()).toEqual(
          ends.map(({ share }) => share.over(whole).toString()).toSorted(),
        )
        expect(afterwards.shares.filter(({ to }) => to.kind === 'estate')).toHaveLength(
          ends.filter(({ how }) => how === 'estate').length,
        )
      }
    }),
    { numRuns: fewerRuns(10) },
  )
}, 600_000)
