import { type ReactNode, useRef, useState } from 'react'
import { giftTaxNotes, mayBearTax, usualTax } from '#core/rules/gift-tax.ts'
import {
  descendantsGiven,
  followedInGift,
  giftIsDescribed,
  otherKindOf,
  ownerOfHoldingIsSaid,
} from '#core/rules/gifts.rules.ts'
import { wordsOf } from '#core/rules/moved-gift.ts'
import { listedOr } from '#core/text/names.ts'
import {
  amountOptions,
  type GiftTax,
  type GiftType,
  giftIfDieOptions,
  giftTaxOptions,
  giftTypes,
} from '#core/will/lists.ts'
import { hasValues } from '#core/will/new-will.ts'
import { giftMayFail, isByRate } from '#core/will/questions.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { shared, giftDialog as words } from '#words/en/people.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { currentWill } from '../../api/will.ts'
import type { FieldOf } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { lazyPart } from '../../ui/lazy-page.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GiftAsset } from './gift-asset.tsx'
import { GiftSentence, JointPropertyNote, ThingNote } from './gift-notes.tsx'
import { ItemDialog, type Typed, useItemForm } from './item-dialog.tsx'
import { ThingMark } from './mark.tsx'
import { Recipients } from './recipients.tsx'

// Loaded on demand: only a will with values has figures.
const GiftTaxInPounds = lazyPart(async () => (await import('./gift-tax-in-pounds.tsx')).GiftTaxInPounds)

const noBackup: Pick<Gift, 'ifDie' | 'backupPersons' | 'backupCharities'> = {
  ifDie: undefined,
  backupPersons: [],
  backupCharities: [],
}

/** The fields that belong to the gift's type. Fields typed under another type are dropped. */
const fieldsOfType = (gift: Omit<Gift, 'id'>): Omit<Gift, 'id'> => {
  const {
    amount,
    amountBy,
    title,
    provider,
    number,
    accountId,
    mortgageTerms,
    replacementHome,
    percentage,
    keptAsTyped,
    owner,
    charityName,
    ...rest
  } = gift
  switch (gift.type) {
    case 'Money':
      return { ...rest, amount }
    case 'Donation':
      // The will covers a charity that has ceased to exist, so a donation has no backup; nor does it carry a message.
      return {
        ...rest,
        ...noBackup,
        message: undefined,
        ...(isByRate(gift) ? { amountBy } : { amount }),
        persons: [],
        ...(gift.charities.length === 0 && { charityName }),
      }
    case 'Item':
      return { ...rest, title, keptAsTyped }
    case 'Share of an asset':
      return {
        ...rest,
        ...(accountId === undefined
          ? { provider, number, keptAsTyped, owner }
          : { accountId, title, mortgageTerms, replacementHome }),
        ...(gift.useSharePercent === 'A percentage' && { percentage }),
      }
  }
}

/** Without an answer about tax where none is asked for. */
const prunedGift = (will: Will, gift: Omit<Gift, 'id'>, usual: GiftTax): Omit<Gift, 'id'> => {
  const { tax, ...kept } = fieldsOfType(gift)
  return mayBearTax(will, kept) ? { ...kept, tax: tax ?? usual } : kept
}

type GiftForm = Typed<'gifts'>

type GiftFields = { will: Will; value: GiftForm; field: FieldOf<GiftForm> }

const isWhole = (form: GiftForm): form is Omit<Gift, 'id'> => form.type !== undefined

const newGift: Omit<GiftForm, 'uuid'> = {
  persons: [],
  charities: [],
  useSharePercent: 'The Full Holding',
  backupPersons: [],
  backupCharities: [],
}

const typeLabels = {
  Money: words.money,
  Donation: words.moneyToACharity,
  Item: words.aThing,
  'Share of an asset': words.aHomeAccountOrInvestment,
} as const

const typePictures: Readonly<Record<GiftType, ReactNode>> = {
  Money: <ThingMark icon="money" />,
  Donation: <ThingMark icon="heart" />,
  Item: <ThingMark icon="gift" />,
  'Share of an asset': <ThingMark icon="home" />,
}

