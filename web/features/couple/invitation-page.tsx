import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { InvitationReply } from '#core/api/pair.ts'
import { pathOf } from '#core/journey/pages.ts'
import { useInvitation } from '../../api/queries.ts'
import { isSignedIn, storage } from '../../api/storage.ts'
import { loadForm } from '../../api/will.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { AcceptForm } from './accept-form.tsx'
import { JoinForm } from './join-form.tsx'

function NotNow({ message, again }: { message: string; again: (() => void) | undefined }) {
  return (
    <PlainPage white title="We cannot open this invitation" tab="Your invitation" lead={message}>
      <div className={css.actions}>
        {again && <Button onClick={again}>Try again</Button>}
        <ButtonLink look="secondary" to="/">
          Go to the first page
        </ButtonLink>
      </div>
    </PlainPage>
  )
}

function Invitation({ token, invitation }: { token: string; invitation: InvitationReply }) {
  // Once, on arriving: making the account logs in, and the page goes on from there by itself.
  const [known] = useState(isSignedIn)
  const navigate = useNavigate()
  const goOn = async () => {
    const { will } = await loadForm()
    const { goOnAt } = await import('../../api/will.ts')
    await navigate(pathOf(goOnAt(will, storage.visited.get() ?? [])))
  }
  const Form = known ? AcceptForm : JoinForm
  return <Form token={token} invitation={invitation} onIn={goOn} />
}

/** What the link in a partner's mail opens. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useInvitation(token)
  if (data) return <Invitation token={token} invitation={data} />
  if (error) {
    const isDead = 'errors' in error && Object.keys(Object(error.errors)).includes('token')
    return <NotNow message={error.message} again={isDead ? undefined : () => void refetch()} />
  }
  return (
    <PlainPage white title="Your invitation">
      <p role="status">Looking for your invitation</p>
    </PlainPage>
  )
}
