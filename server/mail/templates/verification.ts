import { brand } from '#core/brand.ts'
import { EMAIL_CODE_HOURS } from '#core/constants.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import { type Block, type Recipient, renderMail } from '../template.ts'

/** What a mail carries to verify the address it goes to, and when and where the account was opened: perhaps by another person. */
export type EmailProof = {
  readonly code: string
  readonly link: string
  readonly openedAt: Date
  /** Like "Firefox on Windows". Empty when it is not known. */
  readonly device: string
}

/** "481 920": read from one screen and typed on another. */
const inGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** The code and the button, for the welcome and for a mail of their own. */
export const proofBlocks = ({ code, link, openedAt, device }: EmailProof): Block[] => [
  { rows: [['Your code', inGroups(code)]] },
  { open: link, words: 'Confirm this address' },
  { say: `Use either, the code or the button. Both work for ${EMAIL_CODE_HOURS} hours.` },
  {
    rows: [['Account opened', formatLondonDateTime(openedAt)], ...(device ? [['Device', device] as const] : [])],
  },
  {
    say: 'If you did not open it, open the link and choose “I did not open this account”. That deletes it.',
  },
  {
    say: 'We never ask for this code by telephone. Tell it to no one who calls or writes to you, whoever they say they are.',
  },
]

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = ({ name, email }: Recipient, proof: EmailProof): Mail =>
  renderMail(email, {
    subject: `Your code for ${brand.name}`,
    greets: name,
    blocks: [
      { say: `Confirm that this is the address of your ${brand.name} account: type this code where you were asked.` },
      ...proofBlocks(proof),
    ],
  })
