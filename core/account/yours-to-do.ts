/** What is left to a customer who has paid, in one order and in the same words on every page and in the mail after a payment. */
import { toDo as words } from '#words/en/documents.ts'
import { kept } from '#words/en/forms.ts'
import type { Pair } from '../api/couple.ts'
import type { PrintState, ShownPrint } from '../api/documents.ts'
import { pathOf } from '../journey/pages.ts'
import { lpaOf, lpasBought, problemsOfLpas, typesOf } from '../lpa/lpas.ts'
import { describeAnswer, sectionsAsked } from '../lpa/sections.ts'
import { type SigningState, signingState } from '../signing/signing-state.ts'
import { SIGNING_DAY_PATH } from '../signing/table.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { firstNameIn, listed } from '../text/names.ts'
import { guardedChildren, partnerOf } from '../will/questions.ts'
import { mayBeAsked, requestsOf, rolesHeld } from '../will/roles.ts'
import type { Will } from '../will/schema.ts'

/** In the order in which they are done. */
export const toDos = ['sign', 'partner', 'print', 'powers', 'letters', 'people'] as const
export type ToDo = (typeof toDos)[number]

/** `open` waits for the customer, `waiting` for someone else or for a later day. */
type Standing = { readonly is: 'open' | 'waiting' | 'done'; readonly state: string }

export type ToDoRow = Standing & {
  readonly what: ToDo
  readonly name: string
  readonly says: string
  /** What is pressed, and where that leads. */
  readonly action: string
  /** An address: of the page that does it, or of the row on the page of the documents. */
  readonly to: string
}

/** `letters` are those of the will. `pair` and `prints` as the customer reads them, null and none where nothing was bought. */
export type Known = {
  readonly will: Will
  readonly today: Day
  /** The day of an ISO date and time, in words. */
  readonly date: (moment: string) => string
  /** Fingerprint of the words that the will has now, where it is known. */
  readonly newest?: string | undefined
  readonly pair: Pick<Pair, 'place' | 'state' | 'invitation' | 'confirmed' | 'canInvite'> | null
  readonly prints: readonly Pick<ShownPrint, 'state' | 'sent'>[]
  readonly letters: readonly { readonly to: string; readonly given: boolean }[]
  /** With what nobody has to do, for the page on which it can be done. */
  readonly all?: boolean
}

type Row = Standing & { readonly name?: string; readonly says: string; readonly action: string; readonly to?: string }

const DOCUMENTS = pathOf('will.my-downloads')
const plan = (is: Standing['is'], state: string, action: string): Row => ({
  is,
  state,
  action,
  says: words.inFrontOfTwo,
  to: SIGNING_DAY_PATH,
})

const sign = (state: SigningState): Row => {
  switch (state.is) {
    case 'unsigned':
      return plan('open', words.notPlanned.state, words.notPlanned.action)
    case 'today':
      return plan('open', words.todayAt.state(state.plan.time), words.todayAt.action)
    case 'planned': {
      const { state: says, action } = state.day === 'passed' ? words.wasPlanned : words.planned
      return plan('open', says(dayInWords(state.plan.day)), action)
    }
    case 'changed':
      return plan('open', words.changed, words.notPlanned.action)
    case 'revoked':
      return plan('open', words.revoked, words.notPlanned.action)
    case 'doubtful':
      return { is: 'open', ...words.inDoubt, action: words.seeWhatToDo, to: DOCUMENTS }
    case 'signed':
      return {
        is: 'done',
        name: words.youSigned.name,
        state: kept.said(dayInWords(state.signing.on)),
        says: words.youSigned.says(listed.format(state.signing.witnesses)),
        action: words.see,
      }
  }
}

const partner = ({ will, pair, date }: Known): Row | undefined => {
  if (pair?.place !== 'first') return undefined
  const called = firstNameIn(partnerOf(will)?.fullname ?? '')
  const about = { ...(called && { name: words.invite(called) }), ...words.theirOwn }
  if (pair.state === 'accepted')
    return pair.confirmed
      ? { ...about, is: 'done', state: words.bothReady, action: words.see }
      : { ...about, is: 'waiting', state: words.underWay, action: words.see }
  if (pair.state === 'invited' && pair.invitation?.works)
    return { ...about, is: 'waiting', state: words.invited(date(pair.invitation.sent)), action: words.see }
  if (!pair.canInvite) return undefined
  return { ...about, is: 'open', state: pair.state === 'invited' ? words.linkRunOut : words.notInvited }
}

const standingOf: Readonly<Record<PrintState, Standing['is']>> = {
  'to ask': 'open',
  held: 'open',
  waiting: 'waiting',
  sent: 'done',
}

