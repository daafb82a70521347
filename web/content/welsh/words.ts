import type { Words } from '../words.ts'
import { crossing } from './crossing.ts'
import { failures } from './failures.ts'
import { fields } from './fields.ts'
import { landing } from './landing.ts'
import { messages } from './messages.ts'
import { notFound } from './not-found.ts'
import { prices } from './prices.ts'
import { reviews } from './reviews.ts'
import { shell } from './shell.ts'
import { signUp } from './sign-up.ts'
import { waitlist } from './waitlist.ts'

/** Everything in Welsh, fetched as one when somebody opens a Welsh page. */
export const welsh = {
  shell,
  landing,
  crossing,
  waitlist,
  fields,
  failures,
  messages,
  notFound,
  signUp,
  prices,
  reviews,
} as const satisfies Words
