import { useState } from 'react'
import { useLocation } from 'react-router'
import { help } from '#words/en/questions.ts'
import { Blocks, LinksInNewTab } from '../content/blocks.tsx'
import { questionsAt } from '../content/questions.ts'
import { Dialog } from './dialog.tsx'
import css from './help-sheet.module.css'
import { lazyPart } from './lazy-page.tsx'
import { QuestionList, QuestionSearch } from './question-search.tsx'

const Player = lazyPart(async () => (await import('./listen.tsx')).Player)
const EasyIdea = lazyPart(async () => (await import('./easy-idea.tsx')).EasyIdea)
const OfferToListen = lazyPart(async () => (await import('./listen.tsx')).OfferToListen)

const questionOnPage = () => document.querySelector('main')

/** Help over a page, which keeps what is typed there. Its links open a new tab for the same reason. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const here = questionsAt(pathname)
  const [listening, setListening] = useState(false)
  if (listening) return <Player of={questionOnPage} onEnd={onClose} />
  return (
    <Dialog title={help.title} wide rises onClose={onClose}>
      <LinksInNewTab value>
        <div className={css.help}>
          <p className="soft">{help.kept}</p>
          <OfferToListen onPress={() => setListening(true)} />
          <EasyIdea path={pathname} />
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
          <QuestionSearch narrow heading="h3" />
        </div>
      </LinksInNewTab>
    </Dialog>
  )
}
