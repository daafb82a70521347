import { brand } from '#core/brand.ts'
import { NOT_ME_LINK_DAYS } from '#core/constants.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import { type Recipient, renderMail } from '../template.ts'

type Notice = {
  readonly subject: string
  /** What happened, in a sentence or two. */
  readonly says: string
  readonly at: Date
  /** Like "Firefox on Windows". Absent when it was not done in a browser. */
  readonly device?: string | undefined
  /** The link "This was not me", if the mail has one. */
  readonly notMeLink?: string | undefined
}

/** To the owner of an account, about something that concerns its security. It names nothing of a will. */
export const securityMail = ({ name, email }: Recipient, { subject, says, at, device, notMeLink }: Notice): Mail =>
  renderMail(email, {
    subject,
    greets: name,
    blocks: [
      { say: says },
      {
        rows: [['When', formatLondonDateTime(at)], ...(device ? [['Where', device] as const] : [])],
      },
      ...(notMeLink === undefined
        ? [{ say: `If you have a question about this, write to ${brand.supportEmail}.` }]
        : [
            { say: 'If this was you, there is nothing to do.' },
            {
              say: `If it was not, open this link. It locks your account, so that no one can use it, and we send a link for a new password to this address. It works for ${NOT_ME_LINK_DAYS} days.`,
            },
            { open: notMeLink, words: 'This was not me' },
          ]),
    ],
  })
