import type { Details } from '#core/will/schema.ts'
import type { Step } from './use-step.ts'

type TextDetail = 'title' | 'first_name' | 'middle_name' | 'last_name' | 'also_known_as' | 'phone'

/** Text fields of the testator's own details. */
export const useDetails = (step: Step) => (name: TextDetail) => ({
  value: step.will.details[name] ?? '',
  onChange: (typed: string) =>
    step.set(`details.${name}`, (will) => ({ ...will, details: { ...will.details, [name]: typed } satisfies Details })),
  error: step.errorOf(name),
})
