import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { AfterDeathReply } from '#core/api/death.ts'
import { brand } from '#core/brand.ts'
import type { Releasable, ReleaseTo } from '#core/death/release.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { fullNameGiven } from '#core/rules/rule.ts'
import { formatLondonDate } from '#core/text/dates.ts'
import { waitChoices } from '#core/will/lists.ts'
import { tooEarly, afterMe as words } from '#words/en/death.ts'
import { call } from '../../api/http.ts'
import { read, useAccount } from '../../api/queries.ts'
import { queryClient } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import fields from '../../ui/field.module.css'
import page from '../../ui/plain-page.module.css'
import { BackLink, PlainPage } from '../../ui/plain-page.tsx'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { Together } from '../together/together.tsx'
import css from './death.module.css'

const QrCode = lazy(() => import('../account/qr-code.tsx'))

/** The order of the page: what is asked for first stands first. */
const shown: readonly Releasable[] = ['original', 'letters', 'wishes', 'belongings', 'words', 'record', 'figures']

const chosenOf = (to: ReleaseTo): string => (to.to === 'person' ? String(to.person) : to.to)
const toOf = (value: string): ReleaseTo =>
  value === 'executors' || value === 'nobody' ? { to: value } : { to: 'person', person: Number(value) }

type Ends = { readonly reply: AfterDeathReply; readonly onReply: (reply: AfterDeathReply) => void }

function Choices({ reply, onReply }: Ends) {
  const [changed, setChanged] = useState<Partial<Record<Releasable, ReleaseTo>>>({})
  const [days, setDays] = useState(reply.days)
  const release = { ...reply.release, ...changed }
  const { said, failure, busy, act } = useAct()
  const save = () =>
    act(async () => {
      const { contact } = reply
      onReply(await call('POST /api/after-death', { body: { release, days, ...(contact && { contact }) } }))
    }, words.saved)
  return (
    <section className={page.panel} aria-labelledby="after-my-death">
      <div className="line spread baseline">
        <h2 id="after-my-death">{words.afterMyDeath}</h2>
        <span className="soft">{words.goesTo}</span>
      </div>
      <ul className={css.things}>
        {shown.map((what) => (
          <li key={what}>
            <label htmlFor={`to-${what}`}>
              <b className="block">{words.things[what].title}</b>
              <span className="soft small">{words.things[what].words}</span>
            </label>
            <select
              id={`to-${what}`}
              className={fields.input}
              value={chosenOf(release[what])}
              onChange={({ target }) => setChanged({ ...changed, [what]: toOf(target.value) })}
            >
              <option value="executors">{what === 'letters' ? words.each : words.executors}</option>
              {reply.people.map(({ id, name }) => (
                <option key={id} value={String(id)}>
                  {name}
                </option>
              ))}
              <option value="nobody">{words.nobody}</option>
            </select>
          </li>
        ))}
      </ul>
      <Radios
        name="days"
        label={words.wait}
        options={waitChoices.map(String)}
        labels={Object.fromEntries(waitChoices.map((each) => [each, words.waits[each]]))}
        value={String(days)}
        onChange={(chosen) => setDays(waitChoices.find((each) => String(each) === chosen) ?? days)}
      />
      {failure && <p role="alert">{failure}</p>}
      <div className="cluster above-16 off-paper">
        <Button
          label={words.save}
          look={reply.reports.some(({ open }) => open) ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => void save()}
        />
        <span className="soft" role="status">
          {said || words.nothingIsSent}
        </span>
      </div>
    </section>
  )
}

type Trusted = NonNullable<AfterDeathReply['contact']>

function ContactForm({ contact, save }: { contact?: Trusted | undefined; save: (given: Trusted) => Promise<void> }) {
  const says = words.contact
  const form = useSubmitForm({
    initial: { name: contact?.name ?? '', email: contact?.email ?? '' },
    check: ({ name, email }) => [...fullNameGiven('name', name), ...emailGiven('email', email)],
    save: ({ name, email }) => save({ name: name.trim(), email: email.trim() }),
    onDone: () => form.again(),
    dialog: 'contact after death',
  })
  return (
    <>
      <ErrorSummary errors={form.errors} />
      <SubmitForm form={form} action={says.save} look="secondary">
        <TextField {...form.field('name')} label={says.name} autoComplete="off" spellCheck={false} />
        <TextField {...form.field('email')} label={says.email} type="email" autoComplete="off" spellCheck={false} />
      </SubmitForm>
    </>
  )
}

