/** By which title each thing passes: by the will, or by itself to a surviving co-owner. */
import { nameOfAccount } from '../will/describe.ts'
import type { Account, Gift, Will } from '../will/schema.ts'
import type { Amount, Thing, Values } from '../will/values-schema.ts'
import type { Pence, TaxRefusal } from './taxed-estate.ts'

/** One figure for a rough one. */
export type PickFigure = (amount: Amount, of: string) => Pence

export type Titled = {
  readonly thing: Thing
  /** The testator's part and their part of the debt on it, so far as the will deals with it. */
  readonly own: Pence
  readonly debt: Pence
  /** What passes by itself to co-owners who survive, net. */
  readonly toOwners: readonly { readonly owner: number; readonly value: Pence }[]
}

const WHOLE = 100_00

const part = (value: Pence, hundredths: number): Pence => Math.floor((value * hundredths) / WHOLE)

/** An equal part for each, in whole pence, the pennies over to the first. */
const split = (value: Pence, among: number): Pence[] =>
  Array.from({ length: among }, (_, index) => Math.floor(value / among) + (index < value % among ? 1 : 0))

const KINDS_KEPT_APART: readonly Thing['kind'][] = ['home', 'property', 'life policy', 'business']

/** What makes one rough figure move with another: savings, investments and belongings that no gift gives are one sum. */
export const moverOf = ({ id, kind, account, held }: Thing, gifts: readonly Gift[]): string =>
  held.as !== 'alone' ||
  KINDS_KEPT_APART.includes(kind) ||
  gifts.some(({ accountId }) => accountId !== undefined && accountId === account)
    ? `thing ${id}`
    : 'savings and the like'

type SharedThing = Thing & { readonly held: { readonly as: 'tenants in common'; readonly part: number } }

/** Whether the testator and this person alone own it, in parts of their own. */
export const isSharedWithAlone = (
  { accounts }: Pick<Will, 'accounts'>,
  thing: Thing,
  person: number,
): thing is SharedThing => {
  const owners = accounts.find(({ id }) => id === thing.account)?.mortgageWithPersons ?? []
  return thing.held.as === 'tenants in common' && owners.length === 1 && owners[0] === person
}

/** @param comesToThem Whether the part of the other owner has come to the testator. */
export const titleOf = (
  thing: Thing,
  { gifts }: { readonly gifts: readonly Gift[] },
  pick: PickFigure,
  hasDied: (person: number) => boolean,
  comesToThem: (thing: Thing) => boolean = () => false,
): Titled | TaxRefusal => {
  const whole = pick(thing.whole, moverOf(thing, gifts))
  const debt = thing.debtOnIt ? pick(thing.debtOnIt, `debt on thing ${thing.id}`) : 0
  if (debt > whole) return 'NEGATIVE_EQUITY'
  const { held } = thing
  switch (held.as) {
    case 'alone':
      return { thing, own: whole, debt, toOwners: [] }
    case 'tenants in common':
      if (comesToThem(thing)) return { thing, own: whole, debt, toOwners: [] }
      return { thing, own: part(whole, held.part), debt: part(debt, held.part), toOwners: [] }
    case 'joint tenants': {
      if (held.with.length === 0) return 'CO_OWNER_UNSAID'
      if (thing.kind === 'business') return 'BUSINESS'
      const surviving = held.with.filter((owner) => !hasDied(owner))
      if (surviving.length === 0) return { thing, own: whole, debt, toOwners: [] }
      const [ownPart = 0] = split(whole - debt, held.with.length + 1)
      const each = split(ownPart, surviving.length)
      return { thing, own: 0, debt: 0, toOwners: surviving.map((owner, index) => ({ owner, value: each[index] ?? 0 })) }
    }
  }
}

const kindInWords: Readonly<Record<Thing['kind'], string>> = {
  home: 'Your home',
  property: 'Other land or buildings',
  savings: 'Savings',
  investments: 'Investments',
  possessions: 'Belongings',
  'life policy': 'Life insurance',
  business: 'Business or farm',
}

/** What a thing is called in a sum: the home is the home, another account has its name. */
export const nameOfThing = ({ accounts }: Pick<Will, 'accounts'>, { kind, account: id }: Thing): string => {
  const account = kind === 'home' ? undefined : accounts.find((each) => each.id === id)
  return account ? nameOfAccount(account) : kindInWords[kind]
}

/** The thing that an account of the will is. */
export const thingOfAccount = ({ things }: Pick<Values, 'things'>, account: Account | undefined): Thing | undefined =>
  account && things.find((thing) => thing.account === account.id)
