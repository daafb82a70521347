import { useState } from 'react'
import { lpasBought } from '#core/lpa/lpas.ts'
import { nameIsGiven, testatorIsAnAdult } from '#core/rules/about-me.rules.ts'
import { nameDetails } from '#core/will/details-table.ts'
import type { Details, Will } from '#core/will/schema.ts'
import { saveStep } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill } from '../../api/will.ts'
import { DobField, NameDetailField } from '../../features/people/person-fields.tsx'
import { Button } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { FormDialog } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** The testator's name and date of birth, which have no step once the will is paid for, and can be misspelt all the same. */

export const correctableSteps = ['will.about-me.full-name', 'will.about-me.dob'] as const
type CorrectableStep = (typeof correctableSteps)[number]

const printAgain: Record<CorrectableStep, (will: Will) => string> = {
  'will.about-me.full-name': (will) =>
    `Your name is on every document${lpasBought(will) === 'none' ? '' : ', and on your powers of attorney'}. Download all of them again and sign the new will. If you have signed one, it counts until you sign a newer one.`,
  'will.about-me.dob': (will) =>
    lpasBought(will) === 'none'
      ? 'We do not print your date of birth in your will. Nothing has to be printed again.'
      : 'We do not print your date of birth in your will. It is on the sheets for your powers of attorney: download them again.',
}

function DetailsDialog({ step, will, onClose }: { step: CorrectableStep; will: Will; onClose: () => void }) {
  const isName = step === 'will.about-me.full-name'
  const form = useSubmitForm<Details>({
    initial: will.details,
    check: (details) => (isName ? nameIsGiven : testatorIsAnAdult)({ ...will, details }, today()),
    save: (details) => saveStep(step, { details }),
    onDone: onClose,
    dialog: `details ${step}`,
    over: () => currentWill().details,
  })
  const { field } = form
  return (
    <FormDialog
      title={isName ? 'Correct your name' : 'Correct your date of birth'}
      action="Save"
      form={form}
      onClose={onClose}
    >
      {isName ? (
        nameDetails.map((name) => <NameDetailField key={name} {...field(name)} />)
      ) : (
        <DobField {...field('dob')} own example="9 3 1961" />
      )}
      <p className={css.notice}>{printAgain[step](will)}</p>
    </FormDialog>
  )
}

/** The way to correct an answer whose step is hidden. */
export function CorrectDetails({ step, what, will }: { step: CorrectableStep; what: string; will: Will }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        Correct<span className="visually-hidden"> {what}</span>
      </Button>
      {open && <DetailsDialog step={step} will={will} onClose={() => setOpen(false)} />}
    </>
  )
}
