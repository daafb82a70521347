import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#core/journey/pages.ts'
import type { DocumentsReply } from '#core/wire/payment.ts'
import { call } from '../client/http.ts'
import { useForm } from '../client/will-client.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import css from './downloads.module.css'
import { PlainPage } from './plain-page.tsx'
import page from './simple-page.module.css'

type Entry = DocumentsReply['documents'][number]

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

function DocumentRow({ entry }: { entry: Entry }) {
  return (
    <li className={css.item}>
      <span className={css.thumb} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div>
        <p className={css.title}>{entry.title}</p>
        <p className={page.soft}>
          {entry.pages} {entry.pages === 1 ? 'page' : 'pages'} · made {date.format(new Date(entry.made))}
        </p>
        <p className={page.soft}>{entry.description}</p>
      </div>
      <span className={css.action}>
        <DownloadButton look="primary" path={entry.url} file={`${entry.id}.pdf`} label="Download PDF" />
      </span>
    </li>
  )
}

export function DownloadsPage() {
  const { will } = useForm()
  const { data, error } = useQuery({
    queryKey: ['documents', will.version],
    queryFn: () => call<DocumentsReply>('/api/documents', { method: 'GET' }),
  })
  return (
    <PlainPage
      title="Your documents"
      lead="Your will takes effect only once you have signed it in front of two witnesses."
    >
      <div className={`${page.columns} ${page.wide}`}>
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
          <ul>
            {data?.documents.map((entry) => (
              <DocumentRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
        <div className={page.stack}>
          <section className={`${page.panel} ${page.dark}`}>
            <h2>Signing day</h2>
            <p>
              You and two adult witnesses, together in one room. Sign first while both watch; then each signs while you
              watch. Nobody leaves until it is done.
            </p>
          </section>
          <section className={page.panel}>
            <h3>While you are alive</h3>
            <p className={page.soft}>
              A will speaks when you have died. A lasting power of attorney lets people you trust act for you before.
            </p>
            <div className={page.actions}>
              <ButtonLink look="secondary" to={pathOf('will.lpa')}>
                Lasting power of attorney
              </ButtonLink>
            </div>
          </section>
          <section className={page.panel}>
            <h3>Something to change?</h3>
            <p className={page.soft}>
              Change your answers, download again and sign the new one. The newest signed will counts.
            </p>
            <div className={page.actions}>
              <ButtonLink look="secondary" to={pathOf('will.summary')}>
                Change my will
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </PlainPage>
  )
}
