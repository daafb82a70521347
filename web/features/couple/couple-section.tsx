import { useState } from 'react'
import type { Pair } from '#core/api/couple.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { partnerOf } from '#core/will/questions.ts'
import { couple as table } from '#words/en/others.ts'
import { pairWords } from '#words/en/pair.ts'
import { invitePartner, separateWills, useCouple, useUnconfirmedEmail, withdrawInvitation } from '../../api/queries.ts'
import { useForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { FormDialog, SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ConfirmEmailLine } from '../verification/confirm-email-form.tsx'
import css from './couple.module.css'
import { coupleStatusText, Paragraphs } from './couple-words.tsx'

/** Asks for the email to which the invitation is sent. */
function InviteForm({ email, action, onSent }: { email: string; action: string; onSent: (link: string) => void }) {
  const form = useSubmitForm({
    dialog: 'invitation',
    initial: { email },
    check: (value) => emailGiven('email', value.email),
    save: async (value) => onSent(await invitePartner(value.email.trim())),
  })
  return (
    <SubmitForm form={form} action={action} look="secondary">
      <ErrorSummary errors={form.errors} />
      <TextField
        {...form.field('email')}
        label={table.yourPartnersEmail}
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
    </SubmitForm>
  )
}

function SeparateDialog({ onClose }: { onClose: () => void }) {
  const form = useSubmitForm({ save: separateWills, onDone: onClose })
  return (
    <FormDialog {...table.unlinkTheTwoWills} form={form} onClose={onClose}>
      <Paragraphs of="ending" />
    </FormDialog>
  )
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const form = useSubmitForm({ save: withdrawInvitation, onDone: onClose })
  return (
    <FormDialog {...table.cancelTheInvitation} form={form} onClose={onClose}>
      <p>{table.theLinkStopsWorkingYour}</p>
    </FormDialog>
  )
}

/** The form for the first invitation is open; for another one it opens on request. */
function Invite({ pair, onLink }: { pair: Pair; onLink: (link: string) => void }) {
  const unconfirmed = useUnconfirmedEmail()
  const { will } = useForm()
  const [open, setOpen] = useState(false)
  const first = pair.state === 'not-invited'
  if (unconfirmed !== undefined) return <ConfirmEmailLine email={unconfirmed} why={table.onceYourEmailIsConfirmed} />
  if (!first && !open)
    return (
      <div>
        <Button label={table.inviteAgain} look="secondary" onClick={() => setOpen(true)} />
      </div>
    )
  return (
    <InviteForm
      key={pair.state}
      email={pair.invitation?.email ?? partnerOf(will)?.email ?? ''}
      action={first ? table.sendTheInvitation : table.sendANewLink}
      onSent={(link) => {
        setOpen(false)
        onLink(link)
      }}
    />
  )
}

/** The link that the customer can give their partner, as long as this page is open: it is not stored. */
function LinkToHandOver({ link }: { link: string }) {
  return (
    <div className="stack gap-12">
      <p>{table.ifTheEmailDoesNotArrive}</p>
      <p className={css.link}>{link}</p>
      <p>{table.copyItNowWeDoNot}</p>
    </div>
  )
}

function Facts({ pair }: { pair: Pair }) {
  return (
    <details>
      <summary>{table.whatYourPartnerCanAnd}</summary>
      <div className="stack gap-12">
        <Paragraphs of={pair.place === 'first' ? 'shared' : 'begins'} />
        <Paragraphs of="alone" />
        {pair.canInvite && <Paragraphs of="link" />}
      </div>
    </details>
  )
}

function CouplePanel({ pair }: { pair: Pair }) {
  const [open, setOpen] = useState<'unlink' | 'withdraw'>()
  const [link, setLink] = useState<string>()
  const lives = !['ended', 'disputed', 'refunded'].includes(pair.state)
  const close = () => setOpen(undefined)
  return (
    <section className={`${page.panel} stack gap-16`}>
      <h2 className="flush">{pairWords.title}</h2>
      <p className="anywhere" role="status">
        {coupleStatusText(pair)}
      </p>
      {pair.state === 'invited' && link !== undefined && <LinkToHandOver link={link} />}
      {lives && <Facts pair={pair} />}
      {pair.canInvite && <Invite pair={pair} onLink={setLink} />}
      {pair.state === 'invited' && (
        <div>
          <Button label={table.cancelInvitation} look="link" onClick={() => setOpen('withdraw')} />
        </div>
      )}
      {pair.state === 'accepted' && (
        <div>
          <Button label={table.unlink} look="link" onClick={() => setOpen('unlink')} />
        </div>
      )}
      {open === 'withdraw' && <WithdrawDialog onClose={close} />}
      {open === 'unlink' && <SeparateDialog onClose={close} />}
    </section>
  )
}

/** The state of a couple's two wills for either partner. Renders nothing for a customer without a partner's will. */
export function CoupleSection() {
  const { data, error } = useCouple()
  if (error)
    return (
      <section className={page.panel}>
        <h2>{pairWords.title}</h2>
        <p role="alert">{error.message}</p>
      </section>
    )
  return data?.pair ? <CouplePanel pair={data.pair} /> : null
}
