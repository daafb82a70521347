import type { ExecutorMailReply, TellExecutors } from '#core/api/after-signing.ts'
import type { Problem } from '#core/rules/messages.ts'
import { executorsToTell } from '#core/rules/signing.rules.ts'
import { isDoubtful } from '#core/signing/signing-state.ts'
import type { Will } from '#core/will/schema.ts'
import { MOST_EXECUTORS_TOLD } from '#core/will/signing-schema.ts'
import type { User } from '../../db/repositories/users.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { executorMailWords, executorNoticeMail } from '../../mail/templates/executors.ts'
import { isoDayOf } from '../../platform/clock.ts'
import { NotSignedIn, PaymentNeeded, refuseProblems } from '../../platform/errors.ts'
import { newToken, tokenHash } from '../../platform/random.ts'
import type { WillsService } from '../wills/wills.service.ts'

/** Mails to executors. They are sent when the customer presses the button for it, and never otherwise. */
export type ExecutorMails = {
  /** What an executor would read. */
  preview(userId: number): Promise<ExecutorMailReply>
  /**
   * Mails these executors, each once at an address. Gives those who want no mail from us. Throws PaymentNeeded, and Invalid when
   * one of them cannot be mailed, an address has had enough of it today, or the will is neither noted as signed nor `unsigned` is said.
   */
  tell(userId: number, asked: TellExecutors): Promise<{ will: Will; refused: number[] }>
}

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'today' | 'randomBytes' | 'homeUrl'> & {
  readonly wills: Pick<WillsService, 'stored'>
  readonly users: Pick<Stores['users'], 'find'>
}

const problemsOf = (will: Will, { executors, unsigned }: TellExecutors): Problem[] => {
  if ((will.signing === undefined || isDoubtful(will.signing)) && !unsigned)
    return [{ field: 'unsigned', code: 'NOT_SIGNED_YET' }]
  const known = executorsToTell(will)
  const problems = executors.flatMap((id): Problem[] => {
    const found = known.find(({ person }) => person.id === id)
    if (!found) return [{ field: 'executors', code: 'UNKNOWN_ID' }]
    if (!found.person.email) return [{ field: 'executors', code: 'EXECUTOR_WITHOUT_EMAIL' }]
    return found.toldOn === undefined ? [] : [{ field: 'executors', code: 'EXECUTOR_TOLD' }]
  })
  const inAll = (will.executorsTold ?? []).length + new Set(executors).size
  return inAll > MOST_EXECUTORS_TOLD ? [{ field: 'executors', code: 'EXECUTORS_TOLD_TOO_MANY' }] : problems
}

export const createExecutorMails = (deps: Deps): ExecutorMails => {
  const { wills, users, inTransaction, enqueueMail, clock, today, randomBytes, homeUrl } = deps

  const owner = async (userId: number): Promise<User> => {
    const user = await users.find(userId)
    if (!user) throw new NotSignedIn()
    return user
  }

  const mail = async (stores: Stores, executor: { fullname: string; email: string }, testator: User): Promise<void> => {
    const token = newToken(randomBytes)
    await stores.contact.addUnsubscribeLink(tokenHash(token), executor.email)
    const unsubscribeUrl = `${homeUrl()}/unsubscribe/${token}`
    const content = executorNoticeMail({ executor, testator, unsubscribeUrl })
    if (!(await enqueueMail(stores.outbox, 'to an executor', content)))
      refuseProblems([{ field: 'executors', code: 'EXECUTOR_HAS_ENOUGH_MAIL' }])
  }

  return {
    preview: async (userId) => executorMailWords(await owner(userId)),

    tell: async (userId, asked) => {
      const testator = await owner(userId)
      const refused = await inTransaction(async (stores) => {
        const unwilling: number[] = []
        // Two presses of the button come one after the other, and the second finds what the first has sent.
        await stores.entitlements.lock(userId)
        const will = (await stores.wills.find(userId))?.will
        if (will?.paid !== 1) throw new PaymentNeeded()
        refuseProblems(problemsOf(will, asked))
        for (const { person } of executorsToTell(will)) {
          const { id, fullname, email } = person
          if (!asked.executors.includes(id) || !email) continue
          if (await stores.contact.wantsNoMail(email)) {
            unwilling.push(id)
            continue
          }
          await mail(stores, { fullname, email }, testator)
          const told = { id, email, on: isoDayOf(today()) }
          await stores.wills.setAfterSigning(userId, (before) => ({
            ...before,
            executorsTold: [...(before.executorsTold ?? []), told],
          }))
          await stores.audit.add(userId, 'emailed an executor', clock())
        }
        return unwilling
      })
      return { will: (await wills.stored(userId)).will, refused }
    },
  }
}
