import { Link } from 'react-router'
import type { DocumentsReply, IssuedPack } from '#core/api/documents.ts'
import { pathOf } from '#core/journey/pages.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { isDoubtful } from '#core/signing/signing-state.ts'
import type { Signing } from '#core/will/signing-schema.ts'
import { versions as table } from '#words/en/documents.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { EditLink } from '../../ui/edit-link.tsx'
import { levelWords } from '../advice/notice.tsx'
import { Fold } from '../yours-to-do/yours-to-do.tsx'
import css from './documents.module.css'
import { DocumentDownload } from './first-download.tsx'

/** Earlier downloads, collapsed because only the newest version is to be signed. */
export function EarlierVersions({ packs }: { packs: readonly IssuedPack[] }) {
  return (
    <Fold id="earlier" head={<b className="brand">{table.earlierDocuments}</b>}>
      <p className="soft">{table.theseAreAsYouDownloaded}</p>
      {packs.map((pack) => (
        <details key={pack.version} className="above-12">
          <summary>
            {pack.fingerprint
              ? table.yourWillDocument(formatLondonDate(pack.made), pack.fingerprint)
              : table.yourWill(formatLondonDate(pack.made))}
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
                  about={table.version(pack.version)}
                  action={table.downloadIt}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Fold>
  )
}

type Change = { readonly title: string; readonly will: boolean; readonly lines: readonly string[] }

/** Against the will that was signed, or else against the documents downloaded before. */
const changeOf = ({ sinceSigning, changed, willChanged, earlier: [before] }: DocumentsReply): Change | undefined => {
  if (sinceSigning) return { title: table.whatChangedSinceYouSigned, ...sinceSigning }
  const title = before ? table.whatChangedSince(formatLondonDate(before.made)) : table.whatChangedSinceLastTime
  return { title, will: willChanged, lines: changed }
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
        {change.will ? table.theseWordsChanged : table.yourWillItselfHasNot}
      </h2>
      <p>{change.will ? table.ifYouHaveSignedAnEarlier : table.youNeedNotSignAgainOther}</p>
      <details open={change.will}>
        <summary>{change.title}</summary>
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
      <h2 id="stopped">{table.weHaveNotMadeNewDocuments}</h2>
      <p>{table.youHaveToldUsSomethingNew}</p>
      <ul className="bullets stack gap-12">
        {reasons.map(({ id, level, step, message }) => (
          <li key={id}>
            <strong>{levelWords[level]}.</strong> {message}{' '}
            <EditLink step={step}>{table.changeYourAnswer(stepNamed(step).title)}</EditLink>
          </li>
        ))}
      </ul>
      <p>
        {solicitor ? table.ifAnAnswerIsNotRight : table.whenYouHaveChangedOr}{' '}
        <Link to={pathOf('will.summary')}>{solicitor ? table.yourSummaryHasAPageTo : table.goToYourSummary}</Link>
      </p>
    </section>
  )
}
