import { useEffect, useState } from 'react'
import type { Settings } from '#core/api/settings.ts'
import { ApiError, OfflineError } from '../api/http.ts'
import { settings } from '../api/settings.ts'
import { Blocks } from '../content/blocks.tsx'
import type { Block, Content } from '../content/content.ts'
import { thirdPartyContent, thirdPartyWords } from '../content/third-parties.ts'
import { PlainPage } from '../ui/plain-page.tsx'
import css from './content-page.module.css'

const blocksFor = (known: Settings['thirdParties'] | undefined): Block[] => {
  if (known === undefined) return [thirdPartyContent.unknown]
  if (known.length === 0) return [thirdPartyContent.none]
  const list = known.map(({ id, host = 'another company' }) => thirdPartyWords[id].replace('HOST', host))
  return [thirdPartyContent.lead, { list }]
}

/** Who else sees something of a customer on this copy, as its settings have it. */
function ThirdParties() {
  const [known, setKnown] = useState<Settings['thirdParties']>()
  useEffect(() => {
    settings().then(
      ({ thirdParties }) => setKnown(thirdParties),
      (error: unknown) => {
        // What stands there says that it is not known.
        if (!(error instanceof ApiError || error instanceof OfflineError)) throw error
      },
    )
  }, [])
  return (
    <div role="status" className={css.below}>
      <Blocks blocks={blocksFor(known)} />
    </div>
  )
}

/** A page of words: its sections, and beside them where on the page they are. */
export function ContentPage({ content }: { content: Content }) {
  const { title, lead, changed, sections } = content
  return (
    <PlainPage white wide title={title} lead={lead}>
      <p className={css.changed}>Last changed on {changed}.</p>
      <div className={css.layout}>
        <div className={css.sections}>
          {sections.map(({ id, heading, blocks, below }) => (
            <section key={id} id={id} className={css.section}>
              <h2>{heading}</h2>
              <Blocks blocks={blocks} />
              {below === 'third-parties' && <ThirdParties />}
            </section>
          ))}
        </div>
        <nav className={css.contents} aria-labelledby="on-this-page">
          <h2 id="on-this-page">On this page</h2>
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PlainPage>
  )
}
