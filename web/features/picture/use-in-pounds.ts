import { useEffect, useMemo, useState } from 'react'
import { NOBODY_DIED, type Picture, type Supposed } from '#core/picture/picture.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { laterChildrenAreAClass } from '#core/will/later-children.ts'
import type { Will } from '#core/will/schema.ts'
import { hasValues } from '#core/will/values.ts'
import { settingsQuery, useOffered } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { queryClient } from '../../api/will.ts'

type Estimator = typeof import('./estimator.tsx')
type InPounds = ReturnType<Estimator['inPounds']> & Pick<Estimator, 'certifiedDays' | 'PoundsList'>

/** Held for the tab. */
let loaded: Estimator | undefined

const load = async (): Promise<Estimator> => {
  const { certifiedDays, inPounds, PoundsList } = await import('./estimator.tsx')
  loaded = { certifiedDays, inPounds, PoundsList }
  return loaded
}

/**
 * What a page with a picture of this will waits for, so that nothing on it moves when the pounds come. Without a network they may
 * not: the picture is then drawn in shares.
 */
export const preparePounds = async (will: Will): Promise<void> => {
  if (loaded || !hasValues(will)) return
  try {
    const { parts } = await queryClient.ensureQueryData(settingsQuery)
    if (parts.includes('estimates')) await load()
  } catch {
    // Whatever could not be loaded is asked for again by the picture itself.
  }
}

/** The estimate is loaded once it is wanted: most wills have no values. */
const useEstimator = (wanted: boolean): Estimator | undefined => {
  const [estimator, setEstimator] = useState(loaded)
  useEffect(() => {
    if (!wanted || estimator) return
    let isHere = true
    void load().then((found) => {
      if (isHere) setEstimator(found)
    })
    return () => {
      isHere = false
    }
  }, [wanted, estimator])
  return wanted ? estimator : undefined
}

/**
 * What a picture of a will comes to on a day. Undefined where the will has no values, where the operator offers no estimates, and
 * until the code of the estimate is loaded.
 * @param supposed The same that the picture was made with.
 */
export const useInPounds = (
  will: Will,
  picture: Picture,
  supposed: Supposed = NOBODY_DIED,
  day?: Day,
): InPounds | undefined => {
  const isOffered = useOffered('estimates')
  const estimator = useEstimator(isOffered && hasValues(will))
  return useMemo(() => {
    const { died, childless = [], noneLeft = false, laterChild = laterChildrenAreAClass(will) } = supposed
    // What a child who is not born yet would get is not worked out.
    if (!estimator || laterChild) return undefined
    const { certifiedDays, inPounds, PoundsList } = estimator
    const found = inPounds(will, picture, { day: day ?? today(), died, childless, noneLeft })
    return { ...found, certifiedDays, PoundsList }
  }, [estimator, will, picture, supposed, day])
}
