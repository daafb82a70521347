import { useEffect, useRef, useState } from 'react'
import type { AskForPrint, ShownPrint } from '#core/api/documents.ts'
import { addressGiven } from '#core/rules/fields.rules.ts'
import { addressLine } from '#core/will/address-lines.ts'
import type { Address, Will } from '#core/will/schema.ts'
import { print as table } from '#words/en/documents.ts'
import { call } from '../../api/http.ts'
import { read, usePrints } from '../../api/queries.ts'
import { queryClient } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import page from '../../ui/plain-page.module.css'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { AddressFields } from '../people/address-fields.tsx'
import css from './documents.module.css'
import { useFirstDownload } from './first-download.tsx'

const NO_ADDRESS: Address = { house_name: '', town: '', postcode: '' }

function AddressDialog({
  print,
  will,
  onClose,
  onDone,
}: {
  print: ShownPrint
  will: Will
  onClose: () => void
  onDone: (said: string) => void
}) {
  const { country: _country, ...home } = print.address ?? will.details.address ?? NO_ADDRESS
  const form = useSubmitForm<{ address: Address }>({
    initial: { address: home },
    check: ({ address }) => addressGiven('address', address, 'POSTCODE_NOT_UK'),
    save: async ({ address }) => {
      const body: AskForPrint = { order: print.order, address }
      queryClient.setQueryData(read('GET /api/prints').queryKey, await call('POST /api/prints', { body }))
    },
    onDone: () => {
      onClose()
      onDone(table.savedWeWillPrintYourNewest)
    },
    dialog: `print ${print.order}`,
  })
  return (
    <FormDialog {...table.whereShallWePostYourBound} form={form} onClose={onClose}>
      <p>{table.wePrintYourNewestWillBind}</p>
      <AddressFields {...form.field('address')} />
    </FormDialog>
  )
}

/** What has become of a print, and what the customer can do about it. */
const wordsFor = ({ state, address, code = '', sent, tracking }: ShownPrint): { says: string[]; action?: string } => {
  const to = address ? addressLine(address) : ''
  switch (state) {
    case 'to ask':
      return { says: [table.youHavePaidForAPrinted], action: table.sayWhereToPostIt }
    case 'waiting':
      return {
        says: [table.weWillPrintDocumentAndPost(code, to), table.untilWePostItYouCan],
        action: table.changeTheAddress,
      }
    case 'held':
      return { says: [table.youHaveChangedYourWill], action: table.printTheNewestWill }
    case 'sent':
      return {
        says: [
          table.wePostedDocumentOnTo(code, sent ? formatLondonDate(sent) : '', to),
          ...(tracking === undefined ? [] : [table.theNumberToTrackItIs(tracking)]),
        ],
      }
  }
}

function OnePrint({ print, onAct }: { print: ShownPrint; onAct: () => void }) {
  const { says, action } = wordsFor(print)
  return (
    <li className={css.executor}>
      {says.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {action && (
        <div>
          <Button label={action} look="secondary" onClick={onAct} />
        </div>
      )}
    </li>
  )
}

/** The bound prints that were bought. Asking for one hands over documents, as a download does. */
export function PrintPanel({ will }: { will: Will }) {
  const first = useFirstDownload()
  const { data, error } = usePrints()
  const [acting, setActing] = useState<ShownPrint>()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (said) heading.current?.focus()
  }, [said])
  const prints = data?.prints ?? []
  return (
    <section className={page.panel} aria-labelledby="bound-print">
      <h2 id="bound-print" ref={heading} tabIndex={-1}>
        {table.yourBoundWill}
      </h2>
      {error && <p role="alert">{error.message}</p>}
      <p role="status">{said}</p>
      <ul>
        {prints.map((print) => (
          <OnePrint
            key={print.order}
            print={print}
            onAct={() => first({ action: table.continue, go: () => setActing(print) })}
          />
        ))}
      </ul>
      {acting && <AddressDialog print={acting} will={will} onClose={() => setActing(undefined)} onDone={setSaid} />}
    </section>
  )
}
