import { dictionary } from '@zxcvbn-ts/language-common'
import { brand } from '#core/brand.ts'
import { PASSWORD_MIN_LENGTH } from '#core/constants.ts'
import type { Code } from '#core/rules/messages.ts'
import { Invalid } from '../../platform/errors.ts'

type Person = { readonly name: string; readonly last_name: string; readonly email: string }

// Shorter ones are refused for their length already.
const common = new Set(dictionary['passwords-common'].filter((each) => each.length >= PASSWORD_MIN_LENGTH))

/** Letters and digits alone, in lower case: what is added to a name to make it a password is the first thing tried. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const lettersOf = (text: string): string => bare(text).replace(/\p{N}+$/u, '')

const aboutThem = ({ name, last_name, email }: Person): string[] =>
  [email, email.split('@')[0] ?? '', name, last_name, name + last_name, last_name + name, brand.name]
    .map(bare)
    .filter((word) => word.length > 2)

/** What is wrong with a password besides its length: it is among the first guessed (NIST SP 800-63B 5.1.1.2), or it is them. */
export const weaknessOf = (password: string, person: Person): Code | undefined => {
  const typed = password.normalize('NFKC')
  if (common.has(typed.toLowerCase()) || new Set(typed).size < 3) return 'PASSWORD_TOO_COMMON'
  return aboutThem(person).some((word) => bare(typed) === word || lettersOf(typed) === word)
    ? 'PASSWORD_IS_YOU'
    : undefined
}

/** Throws Invalid, naming the field, when the password is weak. */
export const refuseWeak = (password: string, person: Person): void => {
  const code = weaknessOf(password, person)
  if (code) throw new Invalid({ password: [code] })
}
