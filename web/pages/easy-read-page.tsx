import { easyRead } from '#words/en/easy-read.ts'
import { contentPage as words } from '#words/en/pages.ts'
import { Blocks } from '../content/blocks.tsx'
import { contentOf } from '../content/content.ts'
import { PlainPage } from '../ui/plain-page.tsx'
import css from './easy-read.module.css'
import { pictures } from './easy-read-pictures.tsx'

const { title, lead, changed, sections } = contentOf(easyRead)

/** Ten ideas about wills for people who find reading hard: a picture and a few short sentences each, and on paper a page each. */
export function EasyReadPage() {
  return (
    <PlainPage white wide title={title} lead={<span className={css.lead}>{lead}</span>}>
      <ol className={css.ideas}>
        {sections.map(({ id, heading, blocks }, index) => (
          <li key={id} id={id} className={css.idea}>
            <svg className={css.picture} viewBox="0 0 240 180" aria-hidden="true">
              <rect className={css.desk} width="240" height="180" rx="14" />
              {pictures[id as keyof typeof pictures]}
            </svg>
            <div>
              <h2 className={css.heading}>
                <span className={css.number}>{index + 1}</span> {heading}
              </h2>
              <Blocks blocks={blocks} />
            </div>
          </li>
        ))}
      </ol>
      <p className="soft small above-40">{words.lastChangedOn(changed)}</p>
    </PlainPage>
  )
}
