/** A will on which a trigger of advice fires, and the steps of the questions, by short names. */
import type { Level } from '#core/advice/trigger.ts'
import type { StepName } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'

/** The trigger, what the will is like in words, and the level and the step of the advice. */
export type AdviceCase = readonly [id: string, what: string, Level, StepName, Will]

export const {
  exclude,
  executors,
  gifts,
  split,
  home,
  status,
  partner,
  children,
  heirs,
  backups,
  birthday,
  address,
  funeral,
} = {
  exclude: 'will.estate-splits.exclude',
  executors: 'will.executors.executors',
  gifts: 'will.gifts',
  split: 'will.estate-splits.split-distribution',
  home: 'will.about-me.you-own-property',
  status: 'will.about-me.marital-status',
  partner: 'will.beneficiaries.partner',
  children: 'will.beneficiaries.children',
  heirs: 'will.beneficiaries.my-beneficiaries',
  backups: 'will.beneficiaries.backup-action',
  birthday: 'will.about-me.dob',
  address: 'will.about-me.full-address',
  funeral: 'will.funeral-wishes',
} as const satisfies Record<string, StepName>
