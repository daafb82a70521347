import { useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { shared, deskStrip as words } from '#words/en/preview.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './desk.module.css'
import { TwoSides, WordsOfStep } from './desk.tsx'
import { PeopleInShort } from './people-side.tsx'
import type { OnDesk } from './use-desk.ts'
import { useSide } from './use-desk.ts'

/** Both sides of the desk over a phone's page, opened at what the answer changes. Pulled up, it holds the whole will. */
function DeskSheet({ on, onClose }: { on: OnDesk & { step: StepName }; onClose: () => void }) {
  const [side, choose] = useSide(on.step)
  const [tall, setTall] = useState(false)
  return (
    <Dialog
      title={words.seeWhatItSays}
      sheet
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
      <TwoSides on={on} side={side} choose={choose} leaveSheet={onClose} />
    </Dialog>
  )
}

/** On a narrow screen the desk is a strip over the bar, with what the answer changes. A press opens both its sides in a sheet. */
export function DeskStrip({ step, ...on }: OnDesk & { step: StepName }) {
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
          <svg className="line-icon in-middle" viewBox="0 0 20 10" aria-hidden="true">
            <path d="M3 8.5 10 2l7 6.5" />
          </svg>
          <span>
            {seen}
            <span className="visually-hidden">{heard}</span>
          </span>
        </button>
      </div>
      {open && <DeskSheet on={{ ...on, step }} onClose={() => setOpen(false)} />}
    </>
  )
}
