/** Shares, and what becomes of each that fails, read from the words of a residue or of what a trust leaves. */
import type { Fraction } from '#core/estate/fraction.ts'
import { bare, fits, itemsOfSentence, KINDS, type Lines, mustHave, NotRead, partOf, seriesOf } from './clause-forms.ts'

export type Living = 'survives me' | 'is living at the end'
export type Added = 'equally' | 'in proportion' | 'to the other'
export type PartRead = { readonly name: string; readonly part: Fraction | undefined }
export type LeftOutRead = { readonly leavingNoChildren: boolean } | undefined

export type RuleRead =
  | {
      readonly goes: 'to the others' | 'to their children' | 'to the line' | 'as their trust says' | 'to later children'
    }
  | {
      readonly goes: 'to backups'
      readonly parts: readonly PartRead[]
      readonly followed: readonly string[]
      readonly added: Added | undefined
      readonly later: 'one more' | readonly string[] | undefined
    }

export type GrandchildrenRead = {
  readonly byFamilies: boolean
  readonly followed: boolean
  readonly leftOut: LeftOutRead
}

export type SharingRead = {
  readonly parts: readonly PartRead[]
  readonly later: 'one more' | readonly string[] | undefined
  readonly grandchildren: GrandchildrenRead | undefined
  readonly rules: ReadonlyMap<string, RuleRead>
  /** What is said of people left out, among children who take in place of a parent. Undefined where none do. */
  readonly children: { readonly leftOut: LeftOutRead } | undefined
  readonly added: Added | undefined
  /** Later children have to be living at the end of a trust. */
  readonly laterAtTheEnd: boolean
  /** Whose share another clause holds. */
  readonly heldShareOf: string
}

const MY_GRANDCHILDREN = 'my grandchildren'
const LATER_CHILDREN = 'my later children'

const doWords: Readonly<Record<Living, string>> = {
  'survives me': 'survive me',
  'is living at the end': 'are living at the end',
}
const doesNot: Readonly<Record<Living, string>> = {
  'survives me': 'does not survive me',
  'is living at the end': 'is not living at the end',
}
const hasNot: Readonly<Record<Living, string>> = {
  'survives me': 'has not survived me but leaves children who have',
  'is living at the end': 'is not living at the end but leaves children who are',
}
const asDead: Readonly<Record<Living, string>> = {
  'survives me': 'as having died before me',
  'is living at the end': 'as having died before the trust ended',
}

const TREATED =
  'and is treated as having died before me(?<none>(?:, leaving no children(?: except (?:children of mine)?(?:(?: and )?grandchildren of mine(?: by a child who is not left out)?)?)?)?)\\.'

const leftOutIn = (none: string | undefined): LeftOutRead =>
  none === undefined ? undefined : { leavingNoChildren: none !== '' }

/** @throws NotRead where the parts are called what they are not. */
export const addedIn = (how: string | undefined, parts: readonly PartRead[]): Added => {
  if (how === undefined) throw new NotRead('How is it added?')
  if (how.includes('equally')) return 'equally'
  const [, called] = /in the proportions that their (\w+) bear/u.exec(how) ?? []
  if (called === undefined) return 'to the other'
  const fractions = parts.filter(({ part }) => part?.typed).length
  const kind = fractions === 0 ? 'percentages' : fractions === parts.length ? 'fractions' : 'shares'
  if (called !== kind) throw new NotRead(`${kind} are called ${called}`)
  return 'in proportion'
}

/** Later children as one more of equal parts, or out of the percentages of those named. */
export const laterSharersIn = (lines: Lines, what: 'share' | 'part'): 'one more' | readonly string[] | undefined => {
  if (lines.maybe(`Each later child of mine takes one more ${what}, of equal size.`)) return 'one more'
  const found = lines.maybe(laterOutOf(what))
  return found && outOf(found)
}

export const laterOutOf = (what: 'share' | 'part'): string =>
  `If I have a later child, the ${what}{plural:s?} of {theirs:series} {how:is|are put together and} divided equally between {all:series}, and each of them has that part of the {kind:percentage|fraction}.`

