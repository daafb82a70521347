import { isFilled } from '#core/text/contact.ts'
import type { funeralOptions } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'

export type Funeral = { readonly wish: (typeof funeralOptions)[number]; readonly inOwnWords: string | undefined }

export const funeralOf = ({ whatToDo }: Will): Funeral => ({
  wish: whatToDo?.option ?? 'Let my executors decide',
  inOwnWords: isFilled(whatToDo?.description) ? whatToDo?.description?.trim() : undefined,
})
