/** For people whose law we cannot write for yet. */
export const waitlist = {
  question: 'Would you like to hear from us when we can?',
  action: 'Tell me when you can',
  thanks: 'Thank you. You are on the list.',
  once: 'We write to you once, when we can write a will where you live.',
}
