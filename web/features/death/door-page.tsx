import { useState } from 'react'
import { Link } from 'react-router'
import { dayOfTheirsGiven, emailGiven } from '#core/rules/fields.rules.ts'
import { filled, fullNameGiven } from '#core/rules/rule.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { door as words } from '#words/en/death.ts'
import { firstDays } from '#words/en/executor.ts'
import { call } from '../../api/http.ts'
import { today } from '../../api/today.ts'
import { Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { type Certificate, CertificateFields, certificateGiven, noCertificate } from './certificate-fields.tsx'
import css from './death.module.css'

type Typed = {
  hasCode: 'Yes' | 'No' | undefined
  code: string
  name: string
  born: Day | undefined
  died: Day | undefined
  asker: string
  email: string
  as: string
} & Certificate

const nothing: Typed = {
  hasCode: undefined,
  code: '',
  name: '',
  born: undefined,
  died: undefined,
  asker: '',
  email: '',
  as: '',
  ...noCertificate,
}

const problems = ({ hasCode, code, name, born, died, asker, email, as, ...certificate }: Typed) => [
  ...(hasCode ? [] : [{ field: 'hasCode', code: 'SELECT_OPTION' as const }]),
  ...(hasCode === 'Yes' ? filled('code', code) : []),
  ...(hasCode === 'No' ? [...fullNameGiven('name', name), ...dayOfTheirsGiven('born', born, today())] : []),
  ...dayOfTheirsGiven('died', died, today()),
  ...fullNameGiven('asker', asker),
  ...emailGiven('email', email),
  ...filled('as', as),
  ...certificateGiven(certificate, false),
]

function ReportForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useSubmitForm({
    initial: nothing,
    check: problems,
    save: async ({ hasCode, code, name, born, died, asker, email, as, ...certificate }) => {
      if (!died) return
      const who = hasCode === 'Yes' ? { code } : { name: name.trim(), ...(born && { born }) }
      const body = { ...who, died, asker: { name: asker.trim(), email: email.trim(), as: as.trim() } }
      const { number, issuer, abroad } = certificate
      const sent = number.trim() ? { ...body, certificate: { number, issuer, abroad } } : body
      await call('POST /api/deaths', { body: sent })
      onSent(email.trim())
    },
  })
  const { hasCode } = form.value
  return (
    <section className={css.card} aria-labelledby="begin">
      <h2 id="begin">{words.begin}</h2>
      <ErrorSummary errors={form.errors} />
      <SubmitForm form={form} action={words.send}>
        <Radios
          {...form.field('hasCode')}
          label={words.haveACode}
          options={['Yes', 'No']}
          labels={{ Yes: words.yes, No: words.no }}
          layout="row"
        />
        {hasCode === 'Yes' && (
          <TextField {...form.field('code')} {...words.theCode} autoCapitalize="characters" spellCheck={false} />
        )}
        {hasCode === 'No' && (
          <>
            <TextField {...form.field('name')} {...words.theirName} spellCheck={false} />
            <DateField {...form.field('born')} label={words.born} errorOf={form.errorOf} />
          </>
        )}
        <DateField {...form.field('died')} label={words.died} errorOf={form.errorOf} />
        <TextField {...form.field('asker')} label={words.yourName} autoComplete="name" spellCheck={false} />
        <EmailField {...form.field('email')} hint={words.yourEmail} />
        <TextField {...form.field('as')} {...words.yourPart} />
        <CertificateFields form={form} hint={words.certificate.hint} />
      </SubmitForm>
    </section>
  )
}

/** The page that everybody may open when somebody has died. It says the same to all, whoever has a will here. */
export function SomebodyHasDiedPage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <PlainPage key="sent" title={words.sentTitle} lead={words.sent(sentTo)} />
  return (
    <PlainPage wide title={words.title} lead={words.lead}>
      <div className={css.layout}>
        <div>
          <p className="rounded padded below-28 tint">
            <b>{words.weCanWait}</b> {words.registerFirst}
          </p>
          <a className="inline-row target narrow-only" href="#begin">
            {words.begin}
          </a>
          <details className="below-24">
            <summary>{words.firstDays}</summary>
            <ol className={css.ribbon}>
              {(['register', 'insurer', 'tellUsOnce', 'writeToAll'] as const).map((step) => (
                <li key={step}>
                  <b className="block">{firstDays[step].title}</b>
                  <span className="soft">{firstDays[step].says}</span>
                </li>
              ))}
            </ol>
          </details>
          <h2>{words.whatWeNeed}</h2>
          <ul className={css.rows}>
            {words.needs.map((need) => (
              <li key={need.title}>
                <b className="block">{need.title}</b>
                <span className="soft">{need.words}</span>
              </li>
            ))}
          </ul>
          <h2>{words.whatHappens}</h2>
          <ol className={css.ribbon}>
            {words.happens.map((step) => (
              <li key={step.title}>
                <b className="block">{step.title}</b>
                <span className="soft">{step.words}</span>
              </li>
            ))}
          </ol>
          <p className="soft">{words.weDoNotSay}</p>
        </div>
        <div>
          <ReportForm onSent={setSentTo} />
          <p className="cluster above-20">
            <Link className="inline-row target" to="/contact-us">
              {words.writeInstead}
            </Link>
            <Link className="inline-row target" to="/account/after-me">
              {words.iAmAlive}
            </Link>
          </p>
        </div>
      </div>
    </PlainPage>
  )
}
