import { Link } from 'react-router'
import type { DocumentsReply, IssuedPack } from '#core/api/documents.ts'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { isDoubtful } from '#core/signing/signing-state.ts'
import type { Signing } from '#core/will/signing-schema.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { EditLink } from '../../ui/edit-link.tsx'
import page from '../../ui/plain-page.module.css'
import { levelWords } from '../advice/notice.tsx'
import css from './downloads.module.css'
import { DocumentDownload } from './first-download.tsx'

/** Earlier downloads, collapsed because only the newest version is to be signed. */
export function EarlierVersions({ packs }: { packs: readonly IssuedPack[] }) {
  return (
    <section className={page.panel}>
      <h2>Earlier documents</h2>
      <p className="soft">
        These are as you downloaded them. If you have signed one, it counts until you sign a newer one.
      </p>
      {packs.map((pack) => (
        <details key={pack.version} className="above-12">
          <summary>
            Your will, {formatLondonDate(pack.made)}
            {pack.fingerprint && `, document ${pack.fingerprint}`}
          </summary>
          <ul>
            {pack.documents.map(({ id, title, url }) => (
              <li key={id}>
                <DocumentDownload
                  look="quiet"
                  path={url}
                  file={`${id}-version-${pack.version}.pdf`}
                  code={pack.fingerprint}
                  label={title}
                  about={`version ${pack.version}`}
                  action="Download it"
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

type Change = { readonly since: string; readonly will: boolean; readonly lines: readonly string[] }

/** Against the will that was signed, or else against the documents downloaded before. */
const changeOf = ({ sinceSigning, changed, willChanged, earlier: [before] }: DocumentsReply): Change | undefined => {
  if (sinceSigning) return { since: 'since you signed', ...sinceSigning }
  return { since: `since ${before ? formatLondonDate(before.made) : 'last time'}`, will: willChanged, lines: changed }
}

/** Whether the customer has changed an answer since the will that was signed was made. That it was signed changes letters alone. */
const answeredSince = (pack: DocumentsReply, { fingerprint }: Pick<Signing, 'fingerprint'>): boolean => {
  const signed = [pack, ...pack.earlier].findLast((each) => each.downloaded && each.fingerprint === fingerprint)
  return signed?.answers !== pack.answers
}

/** What is different, and whether that calls for another signing: only when the words of the will itself changed. */
export function Changed({ pack, signing }: { pack: DocumentsReply; signing: Signing | undefined }) {
  const change = changeOf(pack)
  if (!change || change.lines.length === 0) return null
  if (!change.will && signing && (isDoubtful(signing) || !answeredSince(pack, signing))) return null
  return (
    <section className={css.changed} aria-labelledby="changed">
      <h2 className="below-8" id="changed">
        {change.will ? 'These words changed' : 'Your will itself has not changed.'}
      </h2>
      <p>
        {change.will
          ? 'If you have signed an earlier one, print and sign this one. Until then the one you signed counts.'
          : 'You need not sign again. Other documents are new or have changed.'}
      </p>
      <details open={change.will}>
        <summary>What changed {change.since}</summary>
        <ul className="bullets above-8">
          {change.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** Why the answers make no new documents, and what to do about each reason. */
export function Stopped({ reasons }: { reasons: DocumentsReply['stopped'] }) {
  const solicitor = reasons.some(({ level }) => level === 'refer')
  return (
    <section className={css.stopped} aria-labelledby="stopped">
      <h2 id="stopped">We have not made new documents</h2>
      <p>
        You have told us something new since we made these, and a will with your new answers could do harm. These are
        the last documents you downloaded, and you keep them. If you have signed that will, it counts until you sign
        another.
      </p>
      <ul className="bullets stack gap-12">
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
