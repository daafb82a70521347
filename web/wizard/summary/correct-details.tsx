import { useState } from 'react'
import { lpasBought } from '#core/lpa/lpas.ts'
import { nameIsGiven, testatorIsAnAdult } from '#core/rules/about-me.rules.ts'
import { nameDetails } from '#core/will/details-table.ts'
import type { Details, Will } from '#core/will/schema.ts'
import { correctDetails as words } from '#words/en/summary.ts'
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
    words.yourNameIsOnEveryDocument(lpasBought(will) === 'none' ? '' : words.andOnYourPowersOfAttorney),
  'will.about-me.dob': (will) =>
    lpasBought(will) === 'none' ? words.weDoNotPrintYourDate : words.weDoNotPrintYourDate2,
}

function DetailsDialog({ step, will, onClose }: { step: CorrectableStep; will: Will; onClose: () => void }) {
  const isName = step === 'will.about-me.full-name'
  const form = useSubmitForm<Details>({
    initial: will.details,
    check: (details) => (isName ? nameIsGiven : testatorIsAnAdult)({ ...will, details }, today()),
    save: (details) => saveStep(step, { details }),
    onDone: onClose,
    dialog: words.details(step),
    over: () => currentWill().details,
  })
  const { field } = form
  return (
    <FormDialog
      title={isName ? words.correctYourName : words.correctYourDateOfBirth}
      action={words.save}
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
        {words.correct}
        <span className="visually-hidden"> {what}</span>
      </Button>
      {open && <DetailsDialog step={step} will={will} onClose={() => setOpen(false)} />}
    </>
  )
}
