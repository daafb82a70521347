/** Making an account. */
export const signUp = {
  title: (name: string) => `Keep your will safe, ${name}`,
  tab: 'Sign up',
  lead: 'An account saves every answer, so that you can stop and come back. It is free until you decide to buy.',
  action: 'Create my account',
  haveOne: 'I already have one',
  /** Three pieces and two links: "I agree to the [terms] and the [privacy policy]". */
  agree: 'I agree to the',
  terms: 'terms',
  and: 'and the',
  privacy: 'privacy policy',
  code: 'Code of whoever pays for your will',
  codeHint: 'It came with your link. Empty it to pay for your will yourself, later.',
}
