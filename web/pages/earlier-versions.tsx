import type { IssuedPack } from '#core/api/documents.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { dateOf } from './date-of.ts'
import css from './downloads.module.css'
import page from './simple-page.module.css'

/** What was downloaded before, as it was: folded away, because only the newest is to be signed. */
export function EarlierVersions({ packs }: { packs: readonly IssuedPack[] }) {
  return (
    <section className={page.panel}>
      <h3>Earlier versions</h3>
      <p className={page.soft}>
        Kept as you downloaded them. If you have signed one, it counts until you sign a newer one.
      </p>
      {packs.map((pack) => (
        <details key={pack.version} className={css.earlier}>
          <summary>
            Version {pack.version}, {dateOf(pack.made)}
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
