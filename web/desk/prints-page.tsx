import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { OpenedPrintReply, PrintsQueueReply } from '#core/api/desk-queues.ts'
import { act, deskCall, useRead } from './api.ts'
import { Dialog, Refusal, useSending } from './dialog.tsx'
import { keep } from './keep-file.ts'
import { KeyHints } from './keys.tsx'
import { Page } from './shell.tsx'
import { DeskTable, Pill } from './table.tsx'
import { dayOf, promiseInWords } from './words.ts'

type Print = PrintsQueueReply['prints'][number]

function State({ print }: { print: Print }) {
  if (print.state === 'held') return <Pill tone="caution">held: will changed</Pill>
  if (print.state === 'to ask') return <Pill>customer has not said where</Pill>
  if (print.state === 'sent') return <Pill tone="good">posted</Pill>
  const { says, tone } = promiseInWords(print.promised, new Date())
  return <Pill tone={tone}>{says}</Pill>
}

/** The pages and the address of one print, and that it was posted. */
function PrintDialog({ print: { order }, onClose }: { print: Print; onClose: () => void }) {
  const params = { id: order }
  const [opened, setOpened] = useState<OpenedPrintReply>()
  const [tracking, setTracking] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { sending, refusal, send } = useSending()
  const open = () =>
    send(async () => {
      const given = await deskCall('POST /api/desk/prints/{id}/open', { params })
      setOpened(given)
      const pages = Uint8Array.from(atob(given.pdf), (byte) => byte.charCodeAt(0))
      keep(new Blob([pages], { type: 'application/pdf' }), `print-${order}.pdf`)
    })
  const posted = async () => {
    if (tracking.trim() === '') return field.current?.focus()
    if (await send(() => act('POST /api/desk/prints/{id}/posted', { params, body: { tracking: tracking.trim() } })))
      onClose()
  }
  return (
    <Dialog title={`Print of order ${order}`} onClose={onClose}>
      {opened === undefined ? (
        <p>
          The customer agreed that the printer has the pages and the address. That you open them is noted and shown to
          them.
        </p>
      ) : (
        <>
          <address className="address-sheet">
            {opened.name}
            <br />
            {[opened.address.house_name, opened.address.street_address, opened.address.town, opened.address.postcode]
              .filter((line) => line !== undefined && line !== '')
              .join('\n')}
          </address>
          <button type="button" onClick={() => window.print()}>
            Print the address
          </button>
          <label htmlFor="tracking">Tracking number</label>
          <input
            ref={field}
            id="tracking"
            aria-describedby="tracking-why"
            required
            value={tracking}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setTracking(target.value)}
          />
          <p id="tracking-why" className="hint">
            It was sold as tracked post: the customer gets this number by mail.
          </p>
        </>
      )}
      <Refusal>{refusal}</Refusal>
      <div className="actions">
        <button
          type="button"
          className="primary"
          aria-disabled={sending || undefined}
          onClick={opened === undefined ? open : posted}
        >
          {opened === undefined ? 'Open the pages' : 'It was posted'}
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

/** Bound prints that are paid for and not posted. */
export function PrintsPage() {
  const prints = useRead('GET /api/desk/prints')
  const { id } = useParams()
  const [chosen, setChosen] = useState<number>()
  const rows = prints.data?.prints ?? []
  const open = rows.find(({ order }) => order === chosen)
  return (
    <Page title="Prints to post" loading={prints}>
      <DeskTable
        caption="Prints to post, earliest promise first"
        columns={[
          { head: 'Order', cell: ({ order }) => (String(order) === id ? <mark>{order}</mark> : order) },
          { head: 'Ordered', cell: ({ ordered }) => dayOf(ordered), wide: true },
          { head: 'To', cell: ({ to }) => to ?? '–' },
          { head: 'Pages', cell: ({ pages }) => pages ?? '–', figures: true, wide: true },
          { head: 'State', cell: (print) => <State print={print} /> },
          {
            head: 'Do',
            cell: ({ order, state }) =>
              state === 'waiting' && (
                <button type="button" className="small" data-row data-take onClick={() => setChosen(order)}>
                  Print <span className="visually-hidden">order {order}</span>
                </button>
              ),
          },
        ]}
        rows={rows}
        keyOf={({ order }) => order}
      />
      <p className="hint">
        A print belongs to one version. Changed since? It is held, and the customer is asked which to send.
      </p>
      <KeyHints />
      {open && <PrintDialog print={open} onClose={() => setChosen(undefined)} />}
    </Page>
  )
}
