import { useState } from 'react'
import { asKind, wordsOf } from '#core/rules/moved-gift.ts'
import type { ThingKind } from '#core/text/kind-of-thing.ts'
import type { AssetType } from '#core/will/lists.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { Button } from '../../ui/button.tsx'
import { AccountDialog } from './account-list.tsx'
import css from './gift-note.module.css'

const moves: Record<ThingKind, string> = {
  property: 'Give it as a home or property',
  business: 'Give it as a holding',
  pension: 'Put it on the list of what I own',
  policy: 'Put it on the list of what I own',
  contents: 'Give the things, but no money or papers',
  account: 'Give it as an account',
  money: 'Give it as money',
}

const keeps: Record<ThingKind, string> = {
  property: 'It is a thing, such as a model or a picture',
  business: 'It is a thing',
  pension: 'It is paid into my estate. Keep these words',
  policy: 'It is paid into my estate. Keep these words',
  contents: 'Keep these words',
  account: 'It is a thing',
  money: 'It is a thing, such as a coin',
}

const listedAs: Partial<Record<ThingKind, AssetType>> = {
  property: 'Property',
  pension: 'Pension',
  policy: 'Life insurance',
}

/**
 * The buttons under words that read as another kind of gift. One moves them there with everything that was typed; one keeps them
 * as they are. What is not listed yet is added to the list of what the testator owns.
 */
export function ThingNote({
  will,
  gift,
  kind,
  onMove,
  onListed,
}: {
  will: Will
  gift: Partial<Gift>
  kind: ThingKind
  onMove: (change: Partial<Gift>) => void
  /** What was typed is no gift, and stands on the list instead. */
  onListed: () => void
}) {
  const [adding, setAdding] = useState(false)
  const words = wordsOf(gift)
  const assetType = listedAs[kind]
  const move = () => {
    const change = asKind(will, gift, kind)
    if (change) onMove(change)
    else setAdding(true)
  }
  const listed = (accountId: number) =>
    kind === 'property' ? onMove({ type: 'Share of an asset', accountId, title: words }) : onListed()
  return (
    <div className={css.note}>
      <p>
        <Button look="secondary" onClick={move}>
          {moves[kind]}
        </Button>
      </p>
      <p>
        <Button look="link" onClick={() => onMove({ keptAsTyped: words })}>
          {keeps[kind]}
        </Button>
      </p>
      {adding && (
        <AccountDialog
          will={will}
          from={{ ...(assetType && { assetType }), title: words }}
          onSaved={listed}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
