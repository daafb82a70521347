import { type ReactNode, useId, useState } from 'react'
import { describeGift } from '#core/estate/gift-in-words.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import {
  type AskedThing,
  giftsAsked,
  giftWorth,
  knownThings,
  otherThings,
  thingSaid,
  withGiftWorth,
  withThing,
} from '#core/tax/values-asked.ts'
import { capital } from '#core/text/names.ts'
import { nameOfAccount, nameOfGift, nameOfProperty } from '#core/will/describe.ts'
import { reliefs } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { candidatesOf, personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Amount, Values } from '#core/will/values-schema.ts'
import { outsideFields, valuesFields as words } from '#words/en/values.ts'
import { iconOfAccount, iconOfGift, type ThingIcon, ThingMark } from '../../features/people/mark.tsx'
import { cardsOfWill } from '../../features/picture/cards-of-will.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import layout from '../../ui/field.module.css'
import pageCss from '../../ui/plain-page.module.css'
import { AmountField } from './amount-field.tsx'
import type { ValuesForm } from './use-values.ts'
import css from './values.module.css'

/** What things are worth: those the will knows come first, with their names. */

export type PartOfPage = { readonly will: Will; readonly form: ValuesForm }

/** A part of the page. What is typed in it is saved when the customer goes on to another. */
export function Part({
  title,
  lead,
  form,
  children,
}: {
  title: string
  lead?: ReactNode
  form: ValuesForm
  children: ReactNode
}) {
  const heading = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have its heading for a legend
    <div
      role="group"
      aria-labelledby={heading}
      className={pageCss.panel}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) void form.save()
      }}
    >
      <h2 id={heading} className="below-20">
        {title}
      </h2>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  )
}

export const firstNameOf = (will: Will, id: number): string => {
  const card = cardsOfWill(will).find(({ key }) => key === `person ${id}`)
  return card?.name ?? ''
}

const names: Readonly<Record<AskedThing['kind'], string>> = {
  home: words.yourHome,
  property: words.otherLand,
  savings: words.moneyInTheBankAndSavings,
  investments: words.investmentsAndShares,
  possessions: 'Belongings',
  'life policy': words.lifeInsuranceThatIsPaidTo,
  business: words.yourBusiness,
}

const icons: Readonly<Record<AskedThing['kind'], ThingIcon>> = {
  home: 'home',
  property: 'home',
  savings: 'account',
  investments: 'account',
  possessions: 'gift',
  'life policy': 'policy',
  business: 'account',
}

const nameOf = (will: Will, { key, kind, held, account }: AskedThing): string => {
  if (account) {
    if (account === homeOf(will)) return nameOfProperty(will, account).replace(/^My/, 'Your')
    return account.assetType === 'Property' ? nameOfProperty(will, account) : nameOfAccount(account)
  }
  const [partner] = held.as === 'joint tenants' ? held.with : []
  return key === 'savings together' && partner !== undefined
    ? words.moneyTogetherWith(firstNameOf(will, partner))
    : names[kind]
}

const hintOf = (will: Will, { kind, held, account }: AskedThing): string | undefined => {
  const owners = held.as === 'joint tenants' ? held.with : (account?.mortgageWithPersons ?? [])
  const others = personsOf(will, owners).map(({ id }) => `${firstNameOf(will, id)}’s`)
  const isUnsure =
    held.as === 'joint tenants' && account?.assetType === 'Property' && account.ownershipType !== 'Joint tenants'
  if (isUnsure) return words.allOfItPartTooWe(others.join(' and '))
  if (held.as !== 'alone')
    return others.length > 0 ? words.allOfItPartToo(others.join(' and ')) : words.allOfItNotOnlyYour
  if (account) return undefined
  if (kind === 'possessions') return words.whatFurnitureACarOrJewellery
  if (kind === 'savings') return words.inYourNameAlone
  if (kind === 'business') return words.business
  return kind === 'property' ? words.yourPartOfIt : undefined
}

/** What is asked about one thing, behind its icon. */
export function ThingRow({ icon, children }: { icon: ThingIcon; children: ReactNode }) {
  return (
    <div className={css.row}>
      <ThingMark icon={icon} />
      <div>{children}</div>
    </div>
  )
}

export function ThingField({ will, form, asked }: PartOfPage & { asked: AskedThing }) {
  const { account, kind } = asked
  const said = thingSaid(form.values, asked)
  const name = `values.${asked.key}`
  const mayHaveMortgage = (kind === 'home' || kind === 'property') && account !== undefined && account.mortgage !== 'No'
  return (
    <ThingRow icon={account ? iconOfAccount(account) : icons[kind]}>
      <AmountField
        {...form.sum(name, said?.whole, (values, whole) => withThing(values, asked, { whole }))}
        label={nameOf(will, asked)}
        hint={hintOf(will, asked)}
      />
      {mayHaveMortgage && said && (
        <AmountField
          {...form.sum(`${name}.debt`, said.debtOnIt, (values, debtOnIt) => withThing(values, asked, { debtOnIt }))}
          {...words.stillOwedOnIt}
        />
      )}
      {kind === 'business' && said && (
        <Radios
          name={`${name}.relief`}
          {...words.relief}
          options={reliefs}
          labels={words.reliefs}
          value={said.relief}
          onChange={(relief) => form.change((values) => withThing(values, asked, { relief }))}
        />
      )}
    </ThingRow>
  )
}

