import { describeGift, nameOfGift } from '#core/will/describe.ts'
import { GiftDialog } from '../../features/people/gift-dialog.tsx'
import { ItemList } from '../../features/people/item-list.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function GiftsPage() {
  const step = useStep('will.gifts')
  const { will } = step
  const giftById = (id: number | undefined) => will.gifts.find((gift) => gift.id === id)
  return (
    <StepPage
      step={step}
      intro="Gifts are made first, before the rest is shared: a sum of money, or a thing that should go to one person. You do not have to make any."
      aside={
        <p>
          <strong>If you no longer own it</strong> when you die, the gift of a thing fails and nothing takes its place.
        </p>
      }
    >
      <ItemList
        will={will}
        field="gifts"
        items={will.gifts.map((gift) => ({
          id: gift.id,
          name: nameOfGift(will, gift),
          note: describeGift(will, gift),
        }))}
        add={will.gifts.length > 0 ? 'Add another gift' : 'Add a gift'}
        dialog={(id, close) => <GiftDialog will={will} gift={giftById(id)} onClose={close} />}
        removing={(id) => {
          const gift = giftById(id)
          return gift && { list: 'gifts', item: { id, name: nameOfGift(will, gift) } }
        }}
        error={step.errors.find((each) => each.field.startsWith('gifts.'))?.text}
      />
    </StepPage>
  )
}
