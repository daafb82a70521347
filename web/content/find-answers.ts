/** Finds the answers to what is typed, in the language of the page. */
import { htmlLang } from '#core/language.ts'
import { ask, type Found } from './ask.ts'

const inEnglish = async (typed: string): Promise<Found[]> => {
  const { answersIndex } = await import('./answers-index.ts')
  return ask(answersIndex, typed)
}

export const inWelsh = async (typed: string): Promise<Found[]> => {
  const [{ answersIndex }, { welshTerms }] = await Promise.all([
    import('./welsh-answers-index.ts'),
    import('./welsh-terms.ts'),
  ])
  return ask(answersIndex, typed, welshTerms)
}

export const find = (typed: string): Promise<Found[]> =>
  document.documentElement.lang === htmlLang.cy ? inWelsh(typed) : inEnglish(typed)
