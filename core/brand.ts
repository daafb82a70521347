/** The business that runs an installation and is responsible for it. */
export type Operator = {
  /** The registered name. */
  readonly name: string
  readonly companyNumber: string
  readonly address: string
  /** The registration number with the Information Commissioner's Office. */
  readonly dataRegistration: string
}

type Brand = {
  readonly name: string
  readonly supportEmail: string
  /** Absent until the operator has entered their details. The terms then say that they are missing. */
  readonly operator?: Operator
}

/** The name of the product and its operator: the only source for pages, emails and documents. */
export const brand: Brand = {
  name: 'Heirloom',
  supportEmail: 'help@heirloom.example',
}
