import { type ReactNode, useEffect } from 'react'
import type { AccountReply } from '#core/api/account.ts'
import type { ConfirmedCall, Identity } from '#core/api/auth.ts'
import type { Problem } from '#core/rules/messages.ts'
import { filled } from '#core/rules/rule.ts'
import { identityFields as words } from '#words/en/log-in.ts'
import { reloadAccount } from '../../api/queries.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import type { ErrorOf, FieldOf } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

type CodeFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'error'>

/** The six digits of an authenticator app. */
export function OneTimeCodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      {...words.codeFromYourApp}
      width="short"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}

/** What a customer calls a second step, by which they know it in their account. */
export function FactorNameField(props: CodeFieldProps) {
  return <TextField {...props} name="name" {...words.whatDoYouWantToCall} />
}

/** A code from the paper that the customer kept. */
export function RecoveryCodeField(props: CodeFieldProps) {
  return <TextField {...props} name="code" {...words.recoveryCode} autoCapitalize="characters" spellCheck={false} />
}

/** What the account has for a second step. */
export type Factors = Pick<AccountReply, 'passkeys' | 'authenticators' | 'recoveryCodes'>

type Way = 'passkey' | 'authenticator' | 'recovery code'

/** The part of a form that says who asks. `way` is absent until another than the first is chosen. */
type IdentityValue = { readonly current: string; readonly way: Way | undefined; readonly code: string }

export const noIdentity: IdentityValue = { current: '', way: undefined, code: '' }

const waysOf = ({ passkeys, authenticators, recoveryCodes }: Factors): Way[] => {
  const own: Way[] = [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(authenticators.length > 0 ? (['authenticator'] as const) : []),
  ]
  return own.length > 0 && recoveryCodes > 0 ? [...own, 'recovery code'] : own
}

const chosenWay = ({ way }: IdentityValue, factors: Factors): Way | undefined => way ?? waysOf(factors)[0]

export const identityGiven = (value: IdentityValue, factors: Factors): Problem[] => {
  const way = chosenWay(value, factors)
  return [
    ...filled('current', value.current, 'PASSWORD_REQUIRED'),
    ...(way === undefined || way === 'passkey' ? [] : filled('code', value.code)),
  ]
}

/** What the server confirms for this call. The browser asks for the passkey here, if that is the chosen way. */
export const identityOf = async (call: ConfirmedCall, value: IdentityValue, factors: Factors): Promise<Identity> => {
  const { current, code } = value
  const way = chosenWay(value, factors)
  if (way === undefined) return { current }
  if (way !== 'passkey') return { current, factor: { code } }
  const { signedForStepUp } = await import('../../api/passkeys.ts')
  return { current, factor: await signedForStepUp(call) }
}

const labels: Record<Way, string> = words.labels

type Form = {
  readonly value: IdentityValue
  readonly set: (change: Partial<IdentityValue>) => void
  readonly field: FieldOf<IdentityValue>
  readonly errorOf: ErrorOf
  readonly clearErrors: (fields: readonly string[]) => void
}

/** The password, and the second step where the account has one: asked for before a sensitive change. */
export function IdentityFields({
  label = words.yourPassword,
  form,
  factors,
}: {
  label?: string
  form: Form
  factors: Factors
}) {
  const { value, set, errorOf, clearErrors, field } = form
  const ways = waysOf(factors)
  const way = chosenWay(value, factors)
  // A second step was added in another tab since this page was loaded.
  const unknown = errorOf('factor') !== undefined && way === undefined
  useEffect(() => {
    if (unknown) void reloadAccount()
  }, [unknown])
  return (
    <>
      <PasswordField {...field('current')} label={label} autoComplete="current-password" />
      {way && (
        <div className="above-16">
          <Radios
            name="factor"
            label={words.andYourSecondStep}
            layout="pills"
            options={ways}
            labels={labels}
            value={way}
            onChange={(chosen) => {
              set({ way: chosen, code: '' })
              clearErrors(['factor', 'passkey', 'code'])
            }}
            error={errorOf('factor') ?? errorOf('passkey')}
            {...(way === 'passkey' && { hint: words.nextYourBrowserAsksForYour })}
          />
        </div>
      )}
      {way === 'authenticator' && <OneTimeCodeField {...field('code')} />}
      {way === 'recovery code' && <RecoveryCodeField {...field('code')} />}
    </>
  )
}

/** Asks for the password, and the second step where the account has one, before a sensitive change. */
export function StepUpDialog({
  title,
  action,
  danger = false,
  call,
  factors,
  act,
  onDone,
  onClose,
  children,
}: {
  title: string
  /** The text of the button. */
  action: string
  /** The action cannot be undone. */
  danger?: boolean
  /** What is confirmed. */
  call: ConfirmedCall
  factors: Factors
  act: (identity: Identity) => Promise<void>
  onDone: () => void
  onClose: () => void
  children: ReactNode
}) {
  const form = useSubmitForm({
    initial: noIdentity,
    check: (value) => identityGiven(value, factors),
    save: async (value) => act(await identityOf(call, value, factors)),
    onDone,
  })
  return (
    <FormDialog title={title} action={action} look={danger ? 'danger' : 'primary'} form={form} onClose={onClose}>
      <div className="below-20">{children}</div>
      <IdentityFields form={form} factors={factors} />
    </FormDialog>
  )
}
