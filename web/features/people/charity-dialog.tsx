import { normalised } from '#core/charities/search-charities.ts'
import { charityIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { isCharityNumber } from '#core/text/contact.ts'
import { newCharity } from '#core/will/new-will.ts'
import type { Charity } from '#core/will/schema.ts'
import { charityDialog as words } from '#words/en/people.ts'
import { useCharitySearch } from '../../api/queries.ts'
import { newUuid } from '../../api/save-queue.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './charity-name-field.module.css'
import { CharityNameField, type FoundCharity } from './charity-name-field.tsx'
import { ItemDialog, useItemForm } from './item-dialog.tsx'

/** The number of a chosen charity is removed when the name changes, and restored with the name. */
const numberFor = (fullname: string, chosen: FoundCharity, charityId = ''): { charityId?: string } => {
  const same = normalised(fullname) === normalised(chosen.name)
  if (same) return charityId === '' ? { charityId: chosen.number } : {}
  return charityId === chosen.number ? { charityId: '' } : {}
}

/** Says when the register has another name for a number, or does not have it. Nothing stops the customer: a register is never quite new. */
function NumberNote({
  fullname,
  number,
  onName,
}: {
  fullname: string
  number: string
  onName: (charity: FoundCharity) => void
}) {
  const wanted = isCharityNumber(number) && /^\d+$/.test(number)
  const found = useCharitySearch(number, wanted)
  const charity = found?.charities.find((each) => each.number === number)
  const differs = charity && normalised(charity.name) !== normalised(fullname)
  const unknown = found?.source === 'register' && !charity
  return (
    <div role="status" className={css.note}>
      {wanted && differs && (
        <p>
          {words.numberIs(number, charity.name)}{' '}
          <Button label={words.useThisName} look="link" onClick={() => onName(charity)} />
        </p>
      )}
      {wanted && unknown && <p>{words.numberIsNotInTheRegister(number, formatLondonDate(found.asOf))}</p>}
    </div>
  )
}

/** Adds or edits a charity. `onSaved` gets its id. */
export function CharityDialog({
  charity,
  type = 'Charity',
  onSaved,
  onClose,
}: {
  charity?: Charity | undefined
  type?: Charity['type']
  onSaved?: (id: number) => void | Promise<void>
  onClose: () => void
}) {
  const form = useItemForm('charities', charity, {
    begins: newCharity({ uuid: newUuid(), fullname: '', type }),
    check: charityIsDescribed,
    addedAs: type,
    onSaved,
    onClose,
  })
  const { value, set, errorOf, field } = form
  return (
    <ItemDialog form={form} called={words.aCharity}>
      <CharityNameField
        value={value.fullname}
        onChange={(fullname, chosen) => set({ fullname, ...(chosen && numberFor(fullname, chosen, value.charityId)) })}
        onChoose={({ name, number }) => set({ fullname: name, charityId: number })}
        error={errorOf('fullname')}
      />
      <TextField {...field('charityId')} {...words.charityId} optional width="short" />
      <NumberNote
        fullname={value.fullname}
        number={(value.charityId ?? '').trim()}
        onName={({ name }) => set({ fullname: name })}
      />
    </ItemDialog>
  )
}
