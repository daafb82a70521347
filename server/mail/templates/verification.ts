import { brand } from '#core/brand.ts'
import { EMAIL_CODE_HOURS } from '#core/constants.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import { type Block, type Recipient, renderMail } from '../template.ts'

/** What a mail carries to verify the address it goes to. */
export type EmailProof = { readonly code: string; readonly link: string }

/** "481 920": read from one screen and typed on another. */
const inGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** The code and the button, for the welcome and for a mail of their own. */
export const proofBlocks = ({ code, link }: EmailProof): Block[] => [
  { rows: [['Your code', inGroups(code)]] },
  { open: link, words: 'Confirm this address' },
  { say: `Use either, the code or the button. Both work for ${EMAIL_CODE_HOURS} hours.` },
]

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = ({ name, email }: Recipient, proof: EmailProof): Mail =>
  renderMail(email, {
    subject: `Your code for ${brand.name}`,
    greets: name,
    blocks: [
      { say: `Confirm that this is the address of your ${brand.name} account: type this code where you were asked.` },
      ...proofBlocks(proof),
      { say: 'We never ask for this code by telephone. Give it to no one.' },
      { say: 'If you did not ask for this, do nothing.' },
    ],
  })
