/** When somebody has died: the door for those who ask, the page by which a testator stops it, and what the testator chooses. */
import { complaintTopics, DEATH_COMPLAINT_WORKING_DAYS, RELEASE_KEPT_YEARS, RELEASE_NOTICE_DAYS } from '#core/constants.ts'
import { REPORT_DAYS, WAIT_DAYS } from '#core/death/case.ts'
import type { Releasable } from '#core/death/release.ts'
import { CODE_LENGTH } from '#core/death/who.ts'
import type { Released } from '#core/executor/released.ts'
import { listed } from '#core/text/names.ts'

/** Of a report that has no certificate. */
export const stopsWaiting = `After ${REPORT_DAYS} days we stop waiting. You can still add it then, and we begin again.`

/** Of a report of which nothing is released. */
export const orComplain = `Or complain: choose “${complaintTopics[1]}” in our contact form, and we answer within ${DEATH_COMPLAINT_WORKING_DAYS} working days.`

/** Of a report that stands still. */
export const still = { says: 'Some people do not agree with what was asked. So all of it waits, until they do or a court decides. The one thing we may say sooner is where the will is kept, and then to each executor.' } as const

/** To a testator who lives after all, when something was given already. */
export const tooEarly = {
  title: 'We made a mistake',
  says: 'We are sorry. Something of yours was given to others too early. Every link is closed. Write to us, and we tell you what was given, to whom and when.',
} as const

/** What happened to a report, as its log says. `by`: who of us, or of the will. `to`: of the will. */
export const deathDeeds = {
  reported: () => 'We were told of the death',
  certificate: () => 'The number of the certificate was added',
  missing: () => 'Whoever asked was asked for the certificate',
  searching: () => 'The search for the person began',
  contact: () => 'Somebody whom the person trusts was asked to reach them',
  written: () => 'The person was written to',
  posted: (by: string) => `${by} posted the person a letter`,
  rang: (by: string) => `${by} rang the person, who did not answer`,
  told: (by: string) => `${by} was told of it`,
  unreached: (by: string) => `We have no email or address of ${by}, and could not tell them. Please tell them yourself`,
  toPost: (by: string) => `We have no email of ${by}, and post them a letter`,
  opened: (by: string, to: string) => `${by} opened the letter to ${to}, to print and post it`,
  lettered: (by: string, to: string) => `${by} posted the letter to ${to}`,
  cameBack: (by: string) => `The letter to ${by} came back, and opens nothing now. Please tell them yourself`,
  gone: (by: string, to: string) => `${by} was shown that ${to} has died`,
  notGone: (by: string, to: string) => `${by} took back that ${to} has died`,
  goneBefore: (_by: string, to: string) => `We know of an earlier report that ${to} has died`,
  changed: () => 'Since then somebody changed in the account who gets what, or how they are reached. All who agreed have to look again',
  confirmed: (by: string) => `${by} had the certificate confirmed, and saw who asks`,
  deciding: () => 'The search ended, and nobody answered',
  agreed: (by: string) => `${by} agreed`,
  refused: () => 'It was not released',
  stopped: () => 'It was stopped',
  still: () => 'It stands still until those who differ agree',
  placed: () => 'Where the original is was opened to every executor alike',
  settled: (by: string) => `${by} let it go on`,
  released: () => 'It was released',
  ending: () => `Everybody who may open it was told that it ends in ${RELEASE_NOTICE_DAYS} days`,
  wrongly: () => 'It was released wrongly, and every link was closed',
  lapsed: () => 'Nothing more came, and it lapsed',
  again: () => 'It was asked for again',
  withdrawn: () => 'It was taken back',
  closed: () => 'It was closed',
} as const satisfies Readonly<Record<string, (by: string, to: string) => string>>
export type DeathDeed = keyof typeof deathDeeds

