import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { data as words } from '#words/en/account.ts'
import { callForFile } from '../../api/http.ts'
import { deleteAccount, read } from '../../api/queries.ts'
import { forgetForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { giveFile } from '../../ui/give-file.ts'
import { type Factors, StepUpDialog } from './identity-fields.tsx'

export function DataSection({ factors }: { factors: Factors }) {
  const [asking, setAsking] = useState<'export' | 'delete'>()
  const close = () => setAsking(undefined)
  const navigate = useNavigate()
  const { data: bound } = useQuery({ ...read('GET /api/prints'), enabled: asking === 'delete' })
  const isPrintWaiting = bound?.prints.some(({ state }) => state !== 'sent') ?? false
  const leave = async () => {
    await navigate('/login', { replace: true, state: { notice: 'deleted' } })
    forgetForm()
  }
  return (
    <FoldingSection id="your-information" {...words.yourInformation}>
      <p className="soft">{words.oneFileWithEverythingWe}</p>
      <p className="soft above-16">{words.youDoNotHaveToAgree}</p>
      <div className="cluster above-32 off-paper">
        <Button label={words.downloadYourInformation.action} look="secondary" onClick={() => setAsking('export')} />
      </div>
      <div className="cluster above-32 off-paper">
        <Button label={words.deleteMyAccount} look="link" onClick={() => setAsking('delete')} />
      </div>
      {asking === 'export' && (
        <StepUpDialog
          {...words.downloadYourInformation}
          call="POST /api/account/export"
          factors={factors}
          act={async (body) => giveFile(await callForFile('POST /api/account/export', { body }), 'my-account.zip')}
          onDone={close}
          onClose={close}
        >
          <p>{words.itIsAllAboutYou}</p>
        </StepUpDialog>
      )}
      {asking === 'delete' && (
        <StepUpDialog
          {...words.deleteYourAccount}
          danger
          call="DELETE /api/account"
          factors={factors}
          act={deleteAccount}
          onDone={() => void leave()}
          onClose={close}
        >
          <p>{words.weDeleteYourAccountEvery}</p>
          {isPrintWaiting && <p className="above-16">{words.youHavePaidForABound}</p>}
          <p className="above-16">{words.weKeepAShortRecordThat}</p>
        </StepUpDialog>
      )}
    </FoldingSection>
  )
}
