/**
 * A newcomer writes a will on the screen. They know nothing of its pages: they read what is visible, answer it, and press. After each
 * press it is seen whether the screen told the truth.
 */
import { pathOf } from '#core/journey/pages.ts'
import { stepRows } from '#core/journey/steps.ts'
import { londonDay } from '#core/text/dates.ts'
import { focusAstray, noteDialogs, notePressed } from './focus-back.ts'
import {
  CHARITY,
  type Chance,
  drawnFrom,
  isYoung,
  type Kin,
  NEIGHBOURS,
  type Newcomer,
  truthsOf,
  typedInto,
} from './newcomer.ts'
import {
  type Asking,
  answersOn,
  askingOn,
  beforeAnswer,
  CARD,
  cameUnasked,
  disagreementOn,
  errorsOn,
  fieldsSeen,
  isOfCard,
  isTurnedTo,
  looksOf,
  type Mark,
  marksOn,
  marksUnsaid,
  sharersOfPicture,
  text,
  wordsToRead,
} from './said-on-screen.ts'
import type { Screen } from './screen.ts'
import {
  allIn,
  controlsIn,
  dialogOver,
  firstIn,
  isDisabled,
  isSeen,
  nameOf,
  pick,
  press,
  roleOf,
  seenBy,
  typeIn,
  wordsIn,
} from './seen.ts'

export type Effort = { presses: number; typed: number; pages: number; words: number }

export type Walk = {
  readonly effort: Effort
  /** What was untrue, each with where it was. */
  readonly untrue: readonly string[]
  /** The answers and presses in order, for the reader of a failed walk. */
  readonly trail: readonly string[]
  /** How many states were looked at. */
  readonly states: number
  /** How often a picture or a clause of who shares the rest was held against what is worked out. */
  readonly compared: number
  /** The heading at which the walk ended. */
  readonly endedAt: string
}

/** Where they walk. What is drawn has a size, and they know of it only what was before their eyes. */
export type Walked = Pick<Screen, 'document' | 'requests' | 'faults' | 'settled'> & {
  readonly drawn?: {
    /** Whether the page is as it came, and not scrolled. */
    isAtTop(): boolean
    /** Whether an element is before their eyes now. */
    isInView(element: Element): boolean
    /** Scrolls to the end of the page or dialog, and back to where it was. `glance`: after each step. */
    readThrough(within: Element, glance: () => void): Promise<void>
    /** Scrolls until an element is before their eyes, if it can be. `glance`: at what they pass on the way. */
    bring(element: Element, glance: () => void): Promise<void>
  }
}

type Options = {
  readonly of: Newcomer
  readonly chance: Chance
  /** From 0 to 1: how often they press something that is in nobody's way. */
  readonly curiosity: number
  /** The year of the clock. */
  readonly now: number
  readonly most?: number
  /** Whoever does not wait presses before the replies to what they pressed before: this lets those come, once they have pressed. */
  readonly answerLate?: () => void
}

/** Words of a question, before its answer. */
const MOST_TO_READ = 40

const THE_END = /^(Read|Check) your will$/
const NOT_FOR_WALKS = /log out|delete|cookies|print|download|add .*passkey|start again|take it away/i

const isWrite = ({ method, path }: Screen['requests'][number]): boolean =>
  method !== 'GET' && !/visited|events|tests|track/.test(path)

const groupOf = (element: Element): Element | null => element.closest('fieldset, [role=group], [role=radiogroup]')

/** Whether what has a name asks for a field. What is asked in a dialog, as "gifts.2.amount", is changed by the card of "gifts.2". */
const asksFor = (name: string, field: string): boolean =>
  name === field || name.startsWith(`${field}.`) || name === /^\w+\.\d+(?=\.)/.exec(field)?.[0]

