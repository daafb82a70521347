import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Card } from '#core/picture/cards.ts'
import { backupField, ifDieField } from '#core/rules/estate.rules.ts'
import { type BackupRule, departureOf, isAnswered } from '#core/will/backups.ts'
import { pronounsOf } from '#core/will/describe.ts'
import { kept } from '#words/en/forms.ts'
import { backupRow, shared } from '#words/en/shares.ts'
import { askedRow as words } from '#words/en/steps.ts'
import { Disc } from '../../features/picture/disc.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { Supposing } from './backup-picture.tsx'
import { BackupQuestion } from './backup-question.tsx'
import { type Asked, answerInShort, tagOf } from './backup-words.ts'
import css from './backups.module.css'
import type { ShareStep } from './share-step.ts'

/** One person: who gets their share in a few words, why that differs, and on request the question itself. */
function BackupRow({
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
          <span className={`${css.answer} shrink anywhere ${isSaid ? '' : 'soft'}`}>
            {answer} {tag && <span className={css.tag}>{tag}</span>}
          </span>
          <Button look="link" onClick={onToggle} aria-expanded={isOpen} aria-controls={`${id}-question`}>
            {isOpen ? shared.done : isSaid ? shared.change : backupRow.choose}
            <span className="visually-hidden"> {backupRow.whoGetsTheShareOf(card.name)}</span>
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

/** A row for each person who shares, with the question who gets their share. */
export function AskedRows({
  step,
  people,
  rule,
  questionAbout,
  open,
  pictured,
  onOpen,
}: {
  step: ShareStep
  people: readonly { readonly asked: Asked; readonly card: Card }[]
  /** What is answered for everyone who has no answer of their own. */
  rule: BackupRule | undefined
  /** "If Ruth dies first, who gets her share?" */
  questionAbout: (asked: Asked) => string
  /** The person whose row is open, and the one who is supposed to have died. */
  open: number | undefined
  pictured?: Supposing
  onOpen: (id: number | undefined) => void
}) {
  return (
    <ul>
      {people.map(({ asked, card }) => {
        const { will, person, today } = asked
        const { id } = person
        // What is missing of an answer is said at its row while the question is closed.
        const isSaid = isAnswered(person)
        const asks = isSaid || person.estateIfDie === undefined ? ifDieField(person) : backupField(person)
        const [field = asks] = [ifDieField(person), backupField(person)].filter(step.errorOf)
        return (
          <BackupRow
            key={id}
            field={field}
            card={card}
            question={questionAbout(asked)}
            answer={answerInShort(asked)}
            tag={kept.said(tagOf(asked, departureOf(will, rule, person, today)) ?? '') || undefined}
            isSaid={isSaid}
            state={open === id ? 'open' : pictured === id ? 'pictured' : 'closed'}
            onToggle={() => onOpen(open === id ? undefined : id)}
            error={step.errorOf(field)}
          >
            <BackupQuestion step={step} asked={asked} label={words.whoGetsShare(pronounsOf(person, card.name).their)} />
          </BackupRow>
        )
      })}
    </ul>
  )
}
