import { brand } from './brand.ts'

/** Business constants, each with its unit. */

/** A complete split, in hundredths of a percent. */
export const WHOLE_ESTATE_HUNDREDTHS = 100_00
/** Letters in one part of a name, counted as a reader would. */
export const NAME_MAX_LETTERS = 50
/** Years. A child is under this age; an adult has reached it. Wills Act 1837 s.7 puts a testator at the same age. */
export const ADULT_FROM_AGE = 18
/** Years. Older than this, a date of birth is taken for a slip. */
export const OLDEST_POSSIBLE_AGE = 120
/** People. A grant of probate goes to four at most (Senior Courts Act 1981 s.114(1)). */
export const MAX_ACTING_EXECUTORS = 4
/** Characters in a password. There is no upper limit short of the request size. */
export const PASSWORD_MIN_LENGTH = 8
/** Minutes a link for a new password works. */
export const RESET_LINK_MINUTES = 60
/** Minutes a link that confirms a new email works: it may wait in a letter box overnight. */
export const EMAIL_LINK_MINUTES = 24 * 60
/** Days a partner's invitation to a pair of wills works. */
export const INVITATION_DAYS = 30
/** Minutes a token lives unless it is renewed. */
export const TOKEN_MINUTES = 30
/** Minutes after which the browser renews a token: early enough for a second try. */
export const TOKEN_RENEW_MINUTES = 12
/** Days after which somebody logs in again, however often the token was renewed. */
export const SESSION_DAYS = 30
/** Passkeys of one account. */
export const MAX_PASSKEYS = 10
/** Months without use after which an account that paid for nothing is deleted. A lawyer has still to confirm it. */
export const UNPAID_KEPT_MONTHS = 12
/** Years without use after which an account that paid is deleted, and years its short record stays. A lawyer has still to confirm it. */
export const PAID_KEPT_YEARS = 12
/** Months a message to us is kept. A lawyer has still to confirm it. */
export const MESSAGES_KEPT_MONTHS = 24
/** Days between telling somebody that an account will be deleted and deleting it. */
export const DELETION_NOTICE_DAYS = 30
/** Characters in a message to us. */
export const MESSAGE_MAX_LENGTH = 5000

/** Milliseconds between two looks at a payment. */
export const PAYMENT_POLL_DELAY_MS = 2000
/** Looks at a payment before giving up: with the delay, about 15 minutes. */
export const PAYMENT_POLL_MAX_ATTEMPTS = 450
/** `data.status` of a payment that has arrived. */
export const PAYMENT_STATUS_PAID = 1

/** Hours the `afterTest` cookie lives. */
export const REDIRECT_COOKIE_HOURS = 24
/** Days the `policy-accepted` cookie remembers a choice about cookies, whichever it was. */
export const CONSENT_DAYS = 180
/** CSS pixels. Narrower than this is a mobile layout. */
export const MOBILE_BELOW_PX = 860
/** Milliseconds the page waits between two steps when the style sheet gives no step time. */
export const STEP_CHANGE_WAIT_MS = 500
/** CSS pixels taken by a mobile browser's URL bar when it shows. */
export const URL_BAR_HEIGHT_PX = 80
/** CSS pixels. */
export const BASE_PADDING_PX = 32
/** Milliseconds; 0 is no time-out. */
export const HTTP_TIMEOUT_MS = 0
/** The name under which a request forgery token would travel. */
export const XSRF_COOKIE = 'XSRF-TOKEN'

/** Tracking form ids. */
export const FORM_ID = { landing: 215, will: 216 } as const

/** What a message to us can be about. */
export const contactTopics = ['A question', 'A problem', 'A complaint', 'My personal information'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The companies that a copy of the product may work with, beside whoever runs it. Which of them it does, its settings say. */
export const thirdParties = ['stripe', 'mail', 'ordnance-survey', 'tracking'] as const
export type ThirdParty = (typeof thirdParties)[number]

/** What customers say of the service. */
export const MAX_RATING = 5

/** Opinions are shown from this many on: of fewer, an average says nothing. */
export const MIN_REVIEWS_SHOWN = 5

/** How much of a name stands beside an opinion. */
export const shownAs = ['full name', 'first name', 'no name'] as const
export type ShownAs = (typeof shownAs)[number]

/** Pence (Inheritance Tax Act 1984 s.7 and Sch.1). Fixed until 5 April 2031 (Budget of November 2025; read on 30 June 2026). */
export const NIL_RATE_BAND = 325_000_00
/** Pence. Above this the extra allowance for a home shrinks (Inheritance Tax Act 1984 s.8D(5)). */
export const TAPER_THRESHOLD = 2_000_000_00

/** What somebody agrees to before a person reads what they told us. Kept with the request. Awaits review by a solicitor. */
export const EXPERT_REVIEW_CONSENT = `A person at ${brand.name} may read my answers and the report made from them, to write to me about what they find.`
