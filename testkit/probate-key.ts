/**
 * What the questions of the application for probate have for an answer, and who takes what, read a second time: from the answers
 * of a will as they are stored and from the days, with no code in common with `core/executor`. What is here is what a probate
 * assistant would write beside each question with the will in hand.
 */
import type { SheetRow } from '#core/executor/probate-sheet.ts'
import type { Released } from '#core/executor/released.ts'
import type { Told } from '#core/will/executors-now.ts'
import type { Will } from '#core/will/schema.ts'
import type { Thing } from '#core/will/values-schema.ts'

export type Opened = Released & { readonly words: Will }

export type Day = { readonly day: number; readonly month: number; readonly year: number }

/** `must` matches what has to stand there. A gap has no answer. */
export type Keyed = { readonly is: 'answered' | 'check' | 'gap'; readonly must?: string | RegExp }

/** A day as its number. */
export const at = ({ day, month, year }: Day): number => Date.UTC(year, month - 1, day) / 86_400_000
const spoken = ({ day, month, year }: Day): string =>
  new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** Letters and digits alone, so that commas and spaces do not count. */
export const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export const known = (must: string | RegExp): Keyed => ({ is: 'answered', must })
export const maybe = (must: string | RegExp): Keyed => ({ is: 'check', must })
export const blank: Keyed = { is: 'gap' }

export const under18 = (will: Will, id: number, today: Day): boolean => {
  const person = will.persons.find((each) => each.id === id)
  if (!person?.dob) return false
  const { day, month, year } = person.dob
  return at({ day, month, year: year + 18 }) > at(today)
}

type Fate = 'before' | 'after' | 'same day' | undefined
export const fateOf = (id: number, died: Day, { deaths = [] }: Told): Fate => {
  const death = deaths.find(({ person }) => person === id)
  if (!death) return undefined
  const gone = at(death.on) - at(died)
  return gone === 0 ? 'same day' : gone < 0 ? 'before' : 'after'
}

/** The one whom the testator is married to: a separation ends no marriage, and a new partner is none. */
export const husbandOrWife = ({ status, persons }: Will): Will['persons'][number] | undefined => {
  const bound = persons.find(({ relationship = '' }) => /^(husband|wife|civil partner|spouse)$/i.test(relationship))
  if (status === 'Separated') return bound
  return /^(Married|Civil Partnership)$/.test(status ?? '')
    ? (persons.find(({ type }) => type === 'partner') ?? bound)
    : undefined
}

export const nameIn = (will: Will, id: number): string => will.persons.find((each) => each.id === id)?.fullname ?? '?'

