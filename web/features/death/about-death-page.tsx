import { type ReactNode, useState } from 'react'
import type { DeathAct, DeathLinkReply } from '#core/api/death.ts'
import { formatLondonDate, formatLondonDateTime } from '#core/text/dates.ts'
import { firstNameIn } from '#core/text/names.ts'
import { tooEarly, aboutDeath as words } from '#words/en/death.ts'
import { call } from '../../api/http.ts'
import { isDeadLink, useLinked } from '../../api/linked.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { useAct } from '../../ui/use-act.ts'
import { CertificateFields, certificateGiven, noCertificate } from './certificate-fields.tsx'
import css from './death.module.css'

type Ends = { readonly token: string; readonly link: DeathLinkReply; readonly onRead: (link: DeathLinkReply) => void }

/** A button that does what the link allows. */
function Press({
  token,
  act,
  onRead,
  look,
  children,
}: Omit<Ends, 'link'> & { act: DeathAct; look?: 'secondary' | 'link'; children: ReactNode }) {
  const { failure, busy, act: doing } = useAct()
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <Button
        {...(look && { look })}
        busy={busy}
        onClick={() => void doing(async () => onRead(await call('POST /api/deaths/act', { body: { token, act } })), '')}
      >
        {children}
      </Button>
    </>
  )
}

function Evidence({ token, onRead }: Omit<Ends, 'link'>) {
  const form = useSubmitForm({
    initial: noCertificate,
    check: (certificate) => certificateGiven(certificate, true),
    save: async (certificate) => onRead(await call('POST /api/deaths/evidence', { body: { token, certificate } })),
  })
  return (
    <section className={css.card} aria-labelledby="certificate">
      <h2 id="certificate">{words.asker.addIt}</h2>
      <ErrorSummary errors={form.errors} />
      <SubmitForm form={form} action={words.asker.sendIt}>
        <CertificateFields form={form} />
      </SubmitForm>
    </section>
  )
}

function Asker({ link, ...ends }: Ends) {
  const { standing, name, reported } = link
  const says = words.asker
  return (
    <PlainPage title={says.title(name)} tab={words.tab} lead={says.sentOn(formatLondonDate(new Date(reported)))}>
      <p role="status" className="on-paper rounded padded above-20 below-28 tint">
        {says.standings[standing]}
      </p>
      {['needs a certificate', 'cannot help', 'missing'].includes(standing) && <Evidence {...ends} />}
      <p className="above-20">
        {['needs a certificate', 'being checked', 'waits'].includes(standing) && (
          <Press {...ends} act="withdraw" look="link">
            {says.takeBack}
          </Press>
        )}
        {standing === 'missing' && <ButtonLink label={says.complain} look="link" to="/contact-us" />}
      </p>
    </PlainPage>
  )
}

function Testator({ link, ...ends }: Ends) {
  const says = words.alive
  const { name, reported, until, byCode, stopped, given, logInFirst } = link
  const first = firstNameIn(name)
  if (stopped)
    return (
      <PlainPage
        key="stopped"
        title={given ? tooEarly.title : says.stoppedTitle}
        lead={given ? tooEarly.says : says.stopped}
      >
        <div className="cluster above-32 off-paper">
          <ButtonLink label={says.logIn} to="/account/after-me" />
        </div>
      </PlainPage>
    )
  const know = [
    [says.whoToldUs, byCode ? says.withCode : says.withoutCode],
    [says.when, formatLondonDateTime(new Date(reported))],
    [says.whatTheyHave, given ? says.something : says.nothing],
  ] as const
  return (
    <PlainPage title={says.title} lead={says.lead(name, first)}>
      <div className="above-28 below-16">
        {logInFirst ? (
          <>
            <p>{says.logInFirst}</p>
            <ButtonLink label={says.logIn} to="/account/after-me" />
          </>
        ) : (
          <Press {...ends} act="alive">
            {says.press(first)}
          </Press>
        )}
      </div>
      {until !== undefined && <p className="soft">{says.stopsAtOnce(formatLondonDate(new Date(until)))}</p>}
      <h2 className="above-32">{says.whatWeKnow}</h2>
      <dl className={css.rows}>
        {know.map(([label, fact]) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="notice above-28 below-28 padded">
        <b className="block">{says.pressed}</b>
        {says.pressFirst}
      </p>
      <p className="soft">{says.family(first)}</p>
    </PlainPage>
  )
}

function Executor({ link, ...ends }: Ends) {
  const says = words.executor
  const { name, standing, given } = link
  if (standing !== 'being checked' && standing !== 'needs a certificate')
    return <PlainPage title={says.title} lead={words.asker.standings.ended} />
  return (
    <PlainPage title={says.title} lead={`${says.lead(name)} ${given ? says.place : says.nothing}`}>
      <p className="above-16">{says.ifAlive}</p>
      <div className="above-28 below-16">
        <Press {...ends} act="object" look="secondary">
          {says.object}
        </Press>
      </div>
    </PlainPage>
  )
}

/** The page of a link about a report: for who asked, for who is said to have died, or for an executor. Opening it does nothing. */
export function AboutDeathPage() {
  const token = useLinkToken()
  const [read, setRead] = useState<DeathLinkReply>()
  const [objected, setObjected] = useState(false)
  const { data, error, refetch } = useLinked('POST /api/deaths/read', token)
  const link = read ?? data
  if (objected) return <PlainPage key="objected" title={words.executor.objectedTitle} lead={words.executor.objected} />
  if (link) {
    const ends = { token, link, onRead: setRead }
    if (link.of === 'testator') return <Testator {...ends} />
    return link.of === 'asker' ? <Asker {...ends} /> : <Executor {...ends} onRead={() => setObjected(true)} />
  }
  if (!error)
    return (
      <PlainPage title={words.tab}>
        <p role="status">{words.loading}</p>
      </PlainPage>
    )
  const isDead = isDeadLink(error)
  return (
    <PlainPage key="dead" title={isDead ? words.dead.title : words.tab} lead={isDead ? words.dead.lead : error.message}>
      <div className="cluster above-32 off-paper">
        {isDead ? (
          <ButtonLink label={words.startAgain} look="secondary" to="/somebody-has-died" />
        ) : (
          <Button label={words.tryAgain} onClick={() => void refetch()} />
        )}
      </div>
    </PlainPage>
  )
}
