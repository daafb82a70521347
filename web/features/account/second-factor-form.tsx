import { type ReactNode, useState } from 'react'
import type { FactorProof, SecondFactor } from '#core/api/auth.ts'
import { filled } from '#core/rules/rule.ts'
import { secondFactorForm as words } from '#words/en/log-in.ts'
import { answerSecondFactor } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { OneTimeCodeField, RecoveryCodeField } from './identity-fields.tsx'

type Props = {
  asked: SecondFactor['secondFactor']
  email: string
  /** Runs after the log-in. */
  onLoggedIn: () => Promise<void>
  /** Back to the password. */
  onBack: () => void
}

const everyWay = ['passkey', 'authenticator', 'recovery code'] as const
type Way = (typeof everyWay)[number]

const linkTo: Record<Way, string> = words.linkTo

/** One way to answer: `beside` leads to the others, `below` back to the password. */
type WayProps = { answer: (proof: FactorProof) => Promise<void>; beside: ReactNode; below: ReactNode }

function WithPasskey({ options, answer, ...around }: WayProps & { options: object }) {
  const form = useSubmitForm({
    save: async () => {
      const { signedByPasskey } = await import('../../api/passkeys.ts')
      await answer({ credential: await signedByPasskey(options) })
    },
  })
  return (
    <FormPage {...words.useYourPasskey} form={form} {...around}>
      {null}
    </FormPage>
  )
}

const useCodeForm = (answer: WayProps['answer']) =>
  useSubmitForm({
    initial: { code: '' },
    check: ({ code }) => filled('code', code),
    save: ({ code }) => answer({ code }),
  })

function WithAuthenticator({ answer, ...around }: WayProps) {
  const form = useCodeForm(answer)
  return (
    <FormPage {...words.typeTheCodeFromYourApp} form={form} {...around}>
      <OneTimeCodeField {...form.field('code')} />
    </FormPage>
  )
}

function WithRecoveryCode({ answer, below, ...around }: WayProps) {
  const form = useCodeForm(answer)
  return (
    <FormPage
      {...words.useARecoveryCode}
      form={form}
      below={
        <>
          <Paragraph of={words.haveYouLostTheCodesToo} className="above-32 soft" />
          {below}
        </>
      }
      {...around}
    >
      <RecoveryCodeField {...form.field('code')} />
    </FormPage>
  )
}

/** The second step of a log-in, for accounts with a passkey or an authenticator. */
export function SecondFactorForm({ asked, email, onLoggedIn, onBack }: Props) {
  const { ticket, options, authenticator } = asked
  const ways = everyWay.filter(
    (each) => (each !== 'passkey' || options !== undefined) && (each !== 'authenticator' || authenticator),
  )
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery code')
  const around: WayProps = {
    answer: async (proof) => {
      await answerSecondFactor({ ...proof, ticket }, email)
      await onLoggedIn()
    },
    beside: ways
      .filter((each) => each !== way)
      .map((each) => <Button label={linkTo[each]} key={each} look="link" onClick={() => setWay(each)} />),
    below: (
      <p className="above-32 soft">
        <Button label={words.startAgain} look="link" onClick={onBack} />
      </p>
    ),
  }
  if (way === 'passkey' && options) return <WithPasskey options={options} {...around} />
  return way === 'authenticator' ? <WithAuthenticator {...around} /> : <WithRecoveryCode {...around} />
}
