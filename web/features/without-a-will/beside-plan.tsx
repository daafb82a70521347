import { Link } from 'react-router'
import { withoutAWill } from '#core/estate/next-of-kin.ts'
import { cardsOf } from '#core/picture/cards.ts'
import type { Will } from '#core/will/schema.ts'
import { besidePlan as words } from '#words/en/without-a-will.ts'
import { today } from '../../api/today.ts'
import pageCss from '../../ui/plain-page.module.css'
import { Inherited } from './inherited.tsx'

/** Beside a plan: who would inherit today if there were no will, as far as the answers say. */
export function WithoutAWill({ will }: { will: Will }) {
  const found = withoutAWill(will, today())
  return (
    <section className={pageCss.panel}>
      <h2>{words.title}</h2>
      {found.kind === 'shared' ? (
        <Inherited shared={found} cards={cardsOf(will, today())} />
      ) : (
        <p className="soft">{words.notKnown}</p>
      )}
      <p className="above-16">
        <Link to="/without-a-will">{words.seeMore}</Link>
      </p>
    </section>
  )
}
