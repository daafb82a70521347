import { brand } from '#core/brand.ts'
import { firstNameIn } from '#core/text/names.ts'
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
  subject: `${name} ${last_name} has named you as an executor`,
  says: [
    `${name} ${last_name} has made a will with ${brand.name}, and has named you as an executor.`,
    'An executor deals with what someone leaves when they die. They collect it, pay what is owed, and pass on the rest as the will says.',
    `You do not have to do anything now. You can say no, now or later. Ask ${name} if you have questions, and ask where the signed will is kept.`,
    `${name} can change the will at any time, and it counts only once it has been signed.`,
  ],
})

/** Sent only when the customer presses the button for it, after reading it. */
export const executorNoticeMail = ({ executor, testator, unsubscribeUrl }: Notice): MailContent => {
  const { subject, says } = executorMailWords(testator)
  return {
    to: executor.email,
    subject,
    greets: firstNameIn(executor.fullname),
    blocks: says.map((words) => ({ say: words })),
    stop: {
      why: `You get this because ${testator.name} ${testator.last_name} gave us your address and asked us to write to you.`,
      url: unsubscribeUrl,
    },
  }
}
