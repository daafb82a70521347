/** Whether the page for a solicitor says what the engine of outcomes works out, fact by fact. What is not so is told by an error. */
import type { Failed } from '#core/estate/failures.ts'
import { recipientsOf, takersOfGift } from '#core/estate/gift-takers.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import type { TrustKind } from '#core/will/lists.ts'
import {
  classesOf,
  excludedPersons,
  guardedLikeLater,
  mayAppointGuardian,
  ownWithGuardian,
  personsOf,
  petsOf,
  petsToLookAfter,
  youngChildren,
} from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { Answer } from '#drafting/answers.ts'
import { textOfWords } from '#drafting/pack/pack-document.ts'
import { solicitorsBrief } from '#drafting/pack/solicitors-brief.ts'
import { today } from './builders.ts'
import {
  claimIsSo,
  heldForLife,
  heldUntil,
  idIn,
  insteadIsSo,
  isOwn,
  isSo,
  type Names,
  namesOf,
  Untrue,
  type Where,
  whereIs,
} from './claims-hold.ts'
import { answerIn, sharesAreSo } from './claims-of-pack.ts'
import { type Claim, namesIn } from './sentences-read-back.ts'
import { stagesOf } from './stages-of.ts'
import { belongingsTakers } from './trustees-left.ts'

type About = { readonly will: Will; readonly names: Names; readonly trust: TrustKind | undefined }
type Check = (about: About, value: string, ...found: string[]) => void

const none: Check = () => {}
const called = (people: readonly { readonly fullname: string }[]): string =>
  people
    .map(({ fullname }) => fullname)
    .toSorted()
    .join()
const listedAre = (value: string, people: readonly { readonly fullname: string }[]): void =>
  isSo((value === 'None' ? '' : namesIn(value).toSorted().join()) === called(people), `${value}: ${called(people)}`)

const childNamed = (will: Will, name: string): Person | undefined =>
  youngChildren(will, today).find(({ fullname }) => fullname === name)

const whereOf = ({ will, trust }: About): Where =>
  whereIs(will, trust === 'Home' ? 'home-for-life' : trust === 'Disabled person' ? 'disabled-person' : 'residue')

const isClaimed = (about: About, claim: Claim): void => claimIsSo(whereOf(about), claim, [])

const goTo = (about: About, value: string): void => {
  const instead = answerIn(`Goes to ${value}`)
  if (typeof instead === 'string') throw new Untrue(value)
  const later = about.will.laterChildren === 'Yes'
  isClaimed(about, { claims: 'at the end', takers: instead.takers, later: later && hasLater(about) })
}

const ifSomebodyDies = /^If (?:a child of )?(.+) dies first$/

/** Who has the share of somebody who dies first. */
const insteadOf: Check = (about, value, name = '') => {
  const { names, trust } = about
  if (name === 'a grandchild')
    isClaimed(about, {
      claims: 'instead of a grandchild',
      instead: value === 'Their children take it' ? 'their children' : 'other grandchildren',
      day: trust === 'Residue' ? 'death' : 'end',
    })
  else if (names(name).startsWith('person '))
    insteadIsSo(whereOf(about).place, names, idIn(names(name)), answerIn(value))
}

/** Who takes at the end, and below them who has the part of each who has died by then. */
const goToOrInstead: Check = (about, value) => {
  const [who = '', ...rows] = value.split('; ')
  goTo(about, who)
  for (const row of rows) {
    const [label = '', said = ''] = row.split(': ')
    const [, name] = ifSomebodyDies.exec(label) ?? []
    if (name) insteadOf(about, said, name)
    else isSo(label === 'How grandchildren share', row)
  }
}

/** "Ann and Ben · or Cat if none of them can; Vehicles are not among them: they go with the rest." */
const belongingsAreSo: Check = ({ will }, value) => {
  const [who = '', noVehicles] = value.split('; ')
  const [takers = '', instead = ''] = who.split(' · ')
  const first = belongingsTakers(will, [])
  listedAre(takers, first)
  const next = belongingsTakers(will, will.belongings?.persons ?? [])
  listedAre(instead.replace(/^or | if .+ can(?:not)?$/g, '') || 'None', next)
  isSo((noVehicles === undefined) === (will.belongings?.vehicles !== 'No'), value)
}

