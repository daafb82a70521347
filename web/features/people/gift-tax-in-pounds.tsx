import { useDeferredValue } from 'react'
import { needsAPerson } from '#core/estate/problems.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { amountInWords, ESTIMATE, NOT_ANSWERED, openInWords, refusalWords } from '#core/tax/estimate-words.ts'
import type { GiftTaxChoices } from '#core/tax/gift-tax-choices.ts'
import type { GiftTax } from '#core/will/lists.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { giftTaxInPounds as text } from '#words/en/people.ts'
import { today } from '../../api/today.ts'
import { useFigures } from '../../api/use-figures.ts'
import css from './gift-note.module.css'

const answers: Readonly<Record<GiftTax, string>> = text.answers

type Difference = Extract<GiftTaxChoices, { is: 'difference' }>

/** What each would get with each answer, of those for whom it makes a difference, and the tax. */
function Both({ choices, names }: { choices: Difference['choices']; names: ReadonlyMap<string, string> }) {
  const totalOf = (choice: Difference['choices'][number], taker: string) =>
    choice.due && amountInWords(choice.people.find((person) => person.taker === taker)?.total ?? { low: 0, high: 0 })
  const takers = [...new Set(choices.flatMap(({ people }) => people.map(({ taker }) => taker)))]
  const rows = takers.flatMap((taker) => {
    const name = names.get(taker)
    const totals = choices.map((choice) => totalOf(choice, taker))
    return name && new Set(totals).size > 1 ? [{ name, totals }] : []
  })
  return (
    <table className="note">
      <caption className="visually-hidden">{text.whatEachWouldGetByWho}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text.who}</span>
          </th>
          {choices.map(({ tax }) => (
            <th key={tax} scope="col">
              {answers[tax]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, { name: kept.said('The tax'), totals: choices.map(({ due }) => due && amountInWords(due)) }].map(
          ({ name, totals }) => (
            <tr key={name} className="ruled">
              <th scope="row" className="plain">
                {name}
              </th>
              {choices.map(({ tax }, at) => (
                <td key={tax} data-of={answers[tax]}>
                  {totals[at] ?? text.noFigure}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

/** Those who get the gift or share the rest, by short names, as the picture of the will calls them. */
const namesIn = (will: Will): ReadonlyMap<string, string> =>
  new Map(pictureOf(will, today()).cards.map(({ key, name }) => [key, name]))

/** What each answer about the tax on a gift would come to. Nothing until it is said what things are worth. */
export function GiftTaxInPounds(typed: { will: Will; gift: Omit<Gift, 'id'> }) {
  const will = useDeferredValue(typed.will)
  const settled = useDeferredValue(JSON.stringify(typed.gift))
  const gift: Omit<Gift, 'id'> & { id?: number } = JSON.parse(settled)
  const id = gift.id ?? Math.max(0, ...will.gifts.map((each) => each.id)) + 1
  const found = useFigures('giftTaxChoices', will, { ...gift, id }, today())
  if (!found || found.is === 'not known') return null
  if (found.is === 'no difference')
    return (
      <p className={css.pounds} role="status">
        {text.fromWhatYouSaidThingsAre}
      </p>
    )
  const open = found.open ? openInWords(will, found.open) : []
  return (
    <div className={css.pounds} role="status">
      <Both choices={found.choices} names={namesIn(will)} />
      {found.choices.map(
        ({ tax, reasons }) =>
          reasons.length > 0 && (
            <p key={tax} className="above-8">
              <b>{answers[tax]}.</b> {[needsAPerson(), ...reasons.map((code) => refusalWords[code])].join(' ')}
            </p>
          ),
      )}
      {open.length > 0 && (
        <p className="above-8">
          <b>{kept.said(NOT_ANSWERED)}.</b> {open.map(({ question, words }) => `${question} ${words}`).join(' ')}
        </p>
      )}
      <p className="soft above-8">{text.fromWhatYouSaidThingsAre2(kept.said(ESTIMATE))}</p>
    </div>
  )
}
