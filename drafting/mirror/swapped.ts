import { fullNameOf } from '#core/will/questions.ts'
import type { Details, Person } from '#core/will/schema.ts'

type Couple = { readonly details: Details; readonly partner: Person }

/** The words of a name as the fields of a will have them: the first, the last, and what is between. */
const namesIn = (fullname: string): Partial<Details> => {
  const [first_name, ...rest] = fullname.trim().split(/\s+/)
  const last_name = rest.at(-1)
  const middle_name = rest.slice(0, -1).join(' ')
  return { ...(first_name && { first_name }), ...(middle_name && { middle_name }), ...(last_name && { last_name }) }
}

/**
 * Testator and partner in each other's place. The partner keeps their id, so that whatever named them now names the
 * testator: an executor, a guardian, a share. Only what both places have room for goes with a person: other names, title
 * and telephone number are for the partner to give.
 */
export const swapped = ({ details, partner }: Couple): Couple => {
  const { fullname, fulladdress: theirAddress, dob: theirDob, email: theirEmail, ...place } = partner
  const { address, dob, email } = details
  return {
    details: {
      ...namesIn(fullname),
      ...(theirAddress && { address: theirAddress }),
      ...(theirDob && { dob: theirDob }),
      ...(theirEmail !== undefined && { email: theirEmail }),
    },
    partner: {
      ...place,
      fullname: fullNameOf(details),
      ...(address && { fulladdress: address }),
      ...(dob && { dob }),
      ...(email !== undefined && { email }),
    },
  }
}