/** Who is asked to reach the customer, besides all the ways that lead to the customer. */
function Contact({ reply: { release, days, contact }, onReply }: Ends) {
  const { said, failure, busy, act } = useAct()
  const says = words.contact
  const put = async (given?: Trusted) =>
    onReply(await call('POST /api/after-death', { body: { release, days, ...(given && { contact: given }) } }))
  return (
    <section className={page.panel} aria-labelledby="contact">
      <h2 id="contact">{says.title}</h2>
      <p className="soft below-16">{says.says}</p>
      <ContactForm
        key={JSON.stringify(contact)}
        contact={contact}
        save={(given) => put(given).then(() => act(async () => undefined, says.saved))}
      />
      {failure && <p role="alert">{failure}</p>}
      <p className="above-12" role="status">
        {said}
      </p>
      {contact && (
        <Button label={says.remove} look="link" busy={busy} onClick={() => void act(() => put(), says.removed)} />
      )}
    </section>
  )
}

function Card({ reply, onReply }: Ends) {
  const { said, failure, busy, act } = useAct()
  const { origin } = window.location
  const says = words.onTheCard
  return (
    <section className={page.panel} aria-labelledby="card">
      <h2 id="card">{words.card}</h2>
      <p className="soft">{words.cardSays}</p>
      <div className={css.wallet}>
        <div>
          <Suspense fallback={null}>
            <QrCode text={`${origin}/somebody-has-died`} label={words.opens(`${origin}/somebody-has-died`)} />
          </Suspense>
        </div>
        <div>
          <p>
            <b>{says.title}</b>
          </p>
          <p className="small">
            {says.go} {origin.replace(/^https?:\/\//, '')} {says.andType}
          </p>
          <p className={css.code}>{reply.code}</p>
          <p className="small soft">
            {says.says} {brand.name}
          </p>
        </div>
      </div>
      {failure && <p role="alert">{failure}</p>}
      <p role="status">{said}</p>
      <div className="cluster off-paper">
        <Button label={words.print} look="secondary" onClick={() => window.print()} />
        <Button
          label={words.newCard}
          look="link"
          busy={busy}
          onClick={() => void act(async () => onReply(await call('POST /api/after-death/card')), words.newCardMade)}
        />
      </div>
    </section>
  )
}

type Of = { readonly reports: AfterDeathReply['reports'] }

/** Whoever said that the customer has died: with the press that stops it. */
function Reports({ reports, onStopped }: Of & { readonly onStopped: () => Promise<unknown> }) {
  const { said, failure, busy, act } = useAct()
  if (reports.length === 0) return null
  const isGiven = reports.some(({ open, given }) => open && given)
  const stop = async () => {
    await call('POST /api/after-death/alive')
    await onStopped()
  }
  return (
    <section className={page.panel} aria-labelledby="reports">
      <h2 id="reports">{words.reports}</h2>
      <ul className={css.rows}>
        {reports.map(({ id, asker, as, at, open, given }) => (
          <li key={id}>
            {words.reported(asker, as, formatLondonDate(new Date(at)))}
            <span className="soft block">{open ? (given ? words.given : words.open) : words.over}</span>
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      <p role="status" className="said">
        {said}
      </p>
      {reports.some(({ open }) => open) && (
        <Button
          label={words.alive}
          busy={busy}
          onClick={() => void act(stop, isGiven ? tooEarly.says : words.stopped)}
        />
      )}
    </section>
  )
}

const useAfterMe = () => {
  const own = read('GET /api/after-death')
  const onReply = (reply: AfterDeathReply) => queryClient.setQueryData(own.queryKey, reply)
  return { ...useQuery({ ...own, staleTime: 0 }, queryClient), onReply }
}

/** The reports alone, where whoever is alive comes first, and where nothing was paid. */
export function ReportsOfMe({ reports }: Of) {
  const [isStopped, setStopped] = useState(false)
  const now = isStopped ? reports.map((each) => ({ ...each, open: false })) : reports
  return <Reports reports={now} onStopped={async () => setStopped(true)} />
}

/** What is released after the death of the customer, to whom and when, and the card that leads to it. */
export function AfterMePage() {
  const { data, error, onReply } = useAfterMe()
  const { data: account } = useAccount()
  return (
    <PlainPage canvas title={words.title} lead={words.lead} above={<BackLink to="/account">{words.back}</BackLink>}>
      <Together>
        {error && (
          <div className="stack gap-24 above-32">
            {account && <ReportsOfMe reports={account.reportsOfDeath} />}
            <p role="alert">{error.message}</p>
          </div>
        )}
        {data && (
          <div className={`${page.columns} ${page.wide}`}>
            <div className="stack shrink gap-24">
              <Reports reports={data.reports} onStopped={async () => onReply(await call('GET /api/after-death'))} />
              <Choices reply={data} onReply={onReply} />
            </div>
            <div className="stack shrink gap-24">
              <section className={page.panel} aria-labelledby="before">
                <h2 id="before">{words.before}</h2>
                <ol className={page.steps}>
                  {words.steps(data.days).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </section>
              <Contact reply={data} onReply={onReply} />
              <Card reply={data} onReply={onReply} />
            </div>
          </div>
        )}
      </Together>
    </PlainPage>
  )
}
