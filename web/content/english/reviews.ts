/** What stands around the words of customers, which stay in the language they were written in. */
export const reviews = {
  heading: 'What customers say',
  average: (of5: string) => `${of5} out of 5`,
  from: (count: string) => `from ${count} verified customers.`,
  more: 'What they say',
  customer: 'A customer',
}
