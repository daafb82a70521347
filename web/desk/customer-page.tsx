import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { DeskAct } from '#core/api/desk-acts.ts'
import type { FindCustomer, FoundCustomerReply, HelpedWillReply } from '#core/api/desk-queues.ts'
import { price } from '#core/text/money.ts'
import { act, deskCall } from './api.ts'
import { CorrectEmailDialog, DeleteAccountDialog } from './customer-dialogs.tsx'
import { ReasonDialog, Refusal, useSending } from './dialog.tsx'
import { useMay } from './person.ts'
import { Page } from './shell.tsx'
import { DeskTable } from './table.tsx'
import { WhyField } from './why-field.tsx'
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

const reasons = ['They wrote to us', 'They telephoned', 'Answers a complaint']

function Find({ led, onFound }: { led: Led; onFound: (found: FoundCustomerReply) => void }) {
  const [typed, setTyped] = useState(led.email ?? (led.order === undefined ? '' : String(led.order)))
  const [reason, setReason] = useState('')
  const { sending, refusal, send } = useSending()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const order = /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
    const by: Led =
      led.message !== undefined ? { message: led.message } : order === undefined ? { email: typed.trim() } : { order }
    void send(async () => onFound(await deskCall('POST /api/desk/customers/find', { body: { ...by, reason } })))
  }
  return (
    <form className="narrow-form" onSubmit={submit}>
      {led.message === undefined ? (
        <>
          <label htmlFor={id}>The whole email, or the number of an order</label>
          <input
            id={id}
            value={typed}
            maxLength={320}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      ) : (
        <p>The account of the person who sent message {led.message}.</p>
      )}
      <WhyField reason={reason} onReason={setReason} suggestions={reasons} hint="The customer can read it." />
      <Refusal>{refusal}</Refusal>
      <button type="submit" className="primary" aria-disabled={sending || undefined}>
        Find
      </button>
    </form>
  )
}

type SimpleAct = {
  readonly what: DeskAct
  readonly title: string
  readonly button: string
  readonly does: (id: number, reason: string) => Promise<FoundCustomerReply>
}

/** What can be done to an account with a reason alone. */
const simpleActs = {
  sessions: {
    what: 'end the sessions',
    title: 'Log out every device?',
    button: 'Log them out',
    does: (id, reason) => act('POST /api/desk/customers/{id}/end-sessions', { params: { id }, body: { reason } }),
  },
  lock: {
    what: 'lock the account',
    title: 'Lock the account?',
    button: 'Lock it',
    does: (id, reason) => act('POST /api/desk/customers/{id}/lock', { params: { id }, body: { reason } }),
  },
  unlock: {
    what: 'unlock the account',
    title: 'Open the account again?',
    button: 'Open it',
    does: (id, reason) => act('POST /api/desk/customers/{id}/unlock', { params: { id }, body: { reason } }),
  },
  confirmation: {
    what: 'resend a mail',
    title: 'Send the confirmation of the email again?',
    button: 'Send it again',
    does: (id, reason) =>
      act('POST /api/desk/customers/{id}/resend', {
        params: { id },
        body: { mail: 'confirmation of the email', reason },
      }),
  },
} as const satisfies Record<string, SimpleAct>

type Doing = keyof typeof simpleActs | 'email' | 'delete' | { readonly receipt: number }

function Account({ found }: { found: FoundCustomerReply }) {
  return (
    <dl className="facts">
      <div>
        <dt>Email</dt>
        <dd>
          {found.email}, {found.emailVerified ? 'confirmed' : 'not confirmed'}
          {found.newEmail && ', a change is under way'}
        </dd>
      </div>
      <div>
        <dt>Account</dt>
        <dd>
          opened {fullDayOf(found.opened)}, last used {fullDayOf(found.lastSeen)}
          {found.lockedBy !== undefined && `, locked by ${found.lockedBy === 'owner' ? 'the customer' : 'us'}`}
          {found.deletion && `, to be deleted from ${fullDayOf(found.deletion.due)} on, unless they log in`}
        </dd>
      </div>
      <div>
        <dt>Will</dt>
        <dd>
          {found.will.map(({ what, at }) => `${what}${at === undefined ? '' : ` ${dayOf(at)}`}`).join(', ') ||
            'not started'}
        </dd>
      </div>
      <div>
        <dt>Second step</dt>
        <dd>
          {found.factors.passkeys} passkeys, {found.factors.authenticators} apps, {found.factors.recoveryCodes} recovery
          codes
        </dd>
      </div>
    </dl>
  )
}

