import type { ComponentProps } from 'react'
import { Link } from 'react-router'
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