/** The facts do not repeat with each list whether later children share: another fact says it of all of them. */
const hasLater = (about: About): boolean => whereOf(about).place.when([], { livingChildren: 1 }).has('later-child')

const EVENTS: Readonly<Record<string, string>> = {
  'a marriage': 'marries',
  'living with someone as a couple': 'lives with someone as a couple for a year',
}
/** "For life, or until a marriage", "Until their death, 40 months away or 31 December 2035". */
const endsIn = (words: string): { readonly forLife: boolean; readonly ends: string[]; readonly days: string[] } => {
  const forLife = words.startsWith('For life')
  const said = namesIn(words.replace(/^For life(?:, or until )?|^Until /, '')).filter((each) => each !== '')
  const ends: string[] = ['dies', 'gives it up']
  const days: string[] = []
  for (const each of said) {
    const months = /^(\d+) months away$/.exec(each)?.[1]
    const years = /^(\d+) years? after my death$/.exec(each)?.[1]
    if (each === 'their death') continue
    if (EVENTS[each]) ends.push(EVENTS[each])
    else if (months) ends.push(`lives elsewhere for ${months} months`)
    else days.push(years ? `${years === '1' ? 'a year' : `${years} years`} after you die` : each)
  }
  return { forLife, ends, days }
}

const enjoyedBy = (about: About, what: 'home' | 'income', value: string): void => {
  const [who = '', ...more] = value.split('; ')
  const words = more.at(-1) ?? ''
  isClaimed(about, { claims: 'enjoys', who, what, ...endsIn(words) })
}

const ageIsSo = ({ will }: About, value: string, id: number): void => {
  const { now } = outcomeInStages(will, { died: today, deaths: [] })
  const { later } = stagesOf(will, { failed: [] }, today)
  const [, age] = /^(\d+), if they reach it$/.exec(value) ?? []
  const until = [...heldUntil(now), ...heldUntil(later)].flatMap(([each, at]) => (each === id ? at : []))
  isSo(
    until.every((each) => each === Number(age ?? 18)),
    `person ${id} waits until ${until.join()}, and ${value}`,
  )
}

const takersOf = (will: Will, gift: Will['gifts'][number]) =>
  takersOfGift(recipientsOf(will, gift), { died: [], childless: [] }).takers.map(({ to }) => {
    if (to.kind === 'typed') return { fullname: to.name }
    return to.kind === 'person' ? to.person : to.charity
  })

/** A later child shares in every place where own children of the testator do, in some of them, or in none. */
const laterIsSo: Check = ({ will, names }, value) => {
  const trusts = will.trusts?.map(({ kind }) => kind) ?? []
  const places = (['Residue', ...trusts] as const).map((trust) => whereOf({ will, names, trust }).place)
  const gone = (persons: Will['persons']): Failed[] => persons.map(({ id }) => ({ person: id }))
  const others: Failed[] = [
    ...will.charities.map(({ id }) => ({ charity: id })),
    ...(classesOf(will).some(({ of }) => of === 'My grandchildren') ? [{ grandchildren: [] }] : []),
  ]
  const allBut = (kept: (person: Will['persons'][number]) => boolean): Failed[] =>
    gone(will.persons.filter((person) => !kept(person)))
  const some = [[], allBut(isOwn), allBut(() => false)]
  const each = will.persons.flatMap((one) => [
    gone([one]),
    allBut((person) => person === one),
    allBut((person) => person !== one && isOwn(person)),
  ])
  const worlds = [...some, ...each].flatMap((failed) => [failed, [...failed, ...others]])
  const shares = places.some((place) =>
    worlds.some((failed) => place.when(failed, { livingChildren: 1 }).has('later-child')),
  )
  if (value === 'Not included' || value.startsWith('Were to share')) isSo(!shares, value)
  if (value.startsWith('Share ')) isSo(shares, value)
}

