import { isFilled } from '#core/text/contact.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { addressLine } from '../party.ts'

/** No date of birth, phone or email: anyone may read a will once it is proved. */
export type Testator = { readonly name: string; readonly alsoKnownAs: string | undefined; readonly address: string }

export const testatorOf = ({ details }: Will): Testator => ({
  name: fullNameOf(details),
  alsoKnownAs: isFilled(details.also_known_as) ? details.also_known_as : undefined,
  address: details.address ? addressLine(details.address) : '',
})
