import type { Charity, EditableWill, Person, Values, Will } from './schema.ts'

/** A will with nothing answered. */
export const newWill = (id: number): Will => ({
  id,
  version: 0,
  details: {},
  persons: [],
  charities: [],
  pets: [],
  accounts: [],
  gifts: [],
  executor: [],
  executorBackup: [],
  secureLegacyProbateAsExecutor: false,
  checkMyWill: 0,
  paid: 0,
  mirrorWill: 0,
  lastPowerOfAttorney: 0,
})

/** A person with only a name and a type. */
export const newPerson = (given: Pick<Person, 'fullname' | 'type'> & Partial<Person>): Omit<Person, 'id'> => ({
  inherit: false,
  estatePercent: 0,
  estateBackup: { charities: [], persons: [] },
  guardianId: [],
  backupGuardianId: [],
  isExcluded: false,
  ...given,
})

export const newCharity = (given: Pick<Charity, 'fullname'> & Partial<Charity>): Omit<Charity, 'id'> => ({
  type: 'Charity',
  inherit: false,
  estatePercent: 0,
  guardianId: [],
  ...given,
})

/** The part of a will that a save may contain. A field that the server alone sets and that is not left out here does not compile. */
export const editable = ({
  id: _id,
  version: _version,
  checkMyWill: _checkMyWill,
  paid: _paid,
  mirrorWill: _mirrorWill,
  mirrorConfirmed: _mirrorConfirmed,
  toConfirm: _toConfirm,
  lastPowerOfAttorney: _lastPowerOfAttorney,
  powersHeld: _powersHeld,
  printOrdered: _printOrdered,
  lpoaDate: _lpoaDate,
  storage: _storage,
  signing: _signing,
  earlierSignings: _earlierSignings,
  signingPlan: _signingPlan,
  attestation: _attestation,
  watch: _watch,
  release: _release,
  readBack: _readBack,
  roleRequests: _roleRequests,
  executorsTold: _executorsTold,
  lettersGiven: _lettersGiven,
  ...rest
}: Will): EditableWill =>
  rest satisfies { [Field in keyof typeof rest]: Field extends keyof EditableWill ? unknown : never }

/** What things are worth, beside a will. It is kept with the answers and is no part of what the will says. */

/** Nothing is said. Saved in the place of values that are cleared, as a save of a part cannot take a key away. */
export const noValues: Values = { things: [], giftValue: [], pension: [], lifeInTrust: [], facts: {} }

/** Whether anything is said to be worth something. Facts alone give no estimate. */
export const hasValues = ({ values }: { readonly values?: Values | undefined }): boolean =>
  values !== undefined &&
  [values.things, values.giftValue, values.pension, values.lifeInTrust].some((list) => list.length > 0)

/** The will without what things are worth: what is printed, agreed to, recorded and compared. */
export const withoutValues = <W extends EditableWill>({ values: _values, ...will }: W): Omit<W, 'values'> => will

/**
 * The will without values of accounts and gifts that it no longer has: another that comes after may have their number. The same
 * object where there are none.
 */
export const withValuesThatFit = <W extends EditableWill>(will: W): W => {
  const { values } = will
  if (!values) return will
  const isIn = (items: readonly { id: number }[], id: number): boolean => items.some((item) => item.id === id)
  const things = values.things.filter(({ account }) => account === undefined || isIn(will.accounts, account))
  const giftValue = values.giftValue.filter(({ gift }) => isIn(will.gifts, gift))
  return things.length === values.things.length && giftValue.length === values.giftValue.length
    ? will
    : { ...will, values: { ...values, things, giftValue } }
}