export const outOf = ({ theirs = '', all = '' }: Readonly<Record<string, string | undefined>>): string[] => {
  const names = seriesOf(theirs).map(({ name }) => name)
  if (
    seriesOf(all)
      .map(({ name }) => name)
      .join() !== [...names, 'each later child of mine'].join()
  )
    throw new NotRead(`Divided between others: ${all}`)
  return names
}

type Between = {
  readonly livingFor: number | undefined
  readonly passedOver: boolean
  readonly later: boolean
  readonly heldShareOf: string
  readonly living: Living
  readonly asIf: string
}

/** Of the children of one who had died when the will was made. */
const LINE =
  'The children of {N:name} take that {what:share|part|gift} in place of their parent, and it fails only if nobody takes any of it.'

const withoutLine = (name: string): string => name.replace('the children of ', '')

const partIn = (item: string, equal: boolean): PartRead => {
  const found =
    fits(equal ? 'the children of {N:name} together' : '{part:part} for the children of {N:name} together', item) ??
    fits(equal ? '{N:name}{together:(?: together)?}' : '{part:part} for {N:name}{together:(?: together)?}', item) ??
    fits(
      equal
        ? '{C:my grandchildren|my later children} together'
        : '{part:part} for {C:my grandchildren|my later children} together',
      item,
    )
  if (!found) throw new NotRead(`No share: ${item}`)
  const name = bare(found.N ?? found.C)
  return { name, part: equal ? undefined : partOf(mustHave(found.part, 'part')) }
}

/** Who is in a class, without knowing yet who has to be living: that is said later, and has to agree. */
const classIn = (
  lines: Lines,
): { readonly byFamilies: boolean; readonly says: string; readonly leftOut: LeftOutRead } | undefined => {
  const grand = lines.maybe(
    `My grandchildren are the children of my children, whenever they were born and whether or not this will names them. A stepchild counts here only if adopted: the children of a stepchild of mine, and the stepchildren of a child of mine, are not my grandchildren. What is held for them is {how:divided into equal parts, one for each child of mine, living or dead, in whose family anyone takes. Each part is shared equally between the children of that child|shared equally between those of them} who {do:survive me|are living at the end}.{out:(?: A person named in clause §left-out does not take here, ${TREATED})?}`,
  )
  return (
    grand && {
      byFamilies: (grand.how ?? '').startsWith('divided'),
      says: grand.do ?? '',
      leftOut: grand.out ? leftOutIn(grand.none ?? '') : undefined,
    }
  )
}

