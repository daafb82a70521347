import { brand } from './brand.ts'

/** Business constants, each with its unit. */

/** 100%, in hundredths of a percent. */
export const WHOLE_ESTATE_HUNDREDTHS = 100_00
/** Letters in one part of a name. A letter with its accents counts once. */
export const NAME_MAX_LETTERS = 50
/** Years. A child is under this age; an adult has reached it. Wills Act 1837 s.7 puts a testator at the same age. */
export const ADULT_FROM_AGE = 18
/** Years. A date of birth that gives a greater age is taken as a typing error. */
export const OLDEST_POSSIBLE_AGE = 120
/** People. A grant of probate goes to four at most (Senior Courts Act 1981 s.114(1)). */
export const MAX_ACTING_EXECUTORS = 4
/** Characters in a password. There is no upper limit short of the request size. */
export const PASSWORD_MIN_LENGTH = 8
/** Minutes a password reset link works. */
export const RESET_LINK_MINUTES = 60
/** Minutes a link that confirms a new email address works. Long enough for an email that is read the next day. */
export const EMAIL_LINK_MINUTES = 24 * 60
/** Hours a code or link works that verifies the address of an account. */
export const EMAIL_CODE_HOURS = 24
/** Wrong guesses at one code. */
export const EMAIL_CODE_TRIES = 5
/** Codes sent to one account in 24 hours, the one of the welcome mail included. */
export const EMAIL_CODES_A_DAY = 6
/** Changes of address that a customer may ask for in 24 hours. */
export const EMAIL_CHANGES_A_DAY = 5
/** Hours a confirmed change of address waits, unless the old mailbox agrees to it. */
export const EMAIL_CHANGE_WAIT_HOURS = 24
/** Days a link "This was not me" in a mail about a security event works. */
export const NOT_ME_LINK_DAYS = 7
/** Days a partner's invitation to a pair of wills works. */
export const INVITATION_DAYS = 30
/** Minutes until a token expires unless it is renewed. */
export const TOKEN_MINUTES = 30
/** Minutes after which the browser renews a token: early enough to try again. */
export const TOKEN_RENEW_MINUTES = 12
/** Minutes without use after which a page forgets the key to what the browser stores of a customer. */
export const BROWSER_KEY_IDLE_MINUTES = 30
/** Hours without use after which the answers of a visitor who has no account end. */
export const VISITOR_ANSWERS_HOURS = 24
/** Days after which a customer must log in again, however often the token was renewed. */
export const SESSION_DAYS = 30
/** Failed log-ins in a row, from devices that are not known, after which a password is not looked at any more (NIST SP 800-63B 5.2.2). */
export const MAX_FAILED_LOGINS = 100
/** Wrong passwords of one account within an hour, where the password is asked for again before a change. */
export const MAX_WRONG_PASSWORDS_AN_HOUR = 20
/** Devices of one customer that are recognised at log-in. */
export const MAX_KNOWN_DEVICES = 20
/** Days without a log-in after which a device is not recognised any more. */
export const DEVICE_KEPT_DAYS = 365
/** Passkeys of one account. */
export const MAX_PASSKEYS = 10
/** Authenticators of one account. Each makes a guessed code a little likelier to fit. */
export const MAX_AUTHENTICATORS = 3
/** Months without use after which an account that has never paid is deleted. A lawyer must still confirm it. */
export const UNPAID_KEPT_MONTHS = 12
/** Months without use after which an account is deleted that has never paid and whose email was never confirmed. */
export const UNCONFIRMED_KEPT_MONTHS = 6
/** Years without use after which a paid account is deleted, and years its short record is kept. A lawyer must still confirm it. */
export const PAID_KEPT_YEARS = 12
/** Months a message to us is kept. A lawyer must still confirm it. */
export const MESSAGES_KEPT_MONTHS = 24
/** Years that what was done at the desk is kept. A lawyer must still confirm it. */
export const DESK_AUDIT_KEPT_YEARS = 6
/** Years for which what was released after a death is open, and days of notice before it ends. A lawyer must still confirm them. */
export const RELEASE_KEPT_YEARS = 6
export const RELEASE_NOTICE_DAYS = 60
/** Days between the notice that an account will be deleted and the deletion. */
export const DELETION_NOTICE_DAYS = 30
/** Days between telling a customer that we were asked to delete their account and its deletion. The law gives us a month for it. */
export const ASKED_DELETION_WAIT_DAYS = 14
/** Characters in a message to us. */
export const MESSAGE_MAX_LENGTH = 5000