const taxLabels = {
  'Paid from the rest of my estate': words.theRest,
  'Paid by whoever gets it': words.whoeverGetsIt,
} as const

const ifDieLabels = {
  'Falls into the rest of my estate': words.itGoesBackIntoTheRest,
  'Goes to someone else': words.itGoesToSomeoneElse,
  'Goes to their children': words.itGoesToTheirChildren,
} as const

/** Said of a child or grandchild whose gift does not go to their children: section 33 of the Wills Act 1837 is shut out. */
const whoseChildrenMiss = (will: Will, gift: Partial<Gift>): string | undefined => {
  const names = descendantsGiven(will, gift).map(({ fullname }) => fullname)
  return names.length > 0 ? words.theChildrenOfWouldNotGet(listedOr.format(names)) : undefined
}

/** Who has a gift if its recipient dies first. Nothing is preselected for a child or grandchild, whose children it may leave out. */
function IfTheyDie({ will, value, field }: GiftFields) {
  const descendants = descendantsGiven(will, value)
  const followed = followedInGift(will, { ...value, ifDie: 'Goes to their children' })
  const missing = whoseChildrenMiss(will, value)
  const isShared = value.type !== 'Money' && value.persons.length + value.charities.length > 1
  return (
    <Radios
      {...field('ifDie')}
      label={words.ifTheyDieFirst}
      options={giftIfDieOptions.filter(
        (option) => option !== 'Goes to their children' || followed.length > 0 || option === value.ifDie,
      )}
      labels={ifDieLabels}
      notes={{
        ...(missing && { 'Falls into the rest of my estate': missing }),
        'Goes to their children': isShared ? words.ifNoneOfTheirChildrenIs : words.ifNoneOfTheirChildrenIs2,
      }}
      value={value.ifDie ?? (descendants.length > 0 ? undefined : 'Falls into the rest of my estate')}
    />
  )
}

/**
 * Saves that a person or charity added a moment ago gets the gift, or is behind it. A gift that is not saved yet, or has a question
 * to answer because of them, keeps the choice among its unsaved answers.
 */
const saveChosen = async (
  gift: Gift | undefined,
  list: 'persons' | 'charities' | 'backupPersons' | 'backupCharities',
  id: number,
): Promise<void> => {
  const withChosen = (whole: Will): Will => ({
    ...whole,
    gifts: whole.gifts.map((each) =>
      each.id === gift?.id ? { ...each, [list]: [...new Set([...each[list], id])] } : each,
    ),
  })
  const now = withChosen(currentWill())
  const changed = now.gifts.find((each) => each.id === gift?.id)
  if (changed && giftIsDescribed(now, changed).length === 0) await saveWhole(withChosen)
}

const SEVERAL_FOR_ONE = words.ifYouChooseTwoOrMore

