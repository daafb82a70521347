import { useMemo } from 'react'
import type { Will } from '#core/will/schema.ts'
import { asText } from '#drafting/document.ts'
import { preview } from '#drafting/draft.ts'
import { usePastWill } from '../../api/queries.ts'
import { today } from '../../api/today.ts'
import { useWatch } from '../../api/watch.ts'

/** The answers from which the signed will was made. Undefined while they are loading; the present ones where they are not known. */
export const useSignedWill = (will: Will): Will | undefined => {
  const { data: watch, isError } = useWatch()
  const version = watch?.signedVersion ?? will.version
  const { data: past, isError: isLost } = usePastWill(version, watch !== undefined && version !== will.version)
  if (isError || isLost) return will
  if (!watch) return undefined
  return version === will.version ? will : past
}

/** Whether the will of today has other words than the one that was signed. Birthdays since then do not count. */
export const useChangedWords = (signed: Will | undefined, will: Will): boolean =>
  useMemo(
    () =>
      signed !== undefined && signed !== will && asText(preview(signed, today())) !== asText(preview(will, today())),
    [signed, will],
  )
