import { type ContactTopic, complaintTopics } from '#core/constants.ts'
import type { Language } from '#core/language.ts'
import { answersMails as answers } from '#words/en/mails.ts'
import { contactMails, expertReviewMails, letter } from '../mail-words.ts'
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
  readonly text: string
}

export const answerTemplates: readonly AnswerTemplate[] = [
  { id: 'help-pages', title: answers.theAnswerIs, topics: ['A question'], text: answers.thankYouFor },
  { id: 'needs-a-solicitor', title: answers.aQuestionThat, topics: ['A question'], text: answers.thankYouForYour },
  { id: 'try-again', title: answers.aProblemThat, topics: ['A problem'], text: answers.thankYouForTelling },
  {
    id: 'more-about-problem',
    title: answers.weNeedTo,
    topics: ['A problem', ...complaintTopics],
    text: answers.thankYouForTellingUs,
  },
  {
    id: 'complaint-answer',
    title: answers.theAnswerTo,
    topics: complaintTopics,
    text: answers.thankYouForYourComplaint,
  },
  {
    id: 'download-everything',
    title: answers.aCopyOf,
    topics: ['My personal information'],
    text: answers.youCanDownload,
  },
]

type Answered = { readonly name: string; readonly email: string; readonly reference: string; readonly text: string }

/** To whoever wrote to us. What they wrote is not repeated: the address that was typed may not be theirs. */
export const answerMail = ({ name, email, reference, text }: Answered): MailContent => ({
  to: email,
  subject: answers.ourAnswerTo(reference),
  greets: name,
  blocks: [...text.split(/\n{2,}/), answers.toAddSomething],
})

/** A person has read what they told us. What was found stands in the account, and nowhere on the way. */
export const findingsReadyMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, expertReviewMails, (words, common) => [
    words.weHaveRead,
    words.aPersonHas,
    { open: `${baseUrl}/account`, words: common.readIt },
    words.weDoNot,
  ])
