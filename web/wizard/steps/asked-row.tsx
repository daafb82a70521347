import type { Card } from '#core/picture/cards.ts'
import { ifDieField } from '#core/rules/estate.rules.ts'
import { type BackupRule, departureOf } from '#core/will/backup-rule.ts'
import { pronounsOf } from '#core/will/pronouns.ts'
import { askedRow as words } from '#words/en/steps.ts'
import { BackupQuestion } from './backup-question.tsx'
import { BackupRow } from './backup-row.tsx'
import { type Asked, answerInShort, tagOf } from './backup-words.ts'
import type { ShareStep } from './share-step.ts'

/** The row of one person who shares, with the question who gets their share. */
export function AskedRow({
  step,
  asked,
  card,
  rule,
  question,
  state,
  onToggle,
}: {
  step: ShareStep
  asked: Asked
  card: Card
  /** What is answered for everyone who has no answer of their own. */
  rule: BackupRule | undefined
  /** "If Ruth dies first, who gets her share?" */
  question: string
  state: 'closed' | 'open' | 'pictured'
  onToggle: () => void
}) {
  const { will, person, today } = asked
  return (
    <BackupRow
      field={ifDieField(person)}
      card={card}
      question={question}
      answer={answerInShort(asked)}
      tag={tagOf(asked, departureOf(will, rule, person, today))}
      isSaid={person.estateIfDie !== undefined}
      state={state}
      onToggle={onToggle}
      error={step.errorOf(ifDieField(person))}
    >
      <BackupQuestion step={step} asked={asked} label={words.whoGetsShare(pronounsOf(person, card.name).their)} />
    </BackupRow>
  )
}
