import { use, useEffect, useId } from 'react'
import type { Figures } from '#core/tax/figures.ts'
import { openFigures } from './figures.ts'
import { figuresThread } from './figures-thread.ts'

export const figures = openFigures(figuresThread, async () => (await import('#core/tax/figures.ts')).workOut)

/**
 * What is worked out, for which the page waits: what is typed meanwhile has to be a deferred value, so that what was there before stays.
 * Undefined where its code could not be fetched.
 */
export const useFigures = <Of extends keyof Figures>(
  of: Of,
  ...told: Parameters<Figures[Of]>
): ReturnType<Figures[Of]> | undefined => {
  const asker = useId()
  useEffect(figures.opened, [])
  const { answer, coming } = figures.ask(asker, of, ...told)
  return answer ? answer.is : use(coming)
}