function Found({
  found,
  onChanged,
  onGone,
}: {
  found: FoundCustomerReply
  onChanged: (found: FoundCustomerReply) => void
  /** The account is deleted. */
  onGone: () => void
}) {
  const may = useMay()
  const [doing, setDoing] = useState<Doing>()
  const [said, setSaid] = useState('')
  const [helping, setHelping] = useState(false)
  const [will, setWill] = useState<HelpedWillReply>()
  const simple = typeof doing === 'string' && doing !== 'email' && doing !== 'delete' ? simpleActs[doing] : undefined
  const canHelp = found.consents.some(({ purpose }) => purpose === 'help')
  const offered = (Object.keys(simpleActs) as (keyof typeof simpleActs)[]).filter(
    (each) =>
      may(simpleActs[each].what) &&
      (each !== 'lock' || found.lockedBy === undefined) &&
      (each !== 'unlock' || found.lockedBy === 'operator') &&
      (each !== 'confirmation' || !found.emailVerified) &&
      (each !== 'sessions' || found.sessions.length > 0),
  )
  const params = { id: found.id }
  const done = async (changed: Promise<FoundCustomerReply>, says: string) => {
    onChanged(await changed)
    setSaid(says)
  }
  return (
    <div className="sections">
      <p role="status">{said}</p>
      <Account found={found} />
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
        {offered.map((each) => (
          <button key={each} type="button" onClick={() => setDoing(each)}>
            {simpleActs[each].title.slice(0, -1)}
          </button>
        ))}
        {may('correct the email') && (
          <button type="button" onClick={() => setDoing('email')}>
            Correct the email
          </button>
        )}
        {may('delete the account') && (
          <button type="button" onClick={() => setDoing('delete')}>
            Delete the account
          </button>
        )}
        {canHelp && may('open the will to help') && (
          <button type="button" onClick={() => setHelping(true)}>
            Open the will to help
          </button>
        )}
      </div>
      <section>
        <h2>Orders</h2>
        <DeskTable
          caption="Orders"
          columns={[
            { head: 'Order', cell: ({ id }) => id },
            { head: 'Products', cell: ({ items }) => items.join(', '), wide: true },
            { head: 'Amount', cell: ({ total }) => price(total), figures: true },
            { head: 'State', cell: ({ state }) => state },
            {
              head: 'Do',
              cell: ({ id, state }) =>
                state === 'paid' &&
                may('resend a mail') && (
                  <button type="button" className="small" onClick={() => setDoing({ receipt: id })}>
                    Receipt <span className="visually-hidden">of order {id} again</span>
                  </button>
                ),
            },
          ]}
          rows={found.orders}
          keyOf={({ id }) => id}
          toOf={({ id }) => (may('open an order') ? `/desk/orders/${id}` : undefined)}
          empty="Nothing was ordered."
        />
      </section>
      <section>
        <h2>Messages</h2>
        <DeskTable
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
      </section>
      <section>
        <h2>Where they are logged in</h2>
        <DeskTable
          caption="Where they are logged in"
          columns={[
            { head: 'Device', cell: ({ device }) => device },
            { head: 'Since', cell: ({ started }) => momentOf(started) },
          ]}
          rows={found.sessions}
          keyOf={({ device, started }) => `${device} ${started}`}
          empty="Nowhere."
        />
      </section>
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
      {simple && (
        <ReasonDialog
          title={simple.title}
          button={simple.button}
          suggestions={reasons}
          onSend={(reason) => done(simple.does(found.id, reason), 'Done. The customer can see it.')}
          onClose={() => setDoing(undefined)}
        />
      )}
      {typeof doing === 'object' && (
        <ReasonDialog
          title={`Send the receipt of order ${doing.receipt} again?`}
          button="Send it again"
          suggestions={reasons}
          onSend={(reason) =>
            done(
              act('POST /api/desk/customers/{id}/resend', {
                params,
                body: { mail: 'receipt', order: doing.receipt, reason },
              }),
              'The receipt is on its way.',
            )
          }
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing === 'email' && (
        <CorrectEmailDialog customer={found.id} onDone={setSaid} onClose={() => setDoing(undefined)} />
      )}
      {doing === 'delete' && (
        <DeleteAccountDialog
          found={found}
          onAsked={(due, says) => {
            onChanged({ ...found, deletion: { due } })
            setSaid(says)
          }}
          onDeleted={onGone}
          onClose={() => setDoing(undefined)}
        />
      )}
      {helping && (
        <ReasonDialog
          title="Open the will to help?"
          button="Open it"
          suggestions={reasons}
          onSend={async (reason) =>
            setWill(await deskCall('POST /api/desk/customers/{id}/will', { params, body: { reason } }))
          }
          onClose={() => setHelping(false)}
        >
          <p>The customer agreed to this for a day. They see that you opened it, and why.</p>
        </ReasonDialog>
      )}
    </div>
  )
}

/** One customer, found by the whole email or a number. Customers are never listed. */
export function CustomerPage() {
  const { state, key } = useLocation()
  const [found, setFound] = useState<FoundCustomerReply>()
  const [gone, setGone] = useState(false)
  // A new search starts with nothing of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is visited again
  useEffect(() => {
    setFound(undefined)
    setGone(false)
  }, [key])
  return (
    <Page
      title={found ? found.name : 'Find a customer'}
      after={
        found && (
          <button type="button" onClick={() => setFound(undefined)}>
            Find another
          </button>
        )
      }
    >
      {found ? (
        <Found
          found={found}
          onChanged={setFound}
          onGone={() => {
            setFound(undefined)
            setGone(true)
          }}
        />
      ) : (
        <>
          <p role="status">{gone && 'The account is deleted, with everything in it. The customer is told by email.'}</p>
          <Find key={key} led={ledFrom(state)} onFound={setFound} />
        </>
      )}
    </Page>
  )
}
