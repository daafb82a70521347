import page from '../../ui/plain-page.module.css'
import { pairParagraphs } from './content-words.ts'
import css from './pair.module.css'

export function Paragraphs({ of }: { of: Parameters<typeof pairParagraphs>[0] }) {
  return (
    <div className={`${css.text} ${page.soft}`}>
      {pairParagraphs(of).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}
