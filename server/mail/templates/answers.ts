import type { ContactTopic } from '#core/constants.ts'
import { answersMails as mails } from '#words/en/mails.ts'
import { expertReviewMails, letter } from '../mail-words.ts'
import type { MailContent, Recipient } from '../template.ts'

/** An answer to begin from. It says nothing about the law: whoever needs that is sent to a page that has its source. */
export type AnswerTemplate = {
  readonly id: string
  readonly title: string
  readonly topics: readonly ContactTopic[]
  readonly text: string
}

export const answerTemplates: readonly AnswerTemplate[] = [
  { id: 'help-pages', title: mails.theAnswerIs, topics: ['A question'], text: mails.thankYouFor },
  { id: 'needs-a-solicitor', title: mails.aQuestionThat, topics: ['A question'], text: mails.thankYouForYour },
  { id: 'try-again', title: mails.aProblemThat, topics: ['A problem'], text: mails.thankYouForTelling },
  {
    id: 'more-about-problem',
    title: mails.weNeedTo,
    topics: ['A problem', 'A complaint'],
    text: mails.thankYouForTellingUs,
  },
  { id: 'complaint-answer', title: mails.theAnswerTo, topics: ['A complaint'], text: mails.thankYouForYourComplaint },
  {
    id: 'download-everything',
    title: mails.aCopyOf,
    topics: ['My personal information'],
    text: mails.youCanDownload,
  },
]

type Answered = { readonly name: string; readonly email: string; readonly reference: string; readonly text: string }

/** To whoever wrote to us. What they wrote is not repeated: the address that was typed may not be theirs. */
export const answerMail = ({ name, email, reference, text }: Answered): MailContent => ({
  to: email,
  subject: mails.ourAnswerTo(reference),
  greets: name,
  blocks: [...text.split(/\n{2,}/), mails.toAddSomething],
})

/** A person has read what they told us. What was found stands in the account, and nowhere on the way. */
export const findingsReadyMail = ({ name, email, language }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  language,
  subject: expertReviewMails(language).weHaveRead,
  greets: name,
  blocks: [
    expertReviewMails(language).aPersonHas,
    { open: `${baseUrl}/account`, words: letter(language).readIt },
    expertReviewMails(language).weDoNot,
  ],
})
