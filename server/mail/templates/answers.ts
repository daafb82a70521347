import type { ContactTopic } from '#core/constants.ts'
import type { MailContent } from '../template.ts'

/** An answer to begin from. It says nothing about the law: whoever needs that is sent to a page that has its source. */
export type AnswerTemplate = {
  readonly id: string
  readonly title: string
  readonly topics: readonly ContactTopic[]
  readonly text: string
}

export const answerTemplates: readonly AnswerTemplate[] = [
  {
    id: 'help-pages',
    title: 'The answer is on our help page',
    topics: ['A question'],
    text: 'Thank you for your question. You will find the answer on our help page, which you can search.\n\nIf it does not answer your question, reply to this email and tell us what is missing.',
  },
  {
    id: 'needs-a-solicitor',
    title: 'A question that needs advice',
    topics: ['A question'],
    text: 'Thank you for your question. We cannot advise you on it: we help you to write a will, and do not give legal advice.\n\nA solicitor can. You can look for one on the website of the Law Society.',
  },
  {
    id: 'try-again',
    title: 'A problem that is mended',
    topics: ['A problem'],
    text: 'Thank you for telling us. We have mended this. Everything that you saved is still there.\n\nPlease log in and try again. If it goes wrong again, reply to this email and tell us what you see.',
  },
  {
    id: 'more-about-problem',
    title: 'We need to know more',
    topics: ['A problem', 'A complaint'],
    text: 'Thank you for telling us. To find out what went wrong we need to know more.\n\nWhich page were you on? What did you press, and what did you see after that? Please do not send us your password or your will.',
  },
  {
    id: 'complaint-answer',
    title: 'The answer to a complaint',
    topics: ['A complaint'],
    text: 'Thank you for your complaint. We have looked into it.\n\nWhat we found: …\n\nWhat we will do: …\n\nIf you are not happy with this answer, reply to this email. Another person will then look at it.',
  },
  {
    id: 'download-everything',
    title: 'A copy of what we hold',
    topics: ['My personal information'],
    text: 'You can download everything we hold about you. Log in, open your account, and choose “Download everything”.\n\nYou can delete your account on the same page. If you cannot log in, reply to this email.',
  },
]

type Answered = { readonly name: string; readonly email: string; readonly reference: string; readonly text: string }

/** To whoever wrote to us. What they wrote is not repeated: the address that was typed may not be theirs. */
export const answerMail = ({ name, email, reference, text }: Answered): MailContent => ({
  to: email,
  subject: `Our answer to your message ${reference}`,
  greets: name,
  blocks: [...text.split(/\n{2,}/).map((say) => ({ say })), { say: 'To add something, reply to this email.' }],
})
