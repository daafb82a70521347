import { useMemo } from 'react'
import { stopsCheckout } from '#core/advice/advice.ts'
import type { ReadingsReply } from '#core/api/wills.ts'
import { productById } from '#core/catalogue/products.ts'
import { isUnpaid, summaryOffers } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listed } from '#core/text/names.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { changedSince, type PartToRead, partsToRead } from '#drafting/reading/parts.ts'
import { shared, readingEnd as words } from '#words/en/summary.ts'
import { usePartsNotOffered } from '../../api/offered-parts.ts'
import { usePastWill } from '../../api/queries.ts'
import { today } from '../../api/today.ts'
import { markVisited, mode } from '../../api/visits.ts'
import { pagesOfWords } from '../../features/preview/printed-pages.ts'
import { TiedWill } from '../../features/tied-will/tied-will.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DraftDownload } from '../../ui/download-button.tsx'
import { Tick } from './contents-list.tsx'
import { Offer } from './offer.tsx'
import { ReadBack } from './read-back.tsx'
import css from './reading-end.module.css'

const counted = (count: number, one: string, several: string): string => (count === 1 ? one : `${count} ${several}`)

/** Beyond these their number is said, and no names. */
const MOST_CHANGES_NAMED = 3

/** What is not as it was when the customer first agreed to a part. */
function Changed({ parts, agreements }: { parts: readonly PartToRead[]; agreements: ReadingsReply['agreements'] }) {
  const { data: before } = usePastWill(Math.min(...agreements.map(({ version }) => version)))
  const changed = useMemo(() => before && changedSince(partsToRead(before, today()), parts), [before, parts])
  if (!changed || changed.length === 0) return null
  const names = changed.length <= MOST_CHANGES_NAMED ? `: ${listed.format(changed.map(({ title }) => title))}` : ''
  return (
    <li>
      <Tick /> {counted(changed.length, words.n1ChangeWhileReading, words.changesWhileReading)}
      {names}
    </li>
  )
}

/** Once every part is agreed to: the pages are tied, and the payment is next. */
export function ReadingEnd({
  will,
  parts,
  agreements,
  onReadAgain,
}: {
  will: Will
  parts: readonly PartToRead[]
  agreements: ReadingsReply['agreements']
  onReadAgain: () => void
}) {
  const document = preview(will, today())
  const { sponsored } = mode()
  const offers = summaryOffers(will, true, { sponsored })
  const notOffered = usePartsNotOffered(will)
  const isPayment =
    offers.length === 1 && offers[0] === 'pay' && stopsCheckout(will, today()).length === 0 && notOffered.length === 0
  const warnings = parts.reduce((sum, part) => sum + part.warnings.length, 0)
  const price = poundsInWords(productById('will').price)
  return (
    <div className={css.end} id="the-end">
      <div className={css.tied}>
        <TiedWill name={fullNameOf(will.details)} arrives="is tied" />
      </div>
      <div className={css.said}>
        <h2 tabIndex={-1}>{words.itSaysWhatYouMean}</h2>
        <p className="soft pretty">{words.youReadAllClausesAndAgreed(document.clauses.length)}</p>
        <ul className="stack gap-10 above-20 below-28">
          <li>
            <Tick /> {words.aboutForYouToSign(counted(pagesOfWords(document) + 1, '1 page', 'pages'))}
          </li>
          {warnings > 0 && (
            <li>
              <Tick /> {counted(warnings, words.oneWarningRead, words.warningsRead)}
            </li>
          )}
          <Changed parts={parts} agreements={agreements} />
        </ul>
        {isPayment ? (
          <ButtonLink
            label={shared.continueToPayment(price)}
            to={pathOf('will.addons')}
            onClick={() => markVisited('will.addons')}
          />
        ) : (
          <Offer will={will} />
        )}
        {isUnpaid(will) && <p className="soft pretty above-24">{words.itIsNotAWillYet}</p>}
        <p className={css.again}>
          <Button label={words.readItAgain} look="link" onClick={onReadAgain} />
          <DraftDownload label={words.printADraft} />
        </p>
        <ReadBack will={will} />
      </div>
    </div>
  )
}