const backupsIn = (text: string): Extract<RuleRead, { goes: 'to backups' }> | undefined => {
  const line = fits(`it passes to the children of {N:name}. ${LINE}`, text)
  if (line) {
    const name = bare(line.N)
    const parts = [{ name, part: undefined }]
    return { goes: 'to backups', parts, followed: [name], added: undefined, later: undefined }
  }
  const one = fits(
    'it passes to {B:name}.{then:(?: If «[^«»]+» does not take it either, the children of «[^«»]+» take it in place of their parent.)?}',
    text,
  )
  if (one) {
    const name = bare(one.B)
    const then = ` If «${name}» does not take it either, the children of «${name}» take it in place of their parent.`
    if (one.then !== '' && one.then !== then) throw new NotRead(`Whose children? ${text}`)
    const followed = one.then === '' ? [] : [name]
    return {
      goes: 'to backups',
      parts: [{ name, part: undefined }],
      followed,
      added: undefined,
      later: undefined,
    }
  }
  const found = fits(
    `it passes {how:(?:in equal shares )?}to {who:series}.{then:(?: If the part of [^.]+? fails, the children of [^.]+? take it in place of their parent.)?}{lines:(?: The children of «[^«»]+» take that part in place of their parent, and it fails only if nobody takes any of it.)*} A part that nobody takes is added {added:to the other part|equally to the other parts|to the other parts, in the proportions that their ${KINDS} bear to each other}.{later:(?: Each later child of mine takes one more part, of equal size.| If I have a later child, [^.]+.)?}`,
    text,
  )
  if (!found) return undefined
  const equal = found.how !== ''
  const named = seriesOf(found.who ?? '')
  const withLater = named.at(-1)?.name === 'each later child of mine'
  const takers = withLater ? named.slice(0, -1) : named
  const parts = takers.map(({ name, part }) => ({ name: withoutLine(name), part }))
  const lines = takers.flatMap(({ name }) => (withoutLine(name) === name ? [] : [withoutLine(name)]))
  const said = [...(found.lines ?? '').matchAll(/The children of «([^«»]+)» take/gu)].map(([, name]) => name)
  if (said.join() !== lines.join()) throw new NotRead(`Whose children take a part? ${text}`)
  if (parts.some(({ part }) => (part === undefined) !== equal)) throw new NotRead(`Parts of two kinds: ${text}`)
  const { then = '', later = '' } = found
  const follow =
    then === ''
      ? undefined
      : mustHave(
          fits(
            ' If the part of {who:series} fails, the children of {whose:«[^«»]+»|that person} take it in place of their parent.',
            then,
          ),
          'sentence about their children',
        )
  const followed = follow ? seriesOf(follow.who ?? '').map(({ name }) => name) : []
  if (follow && (followed.length > 1 ? follow.whose !== 'that person' : bare(follow.whose) !== followed[0]))
    throw new NotRead(`Whose children? ${text}`)
  const outOfThem = later.startsWith(' If ')
    ? mustHave(fits(laterOutOf('part'), later.slice(1)), 'later child')
    : undefined
  return {
    goes: 'to backups',
    parts,
    followed: [...followed, ...lines],
    added: addedIn(found.added, parts),
    later: withLater || later.startsWith(' Each') ? 'one more' : outOfThem && outOf(outOfThem),
  }
}

const insteadIn = (text: string, heir: string): RuleRead => {
  if (text === `the children of «${heir}» take it in place of their parent.`) return { goes: 'to their children' }
  if (text === 'clause §disabled-person says who takes it.') return { goes: 'as their trust says' }
  if (text === 'it passes in equal shares to each later child of mine.') return { goes: 'to later children' }
  const backups = backupsIn(text)
  if (!backups) throw new NotRead(`No rule: ${text}`)
  return backups
}

const rulesIn = (texts: readonly string[], sole: boolean, two: boolean): Map<string, RuleRead> => {
  const rules = new Map<string, RuleRead>()
  for (const text of texts) {
    const line = fits(LINE, text)
    if (line) {
      if ((line.what === 'gift') !== sole || line.what === 'part') throw new NotRead(`No rule: ${text}`)
      rules.set(bare(line.N), { goes: 'to the line' })
      continue
    }
    const others = fits(
      `If the share of {who:series} fails, it is added to the other {share:share|shares}, as this clause says below.`,
      text,
    )
    if (others) {
      if ((others.share === 'share') !== two) throw new NotRead(`How many others? ${text}`)
      for (const { name } of seriesOf(others.who ?? '')) rules.set(name, { goes: 'to the others' })
      continue
    }
    const own = /^If the (gift to|share of) «([^«»]+)» fails, (.+)$/u.exec(text)
    if (!own || (own[1] === 'gift to') !== sole) throw new NotRead(`No rule: ${text}`)
    const [, , heir = '', then = ''] = own
    if (rules.has(heir)) throw new NotRead(`Two rules of ${heir}`)
    rules.set(heir, insteadIn(then, heir))
  }
  return rules
}

type Where = {
  readonly hold: string
  readonly holdAll: string
  /** What stands between the shares and what becomes of one that fails. */
  readonly between: () => Between
  readonly givenIn: string
  readonly failing: Lines
}

