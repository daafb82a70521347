import { useState } from 'react'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { filled } from '#core/rules/text.rules.ts'
import { correctEmail, sendCodeAgain, verifyEmail } from '../../api/queries.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormDialog, SubmitForm } from '../../ui/submit-form.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './verification.module.css'

/** Corrects an address that is not confirmed yet. */
export function CorrectEmail({ email, onClose }: { email: string; onClose: (said?: string) => void }) {
  const form = useSubmitForm({
    initial: { email, current: '' },
    check: (typed) => [...emailGiven('email', typed.email), ...filled('current', typed.current, 'PASSWORD_REQUIRED')],
    save: (typed) => correctEmail({ email: typed.email.trim(), current: typed.current }),
    onDone: () => onClose('Your email has been corrected. A new code is on its way there.'),
  })
  return (
    <FormDialog title="Correct your email" action="Correct it" form={form} onClose={() => onClose()}>
      <p className="below-20">We will send a new code to the right address. The old code stops working.</p>
      <EmailField {...form.field('email')} />
      <PasswordField {...form.field('current')} label="Your password" autoComplete="current-password" />
    </FormDialog>
  )
}

/** Asks for the six figures of the mail. `onDone` runs when the address is confirmed. */
export function ConfirmEmailForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [correcting, setCorrecting] = useState(false)
  const [said, setSaid] = useState('')
  const form = useSubmitForm({
    initial: { code: '' },
    check: ({ code }) => filled('code', code, 'FIELD_REQUIRED'),
    save: ({ code }) => verifyEmail(code),
    onDone,
  })
  const again = useSubmitForm({
    save: sendCodeAgain,
    onDone: () => {
      setSaid('A new code is on its way. The old one no longer works.')
      again.again()
    },
  })
  return (
    <>
      <SubmitForm form={form} action="Confirm my email">
        <ErrorSummary errors={[...form.errors, ...again.errors]} />
        <TextField
          {...form.field('code')}
          label="Your code"
          hint={`Six digits, in our email to ${email}.`}
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </SubmitForm>
      <p className={css.status} role="status">
        {said}
      </p>
      <div className={css.others}>
        <Button look="link" busy={again.busy} onClick={() => void again.submit()}>
          Send me a new code
        </Button>
        <Button look="link" onClick={() => setCorrecting(true)}>
          The address is wrong
        </Button>
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
  onConfirmed = () => undefined,
}: {
  email: string
  why: string
  onConfirmed?: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="notice above-16 padded">
      <p>{why}</p>
      <Button look="link" onClick={() => setOpen(true)}>
        Confirm your email
      </Button>
      {open && (
        <Dialog title="Confirm your email" onClose={() => setOpen(false)}>
          <ConfirmEmailForm email={email} onDone={onConfirmed} />
          <DialogActions>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
