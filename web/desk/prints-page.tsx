import { useParams } from 'react-router'
import type { OpenedPrintReply, PrintsQueueReply } from '#core/api/desk-queues.ts'
import { giveFile } from '../ui/give-file.ts'
import { Do, deskAct, useActing } from './acts.tsx'
import { act, deskCall, read } from './api.ts'
import { KeyHints } from './keys.tsx'
import { Pill, QueuePage } from './pages.tsx'
import { dayOf, promiseInWords } from './words.ts'

type Print = PrintsQueueReply['prints'][number]

const states = {
  held: { says: 'held: will changed', tone: 'caution' },
  'to ask': { says: 'customer has not said where', tone: 'quiet' },
  sent: { says: 'posted', tone: 'good' },
} as const

const stateOf = ({ state, promised }: Print) =>
  state === 'waiting' ? promiseInWords(promised, new Date()) : states[state]

/** With the address that is in the pages: that it was posted. */
const posting = (order: number, { name, address }: OpenedPrintReply) =>
  deskAct({
    title: `Print of order ${order}`,
    says: (
      <>
        <address className="address-sheet">
          {name}
          <br />
          {[address.house_name, address.street_address, address.town, address.postcode].filter(Boolean).join('\n')}
        </address>
        <button type="button" className="above-12" onClick={() => window.print()}>
          Print the address
        </button>
      </>
    ),
    may: 'note a print as posted',
    button: 'It was posted',
    leave: 'Close',
    fields: {
      tracking: {
        label: 'Tracking number',
        hint: 'It was sold as tracked post: the customer gets this number by mail.',
        maxLength: 40,
        required: true,
      },
    },
    send: ({ tracking }) =>
      act('POST /api/desk/prints/{id}/posted', { params: { id: order }, body: { tracking: tracking.trim() } }),
  })

function OpenPrint({ order }: { order: number }) {
  const { start } = useActing()
  const opening = deskAct({
    title: `Print of order ${order}`,
    says: (
      <p>
        The customer agreed that the printer has the pages and the address. That you open them is noted and shown to
        them.
      </p>
    ),
    may: 'open a print',
    button: 'Open the pages',
    leave: 'Close',
    send: async () => {
      const opened = await deskCall('POST /api/desk/prints/{id}/open', { params: { id: order } })
      const pages = Uint8Array.from(atob(opened.pdf), (byte) => byte.charCodeAt(0))
      giveFile(new Blob([pages], { type: 'application/pdf' }), `print-${order}.pdf`)
      start(posting(order, opened))
    },
  })
  return (
    <Do act={opening} className="small" data-row data-take>
      Print <span className="visually-hidden">order {order}</span>
    </Do>
  )
}

/** Bound prints that are paid for and not posted. */
export function PrintsPage() {
  const { id } = useParams()
  return (
    <QueuePage
      title="Prints to post"
      read={read('GET /api/desk/prints')}
      caption="Prints to post, earliest promise first"
      rows={({ prints }) => prints}
      keyOf={({ order }) => order}
      columns={[
        ['Order', ({ order }) => (String(order) === id ? <mark>{order}</mark> : order)],
        ['Ordered', ({ ordered }) => dayOf(ordered), 'wide'],
        ['To', ({ to }) => to ?? '–'],
        ['Pages', ({ pages }) => pages ?? '–', 'figures wide'],
        ['State', (print) => <Pill {...stateOf(print)} />],
        ['Do', ({ order, state }) => state === 'waiting' && <OpenPrint order={order} />],
      ]}
      foot={
        <>
          <p className="hint">
            A print belongs to one version. Changed since? It is held, and the customer is asked which to send.
          </p>
          <KeyHints />
        </>
      }
    />
  )
}
