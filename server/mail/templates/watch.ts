import { brand } from '#core/brand.ts'
import { TO_BRING } from '#core/signing/calendar-file.ts'
import { REVIEW_YEARS } from '#core/watch/facts.ts'
import type { Telling } from '#core/watch/reminders.ts'
import type { MailContent, Recipient } from '../template.ts'

type Words = { readonly subject: string; readonly says: string; readonly path: string; readonly button: string }

const NUMBERS: Readonly<Record<number, string>> = { 5: 'Five' }

/** Two sentences each, and before a signing what to bring. None says what is in a will, nor whom it names. */
const words: Readonly<Record<Telling, Words>> = {
  'worth a look': {
    subject: 'Your will is worth a look',
    says: 'Something has changed that matters to your will: a birthday, or a rule of law. Your account says what it is, and what your will does now.',
    path: '/account',
    button: 'See what has changed',
  },
  review: {
    subject: `${NUMBERS[REVIEW_YEARS]} years since you signed your will`,
    says: `It is ${REVIEW_YEARS} years or more since you signed your will. Read in your account what it does today, and whether it is still what you want.`,
    path: '/account',
    button: 'Read what it does today',
  },
  'sign tomorrow': {
    subject: 'You planned to sign your will tomorrow',
    says: `Tomorrow is the day you chose to sign your will. ${TO_BRING} Open your signing day before you sit down, and it takes you through each step.`,
    path: '/my-will/signing-day',
    button: 'Open your signing day',
  },
  'not signed': {
    subject: 'Your will is not signed yet',
    says: 'Your will counts once you have signed it in front of two witnesses. We help you choose them and plan the day.',
    path: '/my-will/signing-day',
    button: 'Plan your signing day',
  },
  'in doubt': {
    subject: 'The signing of your will is still in doubt',
    says: 'When you told us that you had signed your will, something about the witnesses was in doubt, and it still is. Your account says what it is, what it may mean, and what to do.',
    path: '/my-downloads',
    button: 'See what is in doubt',
  },
  original: {
    subject: 'Is your will where it should be?',
    says: 'You signed your will a year ago, and only the paper you signed counts. Check that it is where you put it, and that your executors know the place.',
    path: '/account',
    button: 'See what you told us',
  },
}

/** What the watch over a will writes, with a link that ends it. */
export const watchMail = (
  { name, email }: Recipient,
  telling: Telling,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => {
  const { subject, says, path, button } = words[telling]
  return {
    to: email,
    subject,
    greets: name,
    blocks: [{ say: says }, { open: `${homeUrl}${path}`, words: button }],
    stop: { why: `You get this because you made your will with ${brand.name}.`, url: stopUrl },
  }
}

/**
 * Written once when a signing is noted of which something is in doubt. It is no reminder that can be stopped: a gift may be lost. It
 * names nobody and nothing.
 */
export const doubtfulSigningMail = ({ name, email }: Recipient, homeUrl: string): MailContent => ({
  to: email,
  subject: 'Please look at the signing of your will again',
  greets: name,
  blocks: [
    {
      say: 'You told us that you have signed your will. Something about the witnesses is in doubt, and it may matter. Your documents page says what it is, what it may mean, and what to do.',
    },
    { open: `${homeUrl}/my-downloads`, words: 'See what is in doubt' },
    { say: 'Nothing is lost by waiting until you have read it. Keep the paper you signed.' },
  ],
})
