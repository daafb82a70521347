import { withChangedClass } from '#core/will/changes.ts'
import { type ClassIfDie, type ClassShare, classIfDieOptions, classShareOptions } from '#core/will/lists.ts'
import { classesOf } from '#core/will/questions.ts'
import { grandchildrenQuestions as words } from '#words/en/shares.ts'
import { Radios } from '../../ui/choices.tsx'
import type { ShareStep } from './share-step.ts'

/** What is asked about the grandchildren where they share something as a class. Nothing where they do not. */

const groupOf = (step: ShareStep) => classesOf(step.will).find(({ of }) => of === 'My grandchildren')

export const hasGrandchildren = (step: ShareStep): boolean => groupOf(step) !== undefined

const howTheyShare: Record<ClassShare, string> = words.howTheyShare

/** How they divide their share. */
export function GrandchildrenShare({ step }: { step: ShareStep }) {
  const group = groupOf(step)
  if (!group) return null
  return (
    <Radios
      name="classes.share"
      label={words.howShouldYourGrandchildren}
      options={classShareOptions}
      labels={howTheyShare}
      notes={{ 'Each alike': words.threeGrandchildrenHaveAThird, 'By families': words.ifOneOfYourChildrenHas }}
      value={group.share}
      onChange={(share) => step.set('classes.share', (will) => withChangedClass(will, group.of, { share }))}
      error={step.errorOf('classes.share')}
    />
  )
}

const ifOneDies: Record<ClassIfDie, string> = words.ifOneDies

/** What becomes of the part of a grandchild who has died, in a few words. */
export const grandchildInShort = (step: ShareStep): string | undefined => {
  const { ifDie } = groupOf(step) ?? {}
  return ifDie && ifOneDies[ifDie]
}

/** Who takes the part of one who has died. */
export function GrandchildDies({
  step,
  label = words.ifAGrandchildDiesBeforeYou,
}: {
  step: ShareStep
  label?: string
}) {
  const group = groupOf(step)
  if (!group) return null
  return (
    <Radios
      name="classes.ifDie"
      label={label}
      options={classIfDieOptions}
      labels={ifOneDies}
      notes={{ 'To the others': words.theChildrenOfThatGrandchild }}
      value={group.ifDie}
      onChange={(ifDie) => step.set('classes.ifDie', (will) => withChangedClass(will, group.of, { ifDie }))}
      error={step.errorOf('classes.ifDie')}
    />
  )
}
