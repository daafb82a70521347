/**
 * Who gets what, read from the words of a will alone: names, percentages, fractions and the phrases between them. Nothing here knows
 * the answers the will was drafted from.
 */
import { readFraction } from '#core/text/fractions.ts'
import type { Block, ClauseId, FinalDocument, Run } from '#drafting/document.ts'

/** Of a fraction the hundredths are not whole: those of a third are 3333.33. */
export type Portion = { readonly name: string; readonly hundredths: number }
export type IfItFails =
  | { readonly heir: string; readonly goes: 'to the other shares' | 'to their children' | 'as their trust says' }
  | {
      readonly heir: string
      readonly goes: 'to backups'
      /** Without percentages when the parts are equal. */
      readonly backups: readonly (Portion | { readonly name: string })[]
      /** How the part of a backup who fails is shared among more than one other. */
      readonly failedPart: 'equally' | 'in proportion' | undefined
      /** The backups whose children take in their place. */
      readonly followedByChildren: readonly string[]
      readonly later?: Later
    }
export type Distribution = {
  readonly equal: boolean
  /** Without percentages when the shares are equal. */
  readonly heirs: readonly (Portion | { readonly name: string })[]
  readonly rules: readonly IfItFails[]
  readonly inTheEnd: readonly (Portion | { readonly name: string })[]
  readonly nextOfKinStandBehind: boolean
  readonly later?: Later
  readonly laterInTheEnd?: Later
  /** The age at which everyone takes, those who take at a later one, and those to whom it belongs from the start. */
  readonly ages: Ages
  /** How grandchildren divide what is theirs, and whether the children of one who died take in their place. */
  readonly grandchildren?: { readonly byFamilies: boolean; readonly followed: boolean }
}
export type Ages = {
  readonly age: number
  readonly later?: readonly { readonly age: number; readonly whose: readonly string[] }[]
  readonly fromTheStart?: readonly string[]
  /** The age of what is taken as one of the grandchildren, where it is set apart from what they take by name. */
  readonly inClass?: number | 'from the start'
}
/** What stands for those who have no names in the will. */
export const UNNAMED = { laterChild: 'a later child', grandchild: 'a grandchild' }
/** How later children share: as one more of equal parts, or out of the percentages of those named. */
export type Later = 'one more' | readonly string[]

const WHOLE = 100_00

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
const namesIn = (runs: readonly Run[]): string[] => runs.filter(({ kind }) => kind === 'name').map(({ text }) => text)

/** "33.3%" is 3330: read digit by digit, as a person would. */
const hundredthsIn = (printed: string): number => {
  const fraction = readFraction(printed)
  if (fraction) return (fraction.n * WHOLE) / fraction.d
  const [, whole = '', part = ''] = printed.match(/^(\d+)(?:\.(\d{1,2}))?%$/) ?? []
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The words of the day on which a trust ends as those of a death: who is living at the end stands where survivors do. */
const runAtADeath = (run: Run): Run => ({
  ...run,
  text: run.text
    .replaceAll('is not living at the end', 'does not survive me')
    .replaceAll('are living at the end', 'survive me'),
})

export const asAtADeath = (block: Block): Block =>
  block.kind === 'paragraph'
    ? { ...block, runs: block.runs.map(runAtADeath) }
    : { ...block, items: block.items.map((item) => ({ ...item, runs: item.runs.map(runAtADeath) })) }

/** What is shared at once, or when the trust ends whose income one person has first. */
const sharedIn = (residue: readonly Block[]): readonly Block[] => {
  const at = residue.findIndex(
    (block) => block.kind === 'paragraph' && textOf(block.runs).startsWith('When the trust ends, my Executors hold'),
  )
  return residue.slice(Math.max(at, 0))
}

const blocksOf = ({ clauses }: FinalDocument, id: ClauseId): readonly Block[] =>
  (clauses.find((clause) => clause.id === id)?.blocks ?? []).map(asAtADeath)

const linesOf = (blocks: readonly Block[]): (readonly Run[])[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ runs }) => runs) : [block.runs]))

const portionIn = (runs: readonly Run[]): Portion => ({
  name: namesIn(runs).join(),
  hundredths: runs.flatMap((run) => (run.kind === 'share' ? [hundredthsIn(run.text)] : []))[0] ?? WHOLE,
})

const itemsOf = (blocks: readonly Block[]): (readonly Run[])[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ runs }) => runs) : []))

/** The runs up to the first text that holds some words, and those from there on. */
const cutAt = (runs: readonly Run[], words: string): [readonly Run[], readonly Run[]] => {
  const at = runs.findIndex(({ kind, text }) => kind === 'text' && text.includes(words))
  return at < 0 ? [runs, []] : [runs.slice(0, at), runs.slice(at)]
}

