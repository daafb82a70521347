import { useState } from 'react'
import type { PasskeyOptions } from '#core/api/auth.ts'
import { filled } from '#core/rules/fields.rules.ts'
import { answerSecondFactor } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

type Props = {
  options: PasskeyOptions
  email: string
  /** Runs after the log-in. */
  onLoggedIn: () => Promise<void>
  /** Back to the password. */
  onBack: () => void
}

function WithCode({ options, email, onLoggedIn, onBack, onPasskey }: Props & { onPasskey: () => void }) {
  const { ticket } = options
  const form = useSubmitForm({
    initial: { code: '' },
    check: ({ code }) => filled('code', code),
    save: async ({ code }) => {
      await answerSecondFactor({ ticket, code }, email)
      await onLoggedIn()
    },
    onDone: () => undefined,
  })
  return (
    <FormPage
      title="Use a recovery code"
      lead="You were given ten when you added your passkey. Each works once."
      form={form}
      action="Log in"
      beside={
        <Button look="link" onClick={onPasskey}>
          Use a passkey
        </Button>
      }
      below={
        <p className={css.aside}>
          <Button look="link" onClick={onBack}>
            Start again
          </Button>
        </p>
      }
    >
      <TextField
        name="code"
        label="Recovery code"
        hint="Such as 7K2M-9QXR-0HVB-3TCE."
        autoCapitalize="characters"
        spellCheck={false}
        value={form.value.code}
        onChange={(code) => form.set({ code })}
        error={form.errorOf('code')}
      />
    </FormPage>
  )
}

function WithPasskey({ options, email, onLoggedIn, onBack, onCode }: Props & { onCode: () => void }) {
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: async () => {
      const { signedByPasskey } = await import('../../api/passkeys.ts')
      await answerSecondFactor({ ticket: options.ticket, credential: await signedByPasskey(options) }, email)
      await onLoggedIn()
    },
    onDone: () => undefined,
  })
  return (
    <FormPage
      title="Show that it is you"
      lead="Your password is right. Your account also asks for a passkey: a fingerprint, your face, a PIN or a security key."
      form={form}
      action="Use my passkey"
      beside={
        <Button look="link" onClick={onCode}>
          I do not have it here
        </Button>
      }
      below={
        <p className={css.aside}>
          <Button look="link" onClick={onBack}>
            Start again
          </Button>
        </p>
      }
    >
      {null}
    </FormPage>
  )
}

/** The second step of a log-in, for accounts with a passkey. */
export function SecondFactorForm(props: Props) {
  const [how, setHow] = useState<'passkey' | 'code'>('passkey')
  return how === 'passkey' ? (
    <WithPasskey {...props} onCode={() => setHow('code')} />
  ) : (
    <WithCode {...props} onPasskey={() => setHow('passkey')} />
  )
}
