import type { Address } from '#core/will/schema.ts'

/** Whoever knows which addresses a postcode has. */
export type AddressFinder = {
  /** At most a hundred; none for a postcode that is not in use. Throws AddressesNotFound when there is no answer. */
  find(postcode: string): Promise<readonly Address[]>
}

/** The finder did not answer, or not in a way that can be used. Says nothing of the postcode. */
export class AddressesNotFound extends Error {
  override readonly name = 'AddressesNotFound'
}