/** Each fact by its label: what it says of who has what, and whether it is so. Those that say nothing of it are named too. */
const facts: readonly (readonly [RegExp, Check])[] = [
  [
    /^(?:Full name|Also known as|Address|Date of birth|Marital status|Telephone|Email|Own my home|Partner|Children)$/,
    none,
  ],
  [
    /^(?:How we own it|Owned with|My part|Mortgage|Worth of all I own|Other people and charities|Benefit now|Funeral)$/,
    none,
  ],
  [
    /^(?:Telling my executors|Online accounts|Wishes, for the letter of wishes|Money for its upkeep|Structural repairs)$/,
    none,
  ],
  [/^(?:Later children|Children to come)$/, laterIsSo],
  [
    /^Guardians of (?!a later child)(.+)$/,
    ({ will }, value, name = '') => {
      const child = childNamed(will, name)
      if (value.startsWith('None')) isSo(child !== undefined && !mayAppointGuardian(child), `no guardian of ${name}`)
      else listedAre(value, personsOf(will, child?.guardianId ?? []))
    },
  ],
  [
    /^Backup guardians$/,
    ({ will }, value) => {
      const said = value === 'None' ? [] : value.split('; ')
      for (const each of said) {
        const [who = '', name = ''] = each.split(' for ')
        listedAre(who, personsOf(will, childNamed(will, name)?.backupGuardianId ?? []))
      }
      const with_ = youngChildren(will, today).filter(
        (child) => mayAppointGuardian(child) && child.backupGuardianId.length > 0,
      )
      isSo(said.length === with_.length, 'backup guardians of each')
    },
  ],
  [
    /^Guardians of a later child$/,
    ({ will }, value) => {
      const like = guardedLikeLater(ownWithGuardian(will, today))
      isSo(value === (like ? `The same as ${like.fullname}` : 'None yet'), value)
    },
  ],
  [/^Pets$/, ({ will }, value) => listedAre(value, petsOf(will))],
  [
    /^Looking after (.+)$/,
    ({ will }, value, name) =>
      isSo(
        petsToLookAfter(will).some(
          ({ fullname, guardianId }) =>
            fullname === name &&
            value ===
              personsOf(will, guardianId)
                .map((each) => each.fullname)
                .join(' or, failing that, '),
        ),
        `${value} look after ${name}`,
      ),
  ],
  [/^Money with .+$/, none],
  [
    /^Who inherits$/,
    ({ will, names }, value) => {
      const { place } = whereIs(will, 'residue')
      const shares = place.when([], { livingChildren: 1 })
      const said = namesIn(value).map(names)
      for (const key of said) isSo(shares.has(key), `${key} shares`)
      // Where later children share alone, those who take while there are none are told as the last of all.
      for (const key of (said.join() === 'later-child' ? shares : place.when([])).keys())
        isSo(said.includes(key), `${key} is told`)
    },
  ],
  [/^Shares$/, ({ will }, value) => sharesAreSo(will, value.split('; '))],
  [ifSomebodyDies, (about, value, name) => insteadOf({ ...about, trust: 'Residue' }, value, name)],
  [
    /^If everyone has died$/,
    (about, value) => {
      const kin = { takers: [{ name: 'your next of kin', part: undefined }] }
      const said = value === 'My next of kin' ? kin : answerIn(`Goes to ${value}`)
      if (typeof said === 'string') throw new Untrue(value)
      isClaimed({ ...about, trust: 'Residue' }, { claims: 'last of all', takers: said.takers, later: false })
    },
  ],
  [/^How grandchildren share$/, none],
  [
    /^Age of my children$/,
    (about, value) => {
      for (const { id } of ownWithoutAge(about.will)) ageIsSo(about, `${value}, if they reach it`, id)
    },
  ],
  [/^Age of grandchildren$/, none],
  [
    /^Age of (.+)$/,
    (about, value, name = '') => ageIsSo(about, value, idIn(about.names(name).replace('children of', 'person'))),
  ],
  [/^Income first$/, (about, value) => enjoyedBy({ ...about, trust: 'Residue' }, 'income', value)],
  [/^A home to live in$/, (about, value) => enjoyedBy({ ...about, trust: 'Home' }, 'home', value)],
  [/^Who has (?:the home|it) afterwards$/, goToOrInstead],
  [
    /^Who can take afterwards$/,
    (about, value) => {
      const fixed = about.will.trusts?.find(({ kind }) => kind === about.trust)?.fixed === 'When I die'
      isSo(fixed === value.startsWith('Those who outlive me'), value)
      if (fixed) isClaimed(about, { claims: 'keeps their share' })
    },
  ],
  [
    /^Capital$/,
    (about, value) => {
      const who = whoEnjoys(about)
      isClaimed(about, { claims: value === 'Not paid' ? 'no capital' : 'capital', who })
    },
  ],
  [
    /^Money left over after a move$/,
    ({ will }, value) => isSo(will.trusts?.find(({ kind }) => kind === 'Home')?.surplus === value, value),
  ],
  [
    /^Held for a disabled person$/,
    ({ will, names }, value) => {
      const [who = '', what = ''] = value.split('; ')
      const of = what.startsWith('£') ? 'Disabled person' : 'Residue'
      const id = idIn(names(who))
      const shares = will.persons.some((each) => each.id === id && each.inherit)
      const isFirst = will.trusts?.some(({ kind }) => kind === 'Residue')
      isSo(heldForLife(will, of).has(id) || (of === 'Residue' && (!shares || isFirst === true)), `${value} is held`)
    },
  ],
  [
    /^Anything else for them$/,
    ({ will }, value) =>
      isSo(
        (will.trusts?.find(({ kind }) => kind === 'Disabled person')?.everythingElse === 'Yes') ===
          (value === 'Held too'),
        value,
      ),
  ],
  [/^Small yearly sum$/, none],
  [/^Personal belongings$/, belongingsAreSo],
  [/^Left out$/, ({ will }, value) => listedAre(value === 'Nobody' ? 'None' : value, excludedPersons(will))],
  [/^Their children left out too$/, none],
  [/^Executors$/, none],
  [
    /^Backup executors$/,
    ({ will }, value) => {
      const inOrder = personsOf(will, will.executorBackup).map(({ fullname }) => fullname)
      isSo(value === (inOrder.join(', then ') || 'None'), `${value}: ${inOrder.join()}`)
    },
  ],
  [/^Gifts$/, ({ will }) => isSo(will.gifts.length === 0, 'no gifts')],
]

