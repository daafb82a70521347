import { firstNameIn } from '#core/text/names.ts'
import { executorsMails as mails } from '#words/en/mails.ts'
import type { MailContent } from '../template.ts'

/** Whose will it is: the name in full, and the one to call them by. */
type Testator = { readonly name: string; readonly last_name: string }

type Notice = {
  readonly executor: { readonly fullname: string; readonly email: string }
  readonly testator: Testator
  readonly unsubscribeUrl: string
}

/** The words of the mail to an executor, which the customer reads before it is sent. It says nothing of what is in the will. */
export const executorMailWords = ({ name, last_name }: Testator): { subject: string; says: string[] } => ({
  subject: mails.hasNamedYou(name, last_name),
  says: [mails.hasMadeA(name, last_name), mails.anExecutorDeals, mails.youDoNot(name), mails.canChangeThe(name)],
})

/** Sent only when the customer presses the button for it, after reading it. */
export const executorNoticeMail = ({ executor, testator, unsubscribeUrl }: Notice): MailContent => {
  const { subject, says } = executorMailWords(testator)
  return {
    to: executor.email,
    subject,
    greets: firstNameIn(executor.fullname),
    blocks: says,
    stop: { why: mails.youGetThis(testator.name, testator.last_name), url: unsubscribeUrl },
  }
}
