/** "A, B and C" */
export const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })
/** "A, B or C" */
export const listedOr = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const namesOf = (named: readonly { readonly fullname: string }[]): string =>
  listed.format(named.map(({ fullname }) => fullname))
