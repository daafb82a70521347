import { z } from 'zod'
import { ADDED_CLAUSE_MAX_LENGTH } from '../constants.ts'
import { tidyName } from '../text/names.ts'
import * as lists from './lists.ts'
import * as answers from './lists.ts'
import { triggerIds } from './lists.ts'
import { lpasSchema } from './lpa-schema.ts'
import { relationships } from './relationships.ts'
import { afterSigningShape } from './signing-schema.ts'
import { addressSchema, birthdaySchema, fraction, percent, text } from './text-schema.ts'
import { belongingsSchema, classSchema, pence, shareSchema, split, trustSchema } from './trust-schema.ts'
import { valuesSchema } from './values-schema.ts'

// What a firm of solicitors did in a will that was referred to it. It is kept with the answers, because the will is drafted from them; no
// save of a customer changes it: the server puts back what was stored.

const firm = text(200).min(1)

/** A clause in the words of a firm, to which the testator agreed. */
export const addedClauseSchema = z.strictObject({
  firm,
  sraNumber: text(8),
  words: text(ADDED_CLAUSE_MAX_LENGTH).min(1),
  /** The day on which the testator agreed to it. */
  on: birthdaySchema,
})

/** Advice to see a solicitor that a firm has answered: nothing in it stands in the way of this will. */
export const clearedAdviceSchema = z.strictObject({
  trigger: z.enum(triggerIds),
  /** The advice as it stood. With other words it is other advice. */
  wording: text(1000),
  firm,
  /** Who of the firm said so. */
  by: text(200),
  on: birthdaySchema,
})

/**
 * The schema of a will, in the API and in storage. It says what is well formed; `core/rules` decides whether the answers make
 * a valid will. Other files import only types from here, so that a page without a form does not load zod.
 */

const line = text(200)
// Kept as typed, except that invisible space from pasting is trimmed at both ends.
const name = line.overwrite(tidyName)
export const prose = text(4000)
const id = z.int().positive()
const ids = z.array(id).max(100)
const yesNo = z.enum(answers.yesNo)

export const detailsSchema = z.strictObject({
  title: line.optional(),
  first_name: name.optional(),
  middle_name: name.optional(),
  last_name: name.optional(),
  /** Other names of the testator in which assets are held, for instance at a bank or the Land Registry. */
  also_known_as: name.optional(),
  address: addressSchema.optional(),
  phone: text(40).optional(),
  email: text(254).optional(),
  dob: birthdaySchema.optional(),
})

const sharesSchema = z.array(shareSchema).max(100)
/** `theirChildren`: whether the backup's children take the part if the backup fails too. Absent: only the testator's own issue. */
const backupSchema = shareSchema.extend({ theirChildren: z.boolean().optional() })

/** The number of a colour in the picture, from 0. Absent: `withColours` gives one. */
const colour = z.int().min(0).max(999).optional()

export const personSchema = z.strictObject({
  id,
  uuid: z.uuid().optional(),
  order: z.int().optional(),
  colour,
  type: z.enum(lists.personTypes),
  isChild: yesNo.optional(),
  /** Dead when the will is made, and named for the children they left: these have what is said to be theirs. */
  died: z.literal(true).optional(),
  relationship: z.enum(relationships).optional(),
  /** Copied from the partner's will, whose answers do not tell what the person is to this testator: the testator is asked. */
  relationToSay: z.literal(true).optional(),
  fullname: name,
  fulladdress: addressSchema.optional(),
  email: text(254).optional(),
  dob: birthdaySchema.optional(),
  description: prose.optional(),
  useAddressType: z.enum(lists.addressTypes).optional(),
  inherit: z.boolean().default(false),
  estatePercent: percent.default(0),
  /** Absent: the share is a percentage. */
  estateFraction: fraction.optional(),
  /** Absent: not answered. Nothing is preselected, because some answers disinherit. */
  estateIfDie: z.enum(lists.estateIfDieOptions).optional(),
  /** Under 'Pass to my children', the stepchildren among `persons` take with the testator's own children. */
  estateBackup: z
    .strictObject({ charities: sharesSchema, persons: z.array(backupSchema).max(100), split: split.optional() })
    .default({ charities: [], persons: [] }),
  guardianId: ids.default([]),
  backupGuardianId: ids.default([]),
  /** Of a child: whether a child born or adopted later has the same guardians and backups. Of one child at most it is Yes. */
  guardiansOfLater: yesNo.optional(),
  isExcluded: z.boolean().default(false),
  /**
   * Whether the testator has parental responsibility for this child, and whether another parent of the child has (Children
   * Act 1989 s.5). Wills saved before November 2026 said of the second whether any other person has it.
   */
  parentalResponsibility: z.enum(lists.yesNoNotSure).optional(),
  otherParentalResponsibility: z.enum(lists.yesNoNotSure).optional(),
  /** The age at which what this person is left becomes theirs, of anyone but the testator's own children. Absent: 18. */
  age: z.literal(lists.childrenAges).optional(),
  young: z.enum(lists.youngOptions).optional(),
  /** Of a stepchild: whether the testator has adopted the child or is their guardian. Absent in wills saved before it was asked. */
  stepchildRole: z.enum(lists.stepchildRoles).optional(),
  /** Said, with the statement of that, to be disabled and on benefits or in care that what they own may end. */
  disabled: z.literal(true).optional(),
})

