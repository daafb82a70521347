import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DocumentsReply, IssuedPack } from '#core/api/documents.ts'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { groupOfDocument, type PackGroup } from '#drafting/pack/pack-document.ts'
import { call } from '../../api/http.ts'
import { useUnconfirmedEmail } from '../../api/queries.ts'
import { useForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { levelWords } from '../advice/notice.tsx'
import { CouplePart } from '../couple/couple-section.tsx'
import { LpasOnDownloads } from '../lpa/lpas-on-downloads.tsx'
import { WhoGetsWhat } from '../picture/who-gets-what.tsx'
import { ConfirmEmailForm } from '../verification/confirm-email-form.tsx'
import { ConsentForm } from './consent-form.tsx'
import css from './downloads.module.css'
import { ExecutorsPanel } from './executors-panel.tsx'
import { PrintPanel } from './print-panel.tsx'
import { SigningPanel } from './signing-panel.tsx'

/** Earlier downloads, collapsed because only the newest version is to be signed. */
function EarlierVersions({ packs }: { packs: readonly IssuedPack[] }) {
  return (
    <section className={page.panel}>
      <h2>Earlier documents</h2>
      <p className={page.soft}>
        These are as you downloaded them. If you have signed one, it counts until you sign a newer one.
      </p>
      {packs.map((pack) => (
        <details key={pack.version} className={css.earlier}>
          <summary>
            Your will, {formatLondonDate(pack.made)}
            {pack.fingerprint && `, document ${pack.fingerprint}`}
          </summary>
          <ul>
            {pack.documents.map(({ id, title, url }) => (
              <li key={id}>
                <DownloadButton
                  look="quiet"
                  path={url}
                  file={`${id}-version-${pack.version}.pdf`}
                  label={title}
                  about={`version ${pack.version}`}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

type Entry = IssuedPack['documents'][number]

const pagesIn = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`

function DocumentRow({ entry, first, canDownload }: { entry: Entry; first: boolean; canDownload: boolean }) {
  const { largePrint } = entry
  return (
    <li className={css.item}>
      <span className={css.thumb} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div>
        <h4 className={css.title}>{entry.title}</h4>
        <p className={page.soft}>{entry.description}</p>
        <p className={css.small}>{pagesIn(entry.pages)}</p>
      </div>
      {canDownload && (
        <div className={css.action}>
          <DownloadButton
            look={first ? 'primary' : 'secondary'}
            path={entry.url}
            file={`${entry.id}.pdf`}
            label="Download PDF"
            about={entry.title}
          />
          {largePrint && (
            <DownloadButton
              look="quiet"
              path={largePrint.url}
              file={`${entry.id}-large-print.pdf`}
              label="Large print"
              about={`${entry.title}, ${pagesIn(largePrint.pages)}`}
            />
          )}
        </div>
      )}
    </li>
  )
}

const groupTitles: readonly (readonly [PackGroup, string])[] = [
  ['sign', 'Sign'],
  ['keep', 'Keep'],
  ['give', 'Give away'],
  ['lpa', 'Power of attorney'],
]

/** The documents of a version, by what is done with them. */
function DocumentGroups({ documents, canDownload }: { documents: readonly Entry[]; canDownload: boolean }) {
  const groups = Map.groupBy(documents, ({ id }) => groupOfDocument(id))
  return groupTitles.map(([group, title]) => {
    const entries = groups.get(group)
    return (
      entries && (
        <section key={group} aria-labelledby={`group-${group}`} className={css.group}>
          <h3 id={`group-${group}`}>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <DocumentRow key={entry.id} entry={entry} first={entry.id === 'will'} canDownload={canDownload} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

/** What is different from the version before, and whether that calls for another signing. */
function Changed({ pack }: { pack: DocumentsReply }) {
  if (pack.changed.length === 0) return null
  const before = pack.earlier[0]
  return (
    <div className={css.changed}>
      <h3>{pack.willChanged ? 'The words of your will have changed' : 'Your will itself has not changed'}</h3>
      <p>
        {pack.willChanged
          ? 'If you have signed an earlier one, print and sign this one. Until then the one you signed counts.'
          : 'If you have signed it, you do not have to sign it again. Other documents are new or have changed.'}
      </p>
      <details>
        <summary>What changed since {before ? formatLondonDate(before.made) : 'last time'}</summary>
        <ul>
          {pack.changed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Before the first download: the code from the mail, on the page where it is needed. */
function ConfirmFirst({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <section className={css.consent} aria-labelledby="confirm-first">
      <h2 id="confirm-first">First, is this your email?</h2>
      <p className={page.soft}>
        Your will is private, so we make sure that <strong className={css.email}>{email}</strong> is yours before you
        download it.
      </p>
      <ConfirmEmailForm email={email} onDone={onDone} />
    </section>
  )
}

/** Why the answers make no new documents, and what to do about each reason. */
function Stopped({ reasons }: { reasons: DocumentsReply['stopped'] }) {
  const solicitor = reasons.some(({ level }) => level === 'refer')
  return (
    <section className={css.stopped} aria-labelledby="stopped">
      <h3 id="stopped">We have not made new documents</h3>
      <p>
        You have told us something new since we made these, and a will with your new answers could do harm. These are
        the last documents you downloaded, and you keep them. If you have signed that will, it counts until you sign
        another.
      </p>
      <ul>
        {reasons.map(({ id, level, step, message }) => (
          <li key={id}>
            <strong>{levelWords[level]}.</strong> {message}{' '}
            <EditLink step={step}>Change your answer: {stepNamed(step).title}</EditLink>
          </li>
        ))}
      </ul>
      <p>
        {solicitor
          ? 'If an answer is not right, change it, and we will make your new documents. If it is right, see a solicitor before you sign anything. '
          : 'When you have changed or confirmed your answer, we will make your new documents. '}
        <Link to={pathOf('will.summary')}>
          {solicitor ? 'Your summary has a page to take with you' : 'Go to your summary'}
        </Link>
      </p>
    </section>
  )
}

function Newest({ pack, onConsent }: { pack: DocumentsReply; onConsent: () => Promise<unknown> }) {
  const unconfirmed = useUnconfirmedEmail()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const confirmed = () => {
    setSaid('Your email is confirmed.')
    heading.current?.focus()
  }
  const canDownload = pack.consentGiven && unconfirmed === undefined
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={css.version}>
            Your will, {formatLondonDate(pack.made)}
          </h2>
          {pack.fingerprint && (
            <p className={page.soft}>
              Every page of this will says <strong>Document {pack.fingerprint}</strong> at its foot. If a page says
              something else, it is from another will.
            </p>
          )}
        </div>
        {canDownload && <DownloadButton path={pack.packUrl} file="will-pack.zip" label="Download everything" />}
      </div>
      <p className={css.confirmed} role="status">
        {said}
      </p>
      {unconfirmed !== undefined && <ConfirmFirst email={unconfirmed} onDone={confirmed} />}
      {unconfirmed === undefined && !pack.consentGiven && <ConsentForm onGiven={onConsent} />}
      {pack.stopped.length > 0 && <Stopped reasons={pack.stopped} />}
      {!pack.upToDate && pack.stopped.length === 0 && (
        <p className={css.outdated} role="status">
          You have changed answers since, and some are missing. These are your last complete documents.{' '}
          <a href={pathOf('will.summary')}>See what is missing</a>
        </p>
      )}
      <Changed pack={pack} />
      <DocumentGroups documents={pack.documents} canDownload={canDownload} />
    </>
  )
}

export function DownloadsPage() {
  const { will } = useForm()
  const unconfirmed = useUnconfirmedEmail()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', will.version],
    queryFn: () => call<DocumentsReply>('/api/documents', { method: 'GET' }),
  })
  return (
    <PlainPage title="Your documents" lead="Your will counts only once you have signed it in front of two witnesses.">
      <div className={`${page.columns} ${page.wide}`}>
        <div className={page.stack}>
          <section className={page.panel} aria-label="Documents" aria-busy={!data && !error}>
            {error && (
              <>
                <p role="alert">{error.message}</p>
                <div className={page.actions}>
                  <ButtonLink look="secondary" to={pathOf('will.summary')}>
                    Back to your will
                  </ButtonLink>
                </div>
              </>
            )}
            {!data && !error && <p role="status">Getting your documents ready</p>}
            {data && <Newest pack={data} onConsent={refetch} />}
          </section>
          {data && <WhoGetsWhat will={will} className={page.panel} />}
        </div>
        <div className={page.stack}>
          {will.signing === undefined && (
            <section className={`${page.panel} ${page.dark}`}>
              <h2>Signing day</h2>
              <p>
                Staple the pages together once. Sit down with two adult witnesses in one room. Sign first, while both
                watch. Then each of them signs while you watch. Nobody leaves until you have all signed.
              </p>
              <a className={css.signed} href="#signing">
                Tell us when you have signed
              </a>
            </section>
          )}
          {data && <SigningPanel will={will} pack={data} />}
          {data && <ExecutorsPanel will={will} />}
          {data && <PrintPanel will={will} ready={data.consentGiven && unconfirmed === undefined} />}
          <CouplePart />
          <LpasOnDownloads will={will} />
          <section className={page.panel}>
            <h2>Something to change?</h2>
            <p className={page.soft}>
              Change your answers, download again and sign the new one. The newest signed will counts.
            </p>
            <div className={page.actions}>
              <ButtonLink look="secondary" to={pathOf('will.summary')}>
                Change my will
              </ButtonLink>
            </div>
          </section>
          {data && data.earlier.length > 0 && <EarlierVersions packs={data.earlier} />}
        </div>
      </div>
    </PlainPage>
  )
}
