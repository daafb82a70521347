import { contactMails as mails } from '#words/en/mails.ts'
import type { MailContent } from '../template.ts'

type MailChoice = {
  readonly email: string
  readonly stopUrl: string
  readonly resumeUrl: string
}

/** To an address that was typed on the page that stops our mail. It says the same whatever is known of the address. */
export const mailChoiceMail = ({ email, stopUrl, resumeUrl }: MailChoice): MailContent => ({
  to: email,
  subject: mails.stopEmailsFrom,
  blocks: [
    mails.someoneTypedThis,
    { open: stopUrl, words: mails.stopTheEmails },
    mails.ifYouStopped,
    { open: resumeUrl, words: mails.emailMeAgain },
    mails.ifItWas,
  ],
})

/** Confirms a complaint to the address that was typed with it. It repeats nothing else that was typed: the address may not be theirs. */
export const complaintReceivedMail = (email: string, reference: string): MailContent => ({
  to: email,
  subject: mails.weHaveYour,
  blocks: [mails.weHaveYourComplaint(reference), mails.aPersonReads, mails.ifYouSent],
})
