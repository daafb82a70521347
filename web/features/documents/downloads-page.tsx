import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { DocumentsReply } from '#core/api/documents.ts'
import { pathOf } from '#core/journey/pages.ts'
import { isDoubtful, signingState } from '#core/signing/signing-state.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { hasValues } from '#core/will/values.ts'
import { downloads as words } from '#words/en/documents.ts'
import { call } from '../../api/http.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { useUnconfirmedEmail } from '../../api/queries.ts'
import { today } from '../../api/today.ts'
import { useForm } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { CouplePart } from '../couple/couple-section.tsx'
import { LpasOnDownloads } from '../lpa/lpas-on-downloads.tsx'
import { WhoGetsWhat } from '../picture/who-gets-what.tsx'
import { DocumentGroups } from './document-groups.tsx'
import css from './downloads.module.css'
import { ExecutorsPanel } from './executors-panel.tsx'
import { DocumentDownload, FirstDownloadGate } from './first-download.tsx'
import { PrintPanel } from './print-panel.tsx'
import { RecordPanel } from './record-panel.tsx'
import { SigningHero } from './signing-hero.tsx'
import { SigningPanel } from './signing-panel.tsx'
import { Changed, EarlierVersions, Stopped } from './versions.tsx'

/** What the will stands at, for these documents: a change of another document leaves it signed. */
const stateOf = (will: Will, { fingerprint, sinceSigning }: DocumentsReply) =>
  signingState(will, today(), sinceSigning?.will === false ? undefined : fingerprint)

function Everything({ will, pack }: { will: Will; pack: DocumentsReply }) {
  const isSigned = stateOf(will, pack).is === 'signed'
  return (
    <div className={css.everything}>
      {isSigned && (
        <ButtonLink look="secondary" to="/account#something-changed">
          {words.somethingChangedInMyLife}
        </ButtonLink>
      )}
      <DocumentDownload
        look={isSigned ? 'quiet' : 'secondary'}
        path={pack.packUrl}
        file="will-pack.zip"
        label={words.downloadThePackFiles(pack.documents.length)}
        action={words.downloadThePack}
      />
      <p className="soft">{words.largePrintTheRecordAndThe}</p>
    </div>
  )
}

/** The orders whose money goes back with a button. */
function MoneyBack() {
  const { data } = useQuery({
    queryKey: ['orders'],
    queryFn: () => call('GET /api/account/orders'),
  })
  const order = data?.orders.find(
    ({ items, refundable }) => refundable && (items.includes('will') || items.includes('mirror')),
  )
  if (!order) return null
  return (
    <section className={page.panel}>
      <h2>{words.moneyBack}</h2>
      <p className="soft">{words.youHaveNotDownloaded}</p>
      <div className="cluster above-32 off-paper">
        <ButtonLink look="secondary" to="/account#orders">
          {words.askForBack(price(order.total))}
        </ButtonLink>
      </div>
    </section>
  )
}

function Documents({ will, pack }: { will: Will; pack: DocumentsReply }) {
  const state = stateOf(will, pack)
  const estimates = useOffered('estimates')
  return (
    <>
      {pack.stopped.length > 0 && <Stopped reasons={pack.stopped} />}
      {!pack.upToDate && pack.stopped.length === 0 && (
        <p className={css.outdated} role="status">
          {words.youHaveChangedAnswersSince} <a href={pathOf('will.summary')}>{words.seeWhatIsMissing}</a>
        </p>
      )}
      <SigningHero will={will} state={state} onPaper={[pack, ...pack.earlier].some(({ downloaded }) => downloaded)} />
      <Changed pack={pack} signing={will.signing} />
      {pack.fingerprint && (
        <p className="soft small above-20">
          {words.everyPageOfYourWillSays}{' '}
          {pack.papers.map(({ edition, code }, at) => (
            <Fragment key={edition}>
              {at > 0 && ', '}
              {edition === 'large' && <>{words.inLargePrint} </>}
              {edition === 'bound' && <>{words.inTheBoundCopy} </>}
              <strong className="one-line">{words.document(code ?? '')}</strong>
            </Fragment>
          ))}
          . {words.signPagesThatAllSayThe}
        </p>
      )}
      <DocumentGroups
        documents={pack.documents}
        signed={state.is === 'signed'}
        hasValues={estimates && pack.upToDate && hasValues(will)}
      />
      <RecordPanel pack={pack} />
    </>
  )
}

const leadOf = ({ signing }: Will, pack: DocumentsReply | undefined): string => {
  if (!pack) return words.yourWillCountsOnlyOnceYou
  const made = formatLondonDate(pack.made)
  return signing ? words.madeOn(made) : words.madeOnNotSignedYetYour(made)
}

/** The documents of a will that is paid for, in the order of what is done with them: sign, keep, give away. */
export function DownloadsPage() {
  const { will } = useForm()
  const unconfirmed = useUnconfirmedEmail()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', will.version],
    queryFn: () => call('GET /api/documents'),
  })
  return (
    <FirstDownloadGate
      consentGiven={data?.consentGiven === true}
      unconfirmed={unconfirmed}
      onConsent={() => refetch()}
      code={data?.fingerprint}
    >
      <PlainPage title={words.yourDocuments} lead={leadOf(will, data)}>
        <section className="above-28" aria-label={words.documents} aria-busy={!data && !error}>
          {error && (
            <>
              <p role="alert">{error.message}</p>
              <div className="cluster above-32 off-paper">
                <ButtonLink look="secondary" to={pathOf('will.summary')}>
                  {words.backToYourWill}
                </ButtonLink>
              </div>
            </>
          )}
          {!data && !error && <p role="status">{words.gettingYourDocumentsReady}</p>}
          {data && (
            <>
              <Everything will={will} pack={data} />
              <Documents will={will} pack={data} />
            </>
          )}
        </section>
        <div className={css.panels}>
          {data && <SigningPanel will={will} pack={data} />}
          {data && <ExecutorsPanel will={will} />}
          {data && <PrintPanel will={will} />}
          <CouplePart />
          <LpasOnDownloads will={will} />
          <section className={page.panel}>
            <h2>{words.somethingToChange}</h2>
            <p className="soft">{words.changeYourAnswersDownload}</p>
            <div className="cluster above-32 off-paper">
              <ButtonLink look="secondary" to={pathOf('will.summary')}>
                {words.changeMyWill}
              </ButtonLink>
            </div>
          </section>
          {data && <MoneyBack />}
          {data && data.earlier.length > 0 && <EarlierVersions packs={data.earlier} />}
        </div>
        {isDoubtful(will.signing) && <p className={css.outdated}>{words.thisPictureIsDrawnAsIf}</p>}
        {data && <WhoGetsWhat will={will} className={`${page.panel} ${css.picture}`} />}
      </PlainPage>
    </FirstDownloadGate>
  )
}
