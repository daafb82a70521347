import type { Will } from '../../core/will/schema.ts'
import { type CompleteWill, completeWill } from '../../drafting/complete-will.ts'
import type { FinalDocument } from '../../drafting/document.ts'
import { draft } from '../../drafting/draft.ts'
import { today } from '../../testkit/builders.ts'

const letters = (run: number): string =>
  String.fromCharCode(97 + (run % 26), 97 + (Math.floor(run / 26) % 26), 97 + (Math.floor(run / 676) % 26))

/** The will of a new customer for each run, so that nothing but the template is cached from the last one. */
export const coldWill = (will: Will, run: number): CompleteWill => {
  const details = { ...will.details, first_name: `Ma${letters(run)}` }
  const persons = will.persons.map((person) => ({ ...person, fullname: `${person.fullname}${letters(run)}` }))
  const completion = completeWill({ ...will, details, persons }, today)
  if (!completion.ok) throw new Error('The will of the bench is not complete')
  return completion.will
}

/** The drafted will of a new customer. */
export const coldDocument = (will: Will, run: number): FinalDocument => draft(coldWill(will, run))
