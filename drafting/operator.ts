import type { Will } from '#core/will/schema.ts'

/** A law firm that has agreed to be appointed. The number is the one the Solicitors Regulation Authority gave it. */
export type Firm = { readonly name: string; readonly sraNumber: string }

/** What whoever runs the product has configured, as far as a will depends on it. */
export type Operator = { readonly firm?: Firm | undefined }

/** The firm this will appoints: it must have been chosen, and there must be one to choose. */
export const appointedFirm = (
  { secureLegacyProbateAsExecutor }: Pick<Will, 'secureLegacyProbateAsExecutor'>,
  { firm }: Operator,
): Firm | undefined => (secureLegacyProbateAsExecutor ? firm : undefined)
