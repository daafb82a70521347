import { easyRead } from '#words/en/easy-read.ts'
import { contentPage as words } from '#words/en/pages.ts'
import { Blocks } from '../content/blocks.tsx'
import { IdeaPicture, ideas } from '../ui/easy-idea.tsx'
import css from '../ui/easy-read.module.css'
import { PlainPage } from '../ui/plain-page.tsx'

const { title, lead, changed } = easyRead

/** Ten ideas about wills for people who find reading hard: a picture and a few short sentences each, and on paper a page each. */
export function EasyReadPage() {
  return (
    <PlainPage wide title={title} lead={<span className={css.lead}>{lead}</span>}>
      <ol className={css.ideas}>
        {ideas.map(({ id, heading, blocks }, index) => (
          <li key={id} id={id} className={css.idea}>
            <IdeaPicture id={id} />
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
