import { useState } from 'react'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { filled } from '#core/rules/rule.ts'
import { confirmEmailForm as table } from '#words/en/others.ts'
import { call } from '../../api/http.ts'
import { changeAccount, correctEmail } from '../../api/queries.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormDialog, SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import css from './verification.module.css'

/** Corrects an address that is not confirmed yet. */
export function CorrectEmail({ email, onClose }: { email: string; onClose: (said?: string) => void }) {
  const form = useSubmitForm({
    initial: { email, current: '' },
    check: (typed) => [...emailGiven('email', typed.email), ...filled('current', typed.current, 'PASSWORD_REQUIRED')],
    save: (typed) => correctEmail({ email: typed.email.trim(), current: typed.current }),
    onDone: () => onClose(table.yourEmailHasBeenCorrectedA),
  })
  return (
    <FormDialog {...table.correctYourEmail} form={form} onClose={() => onClose()}>
      <p className="below-20">{table.weWillSendANewCode}</p>
      <EmailField {...form.field('email')} />
      <PasswordField {...form.field('current')} label={table.yourPassword} autoComplete="current-password" />
    </FormDialog>
  )
}

/** Asks for the six figures of the mail. `onDone` runs when the address is confirmed. */
export function ConfirmEmailForm({
  email,
  onDone = () => undefined,
}: {
  email: string
  onDone?: (() => void) | undefined
}) {
  const [correcting, setCorrecting] = useState(false)
  const [said, setSaid] = useState('')
  const form = useSubmitForm({
    initial: { code: '' },
    check: ({ code }) => filled('code', code, 'FIELD_REQUIRED'),
    save: (body) => changeAccount('POST /api/account/email/verify', { body }),
    onDone,
  })
  const again = useSubmitForm({
    save: () => call('POST /api/account/email/code'),
    onDone: () => {
      setSaid(table.aNewCodeIsOnIts)
      again.again()
    },
  })
  return (
    <>
      <SubmitForm form={form} action={table.confirmMyEmail}>
        <ErrorSummary errors={[...form.errors, ...again.errors]} />
        <TextField
          {...form.field('code')}
          label={table.yourCode}
          hint={table.sixDigitsInOurEmailTo(email)}
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </SubmitForm>
      <p className={css.status} role="status">
        {said}
      </p>
      <div className="cluster above-16">
        <Button label={table.sendMeANewCode} look="link" busy={again.busy} onClick={() => void again.submit()} />
        <Button label={table.theAddressIsWrong} look="link" onClick={() => setCorrecting(true)} />
      </div>
      {correcting && (
        <CorrectEmail
          email={email}
          onClose={(words = '') => {
            setCorrecting(false)
            setSaid(words)
          }}
        />
      )}
    </>
  )
}

/** A line that says what waits for a confirmed address, and a button that asks for the code in a dialog. */
export function ConfirmEmailLine({
  email,
  why,
  onConfirmed,
}: {
  email: string
  why: string
  onConfirmed?: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="notice above-16 padded">
      <p>{why}</p>
      <Button label={table.confirmYourEmail} look="link" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={table.confirmYourEmail} onClose={() => setOpen(false)}>
          <ConfirmEmailForm email={email} onDone={onConfirmed} />
          <DialogActions>
            <Button label={table.notNow} look="secondary" onClick={() => setOpen(false)} />
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}

/** An address that breaks after its @ before it breaks anywhere. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
