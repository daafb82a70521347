/** What the Welsh pages say, and no English one: said before somebody goes from pages that are in Welsh to those that are not. */
export const crossing = {
  heading: 'What is in Welsh, and what is in English',
  what: 'These pages are in Welsh. Once you have an account, the questions about your will are in English. The will itself, and what we write to you, are in English too.',
  welshWill: 'If you would like your will in Welsh, a solicitor who works in Welsh can write one for you.',
}