const printWords = ({ state, sent }: Pick<ShownPrint, 'state' | 'sent'>): Pick<Row, 'state' | 'action'> => {
  switch (state) {
    case 'to ask':
      return words.addressNeeded
    case 'held':
      return { state: words.printHeld, action: words.seeWhatToDo }
    case 'waiting':
      return { state: words.printing, action: words.see }
    case 'sent':
      return { state: sent ?? words.sent, action: words.see }
  }
}

/** Of several prints the one that waits for the customer, else the newest. */
const print = ({ prints, date }: Known): Row | undefined => {
  const shown = prints.find(({ state }) => standingOf[state] === 'open') ?? prints[0]
  if (!shown) return undefined
  const sent = shown.sent && words.sentOn(date(shown.sent))
  return { is: standingOf[shown.state], ...printWords({ ...shown, sent }), says: words.whereWeSend }
}

const powers = ({ will, today }: Known): Row | undefined => {
  const bought = lpasBought(will)
  if (bought === 'none') return undefined
  const says = words.whoDecides
  const isWhole = problemsOfLpas(will, bought, today).length === 0
  if (will.lpoaDate !== undefined)
    return isWhole
      ? { is: 'done', state: words.readyToPrint, says, action: words.see }
      : { is: 'open', state: words.missing, says, action: words.seeWhatToDo }
  const asked = typesOf(will, bought).flatMap((type) => {
    const power = lpaOf(will, type)
    // A question that may be left out is answered once an attorney is named, and not before.
    return sectionsAsked(power, will).map(
      ({ name }) => power.attorneys.length > 0 && describeAnswer(name, power, will) !== undefined,
    )
  })
  const answered = asked.filter(Boolean).length
  const state = asked.length > 0 ? words.answered(answered, asked.length) : words.notStarted.state
  return {
    is: 'open',
    state,
    says,
    action: answered > 0 ? words.goOn : words.notStarted.action,
    to: pathOf('will.lpa'),
  }
}

/** How many of some are done. Before the will is signed no letter is to be given. */
const told = (done: number, all: number, signed: boolean): Standing => ({
  is: done === all ? 'done' : signed ? 'open' : 'waiting',
  state: done === 0 ? words.noneGiven : done === all ? words.allGiven : words.given(done, all),
})

const letters = ({ letters: all }: Known, signed: boolean): Row | undefined =>
  all.length === 0
    ? undefined
    : {
        ...told(all.filter(({ given }) => given).length, all.length, signed),
        says: words.lettersTo[signed ? 'now' : 'later'](listed.format(new Set(all.map(({ to }) => firstNameIn(to))))),
        action: words.lettersTo.action,
      }

/** Who said yes, of all whom the will gives a job. A customer who wants nobody told is not pressed. */
const people = ({ will, today, all: isEverything = false }: Known, signed: boolean): Row | undefined => {
  const all = rolesHeld(will, today)
  const yes = all.filter(({ request }) => request?.answer === 'yes').length
  const isWanted = (will.notifyExecutors === 'Yes' && will.notifyHow === 'Email') || requestsOf(will).length > 0
  if (all.length === 0 || !(isWanted || isEverything)) return undefined
  const isOpen = signed && isWanted && all.some((held) => mayBeAsked(held, today))
  return {
    is: yes === all.length ? 'done' : isOpen ? 'open' : 'waiting',
    state: yes > 0 ? words.saidYes(yes, all.length) : isWanted ? words.noAnswers : words.ifYouLike,
    says: words.byEmail,
    action: words.see,
  }
}

/** Every row of this customer: what is left, in order, and then what is done. None before the will is paid for. */
export const yoursToDo = (known: Known): readonly ToDoRow[] => {
  const { will, today, newest } = known
  if (will.paid !== 1) return []
  const state = signingState(will, today, newest)
  const isSigned = state.is === 'signed' || state.is === 'changed'
  const rows: Readonly<Record<ToDo, Row | undefined>> = {
    sign: sign(state),
    partner: partner(known),
    print: print(known),
    powers: powers(known),
    letters: letters(known, isSigned),
    people: people(known, isSigned),
  }
  const shown = toDos.flatMap((what): ToDoRow[] => {
    const row = rows[what]
    return row ? [{ what, name: words.names[what], to: `${DOCUMENTS}#${what}`, ...row }] : []
  })
  return [...shown.filter(({ is }) => is !== 'done'), ...shown.filter(({ is }) => is === 'done')]
}

/** Whether some letter goes with the will: to an executor who is to be told, or to a guardian. */
export const hasLetters = (will: Will, today: Day): boolean =>
  (will.notifyExecutors === 'Yes' && will.executor.length > 0) ||
  guardedChildren(will, today).some(({ guardianId }) => guardianId.length > 0)

/** The one next thing: the first that waits for the customer. */
export const nextToDo = (rows: readonly ToDoRow[]): ToDoRow | undefined => rows.find(({ is }) => is === 'open')
