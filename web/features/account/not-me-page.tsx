import { useState } from 'react'
import { useParams } from 'react-router'
import type { NotMeReply } from '#core/api/auth.ts'
import { welshNotMe } from '#words/cy/not-me.ts'
import { notMe } from '#words/en/not-me.ts'
import { call } from '../../api/http.ts'
import { forgetIfEnded } from '../../api/linked.ts'
import { Blocks } from '../../content/blocks.tsx'
import { useLanguage } from '../../content/use-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'

/** The link “This was not me” of a mail. It asks for a press, because mail scanners open every link in a message. */
export function NotMePage() {
  const { token = '' } = useParams()
  const [done, setDone] = useState<NotMeReply>()
  const words = useLanguage() === 'cy' ? welshNotMe : notMe
  const form = useSubmitForm({
    save: async () => {
      const reply = await call('POST /api/auth/not-me', { body: { token } })
      await forgetIfEnded()
      setDone(reply)
    },
  })
  if (done && !done.linkSent)
    return (
      <PlainPage title={words.done.title} lead={words.lockedByUs.lead}>
        <div className="cluster above-32 off-paper">
          <ButtonLink label={words.lockedByUs.ask} look="secondary" to="/contact-us" />
        </div>
      </PlainPage>
    )
  if (done)
    return (
      <PlainPage title={words.done.title} lead={words.done.lead}>
        <div className={css.notice}>
          <Blocks blocks={[words.done.noMail]} />
        </div>
        <div className="cluster above-32 off-paper">
          <ButtonLink label={words.done.ask} look="secondary" to="/forgot-password" />
        </div>
      </PlainPage>
    )
  if (form.errorOf('token') !== undefined)
    return (
      <PlainPage title={words.dead.title} lead={words.dead.lead}>
        <div className="cluster above-32 off-paper">
          <ButtonLink label={words.dead.ask} look="secondary" to="/forgot-password" />
          <ButtonLink label={words.lockedByUs.ask} look="secondary" to="/contact-us" />
        </div>
      </PlainPage>
    )
  return (
    <FormPage title={words.title} lead={words.lead} form={form} action={words.action}>
      <Blocks blocks={[words.whatFollows, { list: words.happens }, words.ifItWasYou]} />
    </FormPage>
  )
}
