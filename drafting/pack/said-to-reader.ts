/** In which language a pack speaks to its customer. */
import type { Language } from '#core/language.ts'

/** Makes something at once, with its words in Welsh. */
export type InWelsh = <Made>(make: () => Made) => Made

/** What says the words of a pack in Welsh, for whoever reads that: most do not, so it is fetched. */
export const saidInWelsh = async (language: Language | undefined): Promise<InWelsh | undefined> =>
  language === 'cy' ? (await import('./in-welsh.ts')).packSaidInWelsh : undefined

/** What is made in the language of the reader. */
export const saidToReader = <Made>(welsh: InWelsh | undefined, make: () => Made): Made => (welsh ? welsh(make) : make())
