/** Whether the summary and the answers that a solicitor reads say what the engine of outcomes works out. */
import { describeShare, Fraction } from '#core/estate/fraction.ts'
import type { Holding } from '#core/estate/history.ts'
import { outcomeInStages } from '#core/estate/stages.ts'
import { classesOf, personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import { answersOf } from '#drafting/answers.ts'
import type { Block } from '#drafting/pack/pack-document.ts'
import { summary } from '#drafting/pack/summary.ts'
import { trustGuide } from '#drafting/pack/trust-guide.ts'
import { today } from './builders.ts'
import {
  ageOfClassIsSo,
  claimIsSo,
  heldForLife,
  heldUntil,
  idIn,
  insteadIsSo,
  isSo,
  type Names,
  namesOf,
  restOf,
  shareIn,
  shareSaid,
  whereIs,
} from './claims-hold.ts'
import { completed } from './drafted-will.ts'
import { packContext } from './pack-documents.ts'
import { type Claim, claimsIn, type Instead, namesIn, type Told } from './sentences-read-back.ts'
import { stagesOf } from './stages-of.ts'

type Table = Extract<Block, { kind: 'table' }>

const wordsIn = (words: unknown): string =>
  typeof words === 'string' ? words : Array.isArray(words) ? words.map(wordsIn).join('') : ''

const ROW = /^(.+?)(?: \((.+)\))?$/

/** "Ada Poe (daughter, held until 18)", "Children of Ada Poe (equally between them)". */
const keyIn = (who: string, names: Names): string => {
  const [, name = who] = ROW.exec(who) ?? []
  const [, parent] = /^Children of (.+)$/.exec(name) ?? []
  return parent === undefined ? names(name) : `children of ${idIn(names(parent))}`
}

/** Of a residue whose income somebody has first, the table says who shares it after that. */
const nowIsSo = (will: Will, names: Names, { rows }: Table): void => {
  const shares = restOf(will).when([])
  const { now } = outcomeInStages(will, { died: today, deaths: [] })
  const [ages, forLife] = [heldUntil(now.filter(({ of }) => of === 'Residue')), heldForLife(will, 'Residue')]
  const isIncomeFirst = will.trusts?.some(({ kind }) => kind === 'Residue') === true
  for (const [who, share] of rows.map((row) => row.map(wordsIn))) {
    if (who === undefined || share === undefined) throw new Error('A row of two')
    const key = keyIn(who, names)
    isSo(shareIn(shares, key).equals(shareSaid(share)), `${who} has ${share}`)
    if (!key.startsWith('person ') || isIncomeFirst) continue
    const [, until] = /held until (\d+)/.exec(who) ?? []
    isSo(ages.get(idIn(key)) === (until === undefined ? undefined : Number(until)), `${who}: held until`)
    isSo(forLife.has(idIn(key)) === who.includes('held for life'), `${who}: held for life`)
  }
  isSo(rows.length === shares.size, 'as many rows as takers')
}

const CASES: readonly (readonly [RegExp, number | undefined])[] = [
  [/^Shares if (.+) leaves children$/, 1],
  [/^Shares if (.+) leaves no children$/, 0],
  [/^Shares if (.+) dies before you$/, undefined],
]

/** Who takes after one death. Without a word about children it makes no difference whether there are any. */
const thenIsSo = (will: Will, names: Names, { caption, rows }: Table): void => {
  for (const [pattern, living] of CASES) {
    const [, name] = pattern.exec(caption) ?? []
    if (name === undefined) continue
    for (const livingChildren of living === undefined ? [0, 1] : [living]) {
      const then = restOf(will).when([{ person: idIn(names(name)), livingChildren }])
      for (const [who = '', , share = ''] of rows.map((row) => row.map(wordsIn)))
        isSo(shareIn(then, keyIn(who, names)).equals(shareSaid(share)), `${caption}: ${who} ${share}`)
      isSo(rows.length === then.size, `${caption}: as many rows as takers`)
    }
    return
  }
}

/** The claims of a summary. @throws where one is not so, or cannot be read. */
export const summaryIsSo = (will: Will): Claim[] => {
  const names = namesOf(will)
  const claims: Claim[] = []
  let heading = ''
  for (const block of summary(completed(will), packContext()).blocks) {
    if (block.kind === 'heading') heading = block.text
    if (block.kind === 'table' && block.caption === 'Shares if everyone outlives you') nowIsSo(will, names, block)
    if (block.kind === 'table') thenIsSo(will, names, block)
    if (block.kind !== 'paragraph' || heading !== 'Young people') continue
    const said = claimsIn(wordsIn(block.words))
    for (const claim of said) claimIsSo(whereIs(will, 'young-people'), claim, said)
    claims.push(...said)
  }
  ageOfClassIsSo(will, names, claims)
  // Of one for whom all is held no age is said.
  for (const claim of claims)
    if (claim.claims === 'at an age')
      for (const name of claim.who.filter((each) => names(each) !== 'grandchildren')) {
        const id = idIn(names(name))
        const gets = will.gifts.some(({ persons, backupPersons }) => [...persons, ...backupPersons].includes(id))
        isSo(!heldForLife(will, 'Residue').has(id) || gets || isTakerLater(will, id), `${name} has an age`)
      }
  return claims
}

/** What a line of the executors' guide says is held: for whom, and until an age where it waits for one. */
const HELD: readonly (readonly [RegExp, (name: string, age: string) => string[]])[] = [
  [
    /^(?:The home|.+ of the home), for (.+) to live in\.(?: With it, £[\d,]+ for its upkeep\.)?$/,
    (who) => [`Home for ${who}`],
  ],
  [/^What is left when everything is paid, with its income for (.+)\.$/, (who) => [`Residue for ${who}`]],
  [/^(?:A share of what is left|£[\d,.]+).*, to use for (.+)\.$/, (who) => [`Disabled person for ${who}`]],
  [
    /^What (.+) would take before the age of (\d+)(?:, which is theirs from the start)?\.(?: A child who takes in their place waits until 18\.)?(?: What they take in place of a parent waits until 18\.)?$/,
    (who, age) =>
      namesIn(who.replaceAll(' or ', ' and '))
        .filter(
          (name) => !/^a (?:grandchild(?: who shares as one of the grandchildren)?|(?:later )?child of .+)$/.test(name),
        )
        .map((name) => `${name} until ${age}`),
  ],
]

const heldByGuide = (line: string): string[] => {
  for (const [pattern, held] of HELD) {
    const [, name, age = ''] = pattern.exec(line) ?? []
    if (name !== undefined) return held(name, age)
  }
  throw new Error(`A line that cannot be read: ${line}`)
}

/** What the guide says the executors hold, which is what the engine says they hold for the people named. */
export const guideIsSo = (will: Will): string[] => {
  const guide = trustGuide(completed(will), packContext())
  const at = guide?.blocks.findIndex((block) => block.kind === 'heading' && block.text === 'What you hold') ?? -1
  const list = guide?.blocks[at + 1]
  const said = list?.kind === 'bullets' ? list.items.map(wordsIn).flatMap(heldByGuide) : []
  const { now } = outcomeInStages(will, { died: today, deaths: [] })
  const { later } = stagesOf(will, { failed: [] }, today)
  const nameOf = (id: number): string => personById(will, id)?.fullname ?? ''
  const waits = ({ of }: Holding): boolean =>
    trustsOf(will).every(({ kind, fixed }) => kind !== of || kind === 'Disabled person' || fixed !== 'When I die')
  const held = [
    ...now.flatMap((each) => (each.how === 'held' ? [`${each.under} for ${nameOf(each.for)}`] : [])),
    // What was theirs from the death waits for no age: the guide speaks of it where the trust ends.
    ...[...heldUntil(now.filter(waits)), ...heldUntil(later.filter(waits))].map(
      ([id, age]) => `${nameOf(id)} until ${age}`,
    ),
  ]
  for (const each of new Set(held)) isSo(said.includes(each), `the guide has ${each}`)
  for (const each of said.filter((line) => / for /.test(line))) isSo(held.includes(each), `the executors hold: ${each}`)
  return said
}

const isTakerLater = ({ trusts = [] }: Will, id: number): boolean =>
  trusts.some(({ kind, takers }) => kind !== 'Disabled person' && JSON.stringify(takers ?? {}).includes(`"id":${id}`))

const PART = /^(.+) \(([\d.]+%|\d+\/\d+)\)$/

/** "Goes to Ada Poe (60%) and Bob Poe (40%). In place of Ada Poe, their children". */
export const answerIn = (value: string): Instead => {
  if (value === 'Passes to their children') return 'their children'
  if (value === 'Shared between the others') return 'the others'
  if (value === 'Goes to whoever takes if everyone has died') return 'the last resort'
  if (value === 'Goes to any child I have by then, equally') return 'later children'
  const [, to = '', followed] = /^Goes to (.+?)(?:\. In place of (.+), their children)?$/.exec(value) ?? []
  if (to === '') throw new Error(`An answer that cannot be read: ${value}`)
  const takers = namesIn(to.replace(/, equally$/, '')).map((words): Told => {
    const [, name = words, part] = PART.exec(words) ?? []
    return { name, part }
  })
  return { takers, later: undefined, followed: followed === undefined ? [] : namesIn(followed) }
}

/** The shares as the summary of the answers, and a solicitor, read them. @throws where one is not so. */
export const sharesAreSo = (will: Will, given: readonly string[]): void => {
  const [names, shares] = [namesOf(will), restOf(will).when([])]
  const lines = given.filter((line) => line.includes(': '))
  // Nobody has the part of later children while there are none.
  const isWhole = classesOf(will).every(({ of }) => of !== 'My later children')
  for (const line of isWhole ? lines : []) {
    const [name = '', part = ''] = line.split(': ')
    const [share = '', how] = part.split(', ')
    const wanted = { 'the whole': Fraction.one, 'an equal share': Fraction.of(1, lines.length) }[share]
    const key = names(name)
    isSo(
      describeShare(shareIn(shares, key)) === (wanted ? describeShare(wanted) : share),
      `${line}: ${shareIn(shares, key)}`,
    )
    isSo(heldForLife(will, 'Residue').has(idIn(key)) === (how !== undefined), line)
  }
}

/** The shares and backups among the answers. @throws where one is not so. */
export const answersAreSo = (will: Will): void => {
  const [names, place] = [namesOf(will), restOf(will)]
  const said = answersOf('will.estate-splits.split-distribution', will, today).find(({ label }) => label === 'Shares')
  sharesAreSo(will, (said?.value ?? '').split('\n'))
  for (const { label, value } of answersOf('will.beneficiaries.backup-action', will, today)) {
    const [, name] = /^If (.+) dies first$/.exec(label) ?? []
    if (name === undefined || name === 'a grandchild' || !names(name).startsWith('person ')) continue
    insteadIsSo(place, names, idIn(names(name)), answerIn(value))
  }
}
