import type { Words } from '../words.ts'

/** Who has still to read what is said in Welsh. `solicitor`: it says what the law or our terms are. */
export const review: { readonly [Part in keyof Words]: { readonly review: true; readonly solicitor?: true } } = {
  shell: { review: true, solicitor: true },
  landing: { review: true, solicitor: true },
  crossing: { review: true, solicitor: true },
  waitlist: { review: true },
  fields: { review: true },
  failures: { review: true },
  messages: { review: true },
  notFound: { review: true },
  signUp: { review: true, solicitor: true },
  prices: { review: true, solicitor: true },
  reviews: { review: true },
}
