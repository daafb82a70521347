import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { InvitationReply, Pair } from '#core/api/couple.ts'
import { pathOf } from '#core/journey/pages.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { filled, nameGiven, unless } from '#core/rules/rule.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'
import { joinForm, shared, invitation as table } from '#words/en/others.ts'
import { pairWords } from '#words/en/pair.ts'
import { call } from '../../api/http.ts'
import { isDeadLink, useLinked } from '../../api/linked.ts'
import { acceptInvitation } from '../../api/queries.ts'
import { logout } from '../../api/session.ts'
import { isSignedIn, storage } from '../../api/storage.ts'
import { forgetForm, loadForm, queryClient } from '../../api/will.ts'
import { NameFields } from '../../ui/account-fields.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import fieldCss from '../../ui/field.module.css'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { credentialProblems, openAccount, RegisterForm } from '../../ui/register-form.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { Paragraph } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { Paragraphs } from './couple-words.tsx'

/** The fields for accepting an invitation with a new account. */
type Joining = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly homeowner: YesNo | undefined
  readonly england_or_wales: YesNo | undefined
  readonly optin: boolean
}

const joiningProblems = (joining: Joining): Problem[] => [
  ...nameGiven('name', joining.name),
  ...nameGiven('last_name', joining.last_name),
  ...filled('england_or_wales', joining.england_or_wales, 'SELECT_OPTION'),
  ...unless(joining.england_or_wales !== 'No', 'england_or_wales', 'LIVES_ELSEWHERE'),
  ...filled('homeowner', joining.homeowner, 'SELECT_OPTION'),
  ...emailGiven('email', joining.email),
  ...credentialProblems(joining),
]

/** Opens the account, with the second will in it. */
const join = async (joining: Joining, token: string): Promise<void> => {
  // The account may exist from an earlier attempt whose second call failed.
  if (!isSignedIn())
    await openAccount(joining, { homeowner: joining.homeowner ?? 'No', england_or_wales: 'Yes', invitation: token })
  await acceptInvitation(token)
}

type InvitationFormProps = {
  readonly token: string
  readonly invitation: InvitationReply
  /** Accepts the invitation as long as it can be, and goes on to the will. */
  readonly answer: (accept: () => Promise<unknown>) => Promise<void>
}

/** For a visitor who is not logged in: opens an account with the second will in it. */
function JoinForm({ token, invitation, answer }: InvitationFormProps) {
  const initial: Joining = {
    name: invitation.name,
    last_name: invitation.last_name,
    email: '',
    password: '',
    homeowner: undefined,
    england_or_wales: undefined,
    optin: false,
  }
  const form = useSubmitForm({ initial, check: joiningProblems, save: (joining) => answer(() => join(joining, token)) })
  const { field } = form
  return (
    <RegisterForm
      title={shared.invitesYouToWriteYourWills(invitation.from)}
      {...joinForm.yourInvitation}
      form={form}
      inView
      below={<Paragraph of={joinForm.alreadyHaveAnAccountLogIn} className="above-32 soft" />}
      notice={
        <div className="notice snug">
          {(['begins', 'alone'] as const).map((part) => (
            <details key={part}>
              <summary>{pairWords.sections[part].heading}</summary>
              <Paragraphs of={part} />
            </details>
          ))}
        </div>
      }
    >
      <div className={fieldCss.pair}>
        <NameFields field={field} />
      </div>
      <Radios {...field('england_or_wales')} label={joinForm.doYouLiveInEnglandOr} layout="row" options={yesNo} />
      <Radios {...field('homeowner')} {...joinForm.doYouOwnYourHome} layout="row" options={yesNo} />
    </RegisterForm>
  )
}

/** Logs out and stays on the page, for another account to open it. */
const useLogOutHere = () => {
  const navigate = useNavigate()
  return async () => {
    await logout()
    forgetForm()
    await navigate(0)
  }
}

/** For a customer whose will is part of a pair: the server would refuse. Often it is the sender who opens the link. */
function NotForThisAccount({ place }: { place: Pair['place'] }) {
  const leave = useLogOutHere()
  const name = storage.user.get()?.name ?? table.aCustomer
  return (
    <PlainPage
      {...table.thisInvitationIsNotForThis}
      lead={place === 'first' ? table.loggedInAsBuyer(name) : table.youAreLoggedInAsThe(name)}
    >
      <div className="cluster above-32 off-paper">
        <Button label={table.logOutAndUseAnotherAccount} onClick={() => void leave()} />
        <ButtonLink label={table.goToYourAccount} look="secondary" to="/account" />
      </div>
    </PlainPage>
  )
}

