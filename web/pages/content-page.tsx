import { type ReactNode, useEffect, useState } from 'react'
import type { Settings } from '#core/api/visitors.ts'
import { clauseIds } from '#drafting/document.ts'
import { contentPage as words } from '#words/en/pages.ts'
import { thisCopy } from '#words/en/this-copy.ts'
import { expectFailedCall } from '../api/http.ts'
import { settings } from '../api/settings.ts'
import { Blocks } from '../content/blocks.tsx'
import { type Block, type Content, contentOf, type Section, type TextTable } from '../content/content.ts'
import { offeredBlocks, operatorBlocks, signOffBlocks, thirdPartyBlocks } from '../content/this-copy.ts'
import { PlainPage } from '../ui/plain-page.tsx'
import css from './content-page.module.css'

/** What depends on the settings of this copy: who runs it, and who else sees something of a customer. */
const below = {
  offered: (known) => (known ? offeredBlocks(known.parts) : [thisCopy.offered.loading]),
  operator: (known) =>
    known ? operatorBlocks(known.operator) : [thisCopy.operator.loading, thisCopy.operator.writeTo],
  'sign-off': (known) => (known ? signOffBlocks(known.signedOff, clauseIds.length) : [thisCopy.signOff.loading]),
  'third-parties': (known) => (known ? thirdPartyBlocks(known.thirdParties) : [thisCopy.thirdParties.loading]),
} as const satisfies Record<NonNullable<Section['below']>, (known: Settings | undefined) => Block[]>

function FromSettings({ what }: { what: keyof typeof below }) {
  const [known, setKnown] = useState<Settings>()
  useEffect(() => {
    settings().then(setKnown, (error: unknown) => {
      // What stands there says that it is not known.
      expectFailedCall(error)
    })
  }, [])
  return (
    <div role="status" className={css.below}>
      <Blocks blocks={below[what](known)} />
    </div>
  )
}

/** A page of words: its sections, and beside them where on the page they are. `more` is a last section, drawn by `children`. */
export function ContentPage({
  content,
  pictures = {},
  more,
  children,
}: {
  content: Content
  /** Drawings below the words of a section, by its id. */
  pictures?: Readonly<Record<string, ReactNode>>
  more?: { readonly id: string; readonly heading: string }
  children?: ReactNode
}) {
  const { title, lead, changed, sections } = content
  return (
    <PlainPage wide title={title} lead={lead}>
      <p className="soft small above-12">{words.lastChangedOn(changed)}</p>
      <div className={css.layout}>
        <div className={css.sections}>
          {sections.map(({ id, heading, blocks, below: what }) => (
            <section key={id} id={id} className={css.section}>
              <h2 className="below-16 title">{heading}</h2>
              <Blocks blocks={blocks} />
              {what !== undefined && <FromSettings what={what} />}
              {pictures[id]}
            </section>
          ))}
          {more && (
            <section id={more.id} className={css.section}>
              <h2 className="below-16 title">{more.heading}</h2>
              {children}
            </section>
          )}
        </div>
        <nav className={css.contents} aria-labelledby="on-this-page">
          <h2 className="label soft below-8" id="on-this-page">
            {words.onThisPage}
          </h2>
          <ul>
            {[...sections, ...(more ? [more] : [])].map(({ id, heading }) => (
              <li key={id}>
                <a className="block tall-12 tight no-line" href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PlainPage>
  )
}

/** A page that is only a text. Its words are taken when it is drawn, in the language of then. */
export const TextPage = ({ table }: { table: TextTable }) => <ContentPage content={contentOf(table)} />
