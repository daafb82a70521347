/** What a person with a role in a will is asked, and what its testator reads of their answers. */
import type { Role } from '#core/will/lists.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  executor: 'Executor',
  'backup executor': 'Backup executor',
  guardian: 'Guardian',
  'backup guardian': 'Backup guardian',
  'pet keeper': 'Looks after a pet',
}

const asExecutor = {
  job: [
    { title: 'Find the will and keep it safe', words: 'The paper that was signed. A copy counts only if the court allows it.' },
    { title: 'List what was owned and owed', words: 'You write to banks, and to whoever else must know.' },
    { title: 'Pay what is due, then share out', words: 'Probate first, then debts and tax, then each person’s part.' },
  ],
  know: [
    { label: 'You may take your time', words: 'Nobody can make you share out before a year has passed.' },
    { label: 'You may be paid back', words: 'What it costs you. Not your time.' },
    { label: 'You may take advice', words: 'A solicitor can do all of it, paid from what is left.' },
    { label: 'It is your own risk', words: 'A mistake you could have avoided, such as sharing out before a debt is paid.' },
  ],
  free: 'You can say no now, or later. Nothing binds you until you begin, after the death.',
} as const

const asGuardian = {
  job: [
    { title: 'Give a child a home', words: 'With you, or with someone you trust and stay in touch with.' },
    { title: 'Decide as a parent would', words: 'School, health, where they live and whom they see.' },
    { title: 'Ask for what they need', words: 'The executors look after what the child is left. You can ask them for money for the child.' },
  ],
  know: [
    { label: 'When it begins', words: 'In most families, only once no parent who has parental responsibility is alive.' },
    { label: 'When it ends', words: 'On the child’s 18th birthday.' },
    { label: 'With whom', words: 'Where there are two guardians, each can act, and you decide the large things together.' },
  ],
  free: 'You can say no now. After the death you can say no in writing, soon after you learn of it.',
} as const

const steppingIn = { label: 'When you are asked', words: 'Only if the people named first cannot act.' } as const

/** The three tasks of a role, what to know of it, and how free one is. */
export const aboutRole = {
  executor: asExecutor,
  'backup executor': { ...asExecutor, know: [steppingIn, ...asExecutor.know] },
  guardian: asGuardian,
  'backup guardian': { ...asGuardian, know: [steppingIn, ...asGuardian.know] },
  'pet keeper': {
    job: [
      { title: 'Give a pet a home', words: 'With you, from the first days on.' },
      { title: 'Feed it, and take it to the vet', words: 'A will can leave you money for that. Ask whether this one does.' },
      { title: 'Say early if you cannot', words: 'Then someone else can be found in good time.' },
    ],
    know: [{ label: 'Whose it is then', words: 'The will leaves the pet to you.' }],
    free: 'You can say no now, or later.',
  },
} as const

export const asksOfRole = {
  executor: (name: string) => `${name} asks you to be an executor`,
  'backup executor': (name: string) => `${name} asks you to be a backup executor`,
  guardian: (name: string) => `${name} asks you to be a guardian`,
  'backup guardian': (name: string) => `${name} asks you to be a backup guardian`,
  'pet keeper': (name: string) => `${name} asks you to look after a pet`,
} as const

/** The page of a person who is asked. */
export const asked = {
  tab: 'A question for you',
  wroteToYou: (name: string) => `${name} wrote to you`,
  whatTheJobIs: 'What the job is',
  whatToKnowFirst: 'What to know first',
  youActWith: 'You act with',
  together: (names: string) => `${names}, together`,
  doesNotSay: (name: string) => `This page does not say who gets what. That stays with ${name}.`,
  whoGetsWhat: 'Who gets what',
  asItStands: (name: string) => `As the will of ${name} stands today, if everybody lives. It may change, and it is for you alone.`,
  willYou: 'Will you?',
  answer: 'Your answer',
  yes: 'Yes, I will',
  weTell: (name: string) => `We tell ${name}.`,
  no: 'No, I would rather not',
  weTellKindly: (name: string) => `We tell ${name} kindly. You need give no reason.`,
  question: 'I have a question first',
  itGoesTo: (name: string) => `It goes to ${name}. Nothing is decided.`,
  yourQuestion: { label: 'Your question', hint: 'A few sentences.' },
  yourFullName: 'Your full name, as on your passport',
  send: 'Send my answer',
  noAccount: 'You need no account. To change your answer later, open the same link again.',
  answeredBefore: {
    yes: 'You have said yes. You can still change your answer.',
    no: 'You have said no. You can still change your answer.',
    question: 'You have asked a question. You can still say yes or no.',
  },
  notYou: (name: string) => `Not ${name}?`,
  tellUs: 'Tell us, and we close this link',
  onlyTo: (name: string) => `We give your answer to nobody but ${name}.`,
  closeTheLink: { title: 'Close this link?', action: 'Close the link' },
  weTellThatTheMail: (name: string) => `We tell ${name} that the email went to somebody else. The link then opens nothing.`,
  thankYou: 'Thank you',
  weHaveTold: (name: string) => `We have told ${name}. You can close this page.`,
  weHaveAsked: (name: string) => `${name} can read your question now, and will answer you. You can close this page.`,
  closed: { title: 'The link is closed', lead: 'We are sorry for the mistake. Nobody writes to you about this again.' },
  dead: { title: 'This link no longer works', lead: 'It is too old, or nothing is asked of you any more. Ask the person who wrote to you.' },
  loading: 'Loading the page',
  tryAgain: 'Try again',
  toTheHomePage: 'Go to the home page',
}

