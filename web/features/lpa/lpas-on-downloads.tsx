import { pathOf } from '#core/journey/pages.ts'
import { lpasBought, problemsOfLpas } from '#core/lpa/lpas.ts'
import type { Will } from '#core/will/schema.ts'
import { lpasOnDownloads as table } from '#words/en/lpa.ts'
import { settleLpas } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useGoOn } from '../../ui/router-state.ts'
import { Paragraph } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'

/** A power of attorney that was completed on a day, and can be reopened. Until it is completed again, its sheets are not among the documents. */
export function SettledLpas({ will, on }: { will: Will; on: string }) {
  const goOn = useGoOn()
  const { busy, errors, submit } = useSubmitForm({
    save: () => settleLpas('reopen'),
    onDone: () => void goOn(pathOf('will.lpa')),
  })
  const isWhole = problemsOfLpas(will, lpasBought(will), today()).length === 0
  return (
    <>
      <p className="soft">{table.youFinishedItOn(formatLondonDate(on))}</p>
      <Paragraph of={table.getTheFormFreeOfCharge} className="soft" />
      {!isWhole && (
        <p className="danger" role="status">
          {table.somethingInItIsMissing}
        </p>
      )}
      <div className="cluster above-32 off-paper">
        <Button label={table.changeThePowerOfAttorney} look="secondary" busy={busy} onClick={() => void submit()} />
      </div>
      <div role="alert">
        {errors.map(({ text }) => (
          <FieldError key={text} id="reopen">
            {text}
          </FieldError>
        ))}
      </div>
    </>
  )
}
