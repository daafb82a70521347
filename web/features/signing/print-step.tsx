import { useState } from 'react'
import { Link } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HowSigned } from './how-signed.tsx'
import css from './signing.module.css'
import { NeedsConnection, SentStatus, SigningFrame } from './signing-frame.tsx'
import { PagesDrawing } from './table-drawing.tsx'
import tickCss from './ticks.module.css'
import type { SigningDay } from './use-signing-day.ts'

const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const inWords = (pages: number): string => words[pages] ?? String(pages)

const counted = (pages: number): string => Array.from({ length: pages }, (_, at) => at + 1).join(', ')

/** The pages, printed, counted and stapled once. Those of newer words have to be printed again. */
export function PrintStep({
  signing,
  plan,
  opensOffline,
  onDone,
}: {
  signing: SigningDay
  plan: SigningPlan
  /** False in a browser that keeps no pages for a place without a network. */
  opensOffline: boolean
  onDone: (plan: SigningPlan) => void
}) {
  const { will, pages, newest, cannotPrint, sent } = signing
  const [waits, setWaits] = useState(false)
  const other = plan.fingerprint !== undefined && newest !== undefined && plan.fingerprint !== newest
  const go = () => {
    if (newest === undefined) return setWaits(true)
    onDone({ ...plan, fingerprint: newest })
  }
  const all = pages === undefined ? 'All pages are here' : `All ${inWords(pages).toLowerCase()} pages are here`
  return (
    <SigningFrame
      step="print"
      title="Print it, and staple it once."
      tab="Print it, and staple it once"
      lead={
        newest !== undefined &&
        newest !== 'none' && (
          <>
            The foot of each page says <strong>Document {newest}</strong>.
          </>
        )
      }
      beside={<PagesDrawing pages={pages ?? 5} />}
    >
      {!opensOffline && <NeedsConnection />}
      {other && (
        <p className={css.note} role="alert">
          Your will has other words now than the pages you printed. Print it again, all of it.
        </p>
      )}
      {cannotPrint && (
        <p className={css.note}>
          Your answers have changed and make no new will yet.{' '}
          <Link to={pathOf('will.my-downloads')} reloadDocument>
            Your documents
          </Link>{' '}
          say what to do.
        </p>
      )}
      <HowSigned attestation={will.attestation} />
      <ul className={tickCss.ticks}>
        <li className={tickCss.shown}>
          {pages === undefined ? 'Every page' : `${inWords(pages)} ${pages === 1 ? 'page' : 'pages'}`}, on one side
          only, plain A4
        </li>
        {pages !== undefined && <li className={tickCss.shown}>Count them: {counted(pages)}</li>}
        <li className={tickCss.shown}>One staple, top left. Never take it out</li>
        <li className={tickCss.shown}>Two pens with blue or black ink</li>
      </ul>
      <div className={css.actions}>
        <Button busy={sent === 'saving' || cannotPrint} onClick={go}>
          {all}
        </Button>
        <ButtonLink look="link" to={pathOf('will.my-downloads')} reloadDocument>
          Get the will to print
        </ButtonLink>
      </div>
      <p role="status" className={css.sent}>
        {waits &&
          newest === undefined &&
          'We could not look up your newest pages. Check your connection, then try again.'}
      </p>
      <SentStatus sent={sent} />
    </SigningFrame>
  )
}