const ownWithoutAge = (will: Will): Person[] =>
  will.persons.filter(
    ({ relationship = '', age, young, isExcluded, died }) =>
      ['Son', 'Daughter', 'Child'].includes(relationship) &&
      age === undefined &&
      young === undefined &&
      !isExcluded &&
      !died,
  )

const whoEnjoys = ({ will, trust }: About): string => {
  const id = will.trusts?.find(({ kind }) => kind === trust)?.for ?? 0
  return personsOf(will, [id])[0]?.fullname ?? ''
}

/** The trust that a fact begins to speak of. */
const TRUSTS: Readonly<Record<string, TrustKind>> = {
  'Income first': 'Residue',
  'A home to live in': 'Home',
  'Held for a disabled person': 'Disabled person',
}

/** The facts of the page, as they are printed. */
export const factsOfBrief = (will: Will): Answer[] => {
  const { blocks } = solicitorsBrief(will, { today })
  const until = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'What you may ask me first')
  return blocks
    .slice(0, until)
    .flatMap((block) => (block.kind === 'facts' ? block.items : []))
    .map(({ label, value }) => ({ label, value: textOfWords(value) }))
}

/** The labels whose facts were read. @throws where one is not so, or cannot be read. */
export const briefIsSo = (will: Will, printed: readonly Answer[] = factsOfBrief(will)): string[] => {
  const names = namesOf(will)
  const gifts = [...will.gifts]
  const read: string[] = []
  let trust: TrustKind | undefined
  for (const { label, value } of printed) {
    trust = TRUSTS[label] ?? trust
    try {
      const [, to] = /^to (.+?)(?: · .+)?$/.exec(value) ?? []
      const gift = to === undefined ? undefined : gifts.shift()
      if (gift) {
        listedAre(to ?? '', takersOf(will, gift))
        read.push('a gift')
        continue
      }
      const [pattern, check] = facts.find(([each]) => each.test(label)) ?? []
      const isOfFamily =
        will.persons.some(({ fullname }) => fullname === label) ||
        will.accounts.some(({ title, assetType }) => label === (title || assetType))
      if (!pattern || !check) {
        if (!isOfFamily) throw new Untrue('cannot be read')
        continue
      }
      if (value !== '') check({ will, names, trust }, value, ...(pattern.exec(label) ?? []).slice(1))
      if (check !== none) read.push(label.replaceAll(/\b[A-Z]\w+ Poe\b/g, '…'))
    } catch (error) {
      throw new Untrue(`[the page for a solicitor] ${label}: ${value}\n${String(error)}`)
    }
  }
  isSo(gifts.length === 0, 'each gift is told')
  return read
}
