import { type FormEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { statementsOfPartner } from '#core/advice/questions.ts'
import { mayBeOffered } from '#core/catalogue/order.ts'
import {
  governmentFees,
  inOrder,
  isForPartner,
  isInsteadOf,
  type ProductId,
  paysForWill,
  productById,
  products,
} from '#core/catalogue/products.ts'
import { moneyBackUntil } from '#core/catalogue/refundability.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { pathOf } from '#core/journey/pages.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { price } from '#core/text/money.ts'
import { firstNameIn } from '#core/text/names.ts'
import { lpaPages } from '#core/will/lpa-options.ts'
import { partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { shared, partnerStatements as table, addons as words } from '#words/en/checkout.ts'
import { kept } from '#words/en/forms.ts'
import { previewPage } from '#words/en/preview.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { useForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { BackLink } from '../../ui/plain-page.tsx'
import { Runs } from '../../ui/runs.tsx'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import stepCss from '../../ui/step-page.module.css'
import { useIsWide } from '../../ui/use-media.ts'
import { Sheet } from '../preview/sheet.tsx'
import { useSheet } from '../preview/use-sheet.ts'
import { isKeptBasket, TotalLines } from './basket.tsx'
import css from './checkout.module.css'
import frameCss from './checkout-frame.module.css'

/** Progress in percent, between the summary and the payment. */
const NEARLY_DONE = 99

const answers = ['No', 'Maybe'] as const
type AboutPartner = (typeof answers)[number]

/** What may stop the second will of a couple, read before both are paid for. The answer stays on this page. */
function PartnerStatements({
  isPaid,
  value,
  error,
  onChange,
  onAlone,
}: {
  /** The customer's own will is paid for already. */
  isPaid: boolean
  value: AboutPartner | undefined
  error: string | undefined
  onChange: (answer: AboutPartner) => void
  /** The customer would rather pay for their own will alone. */
  onAlone: () => void
}) {
  return (
    <div className={css.partner}>
      <Radios
        name="aboutPartner"
        {...table.couldAnyOfTheseBeTrue}
        options={answers}
        labels={table.labels}
        value={value}
        onChange={onChange}
        error={error}
      >
        <ul className="stack gap-12 bullets tight above-4 below-20">
          {statementsOfPartner.map((words) => (
            <li key={words}>{kept.said(words)}</li>
          ))}
        </ul>
      </Radios>
      <div role="status">
        {value === 'Maybe' && (
          <div className="notice stack gap-12 from-start above-20 padded">
            <p>
              {table.thenYourPartnerWould} {moneyBackUntil([isPaid ? 'mirror-upgrade' : 'mirror'])}
            </p>
            <p>
              {!isPaid && <>{table.youCanPayForYourOwn} </>}
              {table.yourPartnerCanStartAWill}
            </p>
            <Button label={isPaid ? table.leaveItOut : table.onlyMyWill} look="secondary" onClick={onAlone} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The products offered with the will. None is selected by default. */
const offered: readonly ProductId[] = products
  .filter(({ id, sold }) => id !== 'will' && sold !== 'apart')
  .map(({ id }) => id)

/** What the government charges to register a power of attorney. */
const [registration] = governmentFees

/** The price difference between the wills of a couple and a single will, in pence. */
const MIRROR_ADDS = productById('mirror').price - productById('will').price

/** Without a product and what it is chosen instead of. */
const without = (chosen: readonly ProductId[], id: ProductId): readonly ProductId[] =>
  chosen.filter((each) => each !== id && !isInsteadOf(each, id))

/** A product as it is offered: the partner's will under the name of the partner. */
const inWords = (id: ProductId, will: Will): { label: string; note: string } => {
  const product = productById(id)
  const partner = partnerNow(will)
  if (!partner || !isForPartner(id))
    return { label: `${kept.said(product.name)}, ${price(product.price)}`, note: kept.said(product.for) }
  const name = firstNameIn(partner.fullname)
  const label =
    id === 'mirror'
      ? words.aMatchingWillForMore(name, price(MIRROR_ADDS))
      : words.aMatchingWillFor(name, price(product.price))
  return { label, note: words.checksItAndConfirmsItAlone(name) }
}

/** After the questions, with the finished will beside it. */
export function AddonsPage() {
  const { will } = useForm()
  const sheet = useSheet(
    useMemo(() => ({ page: 'preview', will }), [will]),
    preview,
  )
  const beside = useIsWide()
  const { state } = useLocation()
  // The selection made before the customer went to the checkout and back.
  const before = isKeptBasket(state) ? offered.filter((id) => state.items.includes(id) && mayBeOffered(id, will)) : []
  const [chosen, setChosen] = useState<readonly ProductId[]>(before)
  const navigate = useNavigate()
  const items = inOrder<ProductId>(isUnpaid(will) && !paysForWill(chosen) ? ['will', ...chosen] : chosen)
  const couple = chosen.some(isForPartner)
  const [aboutPartner, setAboutPartner] = useState<AboutPartner>()
  const [error, setError] = useState<string>()
  const shown = offered.filter((id) => mayBeOffered(id, will))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (couple && aboutPartner === undefined) {
      setError(words.saySo)
      document.querySelector<HTMLElement>('[name=aboutPartner]')?.focus()
      return
    }
    if (items.length === 0) return void navigate(pathOf('will.my-downloads'))
    markVisited('will.my-checkout')
    void navigate(pathOf('will.my-checkout'), { state: { items } })
  }
  return (
    <Shell progress={NEARLY_DONE}>
      <div className={stepCss.layout}>
        <main id="main" className={stepCss.question}>
          <div className="measure">
            <BackLink to={pathOf('will.summary')}>{shared.back}</BackLink>
            <PageTitle tab={words.wouldYouLikeAnythingElse} />
            <p className={stepCss.intro}>{isUnpaid(will) ? words.onlyTheWill : words.nothingMore}</p>
            <form className="above-32" onSubmit={submit}>
              <Checkboxes
                name="items"
                label={words.extras}
                hideLegend
                options={shown.map((id) => ({ value: id, ...inWords(id, will), checked: chosen.includes(id) }))}
                onChange={(value, on) => {
                  const id = offered.find((each) => each === value)
                  if (id) setChosen((before) => (on ? [...without(before, id), id] : without(before, id)))
                }}
              />
              {couple && (
                <PartnerStatements
                  isPaid={!isUnpaid(will)}
                  value={aboutPartner}
                  error={error}
                  onChange={(answer) => {
                    setAboutPartner(answer)
                    setError(undefined)
                  }}
                  onAlone={() => {
                    setChosen((before) => before.filter((id) => !isForPartner(id)))
                    setAboutPartner(undefined)
                    document.querySelector<HTMLElement>('[name=items]')?.focus()
                  }}
                />
              )}
              <p className="soft">
                <Runs of={words.withAPowerOfAttorneyYou} />{' '}
                <a href="/power-of-attorney" target="_blank" rel="noopener">
                  {words.seeASampleOpensInA}
                </a>
                .{' '}
                {words.costsPaidToThemAndNot(
                  registration.name,
                  price(figureOn(registration.figure, today())),
                  registration.note,
                )}{' '}
                <a href={lpaPages.online}>{words.yourselfOnGovUk}</a> {words.forThatFeeAlone}
              </p>
              <div className={css.apart}>
                <TotalLines items={items} />
              </div>
              <div className={`${frameCss.foot} above-20`}>
                <Button label={words.continue} type="submit" />
              </div>
            </form>
          </div>
        </main>
        <aside className={stepCss.preview} aria-label={previewPage.yourWill}>
          {beside && sheet && <Sheet on={sheet} />}
        </aside>
      </div>
    </Shell>
  )
}