const backupsIn = (runs: readonly Run[], equal: boolean): (Portion | { name: string })[] => {
  const [listed] = cutAt(cutAt(runs, 'If ')[0], '. The children of ')
  const [before] = cutAt(listed, 'A part that nobody takes')
  if (equal) return namesIn(before).map((name) => ({ name }))
  const percents = before.flatMap((run) => (run.kind === 'share' ? [hundredthsIn(run.text)] : []))
  return namesIn(before).map((name, index) => ({ name, hundredths: percents[index] ?? WHOLE }))
}

const failedPartIn = (words: string): 'equally' | 'in proportion' | undefined =>
  words.includes('is added equally to the other')
    ? 'equally'
    : words.includes('in the proportions')
      ? 'in proportion'
      : undefined

const laterIn = (runs: readonly Run[]): { later?: Later } => {
  if (/Each later child of mine takes one more (share|part), of equal size\./.test(textOf(runs)))
    return { later: 'one more' }
  if (/ in equal shares (for|to) .* and each later child of mine\./.test(textOf(runs))) return { later: 'one more' }
  const [, from] = cutAt(runs, 'If I have a later child, the ')
  const [whose] = cutAt(from, 'divided equally between')
  return whose.length > 0 ? { later: namesIn(whose).toSorted() } : {}
}

/** What stands for children who have no names yet. */
export const LATER_CHILDREN = 'my later children'

const grandchildrenIn = (residue: string, failing: string): Pick<Distribution, 'grandchildren'> => {
  if (!residue.includes('My grandchildren are the children of my children')) return {}
  const byFamilies = residue.includes('divided into equal parts, one for each child of mine')
  if (!byFamilies && !residue.includes('is shared equally between those of them who survive me'))
    throw new Error('The will does not say how grandchildren share')
  const followed = /If a grandchild of mine does not survive me.* those children take equally/.test(failing)
  if (!followed && !failing.includes('the children of that grandchild do not take'))
    throw new Error('The will does not say who takes in place of a grandchild')
  return { grandchildren: { byFamilies, followed } }
}

const rulesIn = (runs: readonly Run[]): IfItFails[] => {
  const line = textOf(runs).startsWith('The children of ') ? namesIn(runs) : []
  if (line.length > 0) return line.map((heir) => ({ heir, goes: 'to their children' }))
  const [whose, then] = cutAt(runs, ' fails, ')
  const heirs = namesIn(whose)
  const words = textOf(then).slice(textOf(then).indexOf(' fails, ') + ' fails, '.length)
  if (words.startsWith('it is added to the other share'))
    return heirs.map((heir) => ({ heir, goes: 'to the other shares' }))
  if (/^clause \d+ says who takes it\.$/.test(words))
    return heirs.map((heir) => ({ heir, goes: 'as their trust says' }))
  if (words.startsWith('the children of')) return heirs.map((heir) => ({ heir, goes: 'to their children' }))
  if (!words.startsWith('it passes ')) throw new Error(`No rule that can be read: ${textOf(runs)}`)
  if (words.startsWith('it passes in equal shares to each later child of mine.'))
    return heirs.map((heir) => ({
      heir,
      goes: 'to backups',
      backups: [{ name: LATER_CHILDREN }],
      failedPart: undefined,
      followedByChildren: [],
    }))
  const backups = backupsIn(then.slice(1), words.startsWith('it passes in equal shares to'))
  const [, second] = cutAt(then.slice(1), 'If ')
  const follows = textOf(second).includes('in place of their parent')
  const [, lines] = cutAt(then.slice(1), '. The children of ')
  const followedByChildren = [
    ...new Set([
      ...(follows ? namesIn(cutAt(second, 'A part that nobody takes')[0]) : []),
      ...namesIn(cutAt(lines, 'A part that nobody takes')[0]),
    ]),
  ].toSorted()
  return heirs.map((heir) => ({
    heir,
    goes: 'to backups',
    backups,
    failedPart: failedPartIn(words),
    followedByChildren,
    ...laterIn(then),
  }))
}

/** Those whom a text is about, in an order of their own. */
const whoseIn = (runs: readonly Run[]): string[] => {
  const words = textOf(runs)
  return [
    ...namesIn(runs),
    ...(words.includes('each later child of mine') ? [UNNAMED.laterChild] : []),
    ...(words.includes('each grandchild of mine') ? [UNNAMED.grandchild] : []),
  ].toSorted()
}

