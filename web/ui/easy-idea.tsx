import { easyRead } from '#words/en/easy-read.ts'
import { Blocks } from '../content/blocks.tsx'
import { contentOf, type Section } from '../content/content.ts'
import css from './easy-read.module.css'
import { pictures } from './easy-read-pictures.tsx'
import questionCss from './question-search.module.css'

/** The ten ideas in their order. */
export const ideas = contentOf(easyRead).sections

/** What a page of the will is about, by the beginning of its address. The first that fits. */
const ideaOfPage: readonly (readonly [page: string, idea: keyof typeof pictures])[] = [
  ['about-me/full-name', 'will'],
  ['about-me/marital-status', 'change'],
  ['beneficiaries/guardians', 'guardian'],
  ['beneficiaries/backup-guardians', 'guardian'],
  ['beneficiaries/my-beneficiaries', 'who'],
  ['beneficiaries/backup-action', 'who'],
  ['estate-splits/', 'who'],
  ['executors/executors', 'executor'],
  ['executors/my-executors', 'executor'],
  ['gifts', 'gift'],
  ['signing-day', 'sign'],
  ['my-downloads', 'keep'],
]

/** The idea that first matters at a path, if one does. */
const ideaAt = (path: string): Section | undefined => {
  const [, id] = ideaOfPage.find(([page]) => path.startsWith(`/my-will/${page}`)) ?? []
  return ideas.find((idea) => idea.id === id)
}

export function IdeaPicture({ id }: Pick<Section, 'id'>) {
  return (
    <svg className={css.picture} viewBox="0 0 240 180" aria-hidden="true">
      <rect className={css.desk} width="240" height="180" rx="14" />
      {pictures[id as keyof typeof pictures]}
    </svg>
  )
}

/** In help: the idea of the page that it lies over, behind its name. */
export function EasyIdea({ path }: { path: string }) {
  const idea = ideaAt(path)
  if (!idea) return null
  return (
    <details className={questionCss.question}>
      <summary className="chevron">{easyRead.title}</summary>
      <div className={`${questionCss.answer} stack gap-16`}>
        <IdeaPicture id={idea.id} />
        <h3>{idea.heading}</h3>
        <Blocks blocks={idea.blocks} />
      </div>
    </details>
  )
}
