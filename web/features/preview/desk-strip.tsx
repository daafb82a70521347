import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { preview } from '#drafting/draft.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './desk.module.css'
import { type PeopleOfStep, WordsOfStep } from './desk.tsx'
import { useSide } from './desk-side.ts'
import { PeopleSide } from './people-side.tsx'
import { idsOfSide, SideSwitch } from './side-switch.tsx'
import { WillDocument } from './will-document.tsx'

type Props = { will: Will; step: StepName; people?: PeopleOfStep | undefined }

function DeskSheet({ will, step, people, onClose }: Props & { onClose: () => void }) {
  const [side, choose] = useSide(step)
  const id = useId()
  const ids = idsOfSide(id, side)
  const document = useMemo(() => preview(will, today()), [will])
  return (
    <Dialog title="See what it says" sheet onClose={onClose}>
      <SideSwitch id={id} side={side} choose={choose} />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
        {side === 'words' && <WillDocument document={document} step={step} bare reasons />}
        {side === 'people' && (people ? people(onClose) : <PeopleSide will={will} />)}
      </div>
      <Button look="secondary" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  )
}

/** On a narrow screen the desk is a strip over the bar, with what the answer changes. A press opens the sheet. */
export function DeskStrip({ will: newest, step, people }: Props) {
  const will = useDeferredValue(newest)
  const [open, setOpen] = useState(false)
  const document = useMemo(() => preview(will, today()), [will])
  return (
    <>
      <div className={css.strip}>
        <div className={css.stripBody}>
          <WordsOfStep document={document} step={step} />
        </div>
        <button type="button" className={css.seeIt} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          See it<span className="visually-hidden">: what it says</span>
        </button>
      </div>
      {open && <DeskSheet will={will} step={step} people={people} onClose={() => setOpen(false)} />}
    </>
  )
}