/** "The Age of Ann is 25. The Age of Bob and each later child of mine is 21. The Age of anyone else is 18.", one by one. */
const agesSaidIn = (runs: readonly Run[]): { age: number; whose: string[] }[] => {
  const at = runs.findIndex(({ kind, text }) => kind === 'text' && /(?<!anyone else) is \d+\. /.test(text))
  const run = runs[at]
  if (!run) return []
  const [, before = '', age, after = ''] = run.text.match(/^(.*?) is (\d+)\. (.*)$/) ?? []
  const whose = whoseIn([...runs.slice(0, at), { ...run, text: before }])
  return [{ age: Number(age), whose }, ...agesSaidIn([{ ...run, text: after }, ...runs.slice(at + 1)])]
}

const inClassIn = (words: string): Pick<Ages, 'inClass'> => {
  const [, set] = words.match(/^(.*), whatever this clause says of them or their parent by name\. /m) ?? []
  if (set === undefined) return {}
  const [, age] = set.match(/(?:their Age is|if they reach) (\d+)/) ?? []
  return { inClass: age === undefined ? 'from the start' : Number(age) }
}

const agesIn = (blocks: readonly Block[]): Ages => {
  const lines = linesOf(blocks)
  const words = lines.map(textOf).join('\n')
  const [start = []] = lines.filter((runs) => textOf(runs).includes(' is theirs from the start'))
  const fromTheStart = whoseIn(start.slice(0, start.findIndex(({ text }) => text.includes(' is theirs from')) + 1))
  const others = { ...(fromTheStart.length > 0 && { fromTheStart }), ...inClassIn(words) }
  const [line = []] = lines.filter((runs) => textOf(runs).startsWith('The Age of '))
  const [, everyone] =
    textOf(line).match(
      /The Age of anyone else is (\d+)\. So is the Age of anyone for what they take in place of a parent who was alive when I made this will\.$/,
    ) ?? []
  return everyone && words.includes('becomes theirs if they reach their Age')
    ? { age: Number(everyone), later: agesSaidIn(line), ...others }
    : { age: Number(words.match(/^If somebody is under (\d+) when .* if they reach \1\./m)?.[1]), ...others }
}

const inTheEndIn = (blocks: readonly Block[]): Distribution['inTheEnd'] => {
  const items = itemsOf(blocks)
  const [first = []] = linesOf(blocks)
  if (textOf(first).includes('goes in equal shares to'))
    return (items.length > 0 ? items.flatMap(namesIn) : namesIn(first)).map((name) => ({ name }))
  return items.length > 0 ? items.map(portionIn) : namesIn(first).map((name) => ({ name, hundredths: WHOLE }))
}

/** @throws when the will says something that cannot be read as a distribution. */
export const sharesReadFrom = (will: FinalDocument): Distribution => {
  const residue = sharedIn(blocksOf(will, 'residue'))
  const equal = textOf(linesOf(residue)[0] ?? []).includes('in equal shares')
  const items = itemsOf(residue)
  const sole = linesOf(residue.slice(0, 1)).flatMap((line) =>
    namesIn(line).map((name) => (equal ? { name } : { name, hundredths: WHOLE })),
  )
  const lastResort = blocksOf(will, 'ultimate-default')
  const { later: laterInTheEnd } = laterIn(linesOf(lastResort).flat())
  return {
    equal,
    heirs: items.length === 0 ? sole : items.map((item) => (equal ? { name: portionIn(item).name } : portionIn(item))),
    rules: linesOf(blocksOf(will, 'if-a-share-fails'))
      .filter((line) => /^(If the (share of|gift to)|The children of) /.test(textOf(line)))
      .flatMap(rulesIn),
    inTheEnd: inTheEndIn(lastResort),
    nextOfKinStandBehind: linesOf(lastResort).some((line) => textOf(line).includes('under the intestacy rules')),
    ages: agesIn(blocksOf(will, 'under-18')),
    ...grandchildrenIn(
      linesOf(residue).map(textOf).join('\n'),
      linesOf(blocksOf(will, 'if-a-share-fails')).map(textOf).join('\n'),
    ),
    ...laterIn(linesOf(residue).flat()),
    ...(laterInTheEnd && { laterInTheEnd }),
  }
}

/** Where the words say that what nobody takes is added to what the others take. */
export type Additions = {
  readonly ofShares: boolean
  readonly inTheEnd: boolean
  /** The heirs whose backups take each other's parts. */
  readonly ofBackups: ReadonlySet<string>
}

export const additionsReadFrom = (will: FinalDocument): Additions => {
  const rules = linesOf(blocksOf(will, 'if-a-share-fails'))
  return {
    ofShares: rules.some((line) => textOf(line).includes('A share that nobody takes under this clause is added to')),
    inTheEnd: linesOf(blocksOf(will, 'ultimate-default')).some((line) =>
      textOf(line).includes('A share here that nobody takes is added '),
    ),
    ofBackups: new Set(
      rules
        .filter((line) => textOf(line).includes('A part that nobody takes is added '))
        .flatMap((line) => namesIn(cutAt(line, ' fails, ')[0])),
    ),
  }
}
