/** Whether the letters of the pack, and the page for a solicitor, say what the engine of outcomes works out. What is not so is told by an error. */
import { passedOverAsKin } from '#core/estate/distribution.ts'
import type { Failed } from '#core/estate/failures.ts'
import { recipientsOf, takersOfGift } from '#core/estate/gift-takers.ts'
import type { Holding } from '#core/estate/history.ts'
import { nameOfGift } from '#core/will/describe.ts'
import {
  guardedLikeLater,
  mayAppointGuardian,
  ownWithGuardian,
  personsOf,
  youngChildren,
} from '#core/will/questions.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'
import { type Block, type PackDocument, textOfWords } from '#drafting/pack/pack-document.ts'
import { today } from './builders.ts'
import { idIn, isSo, type Names, namesOf, Untrue } from './claims-hold.ts'
import { packed } from './pack-documents.ts'
import { namesIn } from './sentences-read-back.ts'
import { stagesOf } from './stages-of.ts'

const own = { home: 'my home', ownPart: (property: string) => `my part of ${property}` }

type Called = readonly string[]
const fullnames = (persons: readonly Person[]): Called => persons.map(({ fullname }) => fullname)
const asSet = (names: Called): string => [...new Set(names)].toSorted().join()
const same = (one: Called, other: Called): boolean => asSet(one) === asSet(other)

/** Every sentence of a document, with the heading or subheading it stands under. */
const sentencesIn = ({ blocks }: PackDocument): { readonly under: string; readonly said: string }[] => {
  let under = ''
  return blocks.flatMap((block: Block) => {
    if (block.kind === 'heading' || block.kind === 'subheading') {
      under = block.text
      return [{ under: '', said: block.text }]
    }
    const words = block.kind === 'paragraph' ? [block.words] : block.kind === 'bullets' ? block.items : []
    const texts = words.flatMap((each) => textOfWords(each).split(/(?<=\.) (?=[A-Z])/))
    return texts.map((said) => ({ under, said }))
  })
}

/** Who has what in some case: if all live, if one has died, or all but one; when the testator dies, and when a trust ends. */
const holdingsIn = (will: Will): Holding[] => {
  const people = will.persons.filter(({ died }) => !died)
  const allBut = (id: number): Failed[] => [
    ...will.persons.filter((each) => each.id !== id).map((each) => ({ person: each.id })),
    ...will.charities.map((each) => ({ charity: each.id })),
    { grandchildren: [] },
  ]
  const alone = people.map(({ id }): Failed[] => [{ person: id, livingChildren: 0 }])
  return [[], ...alone, ...people.map(({ id }) => allBut(id))].flatMap((failed) => {
    const { now, later } = stagesOf(will, { failed }, today)
    return [...now, ...later]
  })
}

const takesInSomeCase = (will: Will, gives: (gift: Gift) => boolean = () => true): ReadonlySet<number> =>
  new Set([
    ...holdingsIn(will).flatMap((each) =>
      each.how === 'held' ? each.for : 'to' in each && each.to.type === 'person' ? each.to.id : [],
    ),
    ...will.gifts.filter(gives).flatMap((gift) => {
      const { to, backups } = recipientsOf(will, gift)
      return [...to, ...backups].flatMap((each) => (each.kind === 'person' ? each.person.id : []))
    }),
  ])

type About = { readonly will: Will; readonly names: Names; readonly to: Person | undefined; readonly under: string }
type Check = (about: About, ...found: string[]) => void

/** The children for whom the testator may name guardians, with both lists. */
const guardedBy = (will: Will, list: 'guardianId' | 'backupGuardianId', id: number | undefined): Person[] =>
  youngChildren(will, today).filter((child) => mayAppointGuardian(child) && child[list].includes(id ?? 0))

const appointed =
  (list: 'guardianId' | 'backupGuardianId'): Check =>
  ({ will, names, to }, wards = '', later, fellows, first) => {
    const children = namesIn(wards).map((name) => personsOf(will, [idIn(names(name))])[0])
    for (const child of children) {
      const ids = child?.[list] ?? []
      isSo(ids.includes(to?.id ?? 0), `${to?.fullname} is no guardian of ${child?.fullname}`)
      const others = fullnames(personsOf(will, ids).filter(({ id }) => id !== to?.id))
      isSo(same(others, fellows === undefined ? [] : namesIn(fellows)), `${to?.fullname} with ${fellows}`)
      if (first !== undefined)
        isSo(same(fullnames(personsOf(will, child?.guardianId ?? [])), namesIn(first)), `before them: ${first}`)
    }
    const like = guardedLikeLater(ownWithGuardian(will, today))
    isSo(
      (later !== undefined) === children.some((child) => child !== undefined && child === like),
      `${to?.fullname}: ${later}`,
    )
  }

