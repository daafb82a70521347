import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { nextToDo, type ToDoRow } from '#core/account/yours-to-do.ts'
import type { AskForPrint, DocumentsReply, ShownPrint } from '#core/api/documents.ts'
import { paysForWill } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { lpasBought } from '#core/lpa/lpas.ts'
import { addressGiven } from '#core/rules/fields.rules.ts'
import { signingState } from '#core/signing/signing-state.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { price } from '#core/text/money.ts'
import { addressLine } from '#core/will/address-lines.ts'
import { hasValues } from '#core/will/new-will.ts'
import type { Address, Will } from '#core/will/schema.ts'
import { print as table, downloads as words } from '#words/en/documents.ts'
import { pairWords } from '#words/en/pair.ts'
import { call } from '../../api/http.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { read, usePrints, useUnconfirmedEmail } from '../../api/queries.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { ALL_ANSWERS, queryClient, useForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { useWords } from '../../content/use-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { CoupleSection } from '../couple/couple-section.tsx'
import { SettledLpas } from '../lpa/lpas-on-downloads.tsx'
import { AddressFields } from '../people/address-fields.tsx'
import { PeoplePanel } from '../roles/people-panel.tsx'
import { OnItsWay } from '../together/together.tsx'
import { Fold, useYoursToDo, YoursToDo } from '../yours-to-do/yours-to-do.tsx'
import { DocumentGroups } from './document-groups.tsx'
import css from './documents.module.css'
import { FirstDownloadGate, useFirstDownload } from './first-download.tsx'
import { NextThing } from './signing-hero.tsx'
import { WhatWasSigned } from './signing-panel.tsx'
import { Changed, Stopped } from './versions.tsx'

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
function PrintPanel({ will }: { will: Will }) {
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

/** What the will stands at, for these documents: a change of another document leaves it signed. Until they are there, as its row says. */
const stateOf = (will: Will, pack: DocumentsReply | undefined, rows: readonly ToDoRow[]) => {
  const changed = rows.some(({ what, is }) => what === 'sign' && is !== 'done') ? 'changed' : undefined
  const newest = pack?.sinceSigning?.will === false ? undefined : pack?.fingerprint
  return signingState(will, today(), pack ? newest : changed)
}

/** A link to the orders, while the money for one goes back with a button. */
function MoneyBack() {
  const { data } = useQuery(read('GET /api/account/orders'))
  const order = data?.orders.find(({ items, refundable }) => refundable && paysForWill(items))
  return order ? <Link to="/account#orders">{words.askForBack(price(order.total))}</Link> : null
}

/** What is rarely wanted: ways to change the will, and to what can be bought beside it. */
function More({ will, children }: { will: Will; children: ReactNode }) {
  return (
    <section className={page.panel} aria-label={words.more}>
      <div className={`cluster ${css.links}`}>
        <Link to={pathOf('will.summary')}>{words.changeMyWill}</Link>
        <Link to={ALL_ANSWERS}>{words.whoGetsWhat}</Link>
        {will.signing && <Link to="/account#something-changed">{words.somethingChangedInMyLife}</Link>}
        {will.signing && <Link to="#sign">{words.lostOrDestroyed}</Link>}
        <Link to={pathOf('will.addons')} onClick={() => markVisited('will.addons')}>
          {words.addToYourOrder}
        </Link>
        {lpasBought(will) === 'none' && will.lpoaDate === undefined && (
          <Link to={pathOf('will.lpa')}>{words.lastingPowerOfAttorney}</Link>
        )}
        <MoneyBack />
      </div>
      {children}
    </section>
  )
}

/** What stands over the list: why there is nothing newer, the one next thing, and what has changed. */
function Top({ will, pack, state, ...about }: Parameters<typeof NextThing>[0]) {
  return (
    <>
      {pack && pack.stopped.length > 0 && <Stopped reasons={pack.stopped} />}
      {pack && !pack.upToDate && pack.stopped.length === 0 && (
        <p className={css.outdated} role="status">
          {words.youHaveChangedAnswersSince} <Link to={pathOf('will.summary')}>{words.seeWhatIsMissing}</Link>
        </p>
      )}
      {state.is === 'signed' && (
        <h2 className={css.signed} id="signing-hero" tabIndex={-1}>
          <span aria-hidden="true">✓ </span>
          {words.itHasBeenYourWillSince(dayInWords(state.signing.on))}
        </h2>
      )}
      {will.signing && will.storage && <p className={css.kept}>{words.itIsKeptHere(will.storage)}</p>}
      <NextThing {...about} will={will} pack={pack} state={state} />
      {pack && <Changed pack={pack} signing={will.signing} />}
    </>
  )
}

/** `children` stands where the files do until `pack` is there. */
function Documents({
  will,
  pack,
  rows,
  children,
}: {
  will: Will
  pack: DocumentsReply | undefined
  rows: readonly ToDoRow[]
  children: ReactNode
}) {
  const estimates = useOffered('estimates')
  const [said, setSaid] = useState({ words: '' })
  const note = (text: string) => setSaid({ words: text })
  const { signing } = will
  const next = nextToDo(rows)
  const state = stateOf(will, pack, rows)
  const isSigned = state.is === 'signed'
  // What was noted may be drawn after it was said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its heading comes with it
  useEffect(() => {
    if (said.words) document.querySelector<HTMLElement>('#signing-hero, #next-thing')?.focus()
  }, [said, state.is])
  const told = pack && signing && <WhatWasSigned will={will} pack={pack} signing={signing} onSaid={note} />
  const list = rows.filter((row) => row !== next)
  const panels = {
    sign: isSigned && (told ?? <></>),
    partner: <CoupleSection />,
    print: <PrintPanel will={will} />,
    powers: will.lpoaDate && <SettledLpas will={will} on={will.lpoaDate} />,
    letters: undefined,
    people: <PeoplePanel will={will} />,
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {said.words}
      </p>
      <Top
        will={will}
        pack={pack}
        waits={Boolean(children)}
        state={state}
        next={next}
        panel={next && panels[next.what]}
        onSaid={note}
      />
      <div className={css.columns}>
        {list.length > 0 && <YoursToDo className={page.panel} rows={list} from={next ? 2 : 1} panels={panels} />}
        {pack ? (
          <div className="stack gap-20">
            <DocumentGroups pack={pack} signed={isSigned} hasValues={estimates && pack.upToDate && hasValues(will)} />
            <More will={will}>
              {told && !isSigned && (
                <Fold id="sign" head={<b className="brand">{words.whatYouToldUs}</b>}>
                  {told}
                </Fold>
              )}
              {will.mirrorWill === 1 && rows.every(({ what }) => what !== 'partner') && (
                <Fold id="partner" head={<b className="brand">{pairWords.title}</b>}>
                  <CoupleSection />
                </Fold>
              )}
            </More>
          </div>
        ) : (
          children
        )}
      </div>
    </>
  )
}

/** The documents of a will that is paid for: the one next thing, what else is left, and the files by what is done with them. */
export function DownloadsPage() {
  const { will } = useForm()
  const unconfirmed = useUnconfirmedEmail()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', will.version],
    queryFn: () => call('GET /api/documents'),
  })
  const rows = useYoursToDo(true)
  const { tryAgain } = useWords('notFound')
  const waits = !error && (
    <p role="status" className={`${page.panel} ${css.waits}`}>
      {words.gettingYourDocumentsReady}
    </p>
  )
  return (
    <FirstDownloadGate
      consentGiven={error ? false : data?.consentGiven}
      unconfirmed={unconfirmed}
      onConsent={() => refetch({ throwOnError: true })}
      code={data?.fingerprint}
    >
      <PlainPage
        canvas
        title={words.yourDocuments}
        lead={rows && words.left[rows.filter(({ is }) => is !== 'done').length]}
      >
        <section
          key={rows ? 'known' : 'asked for'}
          className="above-16"
          aria-label={words.documents}
          aria-busy={!data && !error}
        >
          {error && (
            <>
              <p role="alert">{error.message}</p>
              <div className="cluster above-20 below-28 off-paper">
                <ButtonLink label={words.backToYourWill} to={pathOf('will.summary')} />
                <Button label={tryAgain} look="secondary" onClick={() => void refetch()} />
              </div>
            </>
          )}
          {rows ? (
            <Documents will={will} pack={data} rows={rows}>
              {waits}
            </Documents>
          ) : (
            !error && <OnItsWay label={words.gettingYourDocumentsReady} />
          )}
        </section>
      </PlainPage>
    </FirstDownloadGate>
  )
}
