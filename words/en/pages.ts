/** What pages outside the will say: writing to us, mails that are not wanted, and around the texts. */

/** Of more than one screen. */
export const shared = { goToTheHomePage: 'Go to the home page' }

export const contactUs = {
  contactUs: { title: 'Contact us', action: 'Send the message' },
  aPersonReadsEveryMessage: ['A person reads every message. You may find your answer in our ', { link: 'questions', to: '/faqs' }, '. We cannot give legal advice.'],
  youCanAlsoWriteTo: 'You can also write to',
  whatIsItAbout: 'What is it about?',
  yourName: 'Your name',
  weWillReplyToThisAddress: 'We will reply to this address.',
  yourMessage: { label: 'Your message', hint: 'Leave out passwords and card numbers.' },
  weHaveYourMessage: { title: 'We have your message', tab: 'Message sent' },
  weWillReplyTo: (email: string) => `We will reply to ${email}.`,
  weWillReplyByEmail: 'We will reply by email.',
  yourMessageNumberIs: 'Your message number is',
  quoteItIfYouWriteAgain: 'Quote it if you write again.',
  goToYourWill: 'Go to your will',
  readTheQuestions: 'Read the questions',
}

export const unsubscribe = {
  checkYourEmail: 'Check your email',
  weHaveSentALinkTo: (sentTo: string) => `We have sent a link to ${sentTo}. Open it to stop our emails. Until you do, nothing changes.`,
  weSendOneSuchEmailA: 'We send one such email a day to an address. If it is not there, check your spam folder.',
  askForALink: { title: 'Stop our emails', lead: 'We will send you a link, to check that the address is yours. Open it, and we take the address off our lists and off the waiting list. You will still get emails that your account needs, such as a link for a new password.', action: 'Send me the link' },
  stopByLink: { title: 'Stop our emails', lead: 'We will stop emailing the address this link was sent to. If it has an account, emails that the account needs will still come.', action: 'Stop the emails' },
  didYouStopOurEmailsBefore: 'Did you stop our emails before?',
  orUnsubscribeADifferent: ['Or ', { link: 'unsubscribe a different address', to: '/unsubscribe' }, '.'],
  weCanEmailYouAgain: { title: 'We can email you again', lead: 'We can email your address again when there is something to send.' },
  ifYouWereOnTheWaiting: 'If you were on the waiting list, put your name down again. You can change your mind at any time:',
  askAgain: { title: 'Email me again', lead: 'You asked us to stop our emails. If you change that, we can email the address this link was sent to again. For example, someone may ask us to tell you that their will names you.', action: 'Email me again' },
  orLeaveItAsItIs: 'Or leave it as it is.',
  weHaveStoppedOurEmails: { title: 'We have stopped our emails', tab: 'Emails stopped', lead: 'Your address is off our lists. You will still get emails that an account needs.' },
  didYouNotMeanToDo: 'Did you not mean to do this?',
}
export const contentPage = {
  lastChangedOn: (changed: string) => `Last changed on ${changed}.`,
  onThisPage: 'On this page',
}
export const faqs = {
  questions: { title: 'Questions', lead: 'Before you write your will, while you do, and after.' },
  cannotFindYourAnswer: ['Cannot find your answer? ', { link: 'Ask us', to: '/contact-us' }, '.'],
}
export const powerOfAttorneySample = {
  aSampleSheet: 'A sample sheet',
  thisIsTheSheetOfAMade: 'This is the sheet of a made-up customer, as you would get it on paper.',
  aLineToWriteOn: 'A line to write on',
  theirName: 'Margaret Ellen Hale',
  theirWish: 'I would like to go on giving to my church.',
}

/** The answer to a form that a browser sends without JavaScript. An address follows the last sentence. */
export const withoutScript = {
  title: 'We did not receive this',
  why: 'This form needs JavaScript, which your browser has turned off or could not fetch. Nothing you typed was kept.',
  next: 'Go back and reload the page, with JavaScript on. Or email us:',
}

/** Where the source of this copy would lead. */
export const source = { unknown: 'This copy has not been told where its source can be had. Its operator says so with SOURCE_URL.' }
