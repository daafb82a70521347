import type { Taking } from '#core/estate/taking.ts'
import { takingInWords } from '#core/estate/taking-in-words.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { relationInWords } from '../../party.ts'

/** "Ruth Hale (daughter, held until 18)" */
export const described = (will: Will, taking: Taking): string => {
  const { name, note } = takingInWords(will, taking)
  const person = taking.type === 'person' ? personById(will, taking.id) : undefined
  const about = [person && relationInWords(person, will.status), note].filter(Boolean).join(', ')
  return about ? `${name} (${about})` : name
}
