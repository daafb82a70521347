import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { type ExecutorToTell, executorsToTell, toldAndNoExecutor } from '#core/rules/signing.rules.ts'
import { isDoubtful } from '#core/signing/signing-state.ts'
import { namesOf } from '#core/text/names.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { executors as table } from '#words/en/documents.ts'
import { call } from '../../api/http.ts'
import { useUnconfirmedEmail } from '../../api/queries.ts'
import { tellExecutors, updateItem } from '../../api/save-queue.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { FormDialog } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { ConfirmEmailLine } from '../verification/confirm-email-form.tsx'
import css from './documents.module.css'

function EmailDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const form = useSubmitForm({
    initial: { email: person.email ?? '' },
    check: ({ email }) => emailGiven('email', email),
    save: ({ email }) => updateItem('persons', { ...person, email: email.trim() }),
    onDone: onClose,
  })
  return (
    <FormDialog title={table.theEmailOf(person.fullname)} action={table.save} form={form} onClose={onClose}>
      <TextField {...form.field('email')} {...table.email} type="email" spellCheck={false} />
    </FormDialog>
  )
}

/** The mail as the executor reads it, and the button that sends it. */
function SendDialog({
  will,
  person,
  onClose,
  onDone,
}: {
  will: Will
  person: Person
  onClose: () => void
  onDone: (said: string) => void
}) {
  const { data, error } = useQuery({
    queryKey: ['executors', 'mail'],
    queryFn: () => call('GET /api/executors/mail'),
    staleTime: 0,
  })
  const signed = will.signing !== undefined && !isDoubtful(will.signing)
  const form = useSubmitForm({
    initial: { unsigned: false },
    check: ({ unsigned }) => (signed || unsigned ? [] : [{ field: 'unsigned', code: 'NOT_SIGNED_YET' }]),
    save: async () => {
      const refused = await tellExecutors({ executors: [person.id], ...(!signed && { unsigned: true }) })
      onDone(refused.length > 0 ? table.hasAskedUsNotToEmail(person.fullname) : table.weHaveEmailed(person.fullname))
    },
    onDone: onClose,
  })
  return (
    <FormDialog title={table.emailAsked(person.fullname)} action={table.sendTheEmail} form={form} onClose={onClose}>
      <p>
        {table.thisGoesTo} <strong className="anywhere">{person.email}</strong>. {table.youCannotStopItOnceIt}
      </p>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <p role="status">{table.loadingTheEmail}</p>}
      {data && (
        <div className="edged rounded canvas stack gap-12 around-20 padded">
          <p>
            <strong>{data.subject}</strong>
          </p>
          <p>{table.hello(person.fullname)}</p>
          {data.says.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {!signed && (
        <Checkbox
          {...form.field('unsigned')}
          label={will.signing ? table.theSigningOfYourWillIs : table.youHaveNotToldUsThat}
        />
      )}
    </FormDialog>
  )
}

type Doing = { readonly what: 'email' | 'send'; readonly person: Person }

function ExecutorRow({ executor, onDo }: { executor: ExecutorToTell; onDo: (doing: Doing) => void }) {
  const { person, toldOn } = executor
  return (
    <li className={css.executor}>
      <div>
        <p>{person.fullname}</p>
        <p className="soft anywhere">
          {toldOn === undefined
            ? (person.email ?? table.noEmailYet)
            : table.emailedOnAt(formatLondonDate(toldOn), person.email ?? '')}
        </p>
      </div>
      <div className="stack whole-row from-start">
        {toldOn === undefined && person.email && (
          <Button look="secondary" onClick={() => onDo({ what: 'send', person })}>
            {table.readAndSend}
            <span className="visually-hidden"> {table.theEmailTo(person.fullname)}</span>
          </Button>
        )}
        <Button look="link" onClick={() => onDo({ what: 'email', person })}>
          {person.email ? table.changeTheEmail : table.addTheEmail}
          <span className="visually-hidden"> {table.of(person.fullname)}</span>
        </Button>
      </div>
    </li>
  )
}

/** For a customer who wants executors told by email: each of them, with the button that sends it. */
export function ExecutorsPanel({ will }: { will: Will }) {
  const [doing, setDoing] = useState<Doing>()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const unconfirmed = useUnconfirmedEmail()
  useEffect(() => {
    if (said) heading.current?.focus()
  }, [said])
  const wanted = will.notifyExecutors === 'Yes' && will.notifyHow === 'Email'
  const executors = executorsToTell(will)
  const former = toldAndNoExecutor(will)
  if (executors.length === 0 || (!wanted && (will.executorsTold ?? []).length === 0)) return null
  return (
    <section className={page.panel} aria-labelledby="tell-executors">
      <h2 id="tell-executors" ref={heading} tabIndex={-1}>
        {table.tellYourExecutors}
      </h2>
      <p className="soft">{table.weEmailAnExecutorOnlyWhen}</p>
      <p role="status">{said}</p>
      {unconfirmed !== undefined ? (
        <ConfirmEmailLine email={unconfirmed} why={table.onceYourEmailIsConfirmed} />
      ) : (
        <ul>
          {executors.map((executor) => (
            <ExecutorRow key={executor.person.id} executor={executor} onDo={setDoing} />
          ))}
        </ul>
      )}
      {former.length > 0 && <p className={css.outdated}>{table.weEmailedBeforeYouChanged(namesOf(former))}</p>}
      {doing?.what === 'email' && <EmailDialog person={doing.person} onClose={() => setDoing(undefined)} />}
      {doing?.what === 'send' && (
        <SendDialog will={will} person={doing.person} onClose={() => setDoing(undefined)} onDone={setSaid} />
      )}
    </section>
  )
}
