import { help } from '#words/en/questions.ts'
import { Blocks } from '../content/blocks.tsx'
import css from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { QuestionSearch } from '../ui/question-search.tsx'

/** Every way to an answer: how to reach us, and the questions people ask. */
export function HelpPage() {
  return (
    <PlainPage canvas title={help.title} lead={help.lead}>
      <div className={css.columns}>
        <section className={css.panel}>
          <QuestionSearch narrow />
        </section>
        <div className="stack shrink gap-24">
          <section className={css.panel}>
            <h2>{help.write}</h2>
            <Blocks blocks={help.writing} />
          </section>
          <section className={css.panel}>
            <h2>{help.stop.heading}</h2>
            <Blocks blocks={help.stop.words} />
          </section>
          <section className={css.panel}>
            <h2>{help.solicitor.heading}</h2>
            <Blocks blocks={help.solicitor.words} />
          </section>
        </div>
      </div>
    </PlainPage>
  )
}
