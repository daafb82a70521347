import { useEffect, useState } from 'react'
import type { Settings } from '#core/api/settings.ts'
import { ApiError, OfflineError } from '../api/http.ts'
import { settings } from '../api/settings.ts'
import { Blocks } from '../content/blocks.tsx'
import type { Block } from '../content/content.ts'
import { thirdPartyContent, thirdPartyWords } from '../content/third-parties.ts'
import css from './content-page.module.css'

const blocksFor = (known: Settings['thirdParties'] | undefined): Block[] => {
  if (known === undefined) return [thirdPartyContent.unknown]
  if (known.length === 0) return [thirdPartyContent.none]
  const list = known.map(({ id, host = 'another company' }) => thirdPartyWords[id].replace('HOST', host))
  return [thirdPartyContent.lead, { list }]
}

/** Who else sees something of a customer on this copy, as its settings have it. */
export function ThirdParties() {
  const [known, setKnown] = useState<Settings['thirdParties']>()
  useEffect(() => {
    settings().then(
      ({ thirdParties }) => setKnown(thirdParties),
      (error: unknown) => {
        // What stands there says that it is not known.
        if (!(error instanceof ApiError || error instanceof OfflineError)) throw error
      },
    )
  }, [])
  return (
    <div role="status" className={css.below}>
      <Blocks blocks={blocksFor(known)} />
    </div>
  )
}
