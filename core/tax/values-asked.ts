/** What a will is asked about when it is asked what things are worth: what it knows already by name, and what it does not. */
import { homeOf, ownedAccounts } from '../rules/about-me.rules.ts'
import { propertyGiven } from '../rules/gifts.rules.ts'
import { hundredths } from '../text/money.ts'
import { type AssetType, JOINT_OWNER } from '../will/lists.ts'
import { partnerNow } from '../will/questions.ts'
import type { Account, Gift, Will } from '../will/schema.ts'
import type { Amount, Thing, Values } from '../will/values-schema.ts'
import { countedFacts } from './facts-asked.ts'

/** One thing of which the worth is asked. */
export type AskedThing = {
  readonly key: string
  readonly kind: Thing['kind']
  readonly held: Thing['held']
  /** The account of the will that it is. Absent: it has no name there. */
  readonly account?: Account
}

/** Pensions and life insurance are asked about by whom they go to. */
const kinds: Readonly<Partial<Record<AssetType, Thing['kind']>>> = {
  'Bank account': 'savings',
  'Savings or ISA': 'savings',
  'Investments or shares': 'investments',
  Cryptocurrency: 'investments',
  Vehicle: 'possessions',
  Other: 'possessions',
  Business: 'business',
}

const kindOf = (will: Will, account: Account): Thing['kind'] | undefined => {
  if (account.assetType !== 'Property') return kinds[account.assetType]
  return account === homeOf(will) ? 'home' : 'property'
}

const WHOLE = 100_00

/**
 * How an account is held, as the testator said it. A joint owner of a property who was not sure how it is held is taken to be a
 * joint tenant, and so is a joint owner of money.
 */
const heldOf = ({ owner, ownershipType, ownershipPercent, mortgageWithPersons }: Account): Thing['held'] => {
  if (owner !== JOINT_OWNER) return { as: 'alone' }
  if (ownershipType === 'Tenants in common')
    return {
      as: 'tenants in common',
      part:
        ownershipPercent === undefined
          ? Math.floor(WHOLE / (mortgageWithPersons.length + 1))
          : hundredths(ownershipPercent),
    }
  return { as: 'joint tenants', with: mortgageWithPersons }
}

const askedAccount = (will: Will, account: Account): AskedThing[] => {
  const kind = kindOf(will, account)
  return kind ? [{ key: `account ${account.id}`, kind, held: heldOf(account), account }] : []
}

/** What the will knows by name: the home first. */
export const knownThings = (will: Will): AskedThing[] =>
  ownedAccounts(will)
    .flatMap((account) => askedAccount(will, account))
    .toSorted((one, other) => Number(other.kind === 'home') - Number(one.kind === 'home'))

const sums = ['savings', 'investments', 'possessions', 'property', 'life policy'] as const satisfies Thing['kind'][]

const isOfBusiness = ({ assetType }: Account): boolean => assetType === 'Business'

/** What has no name in the will: a sum of each kind, a business where one is said to be owned, and what is saved together with a husband, wife or partner. */
export const otherThings = (will: Will, facts: Values['facts'] = will.values?.facts ?? {}): AskedThing[] => {
  const partner = partnerNow(will)
  const [savings, ...others] = sums.map((kind): AskedThing => ({ key: kind, kind, held: { as: 'alone' } }))
  const together: AskedThing | undefined = partner && {
    key: 'savings together',
    kind: 'savings',
    held: { as: 'joint tenants', with: [partner.id] },
  }
  const isAsked = countedFacts(will, facts).business === 'Yes' && !will.accounts.some(isOfBusiness)
  const business: AskedThing = { key: 'business', kind: 'business', held: { as: 'alone' } }
  return [...(savings ? [savings] : []), ...(together ? [together] : []), ...others, ...(isAsked ? [business] : [])]
}

const isOfAccount = (will: Will, gift: Gift): boolean => propertyGiven(will, gift) !== undefined

/** The gifts of which the worth is asked: those that are neither money nor one of the things above. */
export const giftsAsked = (will: Will): Gift[] =>
  will.gifts.filter((gift) => (gift.type === 'Item' || gift.type === 'Share of an asset') && !isOfAccount(will, gift))

const isAsked = (asked: AskedThing, thing: Thing): boolean =>
  asked.account
    ? thing.account === asked.account.id
    : thing.account === undefined && thing.kind === asked.kind && thing.held.as === asked.held.as

/** What was said of a thing. */
export const thingSaid = (values: Pick<Values, 'things'>, asked: AskedThing): Thing | undefined =>
  values.things.find((thing) => isAsked(asked, thing))

const nextId = ({ things }: Pick<Values, 'things'>): number => Math.max(0, ...things.map(({ id }) => id)) + 1

/** With another worth of a thing, or another debt on it. Without a worth the thing is not among the values. */
export const withThing = (
  values: Values,
  asked: AskedThing,
  change: {
    readonly whole?: Amount | undefined
    readonly debtOnIt?: Amount | undefined
    readonly relief?: Thing['relief']
  },
): Values => {
  const said = thingSaid(values, asked)
  const { whole, debtOnIt, relief } = { whole: said?.whole, debtOnIt: said?.debtOnIt, relief: said?.relief, ...change }
  const others = values.things.filter((thing) => thing !== said)
  if (!whole) return { ...values, things: others }
  const { kind, held, account } = asked
  const thing: Thing = {
    id: said?.id ?? nextId(values),
    kind,
    held,
    whole,
    ...(account && { account: account.id }),
    ...(debtOnIt && { debtOnIt }),
    ...(relief && { relief }),
  }
  return { ...values, things: said ? values.things.map((each) => (each === said ? thing : each)) : [...others, thing] }
}

export const giftWorth = ({ giftValue }: Pick<Values, 'giftValue'>, { id }: Pick<Gift, 'id'>): Amount | undefined =>
  giftValue.find(({ gift }) => gift === id)?.value

export const withGiftWorth = (values: Values, { id }: Pick<Gift, 'id'>, value: Amount | undefined): Values => {
  const others = values.giftValue.filter(({ gift }) => gift !== id)
  return { ...values, giftValue: value ? [...others, { gift: id, value }] : others }
}

/**
 * The values as they are counted. How a thing is held is what the will says of it now, and not what it said when its worth was
 * typed. A thing that a gift gives is counted beside the sums, which are asked without it.
 */
export const countedValues = (will: Will, values: Values): Values => {
  const facts = countedFacts(will, values.facts)
  const known = new Map(knownThings(will).map((asked) => [asked.account?.id, asked]))
  const things = values.things.flatMap((thing): Thing[] => {
    if (thing.account === undefined) return thing.kind !== 'business' || facts.business === 'Yes' ? [thing] : []
    const asked = known.get(thing.account)
    return asked ? [{ ...thing, kind: asked.kind, held: asked.held }] : []
  })
  const first = nextId({ things })
  const given = giftsAsked(will).flatMap((gift, index): Thing[] => {
    const whole = giftWorth(values, gift)
    return whole ? [{ id: first + index, kind: 'possessions', held: { as: 'alone' }, whole }] : []
  })
  return { ...values, things: [...things, ...given], facts }
}
