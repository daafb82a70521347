import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import css from './blocks.module.css'
import type { Block } from './content.ts'
import { useWords } from './use-words.ts'

const LINK = /\[([^[\]]+)\]\(([^()]+)\)/

/** Whether links within words open a new tab, so that what was typed on this page stays. */
export const LinksInNewTab = createContext(false)

function WordLink({ to, children }: { to: string; children: string }) {
  const newTab = useContext(LinksInNewTab)
  const { newTab: said } = useWords('fields')
  const opening = newTab && !to.startsWith('mailto:')
  const words = (
    <>
      {children}
      {opening && <span className="visually-hidden"> {said}</span>}
    </>
  )
  const target = opening ? { target: '_blank' } : {}
  if (!to.startsWith('/'))
    return (
      <a href={to} rel="noopener" {...target}>
        {words}
      </a>
    )
  return (
    <Link to={to} reloadDocument={to === '/source'} {...target}>
      {words}
    </Link>
  )
}

/** Text with its links. Splitting by two groups gives text, words, address, text, words, address, text. */
const linked = (text: string): ReactNode[] => {
  const parts = text.split(new RegExp(LINK, 'g'))
  return parts.flatMap((part, index): ReactNode[] => {
    if (index % 3 === 0) return [part]
    if (index % 3 === 2) return []
    const to = parts[index + 1] ?? ''
    const key = `${index} ${to}`
    return [
      <WordLink key={key} to={to}>
        {part}
      </WordLink>,
    ]
  })
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{linked(text)}</li>)

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{linked(block)}</p>
  if ('list' in block) return <ul className={css.list}>{items(block.list)}</ul>
  return <ol className={css.steps}>{items(block.steps)}</ol>
}

/** Draws blocks of content, as they follow each other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={css.blocks}>
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}
