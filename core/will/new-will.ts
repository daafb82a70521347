import type { Charity, EditableWill, Person, Will } from './schema.ts'

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
