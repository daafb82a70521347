/** What becomes of a report that somebody has died: its states, what waits how long, and who may do what in each. Pure, with time given. */
import type { deathRefusals } from '#words/en/refusals.ts'
import { RELEASE_KEPT_YEARS, RELEASE_NOTICE_DAYS } from '../constants.ts'
import { DAY_MS } from '../text/dates.ts'
import type { CertifiedFact } from './who.ts'

export const deathStates = [
  'reported',
  'warned',
  'stopped',
  'deciding',
  'not released',
  'released',
  'stands still',
  'released wrongly',
  'closed',
] as const
export type DeathState = (typeof deathStates)[number]

/** States in which the clock brings something, or a person of the account can stop it. */
export const underWay: readonly DeathState[] = ['reported', 'warned', 'deciding', 'stands still', 'released']
/** States in which the account may still be the one that is meant. A stop does not end that: whoever reads the mail of the account can stop a report. */
export const mayBeMeant: readonly DeathState[] = [...underWay, 'stopped']

/** Days: of a report without evidence; of the search at least; with one operator at least; more for a death abroad. */
export const REPORT_DAYS = 30
export const WAIT_DAYS = 14
export const ALONE_DAYS = 30
const ABROAD_DAYS = 14
/** How a testator is tried to be reached besides by email, where an address or a number is known. A letter has days to arrive. */
export const waysToReach = ['letter', 'call'] as const
export type WayToReach = (typeof waysToReach)[number]
export const LETTER_DAYS = 7
/** Milliseconds for which one operator sleeps on it. */
const ALONE_AGAIN_MS = 2 * DAY_MS
/** Days before the end of a search on which the testator is written to for the last time, and which lie between a weekly mail and that. */
const LAST_WARNING_DAYS = 2
const WARNINGS_APART_DAYS = 5
/** Days after which a dispute is asked about again, and for which a release is open. */
const ASK_AGAIN_DAYS = 90
export const KEPT_DAYS = Math.ceil(RELEASE_KEPT_YEARS * 365.25)
/** Milliseconds between two looks at the clock. */
export const LOOK_EVERY_MS = 15 * 60_000
/** After as many looks that did not come the time is no waiting: the clock jumped, or nobody was there to write. */
const LOOKS_MISSED = 4
/** Stops after which a case stands still: somebody reads the mail who wants no end of it. */
const MOST_STOPS = 3

/** `to`: which address or number, as a hash. Absent from what was tried before it was kept. */
type Tried = { readonly way: WayToReach; readonly to?: string }

/** Numbers are milliseconds, and ids of people at the desk. */
export type DeathCase = {
  readonly state: DeathState
  /** When the state began. */
  readonly since: number
  /** The last look at the clock. */
  readonly seen: number
  /** Nothing is released before. It is never put back. */
  readonly until: number
  /** Milliseconds that were seen to pass in the search. */
  readonly waited: number
  /** Days to search for, as the testator chose or more. */
  readonly days: number
  /** Mails to the testator that have gone out in this search. */
  readonly warnings: number
  readonly stops: number
  /** What was tried in this search, each way once, and how much of it had been seen to pass. */
  readonly tried?: readonly (Tried & { readonly waited: number })[]
  readonly abroad?: boolean
  /** What had been seen to pass when the end of a release was near, of which everybody who may open it is told. */
  readonly ending?: number
  /** While those who ask differ: where the original is, and nothing else, is open to all executors alike. */
  readonly placed?: true
  /** It stood still, and nobody has settled that: it stands still again, however it is asked for anew. */
  readonly disputed?: true
  /** A release whose time is over: what it was of is deleted. */
  readonly over?: true
  /** The asker has sent everything. */
  readonly complete?: boolean
  /** Who at the desk had the certificate confirmed at its issuer, each once. */
  readonly confirmedBy: readonly number[]
  /** `waited`: what had been seen to pass of the search. Absent from what was agreed before it was kept. */
  readonly agreed: readonly { readonly by: number; readonly at: number; readonly waited?: number }[]
}