export const charitySchema = z.strictObject({
  id,
  uuid: z.uuid().optional(),
  order: z.int().optional(),
  colour,
  fullname: name,
  /** The registered number: digits in England and Wales, SC… in Scotland, NIC… in Northern Ireland. */
  charityId: text(20).optional(),
  type: z.enum(['Charity', 'Gift Charity']).default('Charity'),
  inherit: z.boolean().default(false),
  estatePercent: percent.default(0),
  /** Absent: the share is a percentage. */
  estateFraction: fraction.optional(),
  guardianId: ids.default([]),
})

export const petSchema = z.strictObject({
  id,
  uuid: z.uuid().optional(),
  order: z.int().optional(),
  colour,
  fullname: name,
  type: z.enum(lists.petTypes),
  description: prose.optional(),
  guardianId: ids.default([]),
  lookAfter: yesNo.optional(),
  /** Pence, for the person who accepts the pet. Ignored where no one is to look after it. */
  money: pence.optional(),
})

export const accountSchema = z.strictObject({
  id,
  uuid: z.uuid().optional(),
  order: z.int().optional(),
  assetType: z.enum(lists.assetTypes),
  title: line.optional(),
  number: line.optional(),
  description: prose.optional(),
  /** For property: whether it is the testator's home. */
  isYourOwn: yesNo.optional(),
  owner: z.enum(lists.ownerOptions).optional(),
  ownershipType: z.enum(lists.ownershipTypes).optional(),
  /** Percent. The testator's share of a property held as tenants in common. */
  ownershipPercent: percent.optional(),
  mortgage: yesNo.optional(),
  mortgageWith: line.optional(),
  /** The joint owners. */
  mortgageWithPersons: ids.default([]),
  mortgageAmount: pence.optional(),
})

export const giftSchema = z.strictObject({
  id,
  uuid: z.uuid().optional(),
  order: z.int().optional(),
  type: z.enum(lists.giftTypes),
  /** The thing given: "my grandmother's ring". For money, its purpose, if any. */
  title: line.optional(),
  message: prose.optional(),
  /** Pence, to each person or charity named. */
  amount: pence.optional(),
  /** Of money to a charity. Absent, as in wills saved before this was asked: a sum. */
  amountBy: z.enum(lists.amountOptions).optional(),
  persons: ids.default([]),
  charities: ids.default([]),
  provider: line.optional(),
  number: line.optional(),
  charityName: line.optional(),
  /** Whose name the account or holding of a provider is in. Absent, as in wills saved before this was asked: not known. */
  owner: z.enum(lists.ownerOptions).optional(),
  useSharePercent: z.enum(lists.shareOptions).default('The Full Holding'),
  percentage: percent.optional(),
  /** The account of type Property that is given. `provider` and `number` are then ignored. */
  accountId: id.optional(),
  /** Words of `title` or `provider` that the testator keeps, although they read as another kind of gift. */
  keptAsTyped: line.optional(),
  /** Who bears a debt secured on that property: its recipient or the residue (Administration of Estates Act 1925 s.35). */
  mortgageTerms: z.enum(lists.mortgageTermsOptions).optional(),
  /** Absent, as in wills saved before this was asked: the rest of the estate (Inheritance Tax Act 1984 s.211). */
  tax: z.enum(lists.giftTaxOptions).optional(),
  /** For the home: whether the gift covers the main home at death if the testator has moved. */
  replacementHome: yesNo.optional(),
  /** Absent: not answered. Of a gift to a child or grandchild it is then asked; any other falls into the rest of the estate. */
  ifDie: z.enum(lists.giftIfDieOptions).optional(),
  backupPersons: ids.default([]),
  backupCharities: ids.default([]),
})

