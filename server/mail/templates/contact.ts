import { type ContactTopic, complaintTopics } from '#core/constants.ts'
import type { Language } from '#core/language.ts'
import { answersMails, contactMails, expertReviewMails, letter } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient, type Says } from '../template.ts'

type MailChoice = {
  readonly email: string
  readonly stopUrl: string
  readonly resumeUrl: string
  /** Of whoever typed it. */
  readonly language?: Language | undefined
}

/** To an address that may not be that of whoever typed it: in English, and before that in Welsh where they chose Welsh. */
const toTyped = <Words>(
  to: string,
  language: Language | undefined,
  table: (language: Language | undefined) => Words,
  say: (words: Words) => Says,
): MailContent => {
  const [subject, ...blocks] = say(table(undefined))
  if (language !== 'cy') return { to, subject, blocks }
  const [inWelsh, ...welsh] = say(table(language))
  return {
    to,
    language,
    subject: `${inWelsh} / ${subject}`,
    blocks: [...welsh, letter(undefined).inEnglish, ...blocks],
  }
}

/** To an address that was typed on the page that stops our mail. It says the same whatever is known of the address. */
export const mailChoiceMail = ({ email, stopUrl, resumeUrl, language }: MailChoice): MailContent =>
  toTyped(email, language, contactMails, (words) => [
    words.stopEmailsFrom,
    words.someoneTypedThis,
    { open: stopUrl, words: words.stopTheEmails },
    words.ifYouStopped,
    { open: resumeUrl, words: words.emailMeAgain },
    words.ifItWas,
  ])

/** Confirms a complaint to the address that was typed with it. It repeats nothing else that was typed: the address may not be theirs. */
export const complaintReceivedMail = (email: string, reference: string, language?: Language): MailContent =>
  toTyped(email, language, contactMails, (words) => [
    words.weHaveYour,
    words.weHaveYourComplaint(reference),
    words.aPersonReads,
    words.ifYouSent,
  ])

/** An answer to begin from. It says nothing about the law: whoever needs that is sent to a page that has its source. */
export type AnswerTemplate = {
  readonly id: string
  readonly title: string
  readonly topics: readonly ContactTopic[]
  /** Its row. */
  readonly says: keyof Omit<ReturnType<typeof answersMails>, 'ourAnswerTo'>
}

const words = answersMails(undefined)
export const answerTemplates: readonly AnswerTemplate[] = [
  { id: 'help-pages', title: words.theAnswerIs, topics: ['A question'], says: 'thankYouFor' },
  { id: 'needs-a-solicitor', title: words.aQuestionThat, topics: ['A question'], says: 'thankYouForYour' },
  { id: 'try-again', title: words.aProblemThat, topics: ['A problem'], says: 'thankYouForTelling' },
  {
    id: 'more-about-problem',
    title: words.weNeedTo,
    topics: ['A problem', ...complaintTopics],
    says: 'thankYouForTellingUs',
  },
  { id: 'complaint-answer', title: words.theAnswerTo, topics: complaintTopics, says: 'thankYouForYourComplaint' },
  { id: 'download-everything', title: words.aCopyOf, topics: ['My personal information'], says: 'youCanDownload' },
]
export const textOfTemplate = ({ says }: AnswerTemplate): string => words[says]

type Answered = {
  readonly name: string
  readonly email: string
  readonly reference: string
  readonly text: string
  /** Of the account with this address, if there is one. */
  readonly language?: Language | undefined
}

/**
 * To whoever wrote to us. What they wrote is not repeated: the address that was typed may not be theirs. What a person at the desk wrote is in
 * English; what is a template to the last word is in Welsh as well.
 */
export const answerMail = ({ name, email, reference, text, language }: Answered): MailContent => {
  const template = answerTemplates.find((each) => textOfTemplate(each) === text.trim())
  const mail = toTyped(email, template && language, answersMails, (words) => [
    words.ourAnswerTo(reference),
    ...(template ? words[template.says] : text).split(/\n{2,}/),
    words.toAddSomething,
  ])
  return { ...mail, greets: name }
}

/** A person has read what they told us. What was found stands in the account, and nowhere on the way. */
export const findingsReadyMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, expertReviewMails, (words, common) => [
    words.weHaveRead,
    words.aPersonHas,
    { open: `${baseUrl}/account`, words: common.readIt },
    words.weDoNot,
  ])
