import type { ReactNode } from 'react'
import { Blocks } from '../content/blocks.tsx'
import type { Content } from '../content/content.ts'
import css from './content-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** A page of words: its sections, and beside them where on the page they are. */
export function ContentPage({
  content,
  below = {},
}: {
  content: Content
  /** What stands below the words of a section, by its id. */
  below?: Readonly<Record<string, ReactNode>>
}) {
  const { title, lead, changed, sections } = content
  return (
    <PlainPage white wide title={title} lead={lead}>
      <p className={css.changed}>Last changed on {changed}.</p>
      <div className={css.layout}>
        <div className={css.sections}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className={css.section}>
              <h2>{heading}</h2>
              <Blocks blocks={blocks} />
              {below[id]}
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