export const door = {
  title: 'Somebody has died',
  lead: 'We are sorry. If they made a will here, we help the people they chose to find it, and to know what to do. It costs nothing.',
  weCanWait: 'We can wait.',
  registerFirst: 'First register the death, usually within 5 days. The funeral need not wait for the will, nor for us.',
  firstDays: 'The first days, in order',
  whatWeNeed: 'What we need',
  needs: [
    { title: 'The code on their card', words: 'Or their full name, date of birth and date of death.' },
    { title: 'Who you are', words: 'Your name, your email, and what you are to them. Later we ask to see your passport or driving licence, by video. We keep no picture of it.' },
    { title: 'The death certificate', words: 'Its number, and who issued it. An interim one from a coroner will do. If you have none yet, begin without.' },
  ],
  whatHappens: 'What happens then',
  happens: [
    { title: 'Today', words: 'We write to you that we have it.' },
    { title: `At least ${WAIT_DAYS} days`, words: 'We try to reach the person, in every way they gave us. People do make mistakes, and this keeps the living safe. Some people chose a longer time.' },
    { title: 'Then, a few working days', words: 'We look at what you sent twice: two of us, each alone, or one of us on two days.' },
    { title: 'After that', words: 'The people they chose are told where the will is, and what to do first.' },
  ],
  weDoNotSay: 'Until then we do not say, to anybody, whether a person has a will here. We never ask for money, passwords, bank details, or what was owned.',
  writeInstead: 'I would rather write to you',
  iAmAlive: 'I made this will, and I am alive',
  begin: 'Begin here',
  haveACode: 'Have you a card with a code?',
  yes: 'Yes',
  no: 'No',
  theCode: { label: 'The code', hint: `${CODE_LENGTH} letters and numbers` },
  theirName: { label: 'Their full name', hint: 'As it stands on the certificate' },
  born: 'Their date of birth',
  died: 'The date of death',
  yourName: 'Your full name',
  yourEmail: 'We write there, and send you a link to come back with.',
  yourPart: { label: 'What you are to them', hint: 'For example: daughter and executor, or neighbour' },
  certificate: { label: 'The number of the certificate', hint: 'If you have none yet, leave it empty. You can add it later.' },
  issuer: { label: 'Who issued it', hint: 'The register office, as the certificate names it' },
  abroad: 'The death was registered outside the United Kingdom',
  send: 'Send it to us',
  sentTitle: 'We have what you sent',
  sent: (email: string) => `We have written to ${email}. The link in that email shows how it stands, and lets you add to it.`,
} as const

export const aboutDeath = {
  tab: 'About a death',
  loading: 'Opening',
  tryAgain: 'Try again',
  dead: { title: 'This link no longer works', lead: 'It was used up, or part of it is missing. Copy all of it from the email, or begin again.' },
  startAgain: 'Somebody has died',
  asker: {
    title: (name: string) => (name ? `What you told us about ${name}` : 'What you told us'),
    sentOn: (day: string) => `You told us on ${day}.`,
    standings: {
      'needs a certificate': `We need the number of the certificate, and who issued it. An interim one from a coroner will do. ${stopsWaiting}`,
      'being checked': 'We are checking it. We try to reach the person, in every way they gave us, and then we look twice at what you sent. We write to you by email as soon as it is decided.',
      waits: still.says,
      'cannot help': 'We cannot help with this now. If you think that is wrong, ask again: we then begin anew, and have the certificate confirmed by whoever issued it.',
      missing: `We looked at everything you sent, and cannot release anything on it. You can ask again with the number of the certificate. ${orComplain}`,
      done: 'It is decided. We have written to the people who were chosen, wherever we have an address.',
      ended: 'This is closed.',
    },
    addIt: 'Add the certificate',
    sendIt: 'Send the number',
    takeBack: 'Take it back',
    complain: 'Complain',
  },
  alive: {
    title: 'Tell us if you are alive',
    lead: (name: string, first: string) => `Somebody told us that ${name} has died. If you are ${first}, it is a mistake, and we are glad.`,
    press: (first: string) => `I am ${first}. I am alive`,
    stopsAtOnce: (until: string) => `This stops everything at once. You need not log in. You can press it until ${until}, and afterwards tell us at any time.`,
    whatWeKnow: 'What we know',
    whoToldUs: 'Who told us',
    withCode: 'Somebody with the code from your card. You may see the name after you log in.',
    withoutCode: 'Somebody who gave your name and your date of birth. You may see their name after you log in.',
    when: 'When',
    whatTheyHave: 'What they have been given',
    nothing: 'Nothing. They have seen nothing of yours.',
    something: 'Something of what you left. Press, and every link is closed.',
    pressed: 'Is somebody pressing you, or do you feel unsafe?',
    pressFirst: 'Press the button first. Then write to us, or call the police on 101, in danger 999.',
    family: (first: string) => `Are you family, reading the mail of ${first}? Please do not press. Write to us instead.`,
    logInFirst: 'It was stopped once by such a link. To stop it again, log in, so that we know that it is you, or write to us.',
    logIn: 'Log in',
    stoppedTitle: 'Everything is stopped',
    stopped: 'We are glad. Nobody was given anything. Log in to see who asked. If you carry a card, print a new one.',
  },
  executor: {
    title: 'Somebody has asked',
    lead: (name: string) => `Somebody told us that ${name} has died, and asks for what was left for others.`,
    nothing: 'Nobody has been given anything.',
    place: 'Where the will is kept was told, to every executor alike. Nothing else was given.',
    ifAlive: 'If this is a mistake, or you object, press below. If you say nothing, we take it that you do not object. You need give no reason.',
    object: 'I object: stop it',
    objectedTitle: 'It stands still',
    objected: 'Thank you. Everything waits until those who differ agree, or a court decides. Only where the will is kept may be told sooner, to every executor alike.',
  },
} as const

