import { pathOf } from '#core/journey/pages.ts'
import { markVisited } from '../../api/visits.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** To where powers of attorney are bought. It is reached by walking, so the way there is marked. */
export function BuyPower({ words }: { words: string }) {
  return (
    <ButtonLink look="secondary" to={pathOf('will.addons')} onClick={() => markVisited('will.addons')}>
      {words}
    </ButtonLink>
  )
}
