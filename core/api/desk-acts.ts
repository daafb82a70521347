import type { OrderItem } from '../catalogue/products.ts'

/** Who may do what at the desk. Guards, the audit, the matrix of the tests and the navigation all follow from this table. */

/** Every call but a GET carries it, so that no page elsewhere can make one. `background`: nobody pressed anything, so the session does not live longer for it. */
export const DESK_HEADER = 'x-desk'
export const deskCallers = ['person', 'background'] as const

/** Minutes without a call of a person after which a session ends. */
export const DESK_IDLE_MINUTES = 20
/** Hours after which it ends in any case. */
export const DESK_SESSION_HOURS = 10
/** Hours that the link of an invitation works, once. */
export const DESK_INVITATION_HOURS = 48

/** Rows of the audit on a page. */
export const DESK_AUDIT_PAGE = 100

/** Roles of the people who run the service. */
export const staffRoles = ['support', 'reader', 'lawyer', 'finance', 'owner'] as const
/** `firm`: of a firm of solicitors on the operator's list. It goes with no other role. */
export const deskRoles = [...staffRoles, 'firm'] as const
export type DeskRole = (typeof deskRoles)[number]

/**
 * What a customer can agree to that people at the desk open. `read`: an expert reads the will, asked for with the check. `print`:
 * the printer has the pages and the address. `help`: support reads the will as it stands, for a day. `refer`: a firm that the customer
 * chose sees the case.
 */
