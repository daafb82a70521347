import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Card } from '#core/picture/cards.ts'
import { shared, backupRow as words } from '#words/en/shares.ts'
import { Disc } from '../../features/picture/disc.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import css from './backups.module.css'

/** One person: who gets their share in a few words, why that differs, and on request the question itself. */
export function BackupRow({
  field,
  card,
  question,
  answer,
  tag,
  isSaid,
  state,
  onToggle,
  error,
  children,
}: {
  /** Where the error summary finds it. */
  field: string
  card: Card
  /** "If Ruth dies first, who gets her share?" */
  question: string
  answer: string
  tag: string | undefined
  isSaid: boolean
  /** Whether the question stands here, or under the picture. */
  state: 'closed' | 'open' | 'pictured'
  onToggle: () => void
  error: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isOpen = state === 'open'
  // The question takes the focus from the button that opened it.
  useEffect(() => {
    if (!isOpen) return
    const radios = 'input[type="radio"]'
    const first = box.current?.querySelector<HTMLElement>(`${radios}:checked`) ?? box.current?.querySelector(radios)
    if (first instanceof HTMLElement) first.focus()
  }, [isOpen])
  return (
    <li>
      <fieldset
        className={`${css.row} ${state === 'closed' ? '' : css.asked}`}
        data-field={isOpen ? undefined : field}
        aria-describedby={error && !isOpen ? `${id}-error` : undefined}
      >
        <legend className="visually-hidden">{question}</legend>
        <div className={css.head}>
          <Disc card={card} small />
          <span className="shrink strong anywhere">{card.name}</span>
          <span className={isSaid ? css.answer : css.unsaid}>
            {answer} {tag && <span className={css.tag}>{tag}</span>}
          </span>
          <Button look="link" onClick={onToggle} aria-expanded={isOpen} aria-controls={`${id}-question`}>
            {isOpen ? shared.done : isSaid ? shared.change : words.choose}
            <span className="visually-hidden"> {words.whoGetsTheShareOf(card.name)}</span>
          </Button>
        </div>
        {error && !isOpen && <FieldError id={id}>{error}</FieldError>}
        <div id={`${id}-question`} ref={box} className={css.question} hidden={!isOpen}>
          {isOpen && children}
        </div>
      </fieldset>
    </li>
  )
}
