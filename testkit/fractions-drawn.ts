/** Generated wills whose shares are fractions in place of percentages. */
import { inheritors } from '#core/will/questions.ts'
import type { LaterTakers, Person, Shares, Will } from '#core/will/schema.ts'

const parts = [24, 12, 30, 72, 9, 432] as const

/** Fractions of one denominator that are in about these proportions, none of them nothing, and make exactly one. */
const fractionsLike = (percents: readonly number[], pick: number): { n: number; d: number }[] => {
  const count = percents.length
  const d = Math.max(parts[pick % parts.length] ?? 24, count)
  const total = percents.reduce((sum, percent) => sum + percent, 0)
  const ns = percents.map((percent) => 1 + Math.floor(((d - count) * percent) / total))
  const rest = d - ns.reduce((sum, n) => sum + n, 0)
  return ns.map((n, at) => ({ n: at === 0 ? n + rest : n, d }))
}

type Entry = { readonly id: number; readonly percent: number }
type Lists<P extends Entry, C extends Entry> = { readonly persons: P[]; readonly charities: C[] }

const inFractions = <P extends Entry, C extends Entry, L extends Lists<P, C>>(shares: L, pick: number): L => {
  const { persons, charities } = shares
  const given = fractionsLike(
    [...persons, ...charities].map(({ percent }) => percent),
    pick,
  )
  const put = <S extends Entry>(share: S, at: number) => ({
    ...share,
    percent: 0,
    ...(given[at] && { fraction: given[at] }),
  })
  return {
    ...shares,
    split: 'Different shares' as const,
    persons: persons.map((share, at) => put(share, at)),
    charities: charities.map((share, at) => put(share, persons.length + at)),
  }
}

/** One list is either all percentages or all fractions, as a page leaves it. */
const perhaps = <S extends Shares>(shares: S, pick: number): S => {
  const said = [...shares.persons, ...shares.charities]
  return said.length > 0 && said.every(({ percent }) => percent > 0) && shares.split !== 'Equal shares'
    ? (inFractions({ ...shares, persons: [...shares.persons], charities: [...shares.charities] }, pick) as S)
    : shares
}

const withBackups = (person: Person, pick: number): Person => ({
  ...person,
  estateBackup: perhaps(person.estateBackup, pick),
})

/** Those who take when a trust ends, where no class shares with them. */
const atTheEnd = (takers: LaterTakers, pick: number): LaterTakers => {
  const said = takers.classes.length > 0 ? takers : perhaps(takers, pick)
  return { ...said, persons: said.persons.map((taker) => ({ ...taker, backup: perhaps(taker.backup, pick) })) }
}

/** The will with fractions in place of percentages: of the residue, and of who takes instead. @param pick Which fractions. */
export const withFractions = (will: Will, pick: number): Will => {
  const { persons, charities, classes = [] } = will
  const sharers = inheritors(will).map((heir) =>
    heir.kind === 'person' ? heir.person : heir.kind === 'charity' ? heir.charity : heir.group,
  )
  const isShared = will.estateSplit === 'Different shares' && sharers.every(({ estatePercent }) => estatePercent > 0)
  const given = fractionsLike(
    sharers.map(({ estatePercent }) => estatePercent),
    pick,
  )
  const put = <T extends (typeof sharers)[number]>(each: T): T => {
    const fraction = given[sharers.indexOf(each)]
    return isShared && fraction ? { ...each, estatePercent: 0, estateFraction: fraction } : each
  }
  const trusts = will.trusts?.map((trust) =>
    trust.takers ? { ...trust, takers: atTheEnd(trust.takers, pick) } : trust,
  )
  return {
    ...will,
    ...(trusts && { trusts }),
    persons: persons.map((person, at) => withBackups(put(person), pick + at)),
    charities: charities.map(put),
    ...(will.classes && { classes: classes.map(put) }),
    ...(will.ultimateDefault && { ultimateDefault: perhaps(will.ultimateDefault, pick + 1) }),
  }
}