export type DeathEvent =
  /** The clock, looked at. `every`: milliseconds after which it is looked at again. */
  | { readonly kind: 'time'; readonly every: number }
  | { readonly kind: 'evidence'; readonly abroad: boolean }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'ask again' }
  /** `link`: by the mail, without a log-in. */
  | { readonly kind: 'alive'; readonly by: 'link' | 'log-in' | 'call' }
  /** Somebody else of the will objects, or asks something that differs. */
  | { readonly kind: 'object' }
  /** `anew`: the certificate says otherwise than when somebody agreed. `differs`: what of it is not what is known of the testator. */
  | {
      readonly kind: 'confirm'
      readonly by: number
      readonly anew?: boolean
      readonly differs?: readonly CertifiedFact[]
    }
  /** A letter was posted to the testator, or nobody answered the telephone. */
  | ({ readonly kind: 'try' } & Tried)
  /** `alone`: one person runs the service. `known`: the ways to reach the testator that the account knows. `alike`: another account may be meant. */
  | {
      readonly kind: 'agree'
      readonly by: number
      readonly alone: boolean
      readonly known: readonly Tried[]
      readonly alike?: boolean
    }
  | { readonly kind: 'refuse'; readonly by: number }
  | { readonly kind: 'settle'; readonly by: number }
  | { readonly kind: 'undo'; readonly by: number }

/** Why an event changes nothing. */
export type DeathRefusal = keyof typeof deathRefusals

export type DeathStep = DeathCase | { readonly refused: DeathRefusal }
export const isRefused = (step: DeathStep): step is { readonly refused: DeathRefusal } => 'refused' in step

/** A report as it comes in. `stops`: of earlier reports of the same person. */
export const newCase = (
  now: number,
  { days, stops }: { readonly days: number; readonly stops: number },
): DeathCase => ({
  state: 'reported',
  since: now,
  seen: now,
  until: 0,
  waited: 0,
  days: Math.max(days, WAIT_DAYS),
  warnings: 0,
  stops,
  confirmedBy: [],
  agreed: [],
})

/** States in which the testator may be searched for. */
const searchStates: readonly DeathState[] = ['warned', 'deciding', 'stands still']

const to = (
  { ending: _ending, over: _over, placed, ...kept }: DeathCase,
  state: DeathState,
  now: number,
): DeathCase => ({
  ...kept,
  state,
  since: now,
  agreed: [],
  ...(placed && searchStates.includes(state) && { placed }),
  ...(state === 'stands still' && { disputed: true as const }),
})

/** What was searched before counts for nothing: the next search is a whole one. */
const unsearched = { complete: false, confirmedBy: [], waited: 0, warnings: 0 } as const

/** A search has begun and goes on, also while those who ask differ. */
export const isSearchedFor = ({ state, complete, warnings }: DeathCase): boolean =>
  state === 'warned' || (searchStates.includes(state) && complete === true && warnings > 0)

/** The search begins, from its first day: once all is there, and after a stop once an issuer confirmed it too. */
const searching = (kept: DeathCase, now: number): DeathCase => {
  if (kept.state !== 'reported' || !kept.complete || (kept.stops > 0 && kept.confirmedBy.length === 0)) return kept
  const until = Math.max(kept.until, now + daysNeeded(kept, false) * DAY_MS)
  return { ...to(kept, 'warned', now), until, waited: 0, warnings: 0, tried: [] }
}

/** Days for which was searched, and for which has to be. */
export const daysWaited = ({ waited }: DeathCase): number => Math.floor(waited / DAY_MS)
export const daysNeeded = ({ days, abroad }: DeathCase, alone: boolean): number =>
  Math.max(days, alone ? ALONE_DAYS : 0) + (abroad ? ABROAD_DAYS : 0)

/** Days of its search on which the testator is written to: the first and the third, each week, and two days before the end. */
export const warningDays = (kept: DeathCase): readonly number[] => {
  const last = daysNeeded(kept, false) - LAST_WARNING_DAYS
  const weekly = Array.from({ length: Math.floor((last - WARNINGS_APART_DAYS) / 7) }, (_week, at) => (at + 1) * 7)
  return [0, 3, ...weekly, last]
}

/** The testator is to be written to once more. */
export const warningDue = (kept: DeathCase): boolean =>
  isSearchedFor(kept) && daysWaited(kept) >= (warningDays(kept)[kept.warnings] ?? Number.POSITIVE_INFINITY)

