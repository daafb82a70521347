import { memo, useId } from 'react'
import type { Card } from '#core/picture/cards.ts'
import css from './what-if-chips.module.css'

export type WhatIfChoice = {
  readonly key: string
  /** "Ruth has died". */
  readonly words: string
  /** Whose colour it wears. */
  readonly card?: Card | undefined
}

/** One choice of what is supposed, as radio buttons that look like chips. Above the picture, so that they never move. */
export const WhatIfChips = memo(function WhatIfChips({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: string
  choices: readonly WhatIfChoice[]
  chosen: string
  onChoose: (key: string) => void
}) {
  const name = useId()
  return (
    <fieldset className="shrink">
      <legend className="visually-hidden">{legend}</legend>
      <div className={css.chips}>
        {choices.map(({ key, words, card }) => (
          <label key={key} className={css.chip} style={card && ({ '--person': card.colour.hex } as object)}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            {card && <i aria-hidden="true" />}
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
})