/** @throws NotRead */
export const sharingIn = (
  lines: Lines,
  { hold, holdAll, between, givenIn, failing }: Where,
): { readonly sharing: SharingRead; readonly between: Between } => {
  const withLater = lines.maybe(`${hold} in equal shares for {N:name} and each later child of mine.`)
  const alone = withLater
    ? undefined
    : (lines.maybe(`${holdAll} for {N:name}.`) ??
      lines.maybe(`${holdAll} for the children of {N:name}.`) ??
      lines.maybe(`${holdAll} for {C:my grandchildren|my later children}.`))
  const equal = withLater || alone ? undefined : lines.maybe(`${hold} in equal shares, one share for each of these:`)
  if (!withLater && !alone && !equal) lines.take(`${hold} in these shares:`)
  const only = withLater ?? alone
  const parts = only
    ? [{ name: bare(only.N ?? only.C), part: undefined }]
    : itemsOfSentence(lines.items()).map((item) => partIn(item, equal !== undefined))
  const members = classIn(lines)
  const laterAlone = lines.maybe('What is held for my later children is for each later child of mine, in equal shares.')
  const later = withLater ? 'one more' : laterSharersIn(lines, 'share')
  const isNamed = (name: string): boolean => parts.some((part) => part.name === name)
  if ((members !== undefined) !== isNamed(MY_GRANDCHILDREN)) throw new NotRead('Who are the grandchildren?')
  if ((laterAlone !== undefined) !== isNamed(LATER_CHILDREN)) throw new NotRead('Who are the later children?')
  const said = between()
  const { living } = said
  if (members && members.says !== doWords[living]) throw new NotRead('Grandchildren who live at another time')
  const most = later ? Number.POSITIVE_INFINITY : parts.length
  const sole = most === 1
  const gift = sole ? `The gift${givenIn}` : `A share${givenIn}, or a part of one,`
  const them = `{them:(?:the person, charity or other organisation it is for )?}`
  if (
    !failing.maybe(
      `${gift} fails if the person it is for ${doesNot[living]}, or ${them}cannot or does not take it for any reason. For that ${sole ? 'gift' : 'share or part'} only, that person is then treated ${asDead[living]}. Nothing else that this will gives them, and no office to which it appoints them, is affected.`,
    )
  )
    failing.take(
      `${gift} fails if {why:the charity or other organisation it is for cannot or does not take it for any reason|nobody takes any of it}.`,
    )
  const grandFailing = members
    ? failing.take(
        `If a grandchild of mine ${doesNot[living]}, or cannot or does not take for any reason, {then:but has children who ${doWords[living]}, those children take equally what their own parent would have taken, and so on down the generations|that grandchild is not counted, and the children of that grandchild do not take in their place}.`,
      )
    : undefined
  if (!sole) {
    if (members) failing.take(`The share for {C:«?my grandchildren»?} fails only if nobody takes any of it.`)
    if (laterAlone) failing.take(`The share for {C:«?my later children»?} fails only if nobody takes any of it.`)
  }
  const rules = rulesIn(failing.rules('If the ', 'The children of '), sole, most === 2)
  const children = failing.maybe(
    `When children take in place of their parent, those of them who ${doWords[living]} take equally. If one of them ${hasNot[living]}, those children take equally what their own parent would have taken, and so on down the generations.{out:(?: A person named in clause §left-out does not take in this way, ${TREATED})?}`,
  )
  const most1 = failing.maybe(
    `{when:If nobody takes the gift under this clause|If it fails}, clause §ultimate-default applies${said.asIf}.`,
  )
  const added = most1
    ? undefined
    : failing.take(
        `A share that nobody takes under this clause is added to {how:the other share, and goes to whoever takes that share|the other shares that somebody takes, equally, and goes to whoever takes those shares|the other shares that somebody takes, in the proportions that their ${KINDS} bear to each other, and goes to whoever takes those shares}, in the same way. If nobody takes any share, clause §ultimate-default applies${said.asIf}.`,
      )
  if ((most1 === undefined) === sole) throw new NotRead('How many shares?')
  return {
    sharing: {
      parts,
      later,
      grandchildren: members && {
        byFamilies: members.byFamilies,
        followed: (grandFailing?.then ?? '').startsWith('but has children'),
        leftOut: members.leftOut,
      },
      rules,
      children: children && { leftOut: children.out ? leftOutIn(children.none ?? '') : undefined },
      added: added && addedIn(added.how, parts),
      laterAtTheEnd: said.later,
      heldShareOf: said.heldShareOf,
    },
    between: said,
  }
}
