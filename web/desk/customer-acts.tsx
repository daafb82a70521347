/** What can be done to the account of a customer. */
import type { CorrectEmail, FoundCustomerReply, HelpedWillReply } from '#core/api/desk-queues.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { type Act, deskAct } from './acts.tsx'
import { act, confirmedByPasskey, deskCall } from './api.ts'
import { why } from './fields.tsx'
import { fullDayOf } from './words.ts'

export const reasons = ['They wrote to us', 'They telephoned', 'Answers a complaint']

const reasonOnly = { reason: why(reasons) }

const proofs = [
  'an answer from the old address',
  'a document shown on a call',
  'the card that paid',
] as const satisfies readonly CorrectEmail['proof'][]

/** How a customer showed who they are, for what is done with a passkey. */
const shown = {
  proof: { label: 'How they showed who they are', first: proofs[0], options: proofs },
  reason: { label: 'Why', maxLength: 200 },
} as const
const proofOf = (typed: string) => proofs.find((each) => each === typed) ?? proofs[0]

type Shows = {
  /** Undefined: the account is deleted. */
  readonly found: (changed: FoundCustomerReply | undefined) => void
  readonly will: (will: HelpedWillReply) => void
}

/** The acts on an account, in the order of their buttons. */
export const actsOnAccount = (found: FoundCustomerReply, show: Shows): readonly Act[] => {
  const { id, deletion } = found
  const params = { id }
  const shownAs = async (reply: Promise<FoundCustomerReply>) => {
    show.found(await reply)
    return 'Done. The customer can see it.'
  }
  const isDue = deletion !== undefined && new Date(deletion.due) <= new Date()
  return [
    deskAct({
      title: 'Log out every device?',
      may: 'end the sessions',
      when: found.sessions.length > 0,
      button: 'Log them out',
      fields: reasonOnly,
      send: (body) => shownAs(act('POST /api/desk/customers/{id}/end-sessions', { params, body })),
    }),
    deskAct({
      title: 'Lock the account?',
      may: 'lock the account',
      when: found.lockedBy === undefined,
      button: 'Lock it',
      fields: reasonOnly,
      send: (body) => shownAs(act('POST /api/desk/customers/{id}/lock', { params, body })),
    }),
    deskAct({
      title: 'Open the account again?',
      may: 'unlock the account',
      when: found.lockedBy === 'operator',
      says: <p>Your passkey is asked for.</p>,
      button: 'Open it',
      fields: reasonOnly,
      send: async ({ reason }) => {
        const passkey = await confirmedByPasskey('unlock the account', `customer ${id}`)
        return shownAs(act('POST /api/desk/customers/{id}/unlock', { params, body: { reason, passkey } }))
      },
    }),
    deskAct({
      title: 'Send the confirmation of the email again?',
      may: 'resend a mail',
      when: !found.emailVerified,
      button: 'Send it again',
      fields: reasonOnly,
      send: ({ reason }) => {
        const body = { mail: 'confirmation of the email', reason } as const
        return shownAs(act('POST /api/desk/customers/{id}/resend', { params, body }))
      },
    }),
    deskAct({
      title: 'Correct the email',
      may: 'correct the email',
      says: <p>Both addresses are told, and the change waits a day. Your passkey is asked for.</p>,
      button: 'Ask for the change',
      fields: { email: { label: 'The new email', type: 'email', maxLength: 320 }, ...shown },
      send: async ({ email, proof, reason }) => {
        const passkey = await confirmedByPasskey('correct the email', `customer ${id}`)
        const body = { email: email.trim(), proof: proofOf(proof), reason, passkey }
        await act('POST /api/desk/customers/{id}/email', { params, body })
        return 'Both addresses have been told. It changes in a day, unless the old one says no.'
      },
    }),
    // Asks for the deletion, and once the wait is over carries it out.
    deskAct({
      title: isDue ? 'Delete the account for good?' : 'Delete the account',
      may: 'delete the account',
      says: (
        <p>
          {isDue
            ? 'Every answer and document in it goes, and cannot be brought back. '
            : `The customer is told now and logged out everywhere. After ${ASKED_DELETION_WAIT_DAYS} days press this again. A log-in before then keeps the account. `}
          Your passkey is asked for.
        </p>
      ),
      button: isDue ? 'Delete it for good' : 'Tell the customer',
      fields: shown,
      send: async ({ proof, reason }) => {
        const passkey = await confirmedByPasskey('delete the account', `customer ${id}`)
        const body = { proof: proofOf(proof), reason, passkey }
        const { state, due } = await act('POST /api/desk/customers/{id}/delete', { params, body })
        show.found(state === 'deleted' ? undefined : { ...found, ...(due !== undefined && { deletion: { due } }) })
        return state === 'deleted'
          ? 'The account is deleted, with everything in it. The customer is told by email.'
          : due !== undefined && `The customer is told. It can be deleted from ${fullDayOf(due)} on.`
      },
    }),
    deskAct({
      title: 'Open the will to help?',
      may: 'open the will to help',
      when: found.consents.some(({ purpose }) => purpose === 'help'),
      says: <p>The customer agreed to this for a day. They see that you opened it, and why.</p>,
      button: 'Open it',
      fields: reasonOnly,
      send: async (body) => show.will(await deskCall('POST /api/desk/customers/{id}/will', { params, body })),
    }),
  ]
}

/** Sends the receipt of an order again. */
export const resendReceipt = (id: number, order: { id: number; state: string }, show: Shows): Act =>
  deskAct({
    title: `Send the receipt of order ${order.id} again?`,
    may: 'resend a mail',
    when: order.state === 'paid',
    button: 'Send it again',
    fields: reasonOnly,
    send: async ({ reason }) => {
      const body = { mail: 'receipt', order: order.id, reason } as const
      show.found(await act('POST /api/desk/customers/{id}/resend', { params: { id }, body }))
      return 'The receipt is on its way.'
    },
  })
