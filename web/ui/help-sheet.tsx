import { useLocation } from 'react-router'
import { htmlLang } from '#core/language.ts'
import { help } from '#words/en/questions.ts'
import { Blocks, LinksInNewTab } from '../content/blocks.tsx'
import { questionsAt } from '../content/questions.ts'
import { Dialog } from './dialog.tsx'
import css from './help-sheet.module.css'
import { QuestionList, QuestionSearch } from './question-search.tsx'

/** Help over a page, which keeps what is typed there. Its links open a new tab for the same reason. It is in English. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const here = questionsAt(useLocation().pathname)
  return (
    <Dialog title={help.title} wide sheet onClose={onClose}>
      <LinksInNewTab value>
        <div className={css.help} lang={htmlLang.en}>
          <p className="soft">{help.kept}</p>
          {here.length > 0 && (
            <section>
              <h3 className="below-8">{help.here}</h3>
              <QuestionList shown={here} />
            </section>
          )}
          <section className="notice padded">
            <h3 className="below-8">{help.write}</h3>
            <Blocks blocks={help.writing} />
          </section>
          <QuestionSearch narrow />
        </div>
      </LinksInNewTab>
    </Dialog>
  )
}
