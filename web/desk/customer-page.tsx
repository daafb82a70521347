import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { FindCustomer, FoundCustomerReply, HelpedWillReply } from '#core/api/desk-queues.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { price } from '#core/text/money.ts'
import { type Act, Do, deskAct, Said, useActing } from './acts.tsx'
import { act, deskCall, useMay } from './api.ts'
import { Form, useFields, useSending, why } from './forms.tsx'
import { Facts, Listed, Page } from './pages.tsx'
import { dayOf, fullDayOf, momentOf } from './words.ts'

const reasons = ['They wrote to us', 'They telephoned', 'Answers a complaint']

/** How a customer showed who they are, for what is done with a passkey. */
const shown = {
  proof: {
    label: 'How they showed who they are',
    first: 'an answer from the old address',
    options: ['an answer from the old address', 'a document shown on a call', 'the card that paid'],
  },
  reason: { label: 'Why', maxLength: 200 },
} as const

type Shows = {
  /** Undefined: the account is deleted. */
  readonly found: (changed: FoundCustomerReply | undefined) => void
  readonly will: (will: HelpedWillReply) => void
}

/** The acts on an account, in the order of their buttons. */
const actsOnAccount = (found: FoundCustomerReply, show: Shows): readonly Act[] => {
  const { id, deletion } = found
  const params = { id }
  const about = `customer ${id}`
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
      reasons,
      send: (body) => shownAs(act('POST /api/desk/customers/{id}/end-sessions', { params, body })),
    }),
    deskAct({
      title: 'Lock the account?',
      may: 'lock the account',
      when: found.lockedBy === undefined,
      button: 'Lock it',
      reasons,
      send: (body) => shownAs(act('POST /api/desk/customers/{id}/lock', { params, body })),
    }),
    deskAct({
      title: 'Open the account again?',
      may: 'unlock the account',
      when: found.lockedBy === 'operator',
      says: <p>Your passkey is asked for.</p>,
      button: 'Open it',
      reasons,
      about,
      send: (body) => shownAs(act('POST /api/desk/customers/{id}/unlock', { params, body })),
    }),
    deskAct({
      title: 'Send the confirmation of the email again?',
      may: 'resend a mail',
      when: !found.emailVerified,
      button: 'Send it again',
      reasons,
      send: (typed) => {
        const body = { mail: 'confirmation of the email', ...typed } as const
        return shownAs(act('POST /api/desk/customers/{id}/resend', { params, body }))
      },
    }),
    deskAct({
      title: 'Correct the email',
      may: 'correct the email',
      says: <p>Both addresses are told, and the change waits a day. Your passkey is asked for.</p>,
      button: 'Ask for the change',
      fields: { email: { label: 'The new email', type: 'email', maxLength: 320 }, ...shown },
      about,
      send: async (typed) => {
        const body = { ...typed, email: typed.email.trim() }
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
      about,
      send: async (body) => {
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
      reasons,
      send: async (body) => show.will(await deskCall('POST /api/desk/customers/{id}/will', { params, body })),
    }),
  ]
}

/** Sends the receipt of an order again. */
const resendReceipt = (id: number, order: { id: number; state: string }, show: Shows): Act =>
  deskAct({
    title: `Send the receipt of order ${order.id} again?`,
    may: 'resend a mail',
    when: order.state === 'paid',
    button: 'Send it again',
    reasons,
    send: async (typed) => {
      const body = { mail: 'receipt', order: order.id, ...typed } as const
      show.found(await act('POST /api/desk/customers/{id}/resend', { params: { id }, body }))
      return 'The receipt is on its way.'
    },
  })

/** What led here: from the search, or from a message. In the state of the page, since an email has no place in an address. */
type Led = Pick<FindCustomer, 'email' | 'order' | 'message'>

const ledFrom = (state: unknown): Led => {
  if (typeof state !== 'object' || state === null) return {}
  const given = state as Record<string, unknown>
  return {
    ...(typeof given.email === 'string' && { email: given.email }),
    ...(typeof given.order === 'number' && { order: given.order }),
    ...(typeof given.message === 'number' && { message: given.message }),
  }
}

const isNumber = (typed: unknown): boolean => /^\d{1,10}$/.test(String(typed).trim())

function Find({ led, onFound }: { led: Led; onFound: (found: FoundCustomerReply) => void }) {
  const { typed, field } = useFields({
    sought: {
      label: 'The whole email, or the number of an order',
      first: led.email ?? led.order?.toString() ?? '',
      maxLength: 320,
      spellCheck: false,
    },
    lastName: { label: 'Their last name', maxLength: 320, spellCheck: false, shown: ({ sought }) => isNumber(sought) },
    reason: why(reasons, 'The customer can read it.'),
  })
  const sending = useSending()
  const { say } = useActing()
  const find = async () => {
    const sought = typed.sought.trim()
    const order = isNumber(sought) ? Number(sought) : undefined
    const byOrder = { order, lastName: typed.lastName }
    const by: Omit<FindCustomer, 'reason'> =
      led.message !== undefined ? { message: led.message } : order === undefined ? { email: sought } : byOrder
    onFound(await deskCall('POST /api/desk/customers/find', { body: { ...by, reason: typed.reason } }))
    say('')
  }
  return (
    <Form className="narrow-form" sending={sending} button="Find" work={find}>
      {led.message === undefined ? (
        [field('sought'), field('lastName')]
      ) : (
        <p>The account of the person who sent message {led.message}.</p>
      )}
      {field('reason')}
    </Form>
  )
}