export function GiftDialog({ will, gift, onClose }: { will: Will; gift?: Gift | undefined; onClose: () => void }) {
  // A gift saved before this was asked is free of tax, as its will says.
  const usual = (value: Partial<Gift>): GiftTax =>
    gift && gift.type === value.type && gift.accountId === value.accountId
      ? 'Paid from the rest of my estate'
      : usualTax(will, value)
  const estimates = useOffered('estimates')
  const byRate = useOffered('charity-by-rate')
  const form = useItemForm('gifts', gift, {
    begins: newGift,
    check: (value) => {
      const given = isWhole(value) ? prunedGift(will, value, usual(value)) : value
      return [...giftIsDescribed(will, given), ...ownerOfHoldingIsSaid(given)]
    },
    kept: (value) => prunedGift(will, value, usual(value)),
    onClose,
  })
  const { value, set, errorOf, field } = form
  const [moved, setMoved] = useState('')
  const status = useRef<HTMLDivElement>(null)
  const other = otherKindOf(value)
  const mayFail = giftMayFail(will, value)
  const move = (change: Partial<Gift>) => {
    form.clearErrors(['title', 'provider'])
    if (change.keptAsTyped === undefined) setMoved(wordsOf(value))
    set(change)
    // The button that was pressed goes away.
    status.current?.focus()
  }
  const close = () => {
    form.forget()
    onClose()
  }
  const money = value.type === 'Money' || value.type === 'Donation'
  return (
    <ItemDialog
      called={words.aGift}
      action={gift ? shared.save : words.addTheGift}
      form={form}
      above={isWhole(value) && <GiftSentence will={will} gift={prunedGift(will, value, usual(value))} />}
    >
      <Radios
        {...field('type')}
        label={words.whatAreYouGiving}
        layout="tiles"
        options={giftTypes}
        labels={typeLabels}
        pictures={typePictures}
      />
      {value.type === 'Donation' && (byRate || isByRate(value)) && (
        <Radios
          {...field('amountBy')}
          {...words.amountBy}
          options={amountOptions}
          labels={words.amountLabels}
          notes={words.amountNotes}
          value={value.amountBy ?? 'A sum'}
        />
      )}
      {money && !isByRate(value) && (
        <MoneyField
          {...field('amount')}
          label={words.howMuch}
          hint={value.persons.length + value.charities.length > 1 ? words.eachPersonGetsThisMuch : undefined}
        />
      )}
      {value.type === 'Item' && <TextField {...field('title')} {...words.title} />}
      {value.type === 'Share of an asset' && <GiftAsset will={will} value={value} field={field} />}
      <JointPropertyNote will={will} gift={value} />
      {other && (errorOf('title') || errorOf('provider')) && (
        <ThingNote will={will} gift={value} kind={other} onMove={move} onListed={close} />
      )}
      <div role="status" tabIndex={-1} ref={status}>
        {moved && <p className="notice stack gap-12 below-28 padded">{words.youTypedCheckThatAllOf(moved)}</p>}
      </div>
      {value.type && (
        <Recipients
          will={will}
          label={words.whoIsItFor}
          hint={value.type === 'Item' ? SEVERAL_FOR_ONE : undefined}
          charitiesOnly={value.type === 'Donation'}
          fields={{ persons: 'persons', charities: 'charities' }}
          persons={value.persons}
          charities={value.charities}
          onChange={(chosen) => set(chosen)}
          onAdded={(list, id) => saveChosen(gift, list, id)}
          error={errorOf('persons') ?? errorOf('charities')}
        />
      )}
      {value.type === 'Donation' && value.charities.length === 0 && !isByRate(value) && (
        <TextField {...field('charityName')} {...words.charityName} optional />
      )}
      {mayBearTax(will, value) && (
        <Radios
          {...field('tax')}
          {...words.tax}
          options={giftTaxOptions}
          labels={taxLabels}
          notes={giftTaxNotes(will, value)}
          value={value.tax ?? usual(value)}
        />
      )}
      {estimates && hasValues(will) && isWhole(value) && mayBearTax(will, value) && (
        <GiftTaxInPounds will={will} gift={value} />
      )}
      {value.type && mayFail && <IfTheyDie will={will} value={value} field={field} />}
      {value.type && mayFail && value.ifDie === 'Goes to someone else' && (
        <Recipients
          will={will}
          label={words.whoGetsItInstead}
          hint={whoseChildrenMiss(will, { ...value, persons: value.backupPersons })}
          fields={{ persons: 'backupPersons', charities: 'backupCharities' }}
          persons={value.backupPersons}
          charities={value.backupCharities}
          onChange={({ persons, charities }) => set({ backupPersons: persons, backupCharities: charities })}
          onAdded={(list, id) => saveChosen(gift, list === 'persons' ? 'backupPersons' : 'backupCharities', id)}
          error={errorOf('backupPersons')}
        />
      )}
      {value.type && value.type !== 'Donation' && <TextArea {...field('message')} {...words.message} optional />}
    </ItemDialog>
  )
}
