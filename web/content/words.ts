import { visitorMessages } from '#core/rules/visitor-messages.ts'
import { crossing } from './english/crossing.ts'
import { failures } from './english/failures.ts'
import { fields } from './english/fields.ts'
import { landing } from './english/landing.ts'
import { notFound } from './english/not-found.ts'
import { prices } from './english/prices.ts'
import { reviews } from './english/reviews.ts'
import { shell } from './english/shell.ts'
import { signUp } from './english/sign-up.ts'
import { waitlist } from './english/waitlist.ts'

/** Everything that is said in both languages, as English has it. A page imports the parts it needs and not this. */
export const english = {
  shell,
  landing,
  crossing,
  waitlist,
  fields,
  failures,
  messages: visitorMessages,
  notFound,
  signUp,
  prices,
  reviews,
}

type Said<T> = T extends string
  ? string
  : T extends (...given: never[]) => string
    ? T
    : { readonly [Key in keyof T]: Said<T[Key]> }

/** What a language has to say. A part or a key that is missing, or one too many, does not compile. */
export type Words = Said<typeof english>
