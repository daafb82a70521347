import { useState } from 'react'
import { setWatchMails, useWatch } from '../../api/watch.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** Whether we mail the customer about their will, and the button that changes it. */
export function RemindersSection() {
  const { data } = useWatch()
  const [said, setSaid] = useState('')
  const mails = data?.mails ?? true
  const form = useSubmitForm({
    save: () => setWatchMails(!mails),
    onDone: () => setSaid(mails ? 'We will not email you about your will.' : 'We will email you again.'),
  })
  if (!data) return null
  return (
    <FoldingSection id="reminders" title="Reminders" state={mails ? 'On' : 'Off'}>
      <p className="soft">
        {mails
          ? 'We email you until your will is signed, and later when something means that it is worth a look. Our emails never say what is in it.'
          : 'You asked us not to email you about your will. This page still says when it is worth a look.'}
      </p>
      <ErrorSummary errors={form.errors} />
      <p role="status" className="said">
        {said}
      </p>
      <p className="above-20">
        <Button look="secondary" busy={form.busy} onClick={() => void form.submit()}>
          {mails ? 'Do not email me about my will' : 'Email me about my will'}
        </Button>
      </p>
    </FoldingSection>
  )
}
