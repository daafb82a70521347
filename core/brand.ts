/** Who runs a copy of the product, and answers for it. */
export type Operator = {
  /** The registered name. */
  readonly name: string
  readonly companyNumber: string
  readonly address: string
  /** The number in the Information Commissioner's register of data controllers. */
  readonly dataRegistration: string
}

type Brand = {
  readonly name: string
  readonly supportEmail: string
  /** Absent until whoever runs the product has said who they are. The terms say so as well. */
  readonly operator?: Operator
}

/** What the product calls itself. Everything that shows or prints a name reads it here. */
export const brand: Brand = {
  name: 'Heirloom',
  supportEmail: 'help@heirloom.example',
}
