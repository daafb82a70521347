/** The words of the back office for what the API names: states, products, times. */
import type { DeskOrder } from '#core/api/desk-finance.ts'
import type { OrderState } from '#core/catalogue/order.ts'
import { type OrderItem, productById } from '#core/catalogue/products.ts'
import { DAY_MS, formatLondonDate, formatLondonDateTime, formatLondonTime, londonDay } from '#core/text/dates.ts'
import type { State } from './pages.tsx'

const HOUR_MS = 60 * 60_000
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' })

const dayNumber = (at: Date): number => {
  const { year, month, day } = londonDay(at)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** How long is left of a promise, as a reader of a list wants it: "3 h left", "today", "tomorrow", "Tuesday", "2 days late". */
export const promiseInWords = (promised: string, now: Date): State => {
  const at = new Date(promised)
  const left = at.getTime() - now.getTime()
  const days = dayNumber(at) - dayNumber(now)
  if (left < 0) return { says: days === 0 ? 'late' : `${-days} ${days === -1 ? 'day' : 'days'} late`, tone: 'danger' }
  if (left < 4 * HOUR_MS) return { says: `${Math.max(1, Math.ceil(left / HOUR_MS))} h left`, tone: 'danger' }
  if (days === 0) return { says: 'today', tone: 'caution' }
  if (days === 1) return { says: 'tomorrow', tone: 'quiet' }
  return { says: days < 7 ? weekday.format(at) : shortDay.format(at), tone: 'quiet' }
}

/** How long something has lasted: "14 min", "3 h", "2 days". */
export const sinceInWords = (since: string, now: Date): string => {
  const passed = Math.max(0, now.getTime() - new Date(since).getTime())
  if (passed < HOUR_MS) return `${Math.floor(passed / 60_000)} min`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} h`
  const days = Math.floor(passed / DAY_MS)
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** A month as in 2026-11. */
export const monthInWords = (month: string): string => monthName.format(new Date(`${month}-01`))

export const ownerOf = ({ owner, mine }: { owner?: string | undefined; mine: boolean }): string =>
  owner === undefined ? '–' : mine ? 'You' : owner

export const dayOf = (at: string): string => shortDay.format(new Date(at))
export const fullDayOf = (at: string): string => formatLondonDate(new Date(at))
export const momentOf = (at: string): string => formatLondonDateTime(new Date(at))
export const timeOf = (at: string): string => formatLondonTime(new Date(at))

export const itemsInWords = (items: readonly OrderItem[]): string =>
  items.map((id) => productById(id).name).join(', ') || 'Paid for by another order'

const states: Readonly<Record<OrderState, State>> = {
  created: { says: 'not paid yet', tone: 'quiet' },
  pending: { says: 'at the bank', tone: 'caution' },
  paid: { says: 'paid', tone: 'good' },
  failed: { says: 'declined', tone: 'quiet' },
  expired: { says: 'not paid', tone: 'quiet' },
  refunded: { says: 'refunded', tone: 'quiet' },
  disputed: { says: 'disputed', tone: 'danger' },
  lost: { says: 'dispute lost', tone: 'danger' },
}

export const stateInWords = (state: OrderState): string => states[state].says

export const orderState = ({ state, waits }: Pick<DeskOrder, 'state' | 'waits'>): State => {
  if (waits === 'by hand') return { says: 'refund owed', tone: 'danger' }
  if (waits === 'too much') return { says: 'too much back', tone: 'danger' }
  if (waits === 'dispute') return states.disputed
  return waits === 'refund' ? { says: 'refund on its way', tone: 'caution' } : states[state]
}
