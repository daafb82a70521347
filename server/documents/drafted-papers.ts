import { CannotPrint } from '#documents/cannot-print.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { draft } from '#drafting/draft.ts'
import { contentsOf } from '#drafting/pack/contents.ts'
import { preview } from '#drafting/preview.ts'
import { Invalid } from '../http/errors.ts'
import type { Paper, Papers } from './papers.ts'
import { pagesOf } from './pdf-pages.ts'

// The typesetter is loaded with the first document, so that the server starts without waiting for it.
const typesetter = () => import('#documents/render.ts')

/** What was typed may hold a sign that no font has; whoever typed it can change it. */
const printed = (render: () => Uint8Array): Paper => {
  try {
    const pdf = render()
    return { pdf, pages: pagesOf(pdf) }
  } catch (error) {
    if (!(error instanceof CannotPrint) || error.characters.length === 0) throw error
    throw new Invalid({}, `We cannot print ${error.characters.join(' ')}. Take it out of your answers and try again.`)
  }
}

/** Documents drafted from the will and set by the typesetter. */
export const draftedPapers: Papers = {
  pack: async (will, today) => {
    const complete = completeWill(will, today)
    if (!complete.ok) return { ok: false, problems: complete.problems }
    const document = draft(complete.will)
    return {
      ok: true,
      pack: {
        contents: contentsOf(document, [], today),
        print: async () => {
          const { renderWill } = await typesetter()
          return [
            {
              id: 'will',
              title: 'Your will',
              purpose: 'Print it, and sign it with two witnesses who inherit nothing under it',
              ...printed(() => renderWill(document, { draft: false })),
            },
          ]
        },
      },
    }
  },

  draft: async (will, today) => {
    const { renderWill } = await typesetter()
    return printed(() => renderWill(preview(will, today), { draft: true }))
  },
}
