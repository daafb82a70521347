import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../content/use-words.ts'
import css from './button.module.css'

type Look = 'primary' | 'secondary' | 'inverse' | 'danger' | 'link' | 'quiet'

const className = (look: Look): string => {
  if (look === 'link') return `${css.link}`
  if (look === 'quiet') return `${css.link} ${css.quiet}`
  return `${css.button} ${css[look]}`
}

type ButtonProps = ComponentProps<'button'> & {
  look?: Look | undefined
  /** While true, a press does nothing. Unlike `disabled`, the button keeps the focus. */
  busy?: boolean
}

type Labelled = {
  /** Its words. With more than words on it they are children. */
  label?: string
}

export function Button({
  look = 'primary',
  busy = false,
  type = 'button',
  onClick,
  label,
  children = label,
  ...rest
}: ButtonProps & Labelled) {
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      data-look={look}
      className={className(look)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  )
}

export function ButtonLink({
  look = 'primary',
  label,
  children = label,
  ...rest
}: ComponentProps<typeof Link> & Labelled & { look?: Look }) {
  return (
    <Link {...rest} className={className(look)}>
      {children}
    </Link>
  )
}

/** A link that opens a new tab and says so, for pages read in the middle of a form. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const { newTab } = useWords('fields')
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
