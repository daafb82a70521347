import type { LetterGiven } from '#core/api/documents.ts'
import type { Will } from '#core/will/schema.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { isoDayOf } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import type { WillsService } from '../wills/wills.service.ts'

type Deps = Means<'inTransaction' | 'today'> & {
  readonly wills: Pick<WillsService, 'paid' | 'stored'>
  readonly issuedDocuments: Pick<Stores['issuedDocuments'], 'list'>
}

/** What the customer says of the letters of the pack: which have been given to the people they are for. */
export const createLettersGiven = ({ wills, issuedDocuments, inTransaction, today }: Deps) => ({
  /** Says it of a letter of the newest documents, or takes it back. Throws PaymentNeeded, and NotFound for what is no letter. */
  say: async (userId: number, { letter: id, given }: LetterGiven): Promise<Will> => {
    await wills.paid(userId)
    const [newest] = await issuedDocuments.list(userId)
    const letter = newest?.documents.find((document) => document.id === id)?.letter
    if (!letter) throw new NotFound('We cannot find that letter. Check your list of documents.')
    await inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      await stores.wills.setAfterSigning(userId, (before) => {
        const others = (before.lettersGiven ?? []).filter(({ to, as }) => to !== letter.key || as !== letter.as)
        const now = given ? [{ to: letter.key, as: letter.as, on: isoDayOf(today()) }] : []
        return { ...before, lettersGiven: [...others, ...now] }
      })
    })
    return (await wills.stored(userId)).will
  },
})