/** Both what is stored as a day and what was seen to pass: a clock that jumps satisfies one of them at most. */
const isOver = (kept: DeathCase, alone: boolean, now: number): boolean =>
  isSearchedFor(kept) &&
  kept.warnings >= warningDays(kept).length &&
  now >= kept.until &&
  daysWaited(kept) >= daysNeeded(kept, alone)

const ticked = (kept: DeathCase, every: number, now: number): DeathCase => {
  const passed = now - kept.seen
  const isWaiting = isSearchedFor(kept) || kept.ending !== undefined
  const counts = passed > 0 && passed <= LOOKS_MISSED * every && isWaiting
  const seen = { ...kept, seen: now, waited: kept.waited + (counts ? passed : 0) }
  const lasted = now - seen.since
  if (seen.state === 'reported' && lasted > REPORT_DAYS * DAY_MS) return to(seen, 'not released', now)
  if (seen.state === 'warned' && isOver(seen, false, now)) return to(seen, 'deciding', now)
  if (seen.state === 'stands still' && lasted > ASK_AGAIN_DAYS * DAY_MS) return { ...seen, since: now }
  return seen.state === 'released' ? ended(seen, lasted, now) : seen
}

/** Nothing is deleted by a clock that jumps: the days of notice have to be seen to pass. */
const ended = (kept: DeathCase, lasted: number, now: number): DeathCase => {
  if (lasted <= (KEPT_DAYS - RELEASE_NOTICE_DAYS) * DAY_MS) return kept
  if (kept.ending === undefined) return { ...kept, ending: kept.waited }
  const isOver = lasted > KEPT_DAYS * DAY_MS && kept.waited - kept.ending >= RELEASE_NOTICE_DAYS * DAY_MS
  return isOver ? { ...to(kept, 'closed', now), over: true } : kept
}

const alive = (kept: DeathCase, by: 'link' | 'log-in' | 'call', now: number): DeathStep => {
  // Whoever reads the testator's mail could close the door for ever, or each release anew.
  if (by === 'link' && kept.stops > 0) return { refused: 'log in first' }
  const counted = { ...kept, stops: kept.stops + 1 }
  if (kept.state === 'released' || kept.placed) return to(counted, 'released wrongly', now)
  const stopped = { ...counted, ...unsearched }
  return to(stopped, stopped.stops >= MOST_STOPS ? 'stands still' : 'stopped', now)
}

/** Whether a way was tried: to another address than is known now it was not. */
export const wasTried = ({ tried = [] }: DeathCase, { way, to }: Tried): boolean =>
  tried.some((each) => each.way === way && (each.to === undefined || each.to === to))

const tryOf = ({ way, to }: Tried, { waited }: DeathCase) => ({ way, ...(to !== undefined && { to }), waited })

/** Why the testator may not have been reached yet. */
const notReached = (kept: DeathCase, known: readonly Tried[]): DeathRefusal | undefined => {
  const { tried = [], waited } = kept
  if (known.some((each) => !wasTried(kept, each))) return 'reach first'
  const isUnderWay = tried.some((each) => each.way === 'letter' && waited < each.waited + LETTER_DAYS * DAY_MS)
  return isUnderWay ? 'letter is under way' : undefined
}

/** One that differs may be a mistake of a clerk, or a name of before a wedding. Both are another person. */
const isAnother = (differs: readonly CertifiedFact[] = []): boolean =>
  differs.includes('name') && differs.includes('born')

const confirmed = (kept: DeathCase, { by, anew }: Extract<DeathEvent, { kind: 'confirm' }>): DeathCase => ({
  ...kept,
  confirmedBy: [...new Set([...kept.confirmedBy, by])],
  ...(anew && { agreed: [] }),
})

/** All that was left; or while those who ask differ, the place of the original alone. */
const opened = (kept: DeathCase, agreed: DeathCase['agreed'], now: number): DeathCase =>
  kept.state === 'stands still' ? { ...kept, agreed, placed: true } : { ...to(kept, 'released', now), agreed }

type Agreement = Extract<DeathEvent, { kind: 'agree' }>

