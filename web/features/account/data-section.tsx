import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/http.ts'
import { deleteAccount } from '../../api/queries.ts'
import { forgetForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import accountCss from './account.module.css'
import type { Factors } from './identity-fields.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

export function DataSection({ factors }: { factors: Factors }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { data: bound } = useQuery({
    queryKey: ['prints'],
    queryFn: () => call('GET /api/prints'),
    enabled: asking,
  })
  const isPrintWaiting = bound?.prints.some(({ state }) => state !== 'sent') ?? false
  const leave = async () => {
    await navigate('/login', { replace: true, state: { notice: 'deleted' } })
    forgetForm()
  }
  return (
    <FoldingSection id="your-information" title="Your information" state="Download it, or delete your account">
      <p className="soft">
        One file with everything we hold: your answers now and before, your orders, your account activity and a draft of
        your will. It also has the documents you have downloaded.
      </p>
      <p className={`soft ${accountCss.gap}`}>
        You do not have to agree to anything. This does not count as a download, so your right to cancel stays the same.
      </p>
      <div className="cluster above-32 off-paper">
        <DownloadButton path="/api/account/export" file="my-account.zip" label="Download everything" />
      </div>
      <div className="cluster above-32 off-paper">
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
            We delete your account, every answer and every document, for good. This does not affect a will you have
            printed and signed.
          </p>
          {isPrintWaiting && (
            <p className={accountCss.gap}>
              You have paid for a bound will that we have not posted. If you delete your account, we do not print it,
              and you cannot ask for its money here any more. Have the money back first: see “Your orders” on this page.
            </p>
          )}
          <p className={accountCss.gap}>
            We keep a short record that the account existed, and of anything you bought. It has no answers in it. You
            may want to download everything first.
          </p>
        </StepUpDialog>
      )}
    </FoldingSection>
  )
}
