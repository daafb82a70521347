import { useMemo } from 'react'
import { pictureOf } from '#core/picture/picture.ts'
import { estimateOf } from '#core/tax/estimate-of-will.ts'
import type { Will } from '#core/will/schema.ts'
import { poundsPanel as words } from '#words/en/picture.ts'
import { today } from '../../api/today.ts'
import pageCss from '../../ui/plain-page.module.css'
import { PoundsList } from './pounds-list.tsx'

/** What each person gets today, beside the figures while they are typed. */
export function PoundsPanel({ will }: { will: Will }) {
  const picture = useMemo(() => pictureOf(will, today()), [will])
  const supposed = useMemo(() => ({ day: today() }), [])
  return (
    <section className={pageCss.panel}>
      <h2>{words.whatEachPersonGets}</h2>
      <PoundsList will={will} picture={picture} found={estimateOf(will, supposed)} supposed={supposed} />
    </section>
  )
}