const optionWithDescription = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.strictObject({ option: z.enum(options), description: prose.optional() })

const excludedSchema = optionWithDescription(answers.yesNo).extend({
  /** Whether the children of the people left out are left out too. The step is incomplete without an answer. */
  theirChildren: yesNo.optional(),
})

/** Evidence of a warning shown to the testator. The full text is stored, because the wording may change later. */
const acknowledgementSchema = z.strictObject({
  trigger: z.enum(lists.triggerIds),
  on: birthdaySchema,
  wording: text(1000),
  /** The people and things it was about, as the trigger lists them: "person 3". */
  about: z.array(text(80)).max(400).default([]),
})

/** A situation question, of today or of an earlier release. */
const situation = z.enum([...lists.situations, ...lists.situationsNoLongerAsked])

/** Evidence of the statements shown together on a step, and of the answers. The words are stored, because they may change later. */
const questionsAnsweredSchema = z.strictObject({
  /** The name of the step. */
  step: text(60),
  on: birthdaySchema,
  questions: z.array(z.strictObject({ id: situation, words: text(500), answer: z.enum(lists.yesNoNotSure) })).max(40),
})

const firmText = text(2000).min(1)

/** A law firm that has agreed to be appointed, as described by the operator. */
export const firmSchema = z.strictObject({
  name: text(200).min(1),
  /** The number given by the Solicitors Regulation Authority. */
  sraNumber: text(8).regex(/^\d{4,8}$/),
  /** The likely charges and their basis. */
  fees: firmText,
  /** What the firm pays the operator, or a statement that it pays nothing. */
  commission: firmText,
  /** The page with its prices (SRA Transparency Rules 2018 r.1). */
  website: text(500).check(z.url({ protocol: /^https?$/ })),
})

/** The chosen firm with the text shown beside the choice. The full text is stored, because it may change later. */
const firmConsentSchema = firmSchema.extend({ on: birthdaySchema })

/** The part of a will that a save may contain. */
export const editableWillSchema = z.strictObject({
  details: detailsSchema.default({}),
  ownProperty: yesNo.optional(),
  status: z.enum(lists.maritalStatuses).optional(),
  persons: z.array(personSchema).max(200).default([]),
  charities: z.array(charitySchema).max(200).default([]),
  havePets: yesNo.optional(),
  petsDescription: prose.optional(),
  haveChildren: yesNo.optional(),
  /** Whether children born or adopted after signing share equally with the named ones. Absent, as in older wills: they do not. */
  laterChildren: yesNo.optional(),
  /** When what the testator's own children take becomes theirs, later children with them. Absent, as in older wills: 18. */
  childrenAge: z.literal(lists.childrenAges).optional(),
  pets: z.array(petSchema).max(100).default([]),
  accounts: z.array(accountSchema).max(200).default([]),
  executor: ids.default([]),
  executorBackup: ids.default([]),
  executorCareAssets: z
    .strictObject({ option: z.enum(lists.careOfAssetsOptions), persons: ids.default([]) })
    .optional(),
  secureLegacyProbateAsExecutor: z.boolean().default(false),
  /** The terms agreed to when the firm was chosen. Ignored while the firm is not chosen. */
  firmConsent: firmConsentSchema.optional(),
  /** How executors are told, beside a Yes to `notifyExecutors`. Absent, as in older wills: the customer gives each a letter. */
  notifyHow: z.enum(lists.notifyHow).optional(),
  notifyExecutors: yesNo.optional(),
  excluded: excludedSchema.optional(),
  gifts: z.array(giftSchema).max(200).default([]),
  whatToDo: optionWithDescription(lists.funeralOptions).optional(),
  promoCode: text(40).optional(),
  /** Wishes for the guardians. Printed in a letter to them, not in the will. */
  guardians: z.strictObject({ description: prose.optional() }).optional(),
  /** Whether the residue is split exactly equally or by the percentages or fractions of each person and charity. */
  estateSplit: z.enum(lists.estateSplitOptions).optional(),
  /** The classes that share the residue beside the people and charities who inherit, each at most once. Absent: none. */
  classes: z.array(classSchema).max(lists.classOptions.length).optional(),
  /** What is held for a time before others take it: each kind at most once. Absent: nothing is. */
  trusts: z.array(trustSchema).max(lists.trustKinds.length).optional(),
  /** Who chooses among the belongings that no gift names. Absent: they are part of the rest. */
  belongings: belongingsSchema.optional(),
  ultimateDefault: z
    .strictObject({
      option: z.enum(lists.ultimateDefaultOptions),
      persons: sharesSchema.default([]),
      charities: sharesSchema.default([]),
      split: split.optional(),
    })
    .optional(),
  /** Answers to the situation questions. A step is complete when each one it asks is answered. */
  situation: z.partialRecord(situation, z.enum(lists.yesNoNotSure)).optional(),
  /** The situation questions as each step last showed them, with the answers. Absent in a will older than these records. */
  questionsAnswered: z.array(questionsAnsweredSchema).max(40).optional(),
  /** The warnings that the testator has acknowledged. */
  acknowledged: z.array(acknowledgementSchema).max(200).optional(),
  /** The answers for lasting powers of attorney, complete or not. They are not part of the will document. */
  powers: lpasSchema.optional(),
  /** What things are worth, for an estimate. No part of the will: `withoutValues` leaves it out where a will is read or compared. */
  values: valuesSchema.optional(),
  /** A clause that a firm wrote. The server alone sets it, and puts it back after every save. */
  addedClause: addedClauseSchema.optional(),
  /** The advice to see a solicitor that a firm has answered, as long as no answer changes. The server alone sets it. */
  cleared: z.array(clearedAdviceSchema).max(100).optional(),
})

