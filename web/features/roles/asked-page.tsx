import { type ReactNode, useState } from 'react'
import type { AskedReply } from '#core/api/roles.ts'
import { fullNameGiven } from '#core/rules/rule.ts'
import { listed } from '#core/text/names.ts'
import { aboutRole, asksOfRole, keepAnswer, asked as words } from '#words/en/roles.ts'
import { call } from '../../api/http.ts'
import { isDeadLink, useLinked } from '../../api/linked.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { laterPart } from '../../ui/lazy-page.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './asked.module.css'

// With the pages of an account, which few of those who are asked want.
const KeepAnswer = laterPart(async () => (await import('./keep-answer.tsx')).KeepAnswer)

type Answer = 'yes' | 'no' | 'question'

/** What is said once something was sent, or where nothing can be. */
function Said({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <PlainPage key={title} title={title} lead={lead}>
      <div className="cluster above-32 off-paper">
        {children}
        <ButtonLink label={words.toTheHomePage} look="secondary" to="/" />
      </div>
    </PlainPage>
  )
}

/** What the job is, and what to know before an answer. */
function About({ asked }: { asked: AskedReply }) {
  const { job, know } = aboutRole[asked.role]
  const rows = [
    ...(asked.actsWith.length > 0
      ? [{ label: words.youActWith, words: words.together(listed.format(asked.actsWith)) }]
      : []),
    ...know,
  ]
  return (
    <div>
      {asked.message && <blockquote className={css.message}>{asked.message}</blockquote>}
      <h2>{words.whatTheJobIs}</h2>
      <ul className={css.job}>
        {job.map((task) => (
          <li key={task.title} className="tall-12 ruled">
            <b className="block">{task.title}</b>
            <span className="soft">{task.words}</span>
          </li>
        ))}
      </ul>
      <h2>{words.whatToKnowFirst}</h2>
      <dl className={css.know}>
        {rows.map((row) => (
          <div key={row.label} className="tall-12 ruled">
            <dt className="soft">{row.label}</dt>
            <dd>{row.words}</dd>
          </div>
        ))}
      </dl>
      {asked.gets ? (
        <>
          <h2>{words.whoGetsWhat}</h2>
          <p className="soft above-8">{words.asItStands(asked.from)}</p>
          <ul className={css.job}>
            {asked.gets.map((line, at) => (
              // Two gifts may read alike, and none changes its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are only read
              <li key={at} className="tall-12 ruled">
                {line}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={css.note}>{words.doesNotSay(asked.from)}</p>
      )}
    </div>
  )
}

type Ends = {
  readonly token: string
  readonly asked: AskedReply
  readonly onSent: (said: Sent) => void
  readonly onKeep: () => void
}
/** What was taken back or closed since the page was opened. */
const orDead = (onSent: Ends['onSent']) => ({
  handles: (error: unknown) => {
    const isDead = error instanceof Error && isDeadLink(error)
    if (isDead) onSent(words.dead)
    return isDead
  },
})
type Sent = { readonly title: string; readonly lead: string; readonly answered?: true }

function AnswerForm({ token, asked, onSent, onKeep }: Ends) {
  const { from, name } = asked
  const form = useSubmitForm<{ answer: Answer | undefined; name: string; question: string }>({
    initial: { answer: undefined, name, question: '' },
    ...orDead(onSent),
    check: ({ answer, name: typed, question }) => [
      ...(answer === undefined ? [{ field: 'answer', code: 'SELECT_OPTION' as const }] : []),
      ...(answer === 'question' && !question.trim() ? [{ field: 'question', code: 'FIELD_REQUIRED' as const }] : []),
      ...fullNameGiven('name', typed),
    ],
    save: async ({ answer = 'no', name: typed, question }) => {
      const body = { token, answer, name: typed.trim(), ...(answer === 'question' && { question: question.trim() }) }
      await call('POST /api/asked/answer', { body })
      const lead = answer === 'question' ? words.weHaveAsked(from) : words.weHaveTold(from)
      onSent({ title: words.thankYou, lead, answered: true })
    },
  })
  return (
    <section className={css.card} aria-labelledby="will-you">
      <h2 id="will-you">{words.willYou}</h2>
      <p className="soft">{asked.answer ? words.answeredBefore[asked.answer] : aboutRole[asked.role].free}</p>
      <ErrorSummary errors={form.errors} />
      <SubmitForm form={form} action={words.send}>
        <Radios
          {...form.field('answer')}
          label={words.answer}
          hideLegend
          options={['yes', 'no', 'question']}
          labels={{ yes: words.yes, no: words.no, question: words.question }}
          notes={{ yes: words.weTell(from), no: words.weTellKindly(from), question: words.itGoesTo(from) }}
          below={{ question: <TextArea {...form.field('question')} {...words.yourQuestion} /> }}
        />
        <TextField {...form.field('name')} label={words.yourFullName} autoComplete="name" spellCheck={false} />
      </SubmitForm>
      <p className="soft small">
        {words.noAccount} {asked.answer && <Button label={keepAnswer.keepThis} look="link" onClick={onKeep} />}
      </p>
    </section>
  )
}

/** For whoever got a mail that was meant for another. */
function CloseForm({ token, asked, onSent }: Omit<Ends, 'onKeep'>) {
  const form = useSubmitForm({
    ...orDead(onSent),
    save: async () => {
      await call('POST /api/asked/close', { body: { token } })
      onSent(words.closed)
    },
  })
  return (
    <FormPage {...words.closeTheLink} lead={words.weTellThatTheMail(asked.from)} form={form}>
      {null}
    </FormPage>
  )
}

function Asked(props: Ends) {
  const { asked } = props
  const [isOther, setIsOther] = useState(false)
  if (isOther) return <CloseForm {...props} />
  return (
    <PlainPage
      wide
      title={asksOfRole[asked.role](asked.from)}
      tab={words.tab}
      lead={`${words.wroteToYou(asked.fromInFull)}, ${formatLondonDate(asked.asked)}`}
    >
      <div className={css.layout}>
        <About asked={asked} />
        <div>
          <AnswerForm {...props} />
          <p className="soft small above-20">{words.onlyTo(asked.from)}</p>
          <p>
            {words.notYou(asked.name)} <Button label={words.tellUs} look="link" onClick={() => setIsOther(true)} />
          </p>
        </div>
      </div>
    </PlainPage>
  )
}

/** The page that the link of a request opens. Nothing happens by opening it. */
export function AskedPage() {
  const token = useLinkToken()
  const [sent, setSent] = useState<Sent>()
  const [keeps, setKeeps] = useState(false)
  const keep = () => setKeeps(true)
  const { data, error, refetch } = useLinked('POST /api/asked', token)
  if (keeps) return <KeepAnswer token={token} />
  if (sent)
    return (
      <Said title={sent.title} lead={sent.lead}>
        {sent.answered && <Button label={keepAnswer.keepThis} look="secondary" onClick={keep} />}
      </Said>
    )
  if (data) return <Asked token={token} asked={data} onSent={setSent} onKeep={keep} />
  if (!error)
    return (
      <PlainPage title={words.tab}>
        <p role="status">{words.loading}</p>
      </PlainPage>
    )
  const isDead = isDeadLink(error)
  if (isDead) return <Said {...words.dead} />
  return (
    <Said title={words.tab} lead={error.message}>
      <Button label={words.tryAgain} onClick={() => void refetch()} />
    </Said>
  )
}
