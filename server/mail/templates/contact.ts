import { brand } from '#core/brand.ts'
import type { MailContent } from '../template.ts'

type MailChoice = {
  readonly email: string
  readonly stopUrl: string
  readonly resumeUrl: string
}

/** To an address that was typed on the page that stops our mail. It says the same whatever is known of the address. */
export const mailChoiceMail = ({ email, stopUrl, resumeUrl }: MailChoice): MailContent => ({
  to: email,
  subject: `Stop emails from ${brand.name}`,
  blocks: [
    {
      say: `Someone typed this address on our page, to stop emails from ${brand.name}. Nothing has changed yet. If it was you, open this link.`,
    },
    { open: stopUrl, words: 'Stop the emails' },
    { say: 'If you stopped our emails before, you can start them again.' },
    { open: resumeUrl, words: 'Email me again' },
    { say: 'If it was not you, do nothing. Only a link sent to this address stops or starts our emails to you.' },
  ],
})

/** Confirms a complaint to the address that was typed with it. It repeats nothing else that was typed: the address may not be theirs. */
export const complaintReceivedMail = (email: string, reference: string): MailContent => ({
  to: email,
  subject: 'We have your complaint',
  blocks: [
    { say: `We have your complaint. Its number is ${reference}.` },
    { say: 'A person reads it and replies to this address. To add something, reply to this email.' },
    { say: 'If you sent us no complaint, someone else typed your address. You can ignore this email.' },
  ],
})