/** The things and gifts that the will names, then a sum for each kind of what it does not. */
export function WhatYouOwn({ will, form }: PartOfPage) {
  const known = knownThings(will)
  const gifts = giftsAsked(will)
  const others = otherThings(will, form.values.facts).filter(({ kind }) => kind !== 'life policy')
  return (
    <>
      {known.length + gifts.length > 0 && (
        <Part title={words.whatYourWillKnowsAbout} form={form}>
          {known.map((asked) => (
            <ThingField key={asked.key} will={will} form={form} asked={asked} />
          ))}
          {gifts.map((gift) => (
            <ThingRow key={gift.id} icon={iconOfGift(will, gift)}>
              <AmountField
                {...form.sum(words.valuesGift(gift.id), giftWorth(form.values, gift), (values, worth) =>
                  withGiftWorth(values, gift, worth),
                )}
                label={capital(nameOfGift(will, gift).replace(/^my\b/i, 'your'))}
                hint={words.aGiftWhatAllOfIt(describeGift(will, { ...gift, tax: undefined, ifDie: undefined }))}
              />
            </ThingRow>
          ))}
        </Part>
      )}
      <Part title={known.length + gifts.length > 0 ? words.whatElseYouOwn : words.whatYouOwn} form={form}>
        {others.map((asked) => (
          <ThingField key={asked.key} will={will} form={form} asked={asked} />
        ))}
      </Part>
    </>
  )
}

const owed = [
  { key: 'debts', icon: 'money' },
  { key: 'funeral', icon: 'heart' },
] as const

/** What is paid before anyone gets anything. A mortgage stands with its home. */
export function WhatYouOwe({ form }: PartOfPage) {
  return (
    <Part title={words.whatYouOwe} form={form}>
      {owed.map(({ key, icon }) => (
        <ThingRow key={key} icon={icon}>
          <AmountField
            {...form.sum(`values.${key}`, form.values[key], ({ [key]: _before, ...values }, sum) => ({
              ...values,
              ...(sum && { [key]: sum }),
            }))}
            {...words[key]}
          />
        </ThingRow>
      ))}
    </Part>
  )
}

/** Pensions and life insurance, which go to somebody without the will. */

type List = 'pension' | 'lifeInTrust'
type Row = Values['pension'][number]

const SCHEME = 'scheme decides'

const withRow = (values: Values, list: List, index: number, row: Row | undefined): Values => {
  const rows: readonly Row[] = values[list]
  const next = row
    ? index < rows.length
      ? rows.with(index, row)
      : [...rows, row]
    : rows.filter((_, at) => at !== index)
  if (list === 'pension') return { ...values, pension: next }
  return { ...values, lifeInTrust: next.flatMap(({ to, value }) => (to === SCHEME ? [] : [{ to, value }])) }
}

function WhoGetsIt({
  will,
  label,
  scheme,
  to,
  onChange,
}: {
  will: Will
  label: string
  /** The words of "nobody is named". Absent: somebody is. */
  scheme: string | undefined
  to: Row['to']
  onChange: (to: Row['to']) => void
}) {
  const id = useId()
  return (
    <div className={layout.field}>
      <label className={layout.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${layout.input} ${layout.medium}`}
        value={to}
        onChange={({ target }) => onChange(target.value === SCHEME ? SCHEME : Number(target.value))}
      >
        {scheme && <option value={SCHEME}>{scheme}</option>}
        {candidatesOf(will).map((person) => (
          <option key={person.id} value={person.id}>
            {fullNameApart(person, will)}
          </option>
        ))}
      </select>
    </div>
  )
}

function Rows({
  will,
  form,
  list,
  label,
  hint,
  who,
  scheme,
  add,
}: PartOfPage & { list: List; label: string; hint: string; who: string; scheme?: string; add: string }) {
  const rows: readonly Row[] = form.values[list]
  const [wanted, setWanted] = useState(0)
  const first = candidatesOf(will)[0]?.id
  const nobody: Row['to'] | undefined = scheme ? SCHEME : first
  if (nobody === undefined) return null
  const shown = Math.max(1, rows.length, wanted)
  const put = (index: number, to: Row['to']) => (values: Values, value: Amount | undefined) =>
    withRow(values, list, index, value && { to, value })
  return (
    <>
      {Array.from({ length: shown }, (_, index) => {
        const row = rows[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name but their place
          <ThingRow key={index} icon="policy">
            <AmountField
              {...form.sum(`values.${list}.${index}`, row?.value, put(index, row?.to ?? nobody))}
              label={index === 0 ? label : `${label} (${index + 1})`}
              hint={index === 0 ? hint : undefined}
            />
            {row && (
              <WhoGetsIt
                will={will}
                label={who}
                scheme={scheme}
                to={row.to}
                onChange={(to) => form.change((values) => put(index, to)(values, row.value))}
              />
            )}
          </ThingRow>
        )
      })}
      {rows.length === shown && (
        <p className={css.add}>
          <Button label={add} look="link" onClick={() => setWanted(shown + 1)} />
        </p>
      )}
    </>
  )
}

export function OutsideYourWill({ will, form }: PartOfPage) {
  const policy = otherThings(will).find(({ kind }) => kind === 'life policy')
  return (
    <Part title={outsideFields.title} form={form}>
      <Rows
        will={will}
        form={form}
        list="pension"
        {...outsideFields.pensionSavingsThatAreLeft}
        scheme={outsideFields.nobodyOrIAmNotSure}
      />
      <Rows will={will} form={form} list="lifeInTrust" {...outsideFields.lifeInsuranceThatIsPaid} />
      {policy && <ThingField will={will} form={form} asked={policy} />}
    </Part>
  )
}
