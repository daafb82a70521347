/** A will with something typed into every field there is, and other words for all of it. */
import { defaultRelease } from '#core/death/release.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import { type Address, type Values, type Will, willSchema } from '#core/will/schema.ts'
import { aGift, aPet, choosingTheFirm, completeExampleWill } from './builders.ts'
import { type FreeTextField, freeTextFieldsOf, retyped } from './free-text-fields.ts'
import { goldenWills } from './golden-wills.ts'
import { anLpa } from './pack-documents.ts'
import { aDisabledPersonsTrust, laterTakers } from './trusts.ts'

/** Every field of a will in which a person types words of their own: the schema says which. */
export const typedFields: ReadonlySet<FreeTextField> = new Set(freeTextFieldsOf(willSchema))

const abroad = (address: Address): Address => ({ ...address, country: 'Spain' })

const signed = {
  on: { day: 3, month: 11, year: 2026 },
  witnesses: ['Mary Ash', 'David Ash'],
  witnessDetails: [
    { address: '2 Orchard Lane, Ludlow', occupation: 'Nurse' },
    { address: '3 Orchard Lane, Ludlow', occupation: 'Baker' },
  ],
  place: '14 Orchard Lane',
  fingerprint: '7F3K-21QX',
  doubts: [{ witness: 0, why: 'named', about: [{ id: 1, name: 'Mary Ash', loses: ['a fifth of the rest'] }] }],
} satisfies Will['signing']

/** Pence that stand nowhere else, so that a test finds them wherever they get. */
export const TELLING_PENCE = 76_543_219_87

/** Something said to be worth something in every place there is. */
const everyValue = ({ account, gift }: { account?: number | undefined; gift?: number | undefined }): Values => {
  const whole = { low: TELLING_PENCE, high: TELLING_PENCE + 11 }
  const day = { day: 1, month: 2, year: 2024 }
  return {
    things: [
      { id: 1, kind: 'home', ...(account !== undefined && { account }), whole, debtOnIt: whole, held: { as: 'alone' } },
      { id: 2, kind: 'property', whole, held: { as: 'joint tenants', with: [1] } },
      { id: 3, kind: 'savings', whole, held: { as: 'tenants in common', part: 50_00 } },
    ],
    giftValue: gift === undefined ? [] : [{ gift, value: whole }],
    pension: [
      { to: 1, value: whole },
      { to: 'scheme decides', value: whole },
    ],
    lifeInTrust: [{ to: 2, value: whole }],
    debts: whole,
    funeral: whole,
    facts: {
      partnerLongTermResident: 'Yes',
      business: 'No',
      earlierSpouse: { nilRate: 250_000, home: 0 },
      given: [{ first: day, last: day, sum: whole }],
      ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: whole },
    },
  }
}