const wishesAbout: Readonly<Record<NonNullable<Released['wishes']>[number]['about'], string>> = {
  funeral: 'your funeral',
  children: 'your children',
  pets: 'your pets',
  gift: 'gifts',
  trust: 'what is held for somebody',
}

const releasing: Readonly<Record<Releasable, { readonly title: string; readonly words: string }>> = {
  original: { title: 'Where the original is', words: 'The paper itself, in the place you told us' },
  letters: { title: 'My letters to people', words: 'Each goes only to the person it is written to' },
  wishes: { title: 'My wishes', words: `What you wrote about ${listed.format(Object.values(wishesAbout))}. Better given while you live, too` },
  belongings: { title: 'What I own, and where', words: 'No passwords' },
  words: { title: 'The words of my will', words: 'As you signed it. It also helps to apply for probate' },
  record: { title: 'How my will was made', words: 'The record, for a court or a solicitor' },
  figures: { title: 'My figures', words: 'The values you gave, which help to apply for probate' },
}

export const afterMe = {
  title: 'Who may have what, after you',
  lead: 'Nobody has any of this while you live. These choices are safe as they stand. Change them whenever you like.',
  back: 'Your account',
  afterMyDeath: 'After my death',
  goesTo: 'goes to',
  things: releasing,
  executors: 'My executors',
  each: 'Whoever each is for',
  nobody: 'Nobody',
  save: 'Save my choices',
  nothingIsSent: 'Nothing is sent to anybody.',
  saved: 'Your choices are saved.',
  before: 'Before anybody gets anything',
  steps: (days: number) => ['They prove who they are, and that you died.', `We try to reach you for at least ${days} days. One press from you stops it.`, 'We look at it twice, and must say yes each time.'],
  wait: 'How long we try to reach you',
  waits: { 14: '14 days', 30: '30 days: I travel a lot', 60: '60 days' },
  contact: {
    title: 'Somebody who can reach you',
    says: 'If we are told that you have died, we write to them too: once, to ask that you look at your mail. We say nothing of why, or of a will.',
    name: 'Their full name',
    email: 'Their email',
    save: 'Save this person',
    saved: 'Saved. We write to them only then.',
    remove: 'Ask nobody',
    removed: 'We ask nobody.',
  },
  card: 'A card for your wallet',
  cardSays: 'It opens the door, and says nothing.',
  opens: (address: string) => `A code that opens ${address}`,
  print: 'Print the card',
  newCard: 'Make a new card',
  newCardMade: 'Here is your new card. The code of the earlier one opens nothing.',
  onTheCard: { title: 'When I have died', go: 'Go to', andType: 'and type this code:', says: 'It begins with “Somebody has died”.' },
  reports: 'Somebody told us that you have died',
  reported: (asker: string, as: string, day: string) => `${asker} (${as}), on ${day}`,
  open: 'We are checking it. If you read this, it is a mistake.',
  given: 'Something was given already. If you read this, it is a mistake.',
  over: 'It is over. Nothing is under way.',
  alive: 'I am alive: stop everything',
  stopped: 'Everything is stopped. Nobody was given anything.',
} as const

