import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { FindCustomer, FoundCustomerReply, HelpedWillReply } from '#core/api/desk-queues.ts'
import { price } from '#core/text/money.ts'
import { Do, Said, useActing } from './acts.tsx'
import { deskCall } from './api.ts'
import { actsOnAccount, reasons, resendReceipt } from './customer-acts.tsx'
import { Refusal, useSending } from './dialog.tsx'
import { useFields, why } from './fields.tsx'
import { useMay } from './person.ts'
import { Page } from './shell.tsx'
import { Facts, Listed } from './table.tsx'
import { dayOf, fullDayOf, momentOf } from './words.ts'

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
  const { sending, refusal, send } = useSending()
  const { say } = useActing()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sought = typed.sought.trim()
    const order = isNumber(sought) ? Number(sought) : undefined
    const byOrder = { order, lastName: typed.lastName }
    const by: Omit<FindCustomer, 'reason'> =
      led.message !== undefined ? { message: led.message } : order === undefined ? { email: sought } : byOrder
    void send(async () => {
      onFound(await deskCall('POST /api/desk/customers/find', { body: { ...by, reason: typed.reason } }))
      say('')
    })
  }
  return (
    <form className="narrow-form" onSubmit={submit}>
      {led.message === undefined ? (
        [field('sought'), field('lastName')]
      ) : (
        <p>The account of the person who sent message {led.message}.</p>
      )}
      {field('reason')}
      <Refusal>{refusal}</Refusal>
      <button type="submit" className="primary" aria-disabled={sending || undefined}>
        Find
      </button>
    </form>
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
          <ul>
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
          { head: 'Order', cell: ({ id }) => id },
          { head: 'Products', cell: ({ items }) => items.join(', '), wide: true },
          { head: 'Amount', cell: ({ total }) => price(total), figures: true },
          { head: 'State', cell: ({ state }) => state },
          {
            head: 'Do',
            cell: (order) => (
              <Do act={resendReceipt(found.id, order, show)} className="small">
                Receipt <span className="visually-hidden">of order {order.id} again</span>
              </Do>
            ),
          },
        ]}
        rows={found.orders}
        keyOf={({ id }) => id}
        toOf={({ id }) => (may('open an order') ? `/desk/orders/${id}` : undefined)}
        empty="Nothing was ordered."
      />
      <Listed
        caption="Messages"
        columns={[
          { head: 'Message', cell: ({ id }) => id },
          { head: 'About', cell: ({ topic }) => topic },
          { head: 'State', cell: ({ state }) => state },
        ]}
        rows={found.messages}
        keyOf={({ id }) => id}
        toOf={({ id }) => `/desk/messages/${id}`}
        empty="They have not written to us."
      />
      <Listed
        caption="Where they are logged in"
        columns={[
          { head: 'Device', cell: ({ device }) => device },
          { head: 'Since', cell: ({ started }) => momentOf(started) },
        ]}
        rows={found.sessions}
        keyOf={({ device, started }) => `${device} ${started}`}
        empty="Nowhere."
      />
      {will && (
        <section className="sheet" aria-label="The will">
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