const factsOf = (found: FoundCustomerReply) => ({
  Email: [
    found.email,
    found.emailVerified ? 'confirmed' : 'not confirmed',
    ...(found.newEmail ? ['a change is under way'] : []),
  ].join(', '),
  Account: [
    `opened ${fullDayOf(found.opened)}`,
    `last used ${fullDayOf(found.lastSeen)}`,
    ...(found.lockedBy ? [`locked by ${found.lockedBy === 'owner' ? 'the customer' : 'us'}`] : []),
    ...(found.deletion ? [`to be deleted from ${fullDayOf(found.deletion.due)} on`, 'unless they log in'] : []),
  ].join(', '),
  Will:
    found.will.map(({ what, at }) => `${what}${at === undefined ? '' : ` ${dayOf(at)}`}`).join(', ') || 'not started',
  'Second step': `${found.factors.passkeys} passkeys, ${found.factors.authenticators} apps, ${found.factors.recoveryCodes} recovery codes`,
})

function Found({
  found,
  onFound,
}: {
  found: FoundCustomerReply
  /** Undefined: the account is deleted. */
  onFound: (found: FoundCustomerReply | undefined) => void
}) {
  const may = useMay()
  const [will, setWill] = useState<HelpedWillReply>()
  const show = { found: onFound, will: setWill }
  return (
    <div className="sections">
      <Said />
      <Facts of={factsOf(found)} />
      {found.next.length > 0 && (
        <section className="notice">
          <h2>What to do or say</h2>
          <ul className="bullets above-4">
            {found.next.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="actions">
        {actsOnAccount(found, show).map((act) => (
          <Do key={act.title} act={act} />
        ))}
      </div>
      <Listed
        caption="Orders"
        columns={[
          ['Order', ({ id }) => id],
          ['Products', ({ items }) => items.join(', '), 'wide'],
          ['Amount', ({ total }) => price(total), 'figures'],
          ['State', ({ state }) => state],
          [
            'Do',
            (order) => (
              <Do act={resendReceipt(found.id, order, show)} className="small">
                Receipt <span className="visually-hidden">of order {order.id} again</span>
              </Do>
            ),
          ],
        ]}
        rows={found.orders}
        toOf={({ id }) => (may('open an order') ? `/desk/orders/${id}` : undefined)}
        empty="Nothing was ordered."
      />
      {found.deaths.length > 0 && (
        <Listed
          caption="Reports of a death"
          columns={[
            ['Case', ({ id }) => `D-${id}`],
            ['Told us', ({ reported }) => fullDayOf(reported)],
          ]}
          rows={found.deaths}
          toOf={({ id }) => (may('open a death') ? `/desk/deaths/${id}` : undefined)}
        />
      )}
      <Listed
        caption="Messages"
        columns={[
          ['Message', ({ id }) => id],
          ['About', ({ topic }) => topic],
          ['State', ({ state }) => state],
        ]}
        rows={found.messages}
        toOf={({ id }) => `/desk/messages/${id}`}
        empty="They have not written to us."
      />
      <Listed
        caption="Where they are logged in"
        columns={[
          ['Device', ({ device }) => device],
          ['Since', ({ started }) => momentOf(started)],
        ]}
        rows={found.sessions}
        empty="Nowhere."
      />
      {will && (
        <section className="sheet paper lifted anywhere" aria-label="The will">
          <p className="hint">Until {momentOf(will.until)}, as the customer agreed.</p>
          {will.clauses.map(({ id, heading, lines }) => (
            <div key={id}>
              <h2>{heading}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

function FindAnother({ onPress }: { onPress: () => void }) {
  const { say } = useActing()
  return (
    <button
      type="button"
      onClick={() => {
        say('')
        onPress()
      }}
    >
      Find another
    </button>
  )
}

/** One customer, found by the whole email or a number. Customers are never listed. */
export function CustomerPage() {
  const { state, key } = useLocation()
  const [found, setFound] = useState<FoundCustomerReply>()
  // A new search starts with nothing of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is visited again
  useEffect(() => setFound(undefined), [key])
  return (
    <Page
      title={found ? found.name : 'Find a customer'}
      after={found && <FindAnother onPress={() => setFound(undefined)} />}
    >
      {found ? (
        <Found found={found} onFound={setFound} />
      ) : (
        <>
          <Said />
          <Find key={key} led={ledFrom(state)} onFound={setFound} />
        </>
      )}
    </Page>
  )
}