/** To whoever deletes an account while it is looked into whether its owner has died. */
export const heldMeanwhile = `Somebody told us that you have died, and so nothing of your account is deleted for now. If you are alive, we are glad: press the button in our email, or “${afterMe.alive}” under “${afterMe.title}”, or write to us. Then you can delete it.`

/** To whoever changes in an account what is open to others already. */
export const chosenBefore = `What was chosen is open to others now, and stays as it was. If you are alive, press “${afterMe.alive}” first.`

const noBrowser = (home: string): string => `If you cannot use a browser, ask somebody you trust to help you. At ${home}/contact-us we answer questions. We never ask for money or bank details.`

/** To an executor while it is looked into, by email or by post. */
export const toAnExecutor = {
  says: (name: string) => `Somebody told us that ${name} has died. We are sorry if you hear of it first from us. If it is a mistake, or you object, tell us. If you say nothing, we take it that you do not object.`,
  why: (name: string) => `You get this because ${name} made a will with us, and gave us your address.`,
}

/** Letters by post, a paragraph each. */
export const lettersByPost = {
  /** To whoever is said to have died. */
  toTestator: (name: string, first: string, home: string, code?: string) => [
    `Dear ${name}`,
    `Somebody told us that you have died, and asks for what you left for others. If you are ${first}, it is a mistake, and we are glad.`,
    ...(code ? [`Please tell us. Type this address into a browser, and press the button: ${home}/about-a-death/${code}. You need not log in.`] : []),
    `${code ? 'You can also log' : 'Please tell us. Log'} in at ${home}/account, and press “I am alive: stop everything”. Or write to us at ${home}/contact-us. Nobody has been given anything.`,
    `Are you family, reading the post of ${first}? We are sorry. Please do not answer for ${first}. Write to us instead.`,
  ],
  /** To somebody of the will of whom we have no email: with a code, or else to say that it was a mistake. */
  toReader: (to: string, testator: string, home: string, code?: string) => [
    `Dear ${to}`,
    ...(code
      ? [
          `We are sorry that ${testator} has died. ${testator} made a will with us, and left something there for you. It may tell where the will is kept, and what to do first.`,
          'To read it, type this address into a browser:',
          `${home}/released/${code}`,
          'It is for you alone. It costs nothing, and you need no account.',
          `It stays open for ${RELEASE_KEPT_YEARS} years. Keep this letter safe: whoever has it can read what was left for you.`,
          noBrowser(home),
        ]
      : [`We wrote to you that ${testator} left something for you. That was a mistake, and we are sorry. The address in our letter opens nothing now.`, `Please destroy that letter, and keep to yourself what you read. At ${home}/contact-us we answer questions.`]),
  ],
  /** To an executor of whom we have no email, while it is looked into. */
  toAsked: (to: string, testator: string, home: string, code: string | undefined) => [`Dear ${to}`, toAnExecutor.says(testator), 'To read it, or to object, type this address into a browser:', `${home}/about-a-death/${code}`, `Nobody has been given anything. ${toAnExecutor.why(testator)}`, noBrowser(home)],
}

/** What whoever opens a release reads. */
export const released = {
  tab: 'What was left for you',
  loading: 'Opening',
  record: 'How the will was made: the record',
  signedPages: 'The signed pages, as they were photographed',
  dead: { title: 'This link opens nothing', lead: 'Part of it is missing, or it was closed. Copy all of it from the email, or write to us.' },
  write: 'Write to us',
} as const