/** Where whoever was asked keeps their answer in an account of their own. */
export const keepAnswer = {
  keepThis: 'Keep this in an account',
  title: 'Keep this in your account',
  loading: 'Loading your account',
  loggedInWith: (email: string) => `You are logged in with ${email}. You find it there again, and can change your answer.`,
  keepIt: 'Keep it',
  anotherAccount: 'Log out and use another account',
  openAnAccount: { title: 'Keep this in an account', lead: 'It is free, and you do not need one to answer. It shows what people have asked of you, and you can change your answer there.', action: 'Open my account' },
  theAddress: 'The address that our email came to.',
  haveOne: 'Do you have an account already?',
  logIn: 'Log in, and press “Keep this in an account” again',
  confirmFirst: { title: 'Confirm your email', lead: 'Then we know that it was you who was asked.' },
}

/** The same, in that account. */
export const keptAnswers = {
  title: 'What people have asked of you',
  about: 'Nobody else sees this list. It does not say who gets what. What you take off it still opens by the link in our email.',
  roleFor: (role: string, from: string) => `${role}, for ${from}`,
  askedOf: (name: string, on: string) => `Asked of ${name} on ${on}`,
  notAnswered: 'You have not answered yet.',
  hasEnded: (from: string) => `Nothing is asked of you here any more. If you are not sure, ask ${from} or the family.`,
  isOpen: (from: string) => `What ${from} left for you is open now. We are sorry for your loss.`,
  open: 'Open what was left for you',
  again: 'Read it again, or change your answer',
  letGo: 'Take it off this list',
}

/** Where the testator asks people, and reads what they answered. */
export const askPeople = {
  title: 'Ask the people you chose',
  about: 'We write to someone only when you press send. Each reads what the job is and answers you. Nobody is told who gets what, unless you choose to show it.',
  onceYourEmailIsConfirmed: 'Once your email is confirmed, you can ask the people you chose.',
  noEmailYet: 'No email yet',
  notAsked: 'Not asked yet',
  told: (on: string) => `Emailed on ${on}`,
  askedOn: (on: string, until: string) => `Asked on ${on}. The link works until ${until}.`,
  noAnswer: (on: string) => `Asked on ${on}. No answer yet.`,
  accepted: (on: string) => `Said yes on ${on}.`,
  declined: (on: string) => `Would rather not, since ${on}. Your will still names them until you sign a new one.`,
  hasAsked: (on: string) => `Asks you something, since ${on}:`,
  typed: (name: string) => `They typed the name ${name}. Is that who you meant?`,
  thatIsThem: 'That is them',
  thatIsNotThem: 'That is not them',
  ask: 'Ask',
  askAgain: 'Ask again',
  someone: (name: string, role: string) => `${name}, ${role}`,
  takeBack: 'Take it back',
  replyByEmail: 'Reply by email',
  chooseSomebodyElse: 'Choose somebody else',
  addTheEmail: 'Add the email',
  changeTheEmail: 'Change the email',
  theEmailOf: (name: string) => `The email of ${name}`,
  email: { label: 'Email', hint: 'We use it only to ask them, and only when you press send.' },
  save: 'Save',
  askThem: (name: string) => `Ask ${name}?`,
  send: 'Send it',
  thisGoesTo: 'This goes to',
  youCannotStopIt: 'You cannot stop the email once it is sent. You can take the question back.',
  loadingTheEmail: 'Loading the email',
  hello: (name: string) => `Hello ${name},`,
  message: { label: 'A few words from you (optional)', hint: 'They stand on the page that the email leads to, and not in the email.' },
  shows: 'Show them who gets what, too. They see how your will stands whenever they open their page, and never in an email.',
  weHaveAsked: (name: string) => `We have asked ${name}.`,
  wantsNoMail: (name: string) => `${name} has asked us not to email them. Ask them yourself, or give them the letter.`,
  takeItBack: (name: string) => `Take back what you asked ${name}?`,
  weTellThem: 'We tell them that they need not do it. Your will does not change.',
  takenBack: (name: string) => `We have told ${name} that nothing is asked of them.`,
  former: (name: string, role: string) => `You asked ${name}, and then changed your will: ${role} is someone else now.`,
  tellThem: 'Tell them',
}
