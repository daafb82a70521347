/** What each product is called, and what whoever buys it gets, on every price list. */
export const productWords = {
  will: { name: 'Your will', for: 'The will, a signing guide and free changes' },
  mirror: { name: 'Wills for you and your partner', for: 'Your will, and a matching one your partner checks and confirms alone' },
  'mirror-upgrade': { name: 'A will for your partner', for: 'Added to a will you have paid for: a matching one your partner checks and confirms alone' },
  check: { name: 'Check my will', for: 'Questions about a will you already have, and a report on what may need doing' },
  lpa: { name: 'Lasting power of attorney', for: 'A sheet to copy onto the form, for money and property or for health and care' },
  'lpa-both': { name: 'Both lasting powers of attorney', for: 'A sheet for each form: one for money and property, one for health and care' },
  print: { name: 'Bound print and post', for: 'Your will printed, bound and sent by tracked post' },
  storage: { name: 'A note of where your will is', for: 'We keep a note of where your signed will is' },
  'payment-test': { name: 'A payment test', for: 'Nothing is delivered' },
}

/** What the government charges for. */
export const feeWords = {
  'lpa-registration': { name: 'Registering each power of attorney with the Office of the Public Guardian', note: 'Half if your income is low' },
  'will-deposit': { name: 'Storing your will with the Probate Service', note: 'Only if you choose to' },
}
