import { useNavigate } from 'react-router'
import { withChosenType } from '#core/lpa/lpas.ts'
import { type LpaType, lpaForms, lpaTypes } from '#core/will/lpa-options.ts'
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
  [money]: `Bank accounts, bills, pensions, your home. Form ${lpaForms[money].form}`,
  [health]: `Daily care, treatment, where you live. Form ${lpaForms[health].form}`,
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
      title="Which power of attorney would you like to make?"
      invalid={form.errors.length > 0}
      lead="You have paid for one of the two. You can switch until you finish. We keep your answers for the other one."
      above={<ErrorSummary errors={form.errors} />}
    >
      <div className="above-32">
        <SubmitForm form={form} action="Save and continue">
          <Radios
            {...form.field('type')}
            label="The type"
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