/** Milliseconds between two requests for a payment's status. */
export const PAYMENT_POLL_DELAY_MS = 2000
/** Status requests before the page gives up: with the delay, about 15 minutes. */
export const PAYMENT_POLL_MAX_ATTEMPTS = 450
/** `data.status` of a payment that has arrived. */
export const PAYMENT_STATUS_PAID = 1

/** Hours the `afterTest` cookie is kept. */
export const REDIRECT_COOKIE_HOURS = 24
/** Days the `policy-accepted` cookie keeps the visitor's choice about cookies, accepted or refused. */
export const CONSENT_DAYS = 180
/** CSS pixels. Narrower than this is a mobile layout. */
export const MOBILE_BELOW_PX = 860
// The specification names the next five, and nothing reads them; `@public` tells Knip so.
/** Milliseconds between two steps when the style sheet sets no duration. The pages do not wait. @public */
export const STEP_CHANGE_WAIT_MS = 500
/** CSS pixels: the height of a mobile browser's URL bar when it is visible. The style sheets use `dvh`, which allows for it. @public */
export const URL_BAR_HEIGHT_PX = 80
/** CSS pixels. The style sheets write 32px: they cannot read a constant. @public */
export const BASE_PADDING_PX = 32
/** Milliseconds. 0: no time-out, which is what `fetch` does by itself. @public */
export const HTTP_TIMEOUT_MS = 0
/** The name of the cookie for a cross-site request forgery token. There is none: the session's token is not in a cookie. @public */
export const XSRF_COOKIE = 'XSRF-TOKEN'

/** Tracking form ids. */
export const FORM_ID = { landing: 215, will: 216 } as const

/** Topics of a message to us. */
export const complaintTopics = ['A complaint', 'A complaint after a death'] as const
export const contactTopics = ['A question', 'A problem', ...complaintTopics, 'My personal information'] as const
export type ContactTopic = (typeof contactTopics)[number]
/** By when a complaint is answered: in days, and one after a death in working days. */
export const COMPLAINT_DAYS = 30
export const DEATH_COMPLAINT_WORKING_DAYS = 5

/** The companies, other than the operator, that an installation can use. The settings say which of them it does use. */
export const thirdParties = ['stripe', 'mail', 'ordnance-survey', 'documents', 'tracking'] as const
export type ThirdParty = (typeof thirdParties)[number]

/** Customers' reviews. */
export const MAX_RATING = 5

/** Reviews are shown from this number on: an average of fewer means little. */
export const MIN_REVIEWS_SHOWN = 5

/** How much of the customer's name is shown with a review. */
export const shownAs = ['full name', 'first name', 'no name'] as const
export type ShownAs = (typeof shownAs)[number]

/** Pence, to all recipients together. Our own limit, not one of law: from here on a gift of money asks who bears its tax. */
export const LARGE_GIFT = 50_000_00

/** Characters of why the staff did something. */
export const REASON_MAX_LENGTH = 200

/** Hours for which a customer lets support read the will. */
export const HELP_HOURS = 24
/** The consent to that, stored with it. Awaits review by a solicitor. */
export const HELP_CONSENT = `For ${HELP_HOURS} hours, the support team may read my will as it stands, to help me with it.`

/** The consent a customer gives to an expert review, stored with the request. Awaits review by a solicitor. */
export const EXPERT_REVIEW_CONSENT = `A person at ${brand.name} may read my answers and the report made from them, to write to me about what they find.`

/**
 * Pence. Up to so much, which is no land, one executor alone may keep for a child: a small legacy does not bear the cost of a second.
 * Our own limit, and not the law's. Awaits review by a solicitor.
 */
export const LONE_TRUSTEE_MAX_PENCE = 5_000_00

/** Characters of what a firm writes to a customer, and of a clause that it adds to a will. */
export const FIRM_TEXT_MAX_LENGTH = 4000
export const ADDED_CLAUSE_MAX_LENGTH = 4000
/** Days for which a firm may see a case that a customer referred to it. */
export const REFERRAL_DAYS = 30
/** The consent to that, stored with the case. Awaits review by a solicitor. */
export const referralConsent = (firm: string): string =>
  `For ${REFERRAL_DAYS} days, ${firm} may see four things of mine, as they stand: the page for my solicitor with my name, my family and my answers; my will, also as files to work on; who gets what; and the questions that are open. It may write to me here. I can take this back at any time, and from then on it sees nothing here. Files it has taken stay with it.`
