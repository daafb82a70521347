import type { easyRead } from '#words/en/easy-read.ts'
import { BASE_PATH, pathOf } from './pages.ts'

export type EasyIdea = keyof typeof easyRead.sections

/**
 * The page on which each of the ten Easy Read ideas first matters, and any others that it is about. Each has one address in both
 * languages: what is beyond the front pages is said in Welsh only there.
 */
export const pagesOfIdea: Readonly<Record<EasyIdea, readonly [first: string, ...others: string[]]>> = {
  will: [pathOf('will.about-me.full-name')],
  why: ['/without-a-will'],
  who: [
    pathOf('will.beneficiaries.my-beneficiaries'),
    pathOf('will.beneficiaries.backup-action'),
    pathOf('will.estate-splits.split-distribution'),
    pathOf('will.estate-splits.exclude'),
  ],
  executor: [pathOf('will.executors.executors'), pathOf('will.executors.my-executors')],
  guardian: [pathOf('will.beneficiaries.guardians'), pathOf('will.beneficiaries.backup-guardians')],
  gift: [pathOf('will.gifts')],
  sign: [`${BASE_PATH}/signing-day`],
  keep: [pathOf('will.my-downloads')],
  change: [pathOf('will.about-me.marital-status')],
  help: [pathOf('will.summary'), '/contact-us'],
}

const ideas = Object.entries(pagesOfIdea) as [EasyIdea, readonly string[]][]

/** The idea that the page at a path is about, if there is one. */
export const ideaAt = (path: string): EasyIdea | undefined =>
  ideas.find(([, pages]) => pages.some((page) => path === page || path.startsWith(`${page}/`)))?.[0]
