import { backupField, ifDieField } from '#core/rules/estate.rules.ts'
import { listed } from '#core/text/names.ts'
import { childrenWhoTake, stepchildrenOf } from '#core/will/backups.ts'
import { pronounsOf } from '#core/will/describe.ts'
import type { EstateIfDie } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { isOwnChild, nameOfSharer } from '#core/will/questions.ts'
import { backupQuestion as words } from '#words/en/shares.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { BackupShares } from './backup-shares.tsx'
import { type Asked, answerLabels, answerNotes, answersOffered } from './backup-words.ts'
import { type ShareStep, withPersonChanged } from './share-step.ts'

/** Changes the answer about one person. */
export const setAnswer = (step: ShareStep, id: number, estateIfDie: EstateIfDie): void =>
  step.set(ifDieField({ id }), withPersonChanged(id, { estateIfDie }))

/** Who "my children" are. Own children always take; stepchildren take where they are ticked. */
function MyChildren({ step, asked, error }: { step: ShareStep; asked: Asked; error: string | undefined }) {
  const { person } = asked
  const own = childrenWhoTake(step.will, person).filter(isOwnChild)
  const stepchildren = stepchildrenOf(step.will).filter(({ id }) => id !== person.id)
  const { estateBackup } = person
  const field = backupField(person)
  const chosen = estateBackup.persons.map(({ id }) => id)
  const tick = (id: number, on: boolean) => {
    const others = estateBackup.persons.filter((share) => share.id !== id)
    const persons = on ? [...others, { id, percent: 0, theirChildren: true }] : others
    step.set(field, withPersonChanged(person.id, { estateBackup: { ...estateBackup, split: 'Equal shares', persons } }))
  }
  return (
    <>
      {own.length > 0 && <p className="below-20 soft">{words.thatMeans(listed.format(own.map(nameOfSharer)))}</p>}
      {stepchildren.length > 0 && (
        <Checkboxes
          name={field}
          label={words.shouldYourStepchildrenShareToo}
          options={stepchildren.map((child) => ({
            value: String(child.id),
            label: fullNameApart(child, step.will),
            checked: chosen.includes(child.id),
          }))}
          onChange={(id, on) => tick(Number(id), on)}
          error={error}
        />
      )}
    </>
  )
}

/** The question about one person: who gets their share, and whom "someone else" means. */
export function BackupQuestion({ step, asked, label }: { step: ShareStep; asked: Asked; label: string }) {
  const { person, name } = asked
  const field = backupField(person)
  const error = step.errorOf(field)
  return (
    <>
      <Radios
        name={ifDieField(person)}
        label={label}
        options={answersOffered(asked)}
        labels={answerLabels(asked)}
        notes={answerNotes(asked)}
        value={person.estateIfDie}
        onChange={(estateIfDie) => setAnswer(step, person.id, estateIfDie)}
        error={step.errorOf(ifDieField(person))}
      />
      {person.estateIfDie === 'Split between specific beneficiaries' && (
        <BackupShares
          will={step.will}
          field={field}
          label={words.whoGetsItInstead}
          addTitle={words.whoGetsShare(pronounsOf(person, name).their)}
          backup={person.estateBackup}
          without={person.id}
          put={(change) => step.set(field, withPersonChanged(person.id, { estateBackup: change(person.estateBackup) }))}
          onAdded={async (chosen) => {
            const { estateIfDie } = person
            await (step.saveChosen ?? saveWhole)((will) =>
              withPersonChanged(person.id, { estateIfDie, estateBackup: chosen(will) })(will),
            )
            step.set(field, (will) => withPersonChanged(person.id, { estateBackup: chosen(will) })(will))
          }}
          error={error}
        />
      )}
      {person.estateIfDie === 'Pass to my children' && <MyChildren step={step} asked={asked} error={error} />}
    </>
  )
}