export const consentPurposes = ['read', 'print', 'help', 'refer'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

type Act = {
  readonly roles: readonly DeskRole[]
  /** The caller says why. The reason is kept, and the customer it concerns can read it. */
  readonly reason?: 'required'
  /** A passkey is asked for again, for this act on this thing alone. */
  readonly passkey?: 'required'
  /** It opens a customer of whom nothing was known: one person opens so many in a day. */
  readonly opens?: 'a customer'
  /** What it opens is sealed: without the customer's consent for this purpose it is refused. */
  readonly consent?: ConsentPurpose
  /** `hourly`: a list that names no customer. One row of the audit an hour and person, instead of one each time. */
  readonly noted?: 'hourly'
  /** Why it is always done, where nobody says so each time. Kept as the reason, and the customer it concerns reads it. */
  readonly because?: string
}

const everyone = deskRoles
const ours = staffRoles

/** What a firm does with a case is done for one reason. */
const referred = { roles: ['firm'], consent: 'refer', because: 'You asked this firm to look at your case' } as const

export const deskActs = {
  'see what waits': { roles: ours, noted: 'hourly' },
  'add a passkey': { roles: everyone, passkey: 'required' },
  'remove a passkey': { roles: everyone, passkey: 'required' },

  'find a customer': { roles: ['support'], reason: 'required', opens: 'a customer' },
  'end the sessions': { roles: ['support'], reason: 'required' },
  'lock the account': { roles: ['support'], reason: 'required' },
  'unlock the account': { roles: ['support'], reason: 'required', passkey: 'required' },
  'correct the email': { roles: ['support'], reason: 'required', passkey: 'required' },
  'resend a mail': { roles: ['support'], reason: 'required' },
  'delete the account': { roles: ['support'], reason: 'required', passkey: 'required' },
  'open the will to help': { roles: ['support'], reason: 'required', consent: 'help' },

  'see the deaths': { roles: ['support', 'owner'], noted: 'hourly' },
  'open a death': { roles: ['support', 'owner'] },
  'confirm a certificate': { roles: ['support', 'owner'], reason: 'required' },
  'reach the testator': { roles: ['support', 'owner'], reason: 'required' },
  'agree to a release': { roles: ['support', 'owner'], passkey: 'required' },
  'refuse a release': { roles: ['support', 'owner'], reason: 'required' },
  'stop a death': { roles: ['support', 'owner'], reason: 'required' },
  'settle a death': { roles: ['support', 'owner'], reason: 'required' },
  'undo a release': { roles: ['support', 'owner'], reason: 'required', passkey: 'required' },

  'see the messages': { roles: ['support'], noted: 'hourly' },
  'open a message': { roles: ['support'] },
  'take a message': { roles: ['support'] },
  'answer a message': { roles: ['support'] },
  'close a message': { roles: ['support'], reason: 'required' },

  'see the wills to read': { roles: ['reader'], noted: 'hourly' },
  'take a will to read': { roles: ['reader'] },
  'give a will back': { roles: ['reader'] },
  'open a will to read': { roles: ['reader'], consent: 'read' },
  'send findings': { roles: ['reader'], consent: 'read' },

  'see the prints': { roles: ['support'], noted: 'hourly' },
  'open a print': { roles: ['support'], consent: 'print' },
  'note a print as posted': { roles: ['support'], consent: 'print' },

  'see the reviews': { roles: ['support'], noted: 'hourly' },
  'publish a review': { roles: ['support'] },
  'refuse a review': { roles: ['support'], reason: 'required' },

  'see the orders': { roles: ['finance'], noted: 'hourly' },
  'open an order': { roles: ['finance', 'support'], opens: 'a customer' },
  'refund an order': { roles: ['finance'], reason: 'required', passkey: 'required' },
  'see the disputes': { roles: ['finance'], noted: 'hourly' },
  'see the codes': { roles: ['finance'], noted: 'hourly' },
  'make a code': { roles: ['finance'] },
  'end a code': { roles: ['finance'], reason: 'required' },
  'see the totals': { roles: ['finance', 'owner'], noted: 'hourly' },
  'see the funders': { roles: ['finance', 'owner'], noted: 'hourly' },
  'hand out counts': { roles: ['finance', 'owner'] },
  'download the orders': { roles: ['finance'], reason: 'required' },

  'see the cases': { roles: ['firm'], noted: 'hourly' },
  'open a case': { ...referred },
  'take the files of a case': { ...referred },
  'answer a case': { ...referred },
  'clear a case': { ...referred },
  'add a clause': { ...referred },
  'decline a case': { roles: ['firm'], consent: 'refer', reason: 'required' },

  'see the experiments': { roles: ['owner'], noted: 'hourly' },
  'make an experiment': { roles: ['owner'] },
  'start an experiment': { roles: ['owner'] },
  'stop an experiment': { roles: ['owner'] },

  'see the wordings': { roles: ['lawyer', 'reader', 'owner'], noted: 'hourly' },
  'sign off words': { roles: ['lawyer'], passkey: 'required' },
  'ask for a change of words': { roles: ['lawyer', 'reader'] },
  'hand the Welsh to a translator': { roles: ['owner', 'lawyer', 'reader'] },
  'see the asked changes': { roles: ['owner', 'lawyer', 'reader'], noted: 'hourly' },
  'answer an asked change': { roles: ['owner'] },

  'see the people': { roles: ['owner'], noted: 'hourly' },
  'add a person': { roles: ['owner'], passkey: 'required' },
  'give a new link': { roles: ['owner'], passkey: 'required' },
  'change the roles': { roles: ['owner'], passkey: 'required' },
  'disable a person': { roles: ['owner'], passkey: 'required' },
  'enable a person': { roles: ['owner'], passkey: 'required' },

  'see the health': { roles: ['owner', 'support'], noted: 'hourly' },
  'see what was done': { roles: ['owner'], noted: 'hourly' },
} as const satisfies Record<string, Act>

export type DeskAct = keyof typeof deskActs
export const deskActNames = Object.keys(deskActs) as DeskAct[]

export const actOf = (act: DeskAct): Act => deskActs[act]

/** Whether one of these roles may do it. */
export const mayDo = (roles: readonly DeskRole[], act: DeskAct): boolean =>
  roles.some((role) => actOf(act).roles.includes(role))

/** What someone with these roles may do, in the order of the table. */
export const actsOf = (roles: readonly DeskRole[]): DeskAct[] => deskActNames.filter((act) => mayDo(roles, act))

// What both sides of the money of the back office choose from. Without a schema, so that a page can list it.

/** `open`: the customer has not paid yet. `owed`: money that has still to go back. */
export const deskOrderFilters = ['all', 'open', 'paid', 'owed', 'refunded', 'disputed'] as const
export type DeskOrderFilter = (typeof deskOrderFilters)[number]

/** Why money goes back, to choose from. Any other reason can be written. */
export const deskRefundReasons = [
  'The customer changed their mind',
  'Paid twice',
  'A fault of ours',
  'They need a solicitor instead',
  'It could not be explained to the customer',
  'Settles a complaint',
] as const

/** What goes back, as the passkey signs it and the audit has it. */
export const aboutRefund = (order: number, item: OrderItem | undefined): string =>
  item === undefined ? `order ${order}` : `order ${order}, ${item}`
