/** What fields and forms say of themselves, whatever they ask. */
export const fields = {
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters. Three words that do not belong together are easy to remember.',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  optional: '(optional)',
  agreement: 'Your agreement',
  error: 'Error:',
  problem: 'There is a problem',
  newTab: '(opens in a new tab)',
}
