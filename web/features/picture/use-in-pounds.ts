import { startTransition, useDeferredValue, useEffect, useId, useState } from 'react'
import { laterChildrenAreAClass } from '#core/will/later-children.ts'
import { hasValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { settingsQuery, useOffered } from '../../api/offered-parts.ts'
import { queryClient } from '../../api/will.ts'
import type { Drawn } from './estimator.tsx'

type Estimator = typeof import('./estimator.tsx')

/** Held for the tab. */
let loaded: Estimator | undefined

/** What asks for the estimate is loaded once it is wanted: most wills have no values. Undefined where it does not come. */
const load = async (): Promise<Estimator | undefined> => {
  loaded ??= await import('./estimator.tsx').catch(() => undefined)
  return loaded
}

/**
 * What a page with a picture of this will waits for, so that nothing on it moves when the pounds come. Without a network they may
 * not: the picture is then drawn in shares, and the next page asks again.
 */
export const preparePounds = async (will: Will): Promise<void> => {
  if (!hasValues(will)) return
  const settings = await queryClient.ensureQueryData(settingsQuery).catch(() => undefined)
  if (settings?.parts.includes('estimates')) await (await load())?.prepare(will)
}

/**
 * What is to be drawn, together with what it comes to in pounds. While figures of other answers are worked out, what was drawn before
 * stays, with its own: a picture never stands beside figures of another.
 * @param wanted Of a stable identity. The first is drawn at once, in shares where its figures are not known yet.
 * @returns No pounds where the will has no values, and where the operator offers no estimates.
 */
export const useInPounds = <Of extends Drawn>(wanted: Of) => {
  const asker = useId()
  const drawn = useDeferredValue(wanted)
  const isOffered = useOffered('estimates')
  // What a child who is not born yet would get is not worked out.
  const isAsked =
    isOffered && hasValues(drawn.will) && !(drawn.supposed?.laterChild ?? laterChildrenAreAClass(drawn.will))
  const [settled, settle] = useState(() => ({ drawn, inPounds: isAsked ? loaded?.ask(asker, drawn).known : undefined }))
  const isShown = settled.inPounds !== undefined
  const isSettled = isShown && settled.drawn === drawn
  useEffect(() => {
    if (isSettled) return
    let isWanted = true
    const show = async () => {
      const inPounds = isAsked ? await (await load())?.ask(asker, drawn).coming : undefined
      if (isWanted) startTransition(() => settle({ drawn, inPounds }))
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [isSettled, isAsked, drawn, asker])
  useEffect(() => (isShown ? loaded?.figures.opened() : undefined), [isShown])
  return isAsked ? settled : { drawn, inPounds: undefined }
}
