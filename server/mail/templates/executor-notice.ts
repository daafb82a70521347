import { brand } from '#core/brand.ts'
import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'

type Notice = {
  readonly executor: { readonly fullname: string; readonly email: string }
  /** Whose will it is. */
  readonly testator: string
  readonly unsubscribeUrl: string
}

/** Sent only when the testator asked for it. It says nothing of what is in the will. */
export const executorNoticeMail = ({ executor, testator, unsubscribeUrl }: Notice): Mail =>
  mailOf(executor.email, {
    subject: `${testator} would like you to be an executor`,
    greets: executor.fullname,
    blocks: [
      { say: `${testator} has written a will with ${brand.name}, and has named you as an executor.` },
      {
        say: 'An executor deals with what somebody leaves when they have died: collects it, pays what is owed, and passes the rest on as the will says.',
      },
      { say: 'You need not do anything now. You may say no, now or later. Talk to them if you have questions.' },
      { say: 'A will can be changed for as long as its maker lives, and it counts only once it has been signed.' },
    ],
    stop: {
      why: `You get this because ${testator} gave us your address and asked us to write to you.`,
      url: unsubscribeUrl,
    },
  })
