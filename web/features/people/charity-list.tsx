import { charityById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { CharityDialog } from './charity-dialog.tsx'
import { describeCharity } from './describe.ts'
import { ItemList } from './item-list.tsx'

export function CharityList({ will }: { will: Will }) {
  return (
    <ItemList
      will={will}
      field="charities"
      items={will.charities.map((charity) => ({
        id: charity.id,
        name: charity.fullname,
        note: describeCharity(charity),
      }))}
      add="Add a charity"
      dialog={(id, close) => (
        <CharityDialog charity={id === undefined ? undefined : charityById(will, id)} inherit onClose={close} />
      )}
      removing={(id) => {
        const item = charityById(will, id)
        return item && { list: 'charities', item }
      }}
    />
  )
}
