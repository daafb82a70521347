/** The code and link that verify an address, read from the mail. */
import { vi } from 'vitest'
import { soon, type TestApp } from './start-app.ts'

export type ReadProof = { readonly code: string; readonly link: string }

/** What the newest mail to an address carries, once so many with a code were sent there. `link` is its token. */
export const proofIn = async (app: TestApp, email: string, count = 1): Promise<ReadProof> => {
  const [newest] = await vi.waitUntil(async () => {
    const mails = (await app.everyMail()).filter(({ to, text }) => to === email && text.includes('/verify-email/'))
    return mails.length >= count && mails
  }, soon)
  const text = newest?.text ?? ''
  return {
    code: (/\nYour code: (\d{3} \d{3})\n/.exec(text)?.[1] ?? '').replace(' ', ''),
    link: /\/verify-email\/([\w-]{43})\n/.exec(text)?.[1] ?? '',
  }
}
