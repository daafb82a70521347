import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import css from './folding-section.module.css'
import page from './plain-page.module.css'
import { useIsWide } from './use-media.ts'

/**
 * A panel of a long page. On a phone it is one row with its title and state, and a press opens it. A link to its `id` opens it too.
 * `unfolded`: it is open at first, because something in it is left to do.
 */
export function FoldingSection({
  id,
  title,
  state,
  unfolded = false,
  children,
}: {
  id?: string
  title: string
  state: ReactNode
  unfolded?: boolean
  children: ReactNode
}) {
  const wide = useIsWide()
  const { hash } = useLocation()
  const [open, setOpen] = useState(unfolded)
  const body = useId()
  const content = useRef<HTMLDivElement>(null)
  // What is used in a wide window stays when the window gets narrow, a dialog of it too.
  useEffect(() => {
    const within = content.current
    const keep = () => setOpen(true)
    within?.addEventListener('focusin', keep)
    return () => within?.removeEventListener('focusin', keep)
  }, [])
  useEffect(() => {
    if (id !== undefined && hash === `#${id}`) setOpen(true)
  }, [hash, id])
  const shown = wide || open
  return (
    <section className={`${page.panel} ${css.section}`} id={id}>
      {wide ? (
        <h2>{title}</h2>
      ) : (
        <div className={css.row}>
          <h2 className="flush large">
            <button type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
              {title}
            </button>
          </h2>
          {!open && <p className="above-4 soft small anywhere">{state}</p>}
        </div>
      )}
      <div id={body} ref={content} hidden={!shown}>
        {children}
      </div>
    </section>
  )
}
