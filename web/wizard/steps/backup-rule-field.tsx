import { backupField, backupsAddUp, ifDieField } from '#core/rules/estate.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import {
  type Answer,
  answersOfRule,
  type BackupRule,
  follows,
  peopleWhoShare,
  ruleOf,
  ruleOptions,
  withAnswer,
} from '#core/will/backups.ts'
import { isDescendant, isMinor } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { noBackup } from '#core/will/trusts.ts'
import { shared, backupRuleField as words } from '#words/en/shares.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { currentWill } from '../../api/will.ts'
import { Radios } from '../../ui/choices.tsx'
import { BackupShares } from './backup-shares.tsx'
import { type Asked, namesInShort } from './backup-words.ts'
import css from './backups.module.css'
import { type ShareStep, withPersonChanged } from './share-step.ts'

const RULE_FIELD = 'backupRule'

const labels: Record<BackupRule['option'], string> = {
  'Pass to their children': words.theirChildrenShareIt,
  'Split between remaining beneficiaries': shared.theOthersShareIt,
  'Split between specific beneficiaries': shared.someoneElse,
}

/** The rule, in a few words. */
export const ruleInShort = ({ option }: BackupRule): string => labels[option]

/** Where everyone is answered for at once, what is missing is said once, at the rule. */
export const ruleIsGiven = (will: Will): Problem[] => {
  const people = peopleWhoShare(will)
  if (people.length < 2) return []
  if (people.every(({ estateIfDie }) => estateIfDie === undefined)) return unless(false, RULE_FIELD, 'SELECT_OPTION')
  const rule = ruleOf(will)
  const isShared = rule && people.filter((person) => follows(will, rule, person)).length > 1
  return isShared && rule.option === 'Split between specific beneficiaries'
    ? backupsAddUp(will, `${RULE_FIELD}.backup`, rule.backup)
    : []
}

/** Leaves the backups to a change of their own, which a later one of the same key replaces. */
const withAnswerGiven = (id: number, answer: Answer | undefined) =>
  answer?.estateIfDie ? withPersonChanged(id, { estateIfDie: answer.estateIfDie }) : withAnswer(id, undefined)

const whoseChildrenGetNothing = (people: readonly Asked[]): string => {
  const parents = people.filter(({ person, today }) => isDescendant(person) && !isMinor(person, today))
  const names = namesInShort(parents.map(({ name }) => name))
  return names && ` ${words.theChildrenOfWouldGetNothing(names)}`
}

/** The rule for everyone, and the people it names where they are chosen. */
export function BackupRuleField({
  step,
  people,
  rule,
  onRule,
  label = words.ifSomeoneDiesBeforeYouWho,
  legend = false,
}: {
  step: ShareStep
  people: readonly Asked[]
  rule: BackupRule | undefined
  onRule: (rule: BackupRule) => void
  label?: string
  /** Whether the question is shown, where the title of the page does not ask it. */
  legend?: boolean
}) {
  const give = (next: BackupRule) => {
    for (const { id, answer } of answersOfRule(step.will, next, rule)) {
      step.set(ifDieField({ id }), withAnswerGiven(id, answer))
      if (answer?.estateIfDie === 'Split between specific beneficiaries')
        step.set(backupField({ id }), withPersonChanged(id, { estateBackup: answer.estateBackup }))
    }
    onRule(next)
  }
  const backup = rule?.backup ?? noBackup
  return (
    <div className={css.rule}>
      <Radios
        name={RULE_FIELD}
        label={label}
        hideLegend={!legend}
        options={ruleOptions}
        labels={labels}
        notes={{
          'Pass to their children': words.ifTheyLeaveNoneTheOthers,
          'Split between remaining beneficiaries': words.eachInProportionToTheirOwn(whoseChildrenGetNothing(people)),
          'Split between specific beneficiaries': shared.peopleOrCharitiesIChoose,
        }}
        value={rule?.option}
        onChange={(option) => give({ option, backup })}
        error={step.errorOf(RULE_FIELD)}
      />
      {rule?.option === 'Split between specific beneficiaries' && (
        <BackupShares
          will={step.will}
          field={`${RULE_FIELD}.backup`}
          {...words.whoGetsIt}
          backup={backup}
          put={(change) => give({ ...rule, backup: change(backup) })}
          onAdded={async (chosen) => {
            const nextIn = (will: Will): BackupRule => ({ ...rule, backup: chosen(will) })
            await (step.saveChosen ?? saveWhole)((will) =>
              answersOfRule(step.will, nextIn(will), rule).reduce(
                (saved, { id, answer }) => withAnswer(id, answer)(saved),
                will,
              ),
            )
            give(nextIn(currentWill()))
          }}
          error={step.errorOf(`${RULE_FIELD}.backup`)}
        />
      )}
    </div>
  )
}