export const walk = async (
  screen: Walked,
  { of, chance, curiosity, now, most = 400, answerLate }: Options,
): Promise<Walk> => {
  const { document, requests, faults, drawn } = screen
  const effort: Effort = { presses: 0, typed: 0, pages: 0, words: 0 }
  const untrue: string[] = []
  const trail: string[] = []
  const answered = new Set<string>()
  const pages = new Set<string>()
  /** The most there was to read in each question and each dialog. */
  const wordsOfAsked = new Map<string, number>()
  let whom: Kin | undefined
  let lastTyped = 0
  /** What was typed last below the dialog that is open: what is typed in it may be dropped. */
  let typedBelow = 0
  let lastWrite = 0
  /** How many dialogs were opened: each is filled in anew. */
  let dialogs = 0
  /** The page to which an error has sent them, until they have done there what it asks. */
  let errand: string | undefined
  /** Whom they have chosen so far. */
  const tried = new Set<string>()
  /** What they have typed so far, the names among it. */
  const named = new Set<string>()
  let touched = false
  /** Whether the page was looked at since they came to it. */
  let known = false
  /** Whether something was saved since they came to the page. */
  let savedHere = false
  /** The pages that they left with something typed and not saved: it is there when they come back. */
  const leftUnsaved = new Set<string>()
  /** What each field of the page held when it was first seen, or when something was saved after that. */
  let before: ReadonlyMap<string, string> = new Map()
  /** What was asked on the page below the dialog that is open. */
  let askedBelow: Asking = { button: '', questions: [] }
  /** What was marked on the sheet when it was last looked at. */
  let marked: ReadonlySet<string> = new Set()
  let part = { at: 0, of: 0 }
  let states = 0
  let compared = 0
  let faultsKnown = 0
  let sent = requests.length

  const path = () => document.location.pathname
  const isQuestion = () => stepRows.some(({ name }) => name !== 'will.summary' && pathOf(name) === path())
  const heading = () => nameOf(firstIn(document, 'dialog[open] h2') ?? firstIn(document, 'h1') ?? document.body)
  const here = () => `${path()} “${heading()}”`
  const within = (): Element => dialogOver(document) ?? firstIn(document, 'main') ?? document.body
  const note = (what: string) => untrue.push(`${what} — at ${here()}, after: ${trail.slice(-4).join(' · ')}`)

  /** What a customer has had before their eyes on this page. */
  const everSeen = new Map<string, Set<string>>()
  const seenOn = (): ReadonlySet<string> => {
    const before = everSeen.get(path()) ?? []
    const seen = new Set([...before, ...fieldsSeen(document, drawn?.isInView)])
    everSeen.set(path(), seen)
    return seen
  }
  const wasInView = new WeakSet<Element>()
  const glance = () => {
    seenOn()
    for (const each of drawn ? controlsIn(document) : []) if (drawn?.isInView(each)) wasInView.add(each)
  }
  const isReached = (element: Element) => !drawn || wasInView.has(element)
  const reached = (...asked: Parameters<typeof seenBy>) => seenBy(...asked).filter(isReached)
  const bring = async (control: Element) => {
    await drawn?.bring(control, glance)
    if (drawn?.isInView(control) === false) note(`“${nameOf(control)}” cannot be brought before the eyes`)
    glance()
  }
  let hasRead = ''
  const read = async (again = false) => {
    if (!again && hasRead === here()) return
    hasRead = here()
    await drawn?.readThrough(within(), glance)
  }

  const standing = (): string => allIn(document, '[data-standing]').filter(isSeen).map(wordsIn).join(' ')

  /** Two clauses may have the same words. */
  const keyOf = ({ passage, words }: Mark): string => `${passage} ${words}`

  /** What is said of the marks on the sheet that came with the last press, and is not so. */
  const untrueOfMarks = (marks: readonly Mark[]): string[] => {
    // To turn the sheet says nothing: it shows what was said before.
    const isTurned = /^press (Turn over|Words|People|See the picture|Read as a list)$/.test(trail.at(-1) ?? '')
    const came = isTurned ? [] : marks.filter((mark) => !marked.has(keyOf(mark)))
    const names = [of.partner, ...of.children, of.late, ...of.others, CHARITY, ...NEIGHBOURS].flatMap(
      (kin) => kin?.name ?? [],
    )
    // Beside rules that are the same for everybody stands what was said.
    const told = came.filter(({ words }) => /£\d/.test(words) || names.some((name) => words.includes(name)))
    const toSee = told.length > 0 ? told : came
    return [
      ...marksUnsaid(document).map(
        ({ words }) => `“${words}” is marked as just said, and this question does not ask it`,
      ),
      ...(drawn || toSee.length === 0 || toSee.some((mark) => isTurnedTo(document, mark))
        ? []
        : [`“${toSee[0]?.words}” was just said, and the sheet does not show it`]),
    ]
  }

  /** What must be true of every state that a press can reach. */
  const look = async () => {
    const wrong = () => [...disagreementOn(document, londonDay(new Date())).untrue, ...untrueOfMarks(marksOn(document))]
    // The picture comes a moment after the press.
    for (let waits = 0; waits < 20 && wrong().length > 0; waits += 1) await new Promise((done) => setTimeout(done, 50))
    for (const fault of faults.slice(faultsKnown)) note(`Something went wrong unseen: ${fault.slice(0, 300)}`)
    faultsKnown = faults.length
    if (/We could not show this page/.test(heading())) note('A page could not be shown')
    const [, at, parts] = /(\d+) of (\d+) ·/.exec(wordsIn(within()))?.map(Number) ?? []
    if (at !== undefined && parts !== undefined) {
      // They go back where they change the answer of an earlier page, or take out what answered it.
      const isBack = trail
        .slice(-40)
        .some((each) =>
          /^press (Change|Tell us about your home|First: how the home is owned|What if someone dies|Take it out)/.test(
            each,
          ),
        )
      if ((at < part.at && !isBack) || ![0, parts].includes(part.of))
        note(`It is part ${at} of ${parts} after ${part.at} of ${part.of}`)
      part = { at, of: parts }
    }
    const marks = marksOn(document)
    untrueOfMarks(marks).forEach(note)
    // Under a dialog nothing is seen of them.
    if (!dialogOver(document)) marked = new Set(marks.map(keyOf))
    const said = standing()
    const isSaid = /(^|\s)Saved(\s|$)/.test(said)
    if (isSaid && lastTyped > lastWrite) note('“Saved” is said of what was typed and not sent')
    if (isSaid && !savedHere) note('“Saved” is said where nothing was saved')
    const answers = dialogOver(document) ? before : answersOn(document)
    // A button may say an answer, which then stands as a choice.
    if (known && [...answers].some(([field, answer]) => !before.has(field) && !['', 'false'].includes(answer)))
      touched = true
    known = true
    const changed = [...answers].filter(([field, answer]) => (before.get(field) ?? answer) !== answer)
    const isNew =
      !touched && !leftUnsaved.has(path()) && changed.length === 0 && !/not saved yet\./.test(wordsIn(within()))
    if (/Not saved/.test(said) && /answers are saved/.test(wordsIn(within())))
      note(`“${said}” is said beside answers that are called saved`)
    if (/Not saved yet/.test(said) && isNew) note('“Not saved yet” is said before something was typed')
    if (touched && changed.length > 0 && firstIn(document, '[data-standing]') && !/Not saved/.test(said))
      note(`“${said}” is said while ${changed.map(([field]) => field).join(', ')} is not saved`)
    before = new Map([...answers, ...before])
    for (const offer of controlsIn(within())) {
      const [, name, as] = /^Choose (.+?) (?:as|to) (.+)/.exec(nameOf(offer)) ?? []
      // Nobody acts before they are 18: a substitute may be young, where that is asked for and said.
      const isSubstitute = as === 'backup executor' && /can act from/.test(text(offer.closest('li')))
      if (!isSubstitute && [...of.children, ...of.others].some((each) => each.name === name && isYoung(each, now)))
        note(`${nameOf(offer)}: who is under 18`)
    }
    if (isQuestion()) {
      const { said, answer } = beforeAnswer(document)
      const { length } = said.split(' ')
      if (length > MOST_TO_READ) note(`${length} words stand before the answer: ${said}`)
      const button = controlsIn(within()).findLast((each) => each.getAttribute('type') === 'submit')
      if (hasRead !== here() && !dialogOver(document) && drawn?.isAtTop())
        for (const each of [answer, button])
          if (each && !drawn.isInView(each)) note(`“${nameOf(each)}” is not on the first screen`)
    }
    const shared = disagreementOn(document, londonDay(new Date()))
    shared.untrue.forEach(note)
    compared += shared.compared
    states += 1
    await read()
    glance()
    if (path() === pathOf('will.summary')) return
    pages.add(path())
    // What stands below the question of a page is not read to answer it.
    const toRead = dialogOver(document) ?? firstIn(document, 'main form')?.parentElement ?? within()
    wordsOfAsked.set(here(), Math.max(wordsOfAsked.get(here()) ?? 0, wordsToRead(toRead)))
  }

  /** `isOfPart`: a write that saves somebody who is added or chosen, and none of the fields of the page. */
  const act = async (what: string, run: () => void, isOfPart = (_path: string) => false) => {
    const [from, title] = [path(), heading()]
    trail.push(what)
    run()
    await new Promise(setImmediate)
    answerLate?.()
    await screen.settled()
    const written = requests.slice(sent).filter(isWrite)
    const isWritten = written.length > 0
    const isApart = written.every(({ path }) => isOfPart(path))
    sent = requests.length
    if (isWritten && !isApart) lastWrite = trail.length
    // The address may be that of a page that is not drawn yet.
    const isHere = path() === from || heading() === title
    if (touched && !isHere && !isWritten) leftUnsaved.add(from)
    savedHere = isHere && (savedHere || isWritten)
    touched = isHere && touched
    known = isHere && known
    if (isWritten && isApart) before = new Map([...before].filter(([field]) => !isOfCard(field)))
    else if (isWritten || !isHere || what === 'press Go back to what is saved') before = new Map()
  }

  /** Unless the focus was led to it, or to the title of a page that begins anew. */
  const noteUnasked = (asked: Asking, isMoved = false) => {
    const unasked = cameUnasked(asked, askingOn(document))
    const at = document.activeElement?.closest('h1, h2, [tabindex="-1"]')
    const isLedTo = unasked !== undefined && ((isMoved && at?.matches('h1')) || text(at).includes(unasked))
    if (unasked !== undefined && !isLedTo) note(`“${unasked}” came by itself, and “${asked.button}” is another button`)
  }

  const pressed = async (control: HTMLElement) => {
    await bring(control)
    const seen = seenOn()
    const known = new Set(errorsOn(document))
    const before = { at: document.location.href, looks: looksOf(document) }
    let isMoved = false
    const onFocus = ({ target }: Event) => {
      if (target !== control) isMoved = true
    }
    document.addEventListener('focusin', onFocus)
    effort.presses += 1
    const name = nameOf(control)
    const from = path()
    const over = dialogOver(document)
    const title = text(firstIn(document, 'h1'))
    const asked = over ? askedBelow : askingOn(document)
    askedBelow = asked
    const isCard = CARD.test(name)
    if (!over && isCard) touched = true
    notePressed(control)
    await act(
      `press ${name}`,
      () => press(control),
      (to) => isCard || (over !== undefined && !/groupAssets/.test(to)),
    )
    for (let waited = 0; waited < 10 && over && focusAstray(document.documentElement) !== undefined; waited += 1)
      await new Promise((done) => setTimeout(done, 50))
    const astray =
      over && path() === from && text(firstIn(document, 'h1')) === title
        ? focusAstray(document.documentElement)
        : undefined
    if (astray !== undefined) note(`“${name}” closes the dialog, and the focus is at ${astray}`)
    noteDialogs(document.documentElement)
    if (path() === from && !dialogOver(document) && name !== asked.button) noteUnasked(asked, isMoved)
    if (!over && dialogOver(document)) dialogs += 1
    if (over && !dialogOver(document)) whom = undefined
    // A link may lead to an earlier page.
    if (control.matches('a[href]') && path() !== from) part = { at: 0, of: 0 }
    if (over && !dialogOver(document)) lastTyped = Math.min(lastTyped, typedBelow)
    // What a button does may come later than it is looked for. Before it is called dead, it has its time.
    const isDead = () => !isMoved && before.at === document.location.href && before.looks === looksOf(document)
    for (let waited = 0; waited < 60 && isDead(); waited += 1) {
      await new Promise((done) => setTimeout(done, 150))
      await screen.settled()
    }
    document.removeEventListener('focusin', onFocus)
    if (isDead()) note(`“${name}” does nothing`)
    for (const field of errorsOn(document))
      if (!known.has(field) && ![...seen].some((each) => asksFor(each, field)))
        note(
          `An error about “${field}”, which was not on the screen: ${wordsIn(document.querySelector('[role=alert]') ?? document.body)}`,
        )
    await look()
  }

  const answers = async (what: string, run: () => void) => {
    touched = true
    if (!dialogOver(document)) typedBelow = trail.length + 1
    const asked = askingOn(document)
    await act(what, run)
    lastTyped = trail.length
    noteUnasked(asked)
    await look()
  }

  const typed = async (field: HTMLElement, text: string) => {
    effort.typed += 1
    named.add(text)
    await bring(field)
    await answers(`type ${nameOf(field)}`, () => typeIn(field, text))
  }

  const chosen = async (choice: HTMLElement) => {
    effort.presses += 1
    tried.add(nameOf(choice))
    await bring(choice)
    await answers(`choose ${nameOf(choice)}`, () => press(choice))
  }

  const once = (key: string): boolean => {
    const known = `${here()} ${dialogOver(document) ? dialogs : ''} ${whom?.name ?? ''} ${key}`
    if (answered.has(known)) return false
    answered.add(known)
    return true
  }

  /** Something that is asked and has no answer yet. */
  const answerOne = async (): Promise<boolean> => {
    const controls = controlsIn(within()).filter((each) => !isDisabled(each) && isReached(each))
    for (const field of controls.filter(
      (each) => /^(textbox|combobox|searchbox)$/.test(roleOf(each)) && 'select' in each,
    )) {
      const text = typedInto(
        nameOf(field),
        of,
        whom ?? (/^Who (are you|is your)/.test(heading()) ? (of.partner ?? NEIGHBOURS[0]) : undefined),
      )
      if (text === undefined || (field as HTMLInputElement).value !== '' || !once(`${nameOf(field)} ${field.id}`))
        continue
      await typed(field, text)
      return true
    }
    for (const list of controls.filter((each) => each instanceof HTMLSelectElement && each.value === '')) {
      const options = [...(list as HTMLSelectElement).options].map(({ text }) => text.trim())
      const option = options.find((each) => each === whom?.relation)
      if (option === undefined || !once(nameOf(list))) continue
      effort.presses += 1
      await answers(`pick ${option}`, () => pick(list, option))
      return true
    }
    const radios = controls.filter((each): each is HTMLInputElement => roleOf(each) === 'radio')
    for (const [name, choices] of Map.groupBy(radios, (each) => each.name)) {
      if (choices.some(({ checked }) => checked)) continue
      const [first] = choices
      const group = first && groupOf(first)
      const question = `${group ? nameOf(group) : ''} ${heading()}`
      if ((/optional/i.test(question) && !(whom?.born && /find them/.test(question))) || !once(name)) continue
      const [truth] = truthsOf(question, of, whom).flatMap((each) =>
        choices.filter((choice) => each.test(nameOf(choice))),
      )
      await chosen(truth ?? drawnFrom(chance, choices))
      return true
    }
    // How a picture is shown is no question.
    const boxes = controls.filter(
      (each): each is HTMLInputElement => roleOf(each) === 'checkbox' && nameOf(each) !== 'Read as a list',
    )
    for (const [group, ticks] of Map.groupBy(boxes, groupOf)) {
      if (
        ticks.some(({ checked }) => checked) ||
        !once(`ticks ${group ? nameOf(group) : ticks.map(nameOf)} ${isAskedForMore() && trail.length >> 4}`)
      )
        continue
      const [none] = reached(within(), 'button', /^None of these/)
      const applying = ticks.find((each) => of.applies?.test(nameOf(each)))
      if (applying) await chosen(applying)
      else if (none) await pressed(none)
      else
        await chosen(
          ticks.find((each) => /^None of these|agree|understand/i.test(nameOf(each))) ?? drawnFrom(chance, ticks),
        )
      return true
    }
    return false
  }

  /** Whether what they have chosen so far is not enough. */
  const isAskedForMore = (): boolean => errorsOn(document).length > 0 || errand === path()

  const toAdd = (): readonly (readonly [RegExp, readonly Kin[]])[] => [
    // Whom they think of only where the page asks for more.
    ...(isAskedForMore()
      ? ([
          [/^Add someone( else)?$/, NEIGHBOURS],
          [/^Add a charity/, [CHARITY]],
        ] as const)
      : []),
    [/^Add the other owner$/, of.partner ? [of.partner] : of.others],
    [/^Add (a|another) child/, of.children],
    [/^Has a child of yours died/, of.late ? [of.late] : []],
    [/^Add a charity/, of.gives ? [CHARITY] : []],
    [/^Add something you own$/, of.secondHome === undefined ? [] : [{ name: of.secondHome, relation: 'Property' }]],
    [/^Add .*(partner|husband|wife|spouse)/, of.partner ? [of.partner] : []],
    [/^Add (a|another) person/, of.others],
    [/^Add (a|another) pet/, of.pet === undefined ? [] : [{ name: of.pet, relation: '' }]],
  ]

  /** Of those whom a button adds, who is not on the page yet. */
  const missing = (button: Element): readonly Kin[] => {
    const [main, name] = [wordsIn(within()), nameOf(button)]
    return toAdd()
      .flatMap(([asked, kin]) => (asked.test(name) ? kin : []))
      .filter((kin) => !main.includes(kin.name) && !(NEIGHBOURS.includes(kin) && named.has(kin.name)))
  }

  /** Adds a person or pet of the family that is not on the page yet. False: there is none, or no button for one. */
  const addOne = async (): Promise<boolean> => {
    if (dialogOver(document)) return false
    for (const button of reached(within(), 'button'))
      for (const next of missing(button)) {
        if (!once(`add ${next.name} ${isAskedForMore() && trail.length >> 3}`)) continue
        whom = next
        await pressed(button)
        return true
      }
    return false
  }

  const chooseOne = async (): Promise<boolean> => {
    if (dialogOver(document)) return false
    const purposeOf = (button: Element) => / (?:as|to) .+$/.exec(nameOf(button))?.[0] ?? ''
    const filled = new Set(reached(within(), 'button', /^Remove .+ (as|to) /).map(purposeOf))
    const isMore = isAskedForMore()
    const offers = reached(within(), 'button', /^Choose .+ (as|to) /).filter(
      (each) => isMore || !filled.has(purposeOf(each)),
    )
    const [purpose] = new Set(offers.map(purposeOf)).values()
    if (purpose === undefined || !once(`choose ${purpose} ${isMore && trail.length >> 3}`)) return false
    await pressed(
      drawnFrom(
        chance,
        offers.filter((each) => purposeOf(each) === purpose),
      ),
    )
    return true
  }

  /** What they came for, where a button offers it. */
  const seekOne = async (role: 'button' | 'link'): Promise<boolean> => {
    if (dialogOver(document)) return false
    const wanted = of.seeks ?? /^$/
    const next = reached(within(), role, wanted).find((each) => once(`seek ${nameOf(each)}`))
    if (next) await pressed(next)
    return next !== undefined
  }

  const lookAround = async (): Promise<boolean> => {
    const [list] = curiosity > 0 ? reached(document, 'button', /^Read as a list$/) : []
    const [people] =
      curiosity > 0 && sharersOfPicture(document) === undefined ? reached(document, 'tab', /^People$/) : []
    const toCompare = list ?? (people?.getAttribute('aria-selected') === 'true' ? undefined : people)
    if (toCompare && !dialogOver(document) && once(`compare ${nameOf(toCompare)}`)) {
      await pressed(toCompare)
      return true
    }
    // They turn the sheet back, or answer with the people beside them.
    const [words] = curiosity > 0 && !dialogOver(document) ? reached(document, 'tab', /^Words$/) : []
    if (words && words.getAttribute('aria-selected') !== 'true' && once('turn back') && chance() < 0.5) {
      await pressed(words)
      return true
    }
    if (chance() >= curiosity) return false
    const sheet = firstIn(document, 'aside')
    const buttons = [within(), ...(sheet && isSeen(sheet) ? [sheet] : [])].flatMap((each) => reached(each, 'button'))
    const others = buttons.filter(
      (each) =>
        !isDisabled(each) &&
        each.getAttribute('type') !== 'submit' &&
        !NOT_FOR_WALKS.test(nameOf(each)) &&
        each.isConnected,
    )
    if (others.length === 0) return false
    const other = drawnFrom(chance, others)
    if (!dialogOver(document)) [whom] = missing(other)
    await pressed(other)
    return true
  }

  /** Where the next of the family is asked for by the same press. */
  const addAnother = async (): Promise<boolean> => {
    const [button] = dialogOver(document) ? reached(within(), 'button', /^Save and add another$/) : []
    const at = whom ? of.children.indexOf(whom) : -1
    const next = of.children[at + 1]
    if (!button || at < 0 || !next || !once(`add ${next.name} next`)) return false
    await pressed(button)
    // What was refused is put right first.
    if (errorsOn(document).length === 0) whom = next
    return true
  }

  const goOn = async (): Promise<boolean> => {
    const submit = controlsIn(within())
      .filter((each) => isReached(each) && each.getAttribute('type') === 'submit' && !isDisabled(each))
      .at(-1)
    const first = dialogOver(document) ? reached(within(), 'button')[0] : undefined
    if (!submit && !first) return false
    await pressed(submit ?? first ?? document.body)
    if (!dialogOver(document)) whom = undefined
    return true
  }

  /** To the field that an error is about. */
  const followError = async (): Promise<boolean> => {
    const [link] = allIn(document, '[role=alert] li a[href^="#"]').filter(isSeen)
    if (!link || !once(`error ${nameOf(link)} ${trail.length >> 4}`)) return false
    const field = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')
    await pressed(link)
    const { activeElement: at } = document
    const of = at?.closest('[data-fields-of]')?.getAttribute('data-fields-of') ?? ''
    const isThere = [at?.getAttribute('name'), at?.closest('[data-field]')?.getAttribute('data-field')].some(
      (name) => name && asksFor(of + name, field),
    )
    if (!isThere) note(`The link of “${nameOf(link)}” does not lead to “${field}”`)
    // Of two gifts of one thing they take one out, as they are asked to.
    const remove = /remove one/i.test(nameOf(link)) && at?.closest('[data-field]')
    const [button] = remove ? controlsIn(remove).filter((each) => isReached(each) && /^Remove /.test(nameOf(each))) : []
    if (button) await pressed(button)
    // What is missing is asked on another page.
    else if (at instanceof HTMLElement && at.matches('a[href]')) {
      const from = path()
      await pressed(at)
      if (path() !== from) errand = path()
    }
    return true
  }

  /** What an error of another page has sent them here for: somebody else than before. */
  const doErrand = async (): Promise<boolean> => {
    if (errand !== path() || dialogOver(document)) return false
    const boxes = reached(within(), 'checkbox').filter(
      (each) => !(each as HTMLInputElement).checked && !isDisabled(each),
    )
    const others = boxes.filter(
      (each) => !tried.has(nameOf(each)) && !/^(None of these|Read as a list)/.test(nameOf(each)),
    )
    const isDone = others.length > 0 ? chosen(drawnFrom(chance, others)).then(() => true) : addOne()
    if ((await isDone) || (await chooseOne()) || (await changeMind())) {
      errand = undefined
      return true
    }
    errand = undefined
    return false
  }

  /** Where one answer does not lead on, another may. */
  const changeMind = async (): Promise<boolean> => {
    const others = reached(within(), 'radio').filter((each) => !(each as HTMLInputElement).checked && !isDisabled(each))
    if (others.length === 0) return false
    await chosen(drawnFrom(chance, others))
    return true
  }

  /** Out of a dialog that cannot be sent, or of what cannot be held as they would have it. */
  const giveUp = async (): Promise<boolean> => {
    const ways = dialogOver(document) ? /^(Cancel|Close|Done|✕)/ : /^(Leave this out|Nobody: share it straight away)$/
    const [out] = reached(within(), 'button', ways)
    if (!out) return false
    await pressed(out)
    whom = undefined
    return true
  }

  await look()
  const seenStates = new Map<string, number>()
  for (let actions = 0; actions < most && !THE_END.test(heading()); actions += 1) {
    const values = allIn(within(), 'input, select, textarea').map((each) =>
      each instanceof HTMLInputElement && each.matches('[type=radio], [type=checkbox]')
        ? each.checked
        : (each as HTMLInputElement).value,
    )
    const state = `${here()} ${dialogOver(document) ? dialogs : ''} ${wordsIn(within())} ${values}`
    const seen = (seenStates.get(state) ?? 0) + 1
    seenStates.set(state, seen)
    if (seen > 12) {
      note(
        `They cannot go on: ${text(document.querySelector('[role=alert]'))} | ${controlsIn(within()).map(nameOf).join(' | ')}`,
      )
      break
    }
    if (drawn && seen > 1) await read(true)
    // The code of the next page takes as long as the machine is busy.
    if (drawn && seen > 1) await new Promise((done) => setTimeout(done, 300))
    if ((await doErrand()) || (await lookAround())) continue
    if (seen > (dialogOver(document) ? 3 : 8) && (await giveUp())) continue
    if (seen > 1 && seen % 2 === 0 && errorsOn(document).length > 0 && (await followError())) continue
    if (seen > 1 && seen % 2 === 0 && (errorsOn(document).length > 0 || seen > 3) && (await changeMind())) continue
    if (
      (await seekOne('link')) ||
      (await answerOne()) ||
      (await addOne()) ||
      (await chooseOne()) ||
      (await seekOne('button')) ||
      (await addAnother()) ||
      (await goOn()) ||
      (await giveUp())
    )
      continue
    // The code of a page may still be on its way, and so may the reply that a press waits for.
    answerLate?.()
    await new Promise((done) => setTimeout(done, 200))
    await screen.settled()
    if (seen < 6) continue
    note('Nothing leads on')
    break
  }
  effort.pages = pages.size
  effort.words = [...wordsOfAsked.values()].reduce((sum, count) => sum + count, 0)
  return { effort, untrue, trail, states, compared, endedAt: heading() }
}