/** A will with something typed into every field there is. */
export const everyField = (): Will => {
  const { accounts = [], gifts = [] } = goldenWills['house-flat-and-savings']?.will ?? {}
  const example = completeExampleWill()
  return {
    ...example,
    details: {
      ...example.details,
      title: 'Mrs',
      ...(example.details.address && { address: abroad(example.details.address) }),
    },
    persons: example.persons.map((person) => ({
      ...person,
      description: 'Kind.',
      email: 'a@example.com',
      ...(person.fulladdress && { fulladdress: abroad(person.fulladdress) }),
    })),
    pets: [aPet({ guardianId: [2, 7], description: 'Small.' })],
    petsDescription: 'Both.',
    accounts: [...accounts, { id: 9, assetType: 'Bank account' as const, mortgageWithPersons: [] }].map((account) => ({
      ...account,
      number: '12',
      description: 'Old.',
      mortgageWith: 'Acorn Bank',
    })),
    gifts: [
      ...example.gifts,
      ...gifts.map((gift) => ({
        ...gift,
        id: gift.id + 10,
        message: 'With love.',
        charityName: 'Any',
        keptAsTyped: 'My ring',
      })),
      aGift({ id: 90, type: 'Donation', amountBy: 'Enough for the lower rate', charities: [1] }),
    ],
    readBack: [
      {
        asks: 'If Ruth dies before you, who gets most?',
        answered: 'Thomas',
        right: true,
        version: 3,
        at: '2026-11-03T10:00:00Z',
      },
    ],
    excluded: { option: 'Yes', theirChildren: 'No', description: 'We parted.' },
    promoCode: 'SPRING',
    notifyHow: 'Email',
    guardians: { description: 'Read to them.' },
    trusts: [aDisabledPersonsTrust({ id: 1, for: 4, wishes: 'Music first.', takers: laterTakers([2]) })],
    ...choosingTheFirm(),
    lpoaDate: '2026-01-01',
    storage: 'In the drawer.',
    signing: signed,
    attestation: { reader: 'Priya Rao', interpreter: 'Li Wei', mark: true, signer: 'Owen Rao' },
    earlierSignings: [
      {
        signing: { ...signed, on: { day: 1, month: 10, year: 2026 } },
        storage: 'In the blue box.',
      },
    ],
    watch: {
      told: ['birthday 18 of 4'],
      reports: [{ event: 'Death', person: 1, on: { day: 3, month: 11, year: 2026 }, verdict: 'provides' }],
      mails: 'off',
    },
    signingPlan: {
      day: { day: 5, month: 12, year: 2026 },
      time: '11:00',
      place: 'At home',
      remind: true,
      witnesses: [
        { name: 'Mary Okafor', address: '2 Orchard Lane, Ludlow', occupation: 'Nurse', said: [] },
        { name: 'Gareth Price', said: [{ question: 'Related', about: [4, 5], answer: 'No' }] },
      ],
      ticks: ['Both are 18 or over', 'Neither is a partner', 'Both can see and understand'],
      fingerprint: '7F3K-21QX',
      step: 'sit-down',
      checked: [],
      turn: 4,
    },
    release: {
      to: { ...defaultRelease, letters: { to: 'person', person: 1 } },
      days: 30,
      contact: { name: 'Nora Bell', email: 'nora.bell@example.com' },
      released: { day: 30, month: 11, year: 2026 },
    },
    roleRequests: [
      {
        id: 1,
        role: 'executor',
        person: 1,
        name: 'Thomas Hale',
        email: 'thomas@example.com',
        message: 'Would you do this for me?',
        shows: true,
        asked: '2026-11-03T12:00:00.000Z',
        until: '2026-12-03',
        answer: 'question',
        answered: '2026-11-04T12:00:00.000Z',
        as: 'Thomas A Hale',
        question: 'How long does it take?',
        recognised: true,
        ended: 'withdrawn',
      },
    ],
    executorsTold: [{ id: 1, email: 'thomas@example.com', on: '2026-11-03' }],
    lettersGiven: [{ to: 'person:1', as: 'executor', on: '2026-11-04' }],
    questionsAnswered: [
      {
        step: 'will.gifts',
        on: { day: 3, month: 11, year: 2026 },
        questions: [{ id: 'illness', words: 'I am ill.', answer: 'No' }],
      },
    ],
    values: everyValue({ account: accounts[0]?.id, gift: example.gifts[0]?.id }),
    addedClause: { firm: 'Made-up LLP', sraNumber: '000001', words: 'My land in France is apart.', on: signed.on },
    cleared: [{ trigger: 'T2', wording: 'You own land abroad.', firm: 'Made-up LLP', by: 'Alex Poe', on: signed.on }],
    powers: lpaTypes.map((type) =>
      anLpa(type, {
        howTheyAct: 'Jointly for some decisions',
        jointDecisions: 'Selling my home.',
        preferences: 'Ask Ruth first.',
        formDetails: [1, 2, 4, 7].map((person) => ({
          person,
          dob: { day: 1, month: 2, year: 1958 + person },
          address: abroad({ house_name: '8', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }),
        })),
        instructions: 'Keep my cat.',
        certificateProvider: {
          name: 'Gwen Lloyd',
          kind: 'Has known me well for two years',
          address: abroad({ house_name: '5', street_address: 'Corve Street', town: 'Ludlow', postcode: 'SY8 1DA' }),
        },
      }),
    ),
  }
}

const letterOf = (digit: number): string => String.fromCharCode(65 + digit)
const wordOf = (index: number): string => `Q${letterOf(index / 26)}${letterOf(index % 26)}J`

/** What the rules of a field let pass. */
const placeholderOf = (field: FreeTextField, index: number): string => {
  if (field.endsWith('postcode')) return `ZE${index % 10} ${Math.floor(index / 10) % 10}${letterOf(index / 100)}B`
  return field.endsWith('email') ? `${wordOf(index)}@example.com` : wordOf(index)
}

/** The will of `everyField` with a word in every field that stands nowhere else, and the field each was typed in. */
export const withPlaceholders = (): { will: Will; placeholders: ReadonlyMap<string, FreeTextField> } => {
  const placeholders = new Map<string, FreeTextField>()
  const will = retyped(everyField(), typedFields, (field) => {
    const placeholder = placeholderOf(field, placeholders.size)
    placeholders.set(placeholder, field)
    return /postcode$|email$/.test(field) ? placeholder : `${placeholder} Roe`
  })
  return { will, placeholders }
}

const PLACEHOLDER = /Q[A-Z]{2}J(?:@example\.com)?|ZE\d \d[A-Z]B/g

/** Words with others for the placeholders: as if the rules let anything pass. */
export const filledIn = (words: string, given: ReadonlyMap<string, string>): string =>
  words.replace(PLACEHOLDER, (placeholder) => given.get(placeholder) ?? placeholder)
