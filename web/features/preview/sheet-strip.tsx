import { useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { shared, sheetStrip as words } from '#words/en/preview.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PeopleInShort } from './people-side.tsx'
import css from './sheet.module.css'
import { TwoSides, WordsOfStep } from './sheet.tsx'
import type { OnSheet } from './use-sheet.ts'
import { useSide } from './use-sheet.ts'

/** Both sides of the sheet over a phone's page, opened at what the answer changes. Pulled up, it holds the whole will. */
function SheetDialog({ on, onClose }: { on: OnSheet & { step: StepName }; onClose: () => void }) {
  const [side, choose] = useSide(on.step)
  const [tall, setTall] = useState(false)
  return (
    <Dialog
      title={words.seeWhatItSays}
      rises
      tall={tall}
      onTall={setTall}
      onClose={onClose}
      foot={
        <>
          <Button
            label={tall ? words.showLess : side === 'words' ? words.readTheWholeWill : words.seeTheWholePicture}
            look="link"
            onClick={() => setTall(!tall)}
          />
          <Button label={words.done} look="secondary" onClick={onClose} />
        </>
      }
    >
      <TwoSides on={on} side={side} choose={choose} leave={onClose} />
    </Dialog>
  )
}

/** On a narrow screen the sheet is a strip over the bar, with what the answer changes. A press opens both its sides in a dialog. */
export function SheetStrip({ step, ...on }: OnSheet & { step: StepName }) {
  const [open, setOpen] = useState(false)
  const [side] = useSide(step)
  const [seen, heard] = words.seeIt
  return (
    <>
      <div className={css.strip}>
        <h2 className="visually-hidden">{shared[side]}</h2>
        <div className={css.stripBody}>
          {side === 'people' && (on.inShort || on.will.persons.length > 0) ? (
            (on.inShort ?? <PeopleInShort will={on.will} step={step} />)
          ) : (
            <WordsOfStep {...on} step={step} />
          )}
        </div>
        <button type="button" className={css.seeIt} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <svg className="block line-icon in-middle" viewBox="0 0 20 10" aria-hidden="true">
            <path d="M3 8.5 10 2l7 6.5" />
          </svg>
          <span className="block">
            {seen}
            <span className="visually-hidden">{heard}</span>
          </span>
        </button>
      </div>
      {open && <SheetDialog on={{ ...on, step }} onClose={() => setOpen(false)} />}
    </>
  )
}
