import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { acceptInvitation } from '../../api/queries.ts'
import { logout } from '../../api/session.ts'
import { storage } from '../../api/storage.ts'
import { forgetForm, loadForm, queryClient } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import type { InvitationFormProps } from './join-form.tsx'
import pairCss from './pair.module.css'
import { Paragraphs } from './paragraphs.tsx'

type AcceptProps = InvitationFormProps & { readonly hasAnswers: boolean }

function Accept({ token, invitation, onIn, hasAnswers }: AcceptProps) {
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: async () => {
      await acceptInvitation(token)
      await onIn()
    },
    onDone: () => undefined,
  })
  const leave = async () => {
    await logout()
    forgetForm()
    await navigate(0)
  }
  return (
    <FormPage
      title={`${invitation.from} invites you to write your wills together`}
      tab="Your invitation"
      lead={`You are logged in as ${storage.user.get()?.name ?? 'somebody'}. The will is yours alone: you read it, change it and confirm it, and ${invitation.from} does not see it.`}
      form={form}
      action={hasAnswers ? 'Accept, and keep my will' : 'Begin my will'}
      beside={
        <Button look="link" onClick={() => void leave()}>
          Log out and use another account
        </Button>
      }
    >
      <div className={`${css.notice} ${pairCss.text}`}>
        <Paragraphs of={hasAnswers ? 'keeping' : 'begins'} />
        <Paragraphs of="alone" />
      </div>
    </FormPage>
  )
}

/** For somebody who is logged in: the second will becomes theirs, or pays for the one they have. */
export function AcceptForm(props: InvitationFormProps) {
  const { data, error, refetch } = useQuery({ queryKey: ['own will', props.token], queryFn: loadForm }, queryClient)
  if (data) return <Accept {...props} hasAnswers={data.will.version > 0} />
  return (
    <PlainPage white title="Your invitation">
      {error ? (
        <>
          <p role="alert">{error.message}</p>
          <div className={css.actions}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        </>
      ) : (
        <p role="status">Looking at your will</p>
      )}
    </PlainPage>
  )
}
