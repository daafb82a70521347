import type { Day } from '#core/formats/birthday.ts'
import type { DocumentsReply } from '#core/wire/payment.ts'
import { Invalid, PaymentNeeded } from '../http/errors.ts'
import { stepErrors } from '../payments/step-errors.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { Paper, Papers } from './papers.ts'

export type DocumentsService = {
  /** Throws PaymentNeeded until the will is paid for, and Invalid when it is no longer complete. */
  list(userId: number): Promise<DocumentsReply>
  /** As `list`. */
  will(userId: number): Promise<Paper>
  draft(userId: number): Promise<Paper>
}

type Needs = { readonly wills: Pick<WillsService, 'stored'>; readonly papers: Papers; readonly today: () => Day }

export const documentsService = ({ wills, papers, today }: Needs): DocumentsService => {
  const finished = async (userId: number) => {
    const { will, updatedAt } = await wills.stored(userId)
    if (will.paid !== 1) throw new PaymentNeeded()
    const made = await papers.will(will, today())
    if (!made.ok)
      throw new Invalid(
        stepErrors(made.problems),
        'Your will is not complete any more. Finish the steps named here, then download it.',
      )
    return { paper: made.paper, updatedAt }
  }

  return {
    list: async (userId) => {
      const { paper, updatedAt } = await finished(userId)
      return {
        documents: [
          {
            id: 'will',
            title: 'Your will',
            description: 'Print it, and sign it with two witnesses who inherit nothing under it',
            pages: paper.pages,
            made: updatedAt.toISOString(),
            url: '/api/documents/will.pdf',
          },
        ],
      }
    },

    will: async (userId) => (await finished(userId)).paper,
    draft: async (userId) => papers.draft((await wills.stored(userId)).will, today()),
  }
}
