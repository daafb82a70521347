/** What the first page says below its question. Fetched with those parts of the page, in both languages. */
import type { Language } from '#core/language.ts'
import { welshFrontPage } from '#words/cy/front-page.ts'
import { englishFrontPage, type FrontPageWords } from '#words/en/front-page.ts'

export const frontPage: Readonly<Record<Language, FrontPageWords>> = { en: englishFrontPage, cy: welshFrontPage }
