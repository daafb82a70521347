import { laterEnglish } from '#words/en/sign-up-and-prices.ts'
import type { Words } from '#words/en/visitors.ts'
import { useWelsh } from './use-words.ts'

type LaterWords = Pick<Words, keyof typeof laterEnglish>

/** As `useWords`, for a part that no first page has. */
export const useLaterWords = <Part extends keyof LaterWords>(part: Part): LaterWords[Part] =>
  useWelsh(part) ?? laterEnglish[part]