const speciallyGuarded: Check = ({ will, names }, who = '') => {
  for (const { fullname, stepchildRole } of namesIn(who).flatMap((name) => personsOf(will, [idIn(names(name))])))
    isSo(stepchildRole === 'Special guardian', `a special guardian of ${fullname}`)
}

const hasAnother =
  (answer: Person['otherParentalResponsibility']): Check =>
  ({ will, names, to }, name = '') => {
    const child = personsOf(will, [idIn(names(name))])[0]
    isSo((child?.otherParentalResponsibility ?? 'Not sure') === answer, `another parent of ${name}`)
    const isTheirs = [...guardedBy(will, 'guardianId', to?.id), ...guardedBy(will, 'backupGuardianId', to?.id)]
    isSo(
      isTheirs.some(({ id }) => id === child?.id),
      `${to?.fullname} is no guardian of ${name}`,
    )
  }

const upkeep: Check = ({ will, to }, of) => {
  const taking = takesInSomeCase(will, ({ type }) => type !== 'Item')
  const theirs = [...guardedBy(will, 'guardianId', to?.id), ...guardedBy(will, 'backupGuardianId', to?.id)]
  const told = of === 'that child' ? fullnames(theirs) : namesIn(of ?? '')
  for (const { id, fullname, isExcluded } of theirs)
    isSo(told.includes(fullname) ? taking.has(id) : isExcluded || !taking.has(id), `upkeep of ${fullname}`)
}

const LATER = '(?:, and of (any (?:other )?child of mine .+?))?'
/** What the sentences of the letters claim, and whether it is so. The first pattern that fits counts. */
const claims: readonly (readonly [RegExp, Check])[] = [
  [
    new RegExp(`^I have named you in my will as a guardian of (.+?)${LATER}(?:, together with (.+))?\\.$`),
    appointed('guardianId'),
  ],
  [
    new RegExp(`^I have named you in my will as a backup guardian of (.+?)${LATER}(?:, together with (.+))?\\.$`),
    appointed('backupGuardianId'),
  ],
  [
    /^You would be asked only if (.+) cannot act\.$/,
    ({ will, to }, first = '') =>
      isSo(
        guardedBy(will, 'backupGuardianId', to?.id).some(({ guardianId }) =>
          same(fullnames(personsOf(will, guardianId)), namesIn(first)),
        ),
        `${to?.fullname} comes after ${first}`,
      ),
  ],
  [/^(.+): a parent(?: other than me)? has parental responsibility\.$/, hasAnother('Yes')],
  [/^(.+): as far as I know, no parent(?: other than me)? has parental responsibility\.$/, hasAnother('No')],
  [/^(.+): I am not sure whether a parent(?: other than me)? has parental responsibility\.$/, hasAnother('Not sure')],
  [/^While that parent is alive, your appointment waits\.$/, () => {}],
  [/^If one has, your appointment waits while that parent is alive\.$/, () => {}],
  [
    /^But I am a special guardian of (.+): if I am the only one when I die, it begins then, beside a parent who is alive\.$/,
    speciallyGuarded,
  ],
  [/^It begins if that parent dies too before (.+) is 18\.$/, hasAnother('Yes')],
  [/^If I die before (.+) is 18, your appointment begins then\.$/, hasAnother('No')],
  [
    /^You do not have to pay for it all yourself: executors can pay towards a child’s upkeep from what is held for (.+)\.$/,
    upkeep,
  ],
  [
    /^I have named you as an executor in my will\.$/,
    ({ will, to }) => isSo(will.executor.includes(to?.id ?? 0), `${to?.fullname} is an executor`),
  ],
  [
    /^(.+) may deal with them\.$/,
    ({ will }, who = '') => {
      const { option, persons = [] } = will.executorCareAssets ?? {}
      const named = option === 'Someone else' ? fullnames(personsOf(will, persons)) : []
      isSo(who === 'My executors' ? named.length === 0 : same(named, namesIn(who)), `${who} deal with online accounts`)
    },
  ],
  [/^Of (.+), that begins when I die if I am then the only special guardian\.$/, speciallyGuarded],
  [
    /^My will asks (.+) to be their guardians? if no parent is left\.$/,
    ({ will, names, under }, who = '') => {
      for (const name of namesIn(under)) {
        const child = personsOf(will, [idIn(names(name))])[0]
        isSo(same(fullnames(personsOf(will, child?.guardianId ?? [])), namesIn(who)), `${who} look after ${name}`)
      }
    },
  ],
  [/^What is held for (.+)$/, ({ will, names }, who = '') => holds(will, names, who)],
  [/^My will lets you decide how to use it for (.+)\.$/, ({ will, names }, who = '') => holds(will, names, who)],
  [
    /^To (.+), with (.+)$/,
    ({ will }, who = '', what) => {
      const gift = will.gifts.find((each) => nameOfGift(will, each, own).replace(/^All /, 'all ') === what)
      isSo(gift !== undefined && same(giftTo(will, gift), namesIn(who)), `${who} are to have ${what}`)
    },
  ],
  [
    /^I have left nothing in my will to (.+)\.$/,
    ({ will, names }, who = '') => {
      const taking = takesInSomeCase(will)
      for (const name of namesIn(who)) isSo(!taking.has(idIn(names(name))), `${name} takes something`)
    },
  ],
  [
    /^I have left nothing more than my will expressly gives them to (.+)\.$/,
    ({ will, names }, who = '') => {
      const kin = passedOverAsKin(will)
      for (const name of namesIn(who)) isSo(kin.includes(name), `${idIn(names(name))} is passed over as next of kin`)
    },
  ],
]

