/** What is left to a customer who has paid, in one order and in the same words on every page and in the mail after a payment. */
import type { Pair } from '../api/couple.ts'
import type { PrintState, ShownPrint } from '../api/prints.ts'
import { pathOf } from '../journey/pages.ts'
import { lpaOf, lpasBought, problemsOfLpas, typesOf } from '../lpa/lpas.ts'
import { describeAnswer, sectionsAsked } from '../lpa/sections.ts'
import { type SigningState, signingState } from '../signing/signing-state.ts'
import { SIGNING_DAY_PATH } from '../signing/table.ts'
import { type Day, dayInWords } from '../text/calendar-day.ts'
import { firstNameIn, listed } from '../text/names.ts'
import { mayAppointGuardian, partnerOf, youngChildren } from '../will/questions.ts'
import { mayBeAsked, requestsOf, rolesHeld } from '../will/roles.ts'
import type { Will } from '../will/schema.ts'

/** In the order in which they are done. */
export const toDos = ['sign', 'partner', 'print', 'powers', 'letters', 'people'] as const
export type ToDo = (typeof toDos)[number]

/** What a row is called where nobody is named, as in a mail. */
export const nameOfToDo: Readonly<Record<ToDo, string>> = {
  sign: 'Sign your will',
  partner: 'Invite your partner',
  print: 'Address for your bound print',
  powers: 'Your power of attorney',
  letters: 'Letters to give',
  people: 'Ask the people you chose',
}

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
const NEED_TWO = 'It counts once you sign it in front of two witnesses who are left nothing.'
const plan = (is: Standing['is'], state: string, action: string): Row => ({
  is,
  state,
  action,
  says: NEED_TWO,
  to: SIGNING_DAY_PATH,
})

const sign = (state: SigningState): Row => {
  switch (state.is) {
    case 'unsigned':
      return plan('open', 'Not planned yet', 'Plan your signing')
    case 'today':
      return plan('open', `Today, ${state.plan.time}`, 'Start at the table')
    case 'planned':
      return state.day === 'passed'
        ? plan('open', `Was planned for ${dayInWords(state.plan.day)}`, 'Tell us, or choose another day')
        : plan('open', `Planned for ${dayInWords(state.plan.day)}`, 'Open signing day')
    case 'changed':
      return plan('open', 'Changed since you signed', 'Plan your signing')
    case 'revoked':
      return plan('open', 'The one you signed counts no more', 'Plan your signing')
    case 'doubtful':
      return {
        is: 'open',
        state: 'In doubt',
        action: 'See what to do',
        to: DOCUMENTS,
        says: 'Something about the witnesses is not certain.',
      }
    case 'signed':
      return {
        is: 'done',
        name: 'You signed your will',
        state: dayInWords(state.signing.on),
        says: `In front of ${listed.format(state.signing.witnesses)}`,
        action: 'See',
      }
  }
}

const partner = ({ will, pair, date }: Known): Row | undefined => {
  if (pair?.place !== 'first') return undefined
  const called = firstNameIn(partnerOf(will)?.fullname ?? '')
  const about = {
    ...(called && { name: `Invite ${called}` }),
    says: 'A will of their own, with your answers ready for them',
    action: 'Invite',
  }
  if (pair.state === 'accepted')
    return pair.confirmed
      ? { ...about, is: 'done', state: 'Both wills are ready', action: 'See' }
      : { ...about, is: 'waiting', state: 'Their will is under way', action: 'See' }
  if (pair.state === 'invited' && pair.invitation?.works)
    return {
      ...about,
      is: 'waiting',
      state: `Invited ${date(pair.invitation.sent)}`,
      action: 'See',
    }
  if (!pair.canInvite) return undefined
  return { ...about, is: 'open', state: pair.state === 'invited' ? 'The link has run out' : 'Not invited' }
}

const printWords: Readonly<Record<PrintState, Standing & { readonly action: string }>> = {
  'to ask': { is: 'open', state: 'Needed', action: 'Write it' },
  held: { is: 'open', state: 'Stopped: your will has changed', action: 'See what to do' },
  waiting: { is: 'waiting', state: 'We are printing it', action: 'See' },
  sent: { is: 'done', state: 'Sent', action: 'See' },
}

/** Of several prints the one that waits for the customer, else the newest. */
const print = ({ prints, date }: Known): Row | undefined => {
  const shown = prints.find(({ state }) => printWords[state].is === 'open') ?? prints[0]
  if (!shown) return undefined
  const { state, ...row } = printWords[shown.state]
  return {
    ...row,
    state: shown.sent ? `${state} ${date(shown.sent)}` : state,
    says: 'Where we send the bound copy',
  }
}

const powers = ({ will, today }: Known): Row | undefined => {
  const bought = lpasBought(will)
  if (bought === 'none') return undefined
  const says = 'Who decides for you if you cannot'
  const isWhole = problemsOfLpas(will, bought, today).length === 0
  if (will.lpoaDate !== undefined)
    return isWhole
      ? { is: 'done', state: 'Ready to print', says, action: 'See' }
      : { is: 'open', state: 'Something is missing', says, action: 'See what to do' }
  const asked = typesOf(will, bought).flatMap((type) => {
    const power = lpaOf(will, type)
    // A question that may be left out is answered once an attorney is named, and not before.
    return sectionsAsked(power, will).map(
      ({ name }) => power.attorneys.length > 0 && describeAnswer(name, power, will) !== undefined,
    )
  })
  const answered = asked.filter(Boolean).length
  const state = asked.length > 0 ? `${answered} of ${asked.length} answered` : 'Not started'
  return { is: 'open', state, says, action: answered > 0 ? 'Go on' : 'Begin', to: pathOf('will.lpa') }
}

/** "None given yet", "2 of 3 given". Before the will is signed no letter is to be given. */
const told = (done: number, all: number, signed: boolean): Standing => ({
  is: done === all ? 'done' : signed ? 'open' : 'waiting',
  state: done === 0 ? 'None given yet' : done === all ? 'All given' : `${done} of ${all} given`,
})

const letters = ({ letters: all }: Known, signed: boolean): Row | undefined =>
  all.length === 0
    ? undefined
    : {
        ...told(all.filter(({ given }) => given).length, all.length, signed),
        says: `To ${listed.format(new Set(all.map(({ to }) => firstNameIn(to))))}, once your will is signed`,
        action: 'See them',
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
    state: yes > 0 ? `${yes} of ${all.length} said yes` : isWanted ? 'No answers yet' : 'If you like',
    says: 'By email. You read it first',
    action: 'See',
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
    return row ? [{ what, name: nameOfToDo[what], to: `${DOCUMENTS}#${what}`, ...row }] : []
  })
  return [...shown.filter(({ is }) => is !== 'done'), ...shown.filter(({ is }) => is === 'done')]
}

/** Whether some letter goes with the will: to an executor who is to be told, or to a guardian. */
export const hasLetters = (will: Will, today: Day): boolean =>
  (will.notifyExecutors === 'Yes' && will.executor.length > 0) ||
  youngChildren(will, today).some((child) => mayAppointGuardian(child) && child.guardianId.length > 0)

/** The one next thing: the first that waits for the customer. */
export const nextToDo = (rows: readonly ToDoRow[]): ToDoRow | undefined => rows.find(({ is }) => is === 'open')
