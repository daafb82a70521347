import type { Card } from '#core/picture/cards.ts'
import { ifDieField } from '#core/rules/estate.rules.ts'
import { type BackupRule, departureOf } from '#core/will/backup-rule.ts'
import { pronounsOf } from '#core/will/pronouns.ts'
import { askedRow as words } from '#words/en/steps.ts'
import type { Supposing } from './backup-picture.tsx'
import { BackupQuestion } from './backup-question.tsx'
import { BackupRow } from './backup-row.tsx'
import { type Asked, answerInShort, tagOf } from './backup-words.ts'
import css from './backups.module.css'
import type { ShareStep } from './share-step.ts'

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
    <ul className={css.rows}>
      {people.map(({ asked, card }) => {
        const { will, person, today } = asked
        const { id } = person
        return (
          <BackupRow
            key={id}
            field={ifDieField(person)}
            card={card}
            question={questionAbout(asked)}
            answer={answerInShort(asked)}
            tag={tagOf(asked, departureOf(will, rule, person, today))}
            isSaid={person.estateIfDie !== undefined}
            state={open === id ? 'open' : pictured === id ? 'pictured' : 'closed'}
            onToggle={() => onOpen(open === id ? undefined : id)}
            error={step.errorOf(ifDieField(person))}
          >
            <BackupQuestion step={step} asked={asked} label={words.whoGetsShare(pronounsOf(person, card.name).their)} />
          </BackupRow>
        )
      })}
    </ul>
  )
}
