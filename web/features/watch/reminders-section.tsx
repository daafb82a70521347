import { useState } from 'react'
import { shared, reminders as words } from '#words/en/account.ts'
import { setWatchMails, useWatch } from '../../api/watch.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'

/** Whether we mail the customer about their will, and the button that changes it. */
export function RemindersSection() {
  const { data } = useWatch()
  const [said, setSaid] = useState('')
  const mails = data?.mails ?? true
  const form = useSubmitForm({
    save: () => setWatchMails(!mails),
    onDone: () => setSaid(mails ? words.weWillNotEmailYouAbout : words.weWillEmailYouAgain),
  })
  if (!data) return null
  return (
    <FoldingSection id="reminders" title={shared.reminders} state={mails ? shared.on : shared.off}>
      <p className="soft">{mails ? words.weEmailYouUntilYourWill : words.youAskedUsNotToEmail}</p>
      <ErrorSummary errors={form.errors} />
      <p role="status" className="said">
        {said}
      </p>
      <p className="above-20">
        <Button look="secondary" busy={form.busy} onClick={() => void form.submit()}>
          {mails ? words.doNotEmailMeAboutMy : words.emailMeAboutMyWill}
        </Button>
      </p>
    </FoldingSection>
  )
}