const flag = z.union([z.literal(0), z.literal(1)]).default(0)

/** What its owner has paid for. */
export const paidShape = {
  checkMyWill: flag,
  paid: flag,
  mirrorWill: flag,
  /** Both wills of the pair are confirmed. Absent until then, and once the pair has ended. */
  mirrorConfirmed: z.literal(1).optional(),
  /** A partner has paid for the will, and its testator has not confirmed it yet. */
  toConfirm: z.literal(1).optional(),
  lastPowerOfAttorney: flag,
  /** How many powers of attorney `lastPowerOfAttorney` covers. */
  powersHeld: z.enum(['one', 'both']).optional(),
  /** A bound print is paid for and not sent: until then there is no second one. */
  printOrdered: z.literal(1).optional(),
}

/** The fields that only the server sets. */
export const serverWillSchema = z.strictObject({
  id,
  version: z.int().nonnegative(),
  ...paidShape,
  /** ISO date on which the power of attorney or the appointed firm was settled. */
  lpoaDate: text(10).optional(),
  ...afterSigningShape,
})

export const willSchema = editableWillSchema.extend(serverWillSchema.shape)

export type Birthday = z.infer<typeof birthdaySchema>
export type Address = z.infer<typeof addressSchema>
export type Details = z.infer<typeof detailsSchema>
export type Share = z.infer<typeof shareSchema>
/** People and charities with their parts: the backups of a share, or the ultimate default. */
export type Shares = {
  readonly persons: readonly Share[]
  readonly charities: readonly Share[]
  readonly split?: z.infer<typeof split> | undefined
}
export type Person = z.infer<typeof personSchema>
export type { Belongings, Class, LaterTaker, LaterTakers, Trust } from './trust-schema.ts'
export type { Values } from './values-schema.ts'
export type Charity = z.infer<typeof charitySchema>
export type Pet = z.infer<typeof petSchema>
export type Account = z.infer<typeof accountSchema>
export type Gift = z.infer<typeof giftSchema>
export type Firm = z.infer<typeof firmSchema>
export type FirmConsent = z.infer<typeof firmConsentSchema>
export type AddedClause = z.infer<typeof addedClauseSchema>
export type ClearedAdvice = z.infer<typeof clearedAdviceSchema>
export type Acknowledgement = z.infer<typeof acknowledgementSchema>
export type EditableWill = z.infer<typeof editableWillSchema>
export type Will = z.infer<typeof willSchema>
