import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type { DocumentsReply } from '#core/api/documents.ts'
import { pathOf } from '#core/journey/pages.ts'
import { isDoubtful, signingState } from '#core/signing/signing-state.ts'
import { price } from '#core/text/money.ts'
import type { Will } from '#core/will/schema.ts'
import { hasValues } from '#core/will/values.ts'
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
          Something changed in my life
        </ButtonLink>
      )}
      <DocumentDownload
        look={isSigned ? 'quiet' : 'secondary'}
        path={pack.packUrl}
        file="will-pack.zip"
        label={`Download the pack, ${pack.documents.length} files`}
        action="Download the pack"
      />
      <p className="soft">Large print, the record and the archive copy are not in it: each has its own button.</p>
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
      <h2>Money back</h2>
      <p className="soft">You have not downloaded anything yet, so you can have all of it.</p>
      <div className="cluster above-32 off-paper">
        <ButtonLink look="secondary" to="/account#orders">
          Ask for {price(order.total)} back
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
          You have changed answers since, and some are missing. These are your last complete documents.{' '}
          <a href={pathOf('will.summary')}>See what is missing</a>
        </p>
      )}
      <SigningHero will={will} state={state} onPaper={[pack, ...pack.earlier].some(({ downloaded }) => downloaded)} />
      <Changed pack={pack} signing={will.signing} />
      {pack.fingerprint && (
        <p className="soft small above-20">
          Every page of your will says at its foot{' '}
          {pack.papers.map(({ edition, code }, at) => (
            <Fragment key={edition}>
              {at > 0 && ', '}
              {inEdition[edition]}
              <strong className="one-line">Document {code}</strong>
            </Fragment>
          ))}
          . Sign pages that all say the same: one that says something else is from another print.
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

const inEdition = { normal: '', large: 'in large print ', bound: 'in the bound copy ' } as const

/** The documents of a will that is paid for, in the order of what is done with them: sign, keep, give away. */
export function DownloadsPage() {
  const { will } = useForm()
  const unconfirmed = useUnconfirmedEmail()
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', will.version],
    queryFn: () => call('GET /api/documents'),
  })
  // What stands below the documents comes with them: it would move down under a finger. Once there, it stays.
  const [settled, setSettled] = useState(false)
  if (!settled && (data || error)) setSettled(true)
  return (
    <FirstDownloadGate
      consentGiven={data?.consentGiven === true}
      unconfirmed={unconfirmed}
      onConsent={() => refetch()}
      code={data?.fingerprint}
    >
      <PlainPage
        title="Your documents"
        lead={
          data
            ? `Made on ${formatLondonDate(data.made)}.${will.signing ? '' : ' Not signed yet: your will counts only once you have signed it in front of two witnesses.'}`
            : 'Your will counts only once you have signed it in front of two witnesses.'
        }
      >
        <section className="above-28" aria-label="Documents" aria-busy={!data && !error}>
          {error && (
            <>
              <p role="alert">{error.message}</p>
              <div className="cluster above-32 off-paper">
                <ButtonLink look="secondary" to={pathOf('will.summary')}>
                  Back to your will
                </ButtonLink>
              </div>
            </>
          )}
          {!data && !error && <p role="status">Getting your documents ready</p>}
          {data && (
            <>
              <Everything will={will} pack={data} />
              <Documents will={will} pack={data} />
            </>
          )}
        </section>
        {settled && (
          <div className={css.panels}>
            {data && <SigningPanel will={will} pack={data} />}
            {data && <ExecutorsPanel will={will} />}
            {data && <PrintPanel will={will} />}
            <CouplePart />
            <LpasOnDownloads will={will} />
            <section className={page.panel}>
              <h2>Something to change?</h2>
              <p className="soft">
                Change your answers, download again and sign the new one. The newest signed will counts.
              </p>
              <div className="cluster above-32 off-paper">
                <ButtonLink look="secondary" to={pathOf('will.summary')}>
                  Change my will
                </ButtonLink>
              </div>
            </section>
            {data && <MoneyBack />}
            {data && data.earlier.length > 0 && <EarlierVersions packs={data.earlier} />}
          </div>
        )}
        {isDoubtful(will.signing) && (
          <p className={css.outdated}>
            This picture is drawn as if the signing were good. What is in doubt stands above.
          </p>
        )}
        {data && <WhoGetsWhat will={will} className={`${page.panel} ${css.picture}`} />}
      </PlainPage>
    </FirstDownloadGate>
  )
}
