import { describeGift, nameOfGift } from '#core/will/describe.ts'
import { GiftDialog } from '../../features/people/gift-dialog.tsx'
import { ItemList } from '../../features/people/item-list.tsx'
import { iconOfGift, ThingMark } from '../../features/people/mark.tsx'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

export function GiftsPage() {
  const step = useStep('will.gifts')
  const { will } = step
  const giftById = (id: number | undefined) => will.gifts.find((gift) => gift.id === id)
  return (
    <StepPage
      step={step}
      intro="A gift is a sum of money or a thing. Gifts come first, before the rest is shared. You do not have to make any."
      aside={
        <p>
          <strong>If you no longer own a thing</strong> when you die, that gift does nothing.
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
          mark: <ThingMark icon={iconOfGift(will, gift)} />,
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