type AcceptProps = InvitationFormProps & { readonly hasAnswers: boolean }

function Accept({ token, invitation, answer, hasAnswers }: AcceptProps) {
  const leave = useLogOutHere()
  const form = useSubmitForm({ save: () => answer(() => acceptInvitation(token)) })
  return (
    <FormPage
      title={shared.invitesYouToWriteYourWills(invitation.from)}
      tab={joinForm.yourInvitation.tab}
      lead={table.yoursAlone(storage.user.get()?.name ?? table.someone, invitation.from)}
      form={form}
      inView
      action={hasAnswers ? table.acceptAndKeepMyWill : joinForm.yourInvitation.action}
      beside={<Button label={table.logOutAndUseAnotherAccount} look="link" onClick={() => void leave()} />}
    >
      <div className={`${css.notice} stack gap-12`}>
        <Paragraphs of={hasAnswers ? 'keeping' : 'begins'} />
        <Paragraphs of="alone" />
      </div>
    </FormPage>
  )
}

/** For a customer who is logged in: the invitation gives them the second will, or pays for the will they have. */
function AcceptForm(props: InvitationFormProps) {
  // Read once: accepting changes both.
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['own will', props.token],
      queryFn: async () => {
        const [{ will }, { pair }] = await Promise.all([loadForm(), call('GET /api/pair')])
        return { hasAnswers: will.version > 0, pair }
      },
    },
    queryClient,
  )
  if (data?.pair && ['not-invited', 'invited', 'accepted'].includes(data.pair.state))
    return <NotForThisAccount place={data.pair.place} />
  if (data) return <Accept {...props} hasAnswers={data.hasAnswers} />
  return (
    <PlainPage title={joinForm.yourInvitation.tab}>
      {error ? (
        <>
          <p role="alert">{error.message}</p>
          <div className="cluster above-32 off-paper">
            <Button label={table.tryAgain} onClick={() => void refetch()} />
          </div>
        </>
      ) : (
        <p role="status">{table.loadingYourWill}</p>
      )}
    </PlainPage>
  )
}

function NotNow({ message, again }: { message: string; again: (() => void) | undefined }) {
  return (
    <PlainPage {...table.weCannotOpenThisInvitation} lead={message}>
      <div className="cluster above-32 off-paper">
        {again && <Button label={table.tryAgain} onClick={again} />}
        <ButtonLink label={table.goToTheHomePage} look="secondary" to="/" />
      </div>
    </PlainPage>
  )
}

function Invitation({ token, invitation }: { token: string; invitation: InvitationReply }) {
  // Read once: opening the account logs in, and the form continues by itself.
  const [known] = useState(isSignedIn)
  const navigate = useNavigate()
  const continueWill = async () => {
    const form = await loadForm()
    const { stepToContinue: goOnAt } = await import('../../api/will.ts')
    await navigate(pathOf(goOnAt(form)))
  }
  // It may be taken back while it is answered.
  const [dead, setDead] = useState<string>()
  const answer = async (accept: () => Promise<unknown>) => {
    try {
      await accept()
    } catch (error) {
      if (error instanceof Error && isDeadLink(error)) return setDead(error.message)
      throw error
    }
    return continueWill()
  }
  if (dead) return <NotNow message={dead} again={undefined} />
  const Form = known ? AcceptForm : JoinForm
  return <Form token={token} invitation={invitation} answer={answer} />
}

/** The page that an invitation link opens. */
export function InvitationPage() {
  const token = useLinkToken()
  const { data, error, refetch } = useLinked('POST /api/invitation', token)
  if (data) return <Invitation token={token} invitation={data} />
  if (error) {
    const isDead = isDeadLink(error)
    return <NotNow message={error.message} again={isDead ? undefined : () => void refetch()} />
  }
  return (
    <PlainPage title={joinForm.yourInvitation.tab}>
      <p role="status">{table.loadingYourInvitation}</p>
    </PlainPage>
  )
}