const agree = (kept: DeathCase, { by, alone, known, alike }: Agreement, now: number): DeathStep => {
  if (kept.placed && kept.state === 'stands still') return { refused: 'ended' }
  if (alike) return { refused: 'say which' }
  if (kept.confirmedBy.length === 0) return { refused: 'confirm first' }
  if (!isOver(kept, alone, now)) return { refused: 'still waits' }
  const refused = notReached(kept, known)
  if (refused) return { refused }
  const [first] = kept.agreed
  const agreement = { by, at: now, waited: kept.waited }
  if (alone) {
    if (!first) return { ...kept, agreed: [agreement], until: Math.max(kept.until, now + ALONE_AGAIN_MS) }
    // Both clocks: one that is put on lets nobody wake up sooner.
    const slept = Math.min(now - first.at, kept.waited - (first.waited ?? kept.waited))
    return slept < ALONE_AGAIN_MS ? { refused: 'sleep on it' } : opened(kept, [], now)
  }
  if (kept.confirmedBy.length === 1 && kept.confirmedBy[0] === by) return { refused: 'took the evidence' }
  if (!first) return { ...kept, agreed: [agreement] }
  return first.by === by ? { refused: 'agreed already' } : opened(kept, [first, agreement], now)
}

/** What may happen in each state. Whatever else comes is refused, and so nothing but this leads out of one. */
export const happensIn: Readonly<Record<DeathState, readonly DeathEvent['kind'][]>> = {
  reported: ['time', 'evidence', 'withdraw', 'alive', 'object', 'confirm', 'refuse'],
  warned: ['time', 'withdraw', 'alive', 'object', 'confirm', 'try', 'refuse'],
  stopped: ['time', 'alive', 'ask again', 'refuse'],
  deciding: ['time', 'withdraw', 'alive', 'object', 'confirm', 'try', 'agree', 'refuse'],
  'not released': ['time', 'withdraw', 'alive', 'ask again'],
  released: ['time', 'alive', 'undo'],
  'stands still': ['time', 'withdraw', 'alive', 'confirm', 'try', 'agree', 'refuse', 'settle', 'undo'],
  'released wrongly': ['time', 'ask again'],
  closed: ['time', 'ask again'],
}

/** What an event makes of a case, at a time. */
export const afterDeathEvent = (kept: DeathCase, event: DeathEvent, now: number): DeathStep => {
  if (!happensIn[kept.state].includes(event.kind)) return { refused: 'ended' }
  switch (event.kind) {
    case 'time':
      return ticked(kept, event.every, now)
    case 'evidence':
      return searching({ ...kept, complete: true, ...(event.abroad && { abroad: true }) }, now)
    case 'withdraw':
      return to(kept, 'closed', now)
    case 'ask again':
      return { ...to(kept, kept.disputed ? 'stands still' : 'reported', now), ...unsearched }
    case 'alive':
      return alive(kept, event.by, now)
    case 'object':
      return to(kept, 'stands still', now)
    case 'confirm':
      return isAnother(event.differs) ? { refused: 'another person' } : searching(confirmed(kept, event), now)
    case 'try':
      return wasTried(kept, event) ? kept : { ...kept, tried: [...(kept.tried ?? []), tryOf(event, kept)] }
    case 'agree':
      return agree(kept, event, now)
    case 'refuse':
      return to(kept, kept.placed ? 'released wrongly' : 'not released', now)
    case 'settle': {
      const { disputed: _settled, ...rest } = kept
      // The search goes on, or begins anew: what was waited counts, and no yes of before.
      return searching(to(rest, isSearchedFor(kept) ? 'warned' : 'reported', now), now)
    }
    case 'undo':
      return kept.state === 'released' || kept.placed ? to(kept, 'released wrongly', now) : { refused: 'ended' }
  }
}

/** Whether somebody has, or had, what the testator left. */
export const isGiven = ({ state, placed }: DeathCase): boolean =>
  placed === true || state === 'released' || state === 'released wrongly'

/** One thing that the clock brings after another has come: how a job looks at a case. */
export const afterWarning = (kept: DeathCase): DeathCase => ({ ...kept, warnings: kept.warnings + 1 })
