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
  /** While true a second press does nothing, and the button keeps the focus, which `disabled` would drop. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className(look)}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  )
}

export function ButtonLink({ look = 'primary', ...rest }: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={className(look)} />
}

/** For pages read in the middle of a form, which would lose what was typed. Says that a new tab opens. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const { newTab } = useWords('fields')
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
