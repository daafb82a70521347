import type { KeptPage, SignedPagesReply } from '#core/api/signed-pages.ts'

/** The pages of the paper that was signed, each with its picture where there is one; and pictures of earlier papers. */
export const pagesOf = ({ signed, kept }: SignedPagesReply) => {
  const ofThis = kept.filter(({ version }) => version === signed?.version)
  return {
    pages: Array.from({ length: signed?.pages ?? 0 }, (_page, index) => ({
      page: index + 1,
      kept: ofThis.find(({ page }) => page === index + 1),
    })),
    earlier: kept.filter(({ version }) => version !== signed?.version),
  }
}

/** Whether a picture has something to look at again. */
export const hasHints = ({ marked, empty, cut }: Pick<KeptPage, 'marked' | 'empty' | 'cut'>): boolean =>
  !marked || empty.length > 0 || cut.length > 0