/** Who holds the office: those named first, then whoever the clause calls in, two where it names several. */
export const officeHolders = (
  will: Will,
  died: Day,
  told: Told,
  today: Day,
): { named: number[]; called: number[]; spare: number[] } => {
  const exists = (id: number) => will.persons.some((each) => each.id === id)
  const named = [...new Set(will.executor)].filter(exists)
  const behind = [...new Set(will.executorBackup)].filter((id) => exists(id) && !named.includes(id))
  const serves = (id: number) => !fateOf(id, died, told) && !under18(will, id, today) && told.acts?.[id] !== 'gives up'
  const called: number[] = []
  const want = named.length === 0 ? 0 : named.length === 1 ? 1 : 2
  for (const id of behind) {
    if (named.filter(serves).length + called.length >= want) break
    if (serves(id)) called.push(id)
  }
  return { named, called, spare: behind.filter((id) => !called.includes(id)) }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const money = (pence: number): string => `£${(pence / 100).toLocaleString('en-GB')}`.replace(/\.(\d)$/, '.$10')

/** Their part of a thing, and whether another owner who lives has it without the will. */
const partIn = (
  { words: will, certificate }: Opened,
  told: Told,
  held: Thing['held'],
): { readonly times: number; readonly by: number; readonly aside: boolean } => {
  if (held.as === 'alone') return { times: 1, by: 1, aside: false }
  if (held.as === 'tenants in common') return { times: held.part, by: 10_000, aside: false }
  const living = held.with.filter(
    (id) =>
      [undefined, 'after'].includes(fateOf(id, certificate.died, told)) &&
      !will.persons.some((person) => person.id === id && person.died),
  )
  return { times: 1, by: living.length + 1, aside: living.length > 0 }
}

type Which = (thing: Thing) => boolean
const everything: Which = () => true

/** `all`: with what joint owners have without the will. */
export const theirs = (
  released: Opened,
  told: Told,
  what: 'whole' | 'debtOnIt',
  end: 'low' | 'high',
  all = false,
  which = everything,
): number =>
  sum(
    (released.figures?.things ?? []).filter(which).map((thing) => {
      const { times, by, aside } = partIn(released, told, thing.held)
      return aside && !all ? 0 : Math.round(((thing[what]?.[end] ?? 0) * times) / by)
    }),
  )

/** What given things are worth: a property of the will is among the things already. */
export const givenThings = ({ words: will, figures }: Opened, kinds: readonly string[]): number =>
  sum(
    (figures?.giftValue ?? []).map(({ gift: id, value }) => {
      const gift = will.gifts.find((each) => each.id === id)
      const land = will.accounts.some((each) => each.id === gift?.accountId && each.assetType === 'Property')
      if (!gift || !kinds.includes(gift.type) || (gift.type === 'Share of an asset' && land)) return 0
      return value.low
    }),
  )

export const range = (low: number, high: number): string =>
  low === high ? money(low) : `${money(low)} to ${money(high)}`

/** The answers to the sheet, by question, and by question and person. */
export const probateKey = (released: Opened, told: Told, today: Day): Map<string, Keyed> => {
  const { words: will, certificate, original, figures, abroad, wishes } = released
  const { died } = certificate
  const { details } = will
  const key = new Map<string, Keyed>()
  const inWill = [details.first_name, details.middle_name, details.last_name].filter((word) => word?.trim()).join(' ')
  key.set('name', certificate.name ? known(certificate.name) : maybe(inWill))
  key.set('nameOnWill', certificate.name ? known(certificate.name === inWill ? /^yes$/i : /^no$/i) : blank)
  if (certificate.name && certificate.name !== inWill) key.set('nameWritten', known(inWill))
  key.set('otherNames', details.also_known_as?.trim() ? known(`Yes ${details.also_known_as}`) : blank)
  key.set('born', details.dob ? known(spoken(details.dob)) : blank)
  key.set('died', known(spoken(died)))
  const { house_name = '', street_address = '', town = '', postcode = '', country = '' } = details.address ?? {}
  key.set('address', details.address ? maybe(`${house_name}${street_address}${town}${postcode}${country}`) : blank)
  key.set('diedHere', certificate.place ? known(certificate.place === 'abroad' ? /^no$/i : /^yes$/i) : blank)
  for (const question of ['certificate', 'home', 'married', 'damage', 'iht400', 'code', 'allowance', 'copiesHere'])
    key.set(question, blank)
  key.set('copiesAbroad', blank)

  const wed = will.status === 'Married' || will.status === 'Civil Partnership'
  const spouse = husbandOrWife(will)
  const fate = spouse && fateOf(spouse.id, died, told)
  const left = told.deaths?.find(({ person }) => person === spouse?.id)
  key.set(
    'status',
    fate === 'same day'
      ? blank
      : fate === 'before'
        ? maybe('Widowed')
        : wed
          ? maybe(/^married/i)
          : will.status === 'Widowed'
            ? maybe('Widowed')
            : will.status === 'Divorced'
              ? maybe(/^divorced/i)
              : blank,
  )
  const earlier = will.status === 'Widowed' || figures?.facts.earlierSpouse
  key.set(
    'lateSpouse',
    fate === 'before' && spouse && left
      ? known(`Yes ${spouse.fullname} ${spoken(left.on)}`)
      : earlier
        ? maybe(/^yes$/i)
        : blank,
  )
  key.set('codicils', maybe(/^no$/i))
  key.set('wishes', wishes && wishes.length > 0 ? maybe(/^yes/i) : blank)
  key.set('willDate', original?.signedOn ? known(spoken(original.signedOn)) : blank)

  const { named, called, spare } = officeHolders(will, died, told, today)
  const list = (ids: readonly number[]) => known(ids.map((id) => nameIn(will, id)).join(''))
  if (named.length > 0) key.set('executors', list(named))
  if (called.length > 0) key.set('stepIn', list(called))
  if (spare.length > 0) key.set('substitutes', list(spare))
  if (will.secureLegacyProbateAsExecutor && will.firmConsent) key.set('firm', known(will.firmConsent.name))
  const gone = [...named, ...called, ...spare].filter((id) => fateOf(id, died, told))
  // In the order in which the sheet lists them: those named, then the others as the will has them.
  const inOrder = [...new Set([...named, ...will.executorBackup])].filter((id) => gone.includes(id))
  key.set(
    'anyDied',
    told.deaths ? known(gone.length > 0 ? `Yes ${inOrder.map((id) => nameIn(will, id)).join('')}` : /^no$/i) : blank,
  )
  for (const id of [...named, ...called]) {
    const end = fateOf(id, died, told)
    if (end) {
      key.set(`whenDied ${id}`, end === 'same day' ? blank : known(end === 'before' ? /^yes$/i : /^no$/i))
      key.set(`applying ${id}`, known(new RegExp(`^No: died ${end === 'same day' ? 'the same day' : end}$`, 'i')))
      continue
    }
    if (under18(will, id, today)) {
      key.set(`applying ${id}`, known(/^no: under 18/i))
      continue
    }
    const says = told.acts?.[id]
    const answers = { acts: /^yes$/i, reserves: /^no: reserves/i, 'gives up': /^no: gives it up.*PA15/i }
    key.set(`applying ${id}`, says ? known(answers[says]) : blank)
    if (says === 'reserves') key.set(`toldInWriting ${id}`, told.noticed?.includes(id) ? known(/^yes$/i) : blank)
    if (says === 'reserves' || says === 'gives up') continue
    const person = will.persons.find((each) => each.id === id)
    const yes = (will.roleRequests ?? []).filter((each) => each.person === id && each.as && !each.ended).at(-1)
    const another = yes?.as !== undefined && yes.as !== person?.fullname
    key.set(`nameOnPassport ${id}`, yes ? maybe(another ? `Yes ${yes.as}` : /^no$/i) : blank)
    if (another) key.set(`whyOtherName ${id}`, blank)
    const home = person?.fulladdress
    key.set(
      `executorAddress ${id}`,
      home
        ? maybe([home.house_name, home.street_address, home.town, home.postcode, home.country].filter(Boolean).join(''))
        : blank,
    )
    const mail = yes?.email ?? person?.email
    key.set(`email ${id}`, mail ? maybe(mail) : blank)
    key.set(`phone ${id}`, blank)
  }

  const valued = figures && figures.things.length > 0
  const extra = givenThings(released, ['Item', 'Share of an asset'])
  const [low, high] = [theirs(released, told, 'whole', 'low') + extra, theirs(released, told, 'whole', 'high') + extra]
  key.set('gross', valued ? maybe(range(low, high)) : blank)
  const owed = (end: 'low' | 'high') =>
    theirs(released, told, 'debtOnIt', end) + (figures?.debts?.[end] ?? 0) + (figures?.funeral?.[end] ?? 0)
  key.set(
    'net',
    valued && figures.debts && figures.funeral
      ? maybe(range(Math.max(0, low - owed('high')), Math.max(0, high - owed('low'))))
      : blank,
  )
  const said = [abroad?.['land-abroad'], abroad?.['money-abroad']]
  key.set('abroad', said.includes('Yes') ? maybe(/^yes$/i) : said.join() === 'No,No' ? maybe(/^no$/i) : blank)
  return key
}

/** What differs between a sheet and its key. */
export const differences = (key: ReadonlyMap<string, Keyed>, rows: readonly SheetRow[]): string[] => {
  const extra = rows.filter((row) => !key.has(row.key)).map((row) => `${row.key} is not in the key`)
  const wrong = [...key].flatMap(([question, { is, must }]) => {
    const row = rows.find((each) => each.key === question)
    if (!row) return [`${question} is missing`]
    if (row.is !== is) return [`${question} is ${row.is} and not ${is}: ${row.answer}`]
    if (is === 'gap') return row.answer === '' ? [] : [`${question} has an answer: ${row.answer}`]
    const fits = must instanceof RegExp ? must.test(row.answer) : plain(must ?? '') === plain(row.answer)
    return fits ? [] : [`${question} is ${row.answer} and not ${must}`]
  })
  return [...extra, ...wrong]
}

/** A gift of the will and everyone who has a part of it, in the words "person 3", "children of 3", "the rest", "the other owner". */
export const giftsKey = (will: Will, died: Day, { deaths = [] }: Told): Map<number, Set<string>> => {
  const early = (id: number): boolean => {
    const death = deaths.find(({ person }) => person === id)
    const written = will.persons.some((each) => each.id === id && each.died)
    return written || (death !== undefined && at(death.on) <= at(died) + 28)
  }
  const childless = (id: number) => deaths.some(({ person, children }) => person === id && children === false)
  /** Who owned a home with the testator has all of it by a day more of life. */
  const hadIt = (id: number) => !early(id) || fateOf(id, died, { deaths }) === 'after'
  const held = (id: number) =>
    will.trusts?.some(
      ({ kind, for: whom, everythingElse }) => kind === 'Disabled person' && whom === id && everythingElse === 'Yes',
    )
  const found = (ids: readonly number[]) =>
    [...new Set(ids)].filter((id) => will.persons.some((each) => each.id === id))
  const one = (id: number): string => (held(id) ? `held for ${id}` : `person ${id}`)
  const body = (id: number) => /Charity/.test(will.persons.find((each) => each.id === id)?.type ?? '')

  return new Map(
    will.gifts.map((gift) => {
      const donation = gift.type === 'Donation'
      const persons = donation ? [] : found(gift.persons)
      const charities = [...new Set(gift.charities)].filter((id) => will.charities.some((each) => each.id === id))
      const mayFail = !donation && persons.some((id) => !body(id))
      const backups =
        gift.ifDie === 'Goes to someone else' && mayFail
          ? [
              ...found(gift.backupPersons)
                .filter((id) => !persons.includes(id) && !early(id))
                .map(one),
              ...gift.backupCharities.filter((id) => !charities.includes(id)).map((id) => `charity ${id}`),
            ]
          : []
      const follow = (id: number): boolean => {
        const person = will.persons.find((each) => each.id === id)
        return (
          gift.ifDie === 'Goes to their children' &&
          !body(id) &&
          person?.type !== 'partner' &&
          !person?.died &&
          !childless(id)
        )
      }
      const lines = persons.map((id) => (early(id) ? (follow(id) ? [`children of ${id}`] : []) : [one(id)]))
      const who = new Set<string>(charities.map((id) => `charity ${id}`))
      if (donation && charities.length === 0 && gift.charityName?.trim()) who.add('a named charity')
      const separate = gift.type === 'Money'
      for (const line of lines) for (const taker of line) who.add(taker)
      const failed = lines.filter((line) => line.length === 0).length
      if (separate ? failed > 0 : failed > 0 && who.size === 0) {
        for (const taker of backups) who.add(taker)
        if (backups.length === 0) who.add('the rest')
      }
      const home = will.accounts.find(({ id, assetType }) => gift.accountId === id && assetType === 'Property')
      const owners = found(home?.mortgageWithPersons ?? [])
      const onlyThem =
        owners.length > 0 && charities.length === 0 && persons.every((id) => owners.includes(id)) && persons.length > 0
      const joint = home?.owner === 'I own it jointly with someone else' && home.ownershipType === 'Joint tenants'
      if (gift.type === 'Share of an asset' && joint && !onlyThem && (owners.length === 0 || owners.some(hadIt)))
        return [gift.id, new Set(['the other owner'])]
      return [gift.id, who]
    }),
  )
}
