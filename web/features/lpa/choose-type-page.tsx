import { useNavigate } from 'react-router'
import { withChosenType } from '#core/lpa/lpas.ts'
import { type LpaType, lpaForms, lpaTypes } from '#core/will/lpa-options.ts'
import { shared, chooseType as words } from '#words/en/lpa.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { useForm } from '../../api/will.ts'
import { Radios } from '../../ui/choices.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { SubmitForm } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { lpaPath } from './section-page.tsx'

const [money, health] = lpaTypes
const labels = { [money]: lpaForms[money].title, [health]: lpaForms[health].title }
const notes = {
  [money]: words.bankAccountsBillsPensions(lpaForms[money].form),
  [health]: words.dailyCareTreatment(lpaForms[health].form),
}

/** For a customer who has bought one of the two types. */
export function ChooseTypePage() {
  const { will } = useForm()
  const navigate = useNavigate()
  const form = useSubmitForm<{ type: LpaType | undefined }>({
    initial: { type: will.powers?.[0]?.type },
    check: ({ type }) => (type ? [] : [{ field: 'type', code: 'SELECT_OPTION' }]),
    save: async ({ type }) => {
      if (type) await saveWhole((whole) => withChosenType(whole, type))
    },
    onDone: () => void navigate(lpaPath),
  })
  return (
    <PlainPage
      white
      title={words.whichPowerOfAttorney}
      invalid={form.errors.length > 0}
      lead={words.youHavePaidForOneOfTheTwo}
      above={<ErrorSummary errors={form.errors} />}
    >
      <div className="above-32">
        <SubmitForm form={form} action={shared.saveAndContinue}>
          <Radios
            {...form.field('type')}
            label={words.theType}
            hideLegend
            options={lpaTypes}
            labels={labels}
            notes={notes}
          />
        </SubmitForm>
      </div>
    </PlainPage>
  )
}
