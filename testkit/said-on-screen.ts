/** What a screen says, for what it says to be held against the truth. */
import { describeBeneficiary } from '#core/estate/describe-beneficiary.ts'
import { outcome } from '#core/estate/distribution.ts'
import { Fraction, isNothing, sumOf } from '#core/estate/fraction.ts'
import type { StepName } from '#core/journey/steps.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { sharesSaid } from '#core/will/equal-shares.ts'
import { laterChildrenAreAClass } from '#core/will/later-children.ts'
import { charitiesOf, inheritors, nameOfHeir, personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { hasEndDateCome, holdsEverythingFor, incomeFirst, trustOf } from '#core/will/trusts.ts'
import type { DraftedDocument } from '#drafting/document.ts'
import { allIn, controlsIn, dialogOver, firstIn, isSeen, nameOf, seenBy, sinceChange, wordsIn } from './seen.ts'

/** The names under which the visible fields of a page are known to its errors. `isInView`: where the page is drawn. */
export const fieldsSeen = (document: Document, isInView: (field: Element) => boolean = () => true): Set<string> => {
  const fields = allIn(document, '[name], [data-field]')
  return new Set(
    fields
      .filter((each) => isSeen(each) && isInView(each))
      .flatMap((each) =>
        sinceChange('known as', each, () => {
          const of = each.closest('[data-fields-of]')?.getAttribute('data-fields-of') ?? ''
          return ['name', 'data-field'].map((attribute) => of + (each.getAttribute(attribute) ?? ''))
        }),
      ),
  )
}

const FIELDS = new Set(['input', 'select', 'textarea'])

/** The button of a card, which chooses somebody or takes that back: "Choose Ann Roe as executor". */
export const CARD = /^(Choose|Remove) (.+ (?:as|to) .+)$/

/** Whether an answer is that of a card. */
export const isOfCard = (answer: string): boolean => answer.startsWith('card ')

/**
 * What the visible fields of the page hold, by name, and who is chosen on its cards. Which plan is looked at is how a question is asked,
 * and no answer.
 */
export const answersOn = (document: Document): ReadonlyMap<string, string> => {
  const fields = allIn<HTMLInputElement>(document, 'main form [name]').filter((each) => FIELDS.has(each.localName))
  const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
  const cards = allIn(document, 'main form button').filter(isSeen).map(nameOf)
  return new Map([
    ...fields
      .filter((each) => isSeen(each) && each.name !== 'plan')
      .map((each): [string, string] =>
        isTicked(each) ? [`${each.name} ${each.value}`, `${each.checked}`] : [each.name, each.value.trim()],
      ),
    ...cards.flatMap((name): [string, string][] => {
      const [, does, what] = CARD.exec(name) ?? []
      return what ? [[`card ${what}`, `${does === 'Remove'}`]] : []
    }),
  ])
}

/** What there is to see of a page, to know whether a press has changed it: all but what only a screen reader says. */
export const looksOf = ({ body }: Document): string => {
  const said = body.innerHTML.replaceAll(/(<[^<>]*visually-hidden[^<>]*>)[^<]*/g, '$1')
  const fields = [...body.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return `${said} ${fields.map(({ value, checked }) => `${value} ${checked}`)}`
}

/** The words in an element, if there is one. */
export const text = (element: Element | null | undefined): string => (element ? wordsIn(element) : '')

/** Who shares the rest, and how much: in one order, and a half the same however it is said. */
export type Sharers = readonly string[]

const sharersFrom = (said: readonly (readonly [string, Fraction | undefined])[]): Sharers =>
  [...Map.groupBy(said, ([name]) => name)]
    .map(([name, same]) => {
      const shares = same.flatMap(([, share]) => share ?? [])
      return `${name} ${shares.length === same.length ? sumOf(shares).toString() : 'not said'}`
    })
    .toSorted()

const shareSaid = (words: string): Fraction | undefined => {
  const [, whole = '', decimals = '', numerator, denominator] = /(\d+)(?:\.(\d+))?%|(\d+)\/(\d+)/.exec(words) ?? []
  if (numerator && denominator) return Fraction.of(Number(numerator), Number(denominator))
  return whole === '' ? undefined : Fraction.of(Number(whole + decimals), 100 * 10 ** decimals.length)
}

/**
 * The same as it is worked out from the answers: one alone has the whole, and while no part is said, those who are named take and nobody
 * else. Undefined where nobody is named.
 */
export const sharersOfOutcome = (will: Will, today: Day): Sharers | undefined => {
  const trust = trustOf(will, 'Residue')
  const first = trust && !hasEndDateCome(trust, today) ? incomeFirst(will) : undefined
  const heirs = inheritors(will)
  if (heirs.length === 0) return undefined
  if (first) return sharersFrom([[first.fullname, Fraction.one]])
  const said = sharesSaid(will)
  if (said === 'some')
    return will.persons.some(({ died }) => died)
      ? undefined
      : sharersFrom(heirs.map((heir) => [nameOfHeir(heir), isNothing(heir.part) ? undefined : heir.part]))
  const later = { livingChildren: laterChildrenAreAClass(will) ? 1 : 0 }
  const isSplit = said === 'all' && heirs.length > 1
  const takings = outcome(isSplit ? will : { ...will, estateSplit: 'Equal shares' }, [], today, later)
  return sharersFrom(
    takings.map((taking, _at, { length }) => [
      taking.type === 'later-child' ? LATER_CHILDREN : describeBeneficiary(will, taking).name,
      said === 'all' || length === 1 ? taking.share : undefined,
    ]),
  )
}

const LATER_CHILDREN = 'Any child you have later'

/** The same as the list of the picture has it. Undefined where there is no list. */
export const sharersOfPicture = (document: Document): Sharers | undefined => {
  const body = allIn(document, 'aside tbody').find((each) => /^The rest, after/.test(text(each.querySelector('th'))))
  const rows = body && isSeen(body) ? [...body.querySelectorAll('tr')].slice(1) : undefined
  return (
    rows &&
    sharersFrom(
      rows.map((row) => {
        const [who = '', what = ''] = [row.querySelector('th'), row.querySelector('td')].map(
          (cell) => cell?.firstChild?.textContent?.trim() ?? '',
        )
        // Namesakes are told apart there: “Gus Thorn (daughter)”.
        return [who.replace('Your executors, for ', '').replace(/ \([^()]*\)$/, ''), shareSaid(what)]
      }),
    )
  )
}

/** The same as the words of the will beside it have it. Undefined where they are not there, or say it in a longer way. */
export const sharersOfWords = (document: Document): Sharers | undefined => {
  const clause = allIn(document, 'aside [data-passage="residue"]').find(isSeen)
  const said = text(clause)
  if (!clause || /grandchild|trust ends|for life|not yet said|the children of/.test(said)) return undefined
  // One or two stand in the sentence itself, and more in a list under it.
  const [first] = clause.querySelectorAll('p')
  const listed = [...clause.querySelectorAll('ol > li')]
  if (listed.length === 0 && /the whole of my .*my later children/.test(text(first)))
    return sharersFrom([[LATER_CHILDREN, Fraction.one]])
  const items = listed.length > 0 ? listed : [...(first?.querySelectorAll('bdi') ?? [])]
  const nameIn = (element: Element) =>
    /for my later children/.test(text(element))
      ? LATER_CHILDREN
      : text(element.matches('bdi') ? element : element.querySelector('bdi'))
  if (items.length === 0 || (listed.length === 0 && !/ in equal shares for |the whole of my /.test(text(first))))
    return undefined
  if (listed.length === 0 && /my later children/.test(text(first))) return undefined
  const isEqual = /in equal shares|the whole of my /.test(text(first))
  const each = Fraction.of(1, items.length)
  const shares = items.map((item) => [nameIn(item), isEqual ? each : shareSaid(text(item))] as const)
  // A part may be said in words: “one sixth”.
  return shares.some(([, share]) => share === undefined) ? undefined : sharersFrom(shares)
}

/** What the sheet shows: the will with the answers that are typed and not saved yet. `people`: the step asks on the picture itself. */
const onSheet = (document: Document): OnSheet | undefined => {
  const sheet = firstIn(document, 'aside') ?? {}
  const [fiber] = Object.entries(sheet).flatMap(([key, value]) =>
    key.startsWith('__reactFiber$') ? [value as Fiber] : [],
  )
  for (let each: Fiber | null = fiber ?? null; each; each = each.return)
    if (each.memoizedProps?.sheet) return each.memoizedProps.sheet
  return undefined
}

type Fiber = {
  readonly return: Fiber | null
  readonly memoizedProps: { readonly sheet?: OnSheet } | null
}

type OnSheet = {
  readonly will: Will
  readonly people: unknown
  readonly step?: StepName | undefined
  readonly document?: DraftedDocument
  readonly change?: { readonly latest: string | undefined }
}

/** A place of the sheet that is marked as just said. */
export type Mark = { readonly passage: string; readonly words: string }

export const marksOn = (document: Document): readonly Mark[] =>
  allIn(document, 'aside [data-fresh]')
    .filter(isSeen)
    .map((element) => ({
      passage: element.closest('[data-passage]')?.getAttribute('data-passage') ?? '',
      words: wordsIn(element),
    }))

/** The marks in what the question of the page does not write: nobody has said that. */
export const marksUnsaid = (document: Document): readonly Mark[] => {
  const { step, document: words } = onSheet(document) ?? {}
  const unsaid = new Set(words?.clauses.filter(({ steps }) => step && !steps.includes(step)).map(({ id }) => `${id}`))
  return marksOn(document).filter(({ passage }) => unsaid.has(passage))
}

/** Whether the sheet is turned to the clause of a mark, where nothing is drawn. */
export const isTurnedTo = (document: Document, { passage }: Mark): boolean =>
  onSheet(document)?.change?.latest === passage

/** The sums of money and the things that are given to somebody by name. */
const givenIn = (will: Will): readonly { readonly who: string; readonly what: string }[] =>
  will.gifts
    .filter(({ amountBy }) => amountBy !== 'Enough for the lower rate')
    .flatMap(({ type, amount, title, persons, charities }) => {
      const what = type === 'Item' ? title?.trim() : amount && poundsInWords(amount)
      const living = personsOf(will, persons).filter(({ id, died }) => !died && !holdsEverythingFor(will, id))
      const takers = what ? [...living, ...charitiesOf(will, charities)] : []
      return takers.map(({ fullname }) => ({ who: fullname, what: what || '' }))
    })

/** How what is said of the gifts of money and of things differs from the answers. Undefined where nothing is said of gifts. */
const giftsAstray = (document: Document, { will, people }: OnSheet): readonly string[] | undefined => {
  const given = givenIn(will)
  const has = (said: string, name: string) => said.toLowerCase().includes(name.toLowerCase())
  const body = people
    ? undefined
    : allIn(document, 'aside tbody').find((each) => isSeen(each) && /^Gifts/.test(text(each.querySelector('th'))))
  const rows = [...(body?.querySelectorAll('tr') ?? [])].slice(1).map(text)
  const passages = allIn(document, 'aside [data-passage]').filter(isSeen).map(text)
  // Beside the picture stands one clause alone.
  const clauses = passages.length > 1 ? passages : []
  if (given.length === 0 || (rows.length === 0 && clauses.length === 0)) return undefined
  const places = [
    ['The picture', rows],
    ['The will', clauses],
  ] as const
  return places.flatMap(([where, said]) =>
    said.length === 0
      ? []
      : given
          .filter(({ who, what }) => !said.some((each) => has(each, who) && has(each, what)))
          .map(({ who, what }) => `${where} does not give ${what} to ${who}`),
  )
}

/** How what a screen says of who shares the rest, and of gifts, differs from what is worked out, or from itself. Undefined: it does not. */
export const disagreementOn = (
  document: Document,
  today: Day,
): { readonly compared: number; readonly untrue: readonly string[] } => {
  const sheet = onSheet(document)
  const worked = sheet && sharersOfOutcome(sheet.will, today)
  // The picture of a step that asks on it supposes deaths.
  const said = [
    ['The picture', sheet?.people ? undefined : sharersOfPicture(document)],
    ['The will', sharersOfWords(document)],
  ] as const
  const all = worked ? said.flatMap(([where, sharers]) => (sharers ? [{ where, sharers }] : [])) : []
  const gifts = sheet && giftsAstray(document, sheet)
  return {
    compared: all.length + (gifts ? 1 : 0),
    untrue: [
      ...all.flatMap(({ where, sharers }) =>
        `${sharers}` === `${worked}` ? [] : [`${where} says ${sharers}, and it is ${worked}`],
      ),
      ...(gifts ?? []),
    ],
  }
}

const fieldsIn = (element: Element) => [...element.querySelectorAll('input, select, textarea, button')]

/** Whether an element is the folded line of a question that was answered before. */
const isAnswered = (element: Element): boolean => {
  const controls = fieldsIn(element)
  return controls.length > 0 && controls.every((each) => /^(Change|(Show|Hide) the)\b/.test(nameOf(each)))
}

/** How many words there are for the eye to read in a question or a dialog, without what was answered before. */
export const wordsToRead = (within: Element): number => {
  const folded = allIn(within, '*').filter(
    (each) => isSeen(each) && (each.matches('.visually-hidden') || isAnswered(each)),
  )
  const outermost = folded.filter((each) => !folded.some((other) => other !== each && other.contains(each)))
  const count = (element: Element) => wordsIn(element).split(' ').filter(Boolean).length
  return outermost.reduce((left, each) => left - count(each), count(within))
}

/**
 * What a question of the will says from its title to the first thing to answer it with: what was answered before is no part of it, nor
 * the list of those to choose from.
 */
export const beforeAnswer = (document: Document): { readonly said: string; readonly answer: Element | undefined } => {
  const within = dialogOver(document) ?? document.querySelector('main')
  const title = within?.querySelector('h1, h2')
  const said: string[] = []
  let isTitled = false
  let answer: Element | undefined
  /** True: here it can be answered. */
  const read = (node: Node): boolean => {
    if (node === title) isTitled = true
    if (node.nodeType === node.TEXT_NODE) return isTitled && said.push(node.textContent ?? '') === 0
    const element = node as Element
    if (!isSeen(element) || element.matches('[role=alert], .visually-hidden')) return false
    if (isTitled && element.matches('form :is(input, select, textarea, button, [data-field] a)')) {
      answer = element
      return true
    }
    if (isAnswered(element)) return false
    if (!isTitled || !element.matches('ul, ol, dl')) return [...element.childNodes].some(read)
    const controls = fieldsIn(element)
    answer = controls[0]
    return controls.length > 0
  }
  // What the will says so far may lie over the question.
  if (within?.querySelector('form')) read(within)
  return { said: said.join(' ').replaceAll(/\s+/g, ' ').trim(), answer }
}

/** The fields that the errors on a page are about. */
export const errorsOn = (document: Document): string[] =>
  allIn(document, '[role=alert] li a[href^="#"]')
    .filter(isSeen)
    .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))

/** The button of a page, and the questions that stand on it. */
export type Asking = { readonly button: string; readonly questions: readonly string[] }

export const askingOn = (document: Document): Asking => {
  const within = dialogOver(document) ?? firstIn(document, 'main') ?? document.body
  const button = controlsIn(within).findLast((each) => each.getAttribute('type') === 'submit')
  const questions = [...seenBy(within, 'heading'), ...seenBy(within, 'group')].map(nameOf)
  return { button: button ? nameOf(button) : '', questions }
}

/**
 * The question that came below the one being answered, so that the button which was to lead to it means something else under the hand.
 * Undefined: none did.
 */
export const cameUnasked = (before: Asking, now: Asking): string | undefined =>
  /^Next: /.test(before.button) && !/^Next: /.test(now.button)
    ? now.questions.find((each) => each !== '' && !before.questions.includes(each))
    : undefined