const holds = (will: Will, names: Names, who: string): void => {
  const held = holdingsIn(will).flatMap((each) =>
    each.how === 'held' && each.under === 'Disabled person' ? each.for : [],
  )
  isSo(held.includes(idIn(names(who))), `held for ${who}`)
}

const giftTo = (will: Will, gift: Gift): Called =>
  takersOfGift(recipientsOf(will, gift), { died: [], childless: [] }).takers.map(({ to }) => {
    if (to.kind === 'typed') return to.name
    return to.kind === 'person' ? to.person.fullname : to.charity.fullname
  })

const letters: ReadonlySet<string> = new Set([
  'executor-letter',
  'guardian-letter',
  'letter-of-wishes',
  'statement-of-reasons',
])

/** Words by which a sentence may say who has what. One that has them, or a name, has to be read. */
const mayClaim = (will: Will, said: string): boolean =>
  will.persons.some(({ fullname }) => said.includes(fullname)) ||
  /what is held|may deal|guardian of|as an executor in my|left nothing/.test(said)

/** The documents of the pack, as they are printed. */
export const lettersOf = (will: Will): PackDocument[] => packed(will, { check: false, lpa: 'none', powers: [] })

/** The sentences of the letters that claim something. @throws where one is not so, or cannot be read. */
export const lettersAreSo = (will: Will, documents: readonly PackDocument[] = lettersOf(will)): string[] => {
  const names = namesOf(will)
  const read: string[] = []
  for (const document of documents.filter(({ kind }) => letters.has(kind))) {
    const to = will.persons.find(({ fullname }) => fullname === document.to?.name)
    for (const { under, said } of sentencesIn(document)) {
      const found = claims.find(([pattern]) => pattern.test(said))
      if (!found) {
        if (mayClaim(will, said) && !isName(will, said)) throw new Untrue(`[${document.id}] cannot be read: ${said}`)
        continue
      }
      const [pattern, check] = found
      try {
        check({ will, names, to, under }, ...(pattern.exec(said) ?? []).slice(1))
      } catch (error) {
        throw new Untrue(`[${document.id}] ${said}\n${String(error)}`)
      }
      read.push(pattern.source)
    }
  }
  missingAreNone(will, documents)
  return read
}

/** A subheading of names alone, or what begins with who writes. */
const isName = (will: Will, said: string): boolean =>
  namesIn(said).every((each) => will.persons.some(({ fullname }) => fullname === each))

/** Each who is named for an office has a letter, and nobody else. */
const missingAreNone = (will: Will, documents: readonly PackDocument[]): void => {
  const to = (kind: string): Called => documents.flatMap((each) => (each.kind === kind ? (each.to?.name ?? []) : []))
  const young = youngChildren(will, today).filter(mayAppointGuardian)
  const guardians = young.flatMap(({ guardianId, backupGuardianId }) => [...guardianId, ...backupGuardianId])
  isSo(same(to('guardian-letter'), fullnames(personsOf(will, guardians))), 'a letter to each guardian')
  const executors = will.notifyExecutors === 'Yes' ? fullnames(personsOf(will, will.executor)) : []
  isSo(same(to('executor-letter'), executors), 'a letter to each executor')
}
