import { stopsCheckout } from '#core/advice/advice.ts'
import { productById } from '#core/catalogue/products.ts'
import { isUnpaid, summaryOffers } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { poundsInWords } from '#core/text/money.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { preview, TITLE } from '#drafting/draft.ts'
import type { PartToRead } from '#drafting/reading/parts.ts'
import { today } from '../../api/today.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { pagesOfWords } from '../../features/preview/printed-pages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Offer } from './offer.tsx'
import { Tick } from './part-card.tsx'
import css from './reading.module.css'

/** The pages tied with a ribbon. */
function Bow() {
  return (
    <svg className={css.bow} viewBox="0 0 200 170" aria-hidden="true">
      <path d="M86 76 62 158l20-11 14 15 12-78z" fill="#c22f5e" />
      <path d="M112 78l34 66-21 1-9 17-22-80z" fill="#c22f5e" />
      <path d="M97 62C70 20 8 20 8 56c0 30 56 30 90 14z" fill="var(--ribbon)" />
      <path d="M97 64C70 42 30 40 26 56c4 14 44 16 71 10z" fill="#a5234c" />
      <path d="M103 62c27-42 89-42 89-6 0 30-56 30-90 14z" fill="var(--ribbon)" />
      <path d="M103 64c27-22 67-24 71-8-4 14-44 16-71 10z" fill="#a5234c" />
      <rect x="86" y="52" width="28" height="32" rx="10" fill="#c22f5e" />
    </svg>
  )
}

const counted = (count: number, one: string, several: string): string => (count === 1 ? one : `${count} ${several}`)

/** Once every part is agreed to: the pages are tied, and the payment is next. */
export function ReadingEnd({
  will,
  parts,
  onReadAgain,
}: {
  will: Will
  parts: readonly PartToRead[]
  onReadAgain: () => void
}) {
  const document = preview(will, today())
  const { sponsored } = mode()
  const offers = summaryOffers(will, true, { sponsored })
  const isPayment = offers.length === 1 && offers[0] === 'pay' && stopsCheckout(will, today()).length === 0
  const warnings = parts.reduce((sum, part) => sum + part.warnings.length, 0)
  const price = poundsInWords(productById('will').price)
  return (
    <div className={css.end} id="the-end">
      <div className={css.tied} aria-hidden="true">
        <p className={css.tiedTitle}>
          {TITLE} <span>{fullNameOf(will.details)}</span>
        </p>
        {Array.from({ length: 11 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn lines
          <i key={line} />
        ))}
        <b className={css.down} />
        <b className={css.across} />
        <Bow />
      </div>
      <div className={css.said}>
        <h2 tabIndex={-1}>It says what you mean.</h2>
        <p className={css.soft}>You read all {document.clauses.length} clauses, and agreed to each.</p>
        <ul className={css.facts}>
          <li>
            <Tick /> About {counted(pagesOfWords(document) + 1, '1 page', 'pages')}, for you to sign
          </li>
          {warnings > 0 && (
            <li>
              <Tick /> {counted(warnings, '1 warning read', 'warnings read')}
            </li>
          )}
        </ul>
        {isPayment ? (
          <ButtonLink to={pathOf('will.addons')} onClick={() => markVisited('will.addons')}>
            {`Continue to payment, ${price}`}
          </ButtonLink>
        ) : (
          <Offer will={will} />
        )}
        {isUnpaid(will) && (
          <p className={css.notYet}>
            It is not a will yet. It is one when you have signed it in front of two witnesses.
          </p>
        )}
        <p className={css.again}>
          <Button look="link" onClick={onReadAgain}>
            Read it again
          </Button>
          <DownloadButton look="quiet" path="/api/documents/draft.pdf" file="draft-will.pdf" label="Print a draft" />
        </p>
      </div>
    </div>
  )
}
