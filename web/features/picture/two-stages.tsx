import type { CardKey } from '#core/picture/cards.ts'
import type { HeldBand } from '#core/picture/held.ts'
import type { Picture } from '#core/picture/picture.ts'
import { capital } from '#core/text/names.ts'
import { twoStages as words } from '#words/en/picture.ts'
import { Flow } from './flow.tsx'
import type { BandHandles } from './pull.tsx'
import css from './two-stages.module.css'

/** The second stage of the picture: who has what is held for somebody, when that ends. Both stages are always drawn. */

/** What the marks of the bands mean. */
export function HeldOrOwned() {
  return (
    <p className={css.marks}>
      <span className="inline-row gap-8">
        <i className={css.held} /> {words.heldByYourExecutors}
      </span>
      <span className="inline-row gap-8">
        <i className={css.owned} /> {words.theirOwn}
      </span>
    </p>
  )
}

export function Afterwards({
  band,
  handles,
  onPress,
}: {
  band: HeldBand<Picture>
  handles: BandHandles | undefined
  onPress: ((card: CardKey) => void) | undefined
}) {
  const { for: card, what, until, starts, afterwards } = band
  return (
    <div className={css.stage}>
      <p className={css.title}>{(starts ? words.whenTheirTimeEnds : words.nothingIsHeldFor)(card.name)}</p>
      <p className={css.about}>{starts ? words.heldUntil(capital(what), until) : capital(what)}</p>
      {afterwards.shares.length > 0 ? (
        <Flow picture={afterwards} head={false} handles={handles} onPress={onPress} afterwards />
      ) : (
        <p className={css.about}>{words.youHaveNotSaidYetWho}</p>
      )}
    </div>
  )
}
