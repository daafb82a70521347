import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount } from '../../api/queries.ts'
import { forgetForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import css from '../../ui/plain-page.module.css'
import accountCss from './account.module.css'
import type { Factors } from './identity-fields.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

export function DataSection({ factors }: { factors: Factors }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const leave = async () => {
    await navigate('/', { replace: true })
    forgetForm()
  }
  return (
    <section className={css.panel}>
      <h2>Your information</h2>
      <p className={css.soft}>
        A copy of everything we hold, in one file: your answers with each earlier version, what you ordered, what was
        done with your account, and a draft of your will. Documents that you have downloaded before are in it too.
      </p>
      <p className={`${css.soft} ${accountCss.gap}`}>
        You need not agree to anything for it. It does not count as a download, so your right to cancel stays as it was.
      </p>
      <div className={css.actions}>
        <DownloadButton path="/api/account/export" file="my-account.zip" label="Download everything" />
      </div>
      <div className={css.actions}>
        <Button look="link" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking && (
        <StepUpDialog
          title="Delete your account?"
          action="Delete everything"
          danger
          factors={factors}
          act={deleteAccount}
          onDone={() => void leave()}
          onClose={() => setAsking(false)}
        >
          <p>
            We delete your account, every answer and every document, for good. A will you have printed and signed is not
            affected.
          </p>
          <p className={accountCss.gap}>
            We keep a short record that the account existed, and of anything you bought. It holds no answers. You may
            want to download everything first.
          </p>
        </StepUpDialog>
      )}
    </section>
  )
}
