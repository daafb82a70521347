import { brand } from '#core/brand.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { MailContent, Recipient } from '../template.ts'

/** To the printer. It names no customer: the pages and the address stay behind the command line. */
export const printToMakeMail = (to: string, order: number): Mail => ({
  to,
  subject: `${brand.name}: a will to print, order ${order}`,
  text: [
    `Order ${order} has a will to print, bind and post.`,
    `Pages and address: heirloom print show ${order} --pdf will.pdf`,
    `Once it is posted: heirloom print sent ${order} --tracking NUMBER`,
    '',
  ].join('\n'),
})

type Posted = { readonly tracking: string; readonly baseUrl: string }

export const printPostedMail = ({ name, email }: Recipient, { tracking, baseUrl }: Posted): MailContent => ({
  to: email,
  subject: 'Your will is in the post',
  greets: name,
  blocks: [
    { say: 'We have printed and bound your will, and posted it to the address you gave us.' },
    { say: `The number to track it is ${tracking}.` },
    { say: 'It is bound: never take it apart, and add no staple.' },
    {
      say: 'It counts only once you have signed it in front of two witnesses. Your documents page has a signing guide for the bound copy.',
    },
    { open: `${baseUrl}/my-will/my-downloads`, words: 'Go to your documents' },
  ],
})

/** The will has changed since its print was asked for. It says nothing of what is in it. */
export const printHeldMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: 'We have not printed your will yet',
  greets: name,
  blocks: [
    {
      say: 'You have changed your will since you asked us to print it. We have stopped the print, so that you do not get an old will.',
    },
    {
      say: 'When your will says what you want, tell us on your documents page to print the newest one. You do not pay again.',
    },
    { open: `${baseUrl}/my-will/my-downloads`, words: 'Go to your documents' },
  ],
})
