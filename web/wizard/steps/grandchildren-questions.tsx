import { withChangedClass } from '#core/will/changes.ts'
import { type ClassIfDie, type ClassShare, classIfDieOptions, classShareOptions } from '#core/will/lists.ts'
import { classesOf } from '#core/will/questions.ts'
import { Radios } from '../../ui/choices.tsx'
import type { ShareStep } from './share-step.ts'

/** What is asked about the grandchildren where they share something as a class. Nothing where they do not. */

const groupOf = (step: ShareStep) => classesOf(step.will).find(({ of }) => of === 'My grandchildren')

export const hasGrandchildren = (step: ShareStep): boolean => groupOf(step) !== undefined

const howTheyShare: Record<ClassShare, string> = {
  'Each alike': 'Every grandchild gets the same',
  'By families': 'Each family gets the same',
}

/** How they divide their share. */
export function GrandchildrenShare({ step }: { step: ShareStep }) {
  const group = groupOf(step)
  if (!group) return null
  return (
    <Radios
      name="classes.share"
      label="How should your grandchildren divide their share?"
      options={classShareOptions}
      labels={howTheyShare}
      notes={{
        'Each alike': 'Three grandchildren have a third each, whoever their parents are.',
        'By families':
          'If one of your children has two children and another has one, the two have a quarter each, and the one has half.',
      }}
      value={group.share}
      onChange={(share) => step.set('classes.share', (will) => withChangedClass(will, group.of, { share }))}
      error={step.errorOf('classes.share')}
    />
  )
}

const ifOneDies: Record<ClassIfDie, string> = {
  'To their children': 'Their own children take their part',
  'To the others': 'It is shared between my other grandchildren',
}

/** Who takes the part of one who has died. */
export function GrandchildDies({
  step,
  label = 'If a grandchild dies before you, what happens to their part?',
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
      notes={{ 'To the others': 'The children of that grandchild would get nothing.' }}
      value={group.ifDie}
      onChange={(ifDie) => step.set('classes.ifDie', (will) => withChangedClass(will, group.of, { ifDie }))}
      error={step.errorOf('classes.ifDie')}
    />
  )
}
