/** Closed lists: each is the source of the options on screen, the schema and the type. */

/** How executors are told that they are named: we send a mail when the customer says so, or they are given a letter. */
export const notifyHow = ['Email', 'Letter'] as const

export const yesNoNotSure = ['Yes', 'No', 'Not sure'] as const
export type YesNoNotSure = (typeof yesNoNotSure)[number]

export const maritalStatuses = [
  'Single',
  'Living with a partner but not married',
  'Engaged',
  'Married',
  'Civil Partnership',
  'Separated',
  'Divorced',
  'Widowed',
] as const
export type MaritalStatus = (typeof maritalStatuses)[number]

export const statusesWithPartner = [
  'Living with a partner but not married',
  'Married',
  'Civil Partnership',
  'Engaged',
] as const satisfies readonly MaritalStatus[]

export const personTypes = [
  'Child',
  'Person',
  'Charity',
  'partner',
  'Guardian',
  'Backup Guardian',
  'Executor',
  'Excluded',
  'Gift Person',
  'Gift Charity',
] as const
export type PersonType = (typeof personTypes)[number]

/** The types of people who are beneficiaries because of the page they were added on. */
export const beneficiaryTypes = ['Child', 'Person', 'Charity', 'partner'] as const satisfies readonly PersonType[]

/** What the testator is to a stepchild in law, beside a step-parent. */
export const stepchildRoles = ['Adopted', 'Guardian', 'Special guardian', 'None of these', 'Not sure'] as const
export type StepchildRole = (typeof stepchildRoles)[number]

/** A parent, a guardian and a special guardian may appoint a guardian; a step-parent may not (Children Act 1989 s.5(3), (4)). */
export const rolesThatAppoint = ['Adopted', 'Guardian', 'Special guardian'] as const satisfies readonly StepchildRole[]

export const addressTypes = ['dob', 'email', 'fulladdress'] as const

export const estateIfDieOptions = [
  'Split between remaining beneficiaries',
  'Split between specific beneficiaries',
  'Pass to their children',
  'Pass to my children',
] as const
export type EstateIfDie = (typeof estateIfDieOptions)[number]

/** The ages, in years, at which the testator's own children may be given what they take. */
export const childrenAges = [18, 21, 25] as const
export type ChildrenAge = (typeof childrenAges)[number]

export const estateSplitOptions = ['Equal shares', 'Different shares'] as const

/** Classes of people who share the residue without being named. */
export const classOptions = ['My grandchildren', 'My later children'] as const
export type ClassOption = (typeof classOptions)[number]

/** How grandchildren share: every one of them equally, or one equal part for each family. */
export const classShareOptions = ['Each alike', 'By families'] as const
export type ClassShare = (typeof classShareOptions)[number]

/** Who takes in place of a grandchild who dies first. */
export const classIfDieOptions = ['To their children', 'To the others'] as const
export type ClassIfDie = (typeof classIfDieOptions)[number]

/** What a will may hold for a time before others take it: a home, the income of the rest, or money for a disabled person. */
export const trustKinds = ['Home', 'Residue', 'Disabled person'] as const
export type TrustKind = (typeof trustKinds)[number]

/**
 * When it is settled who takes at the end of a trust: those living when the trust ends, or those who survive the testator, whose
 * own estates then take what they did not live to have.
 */
export const trustFixedOptions = ['When the trust ends', 'When I die'] as const
export type TrustFixed = (typeof trustFixedOptions)[number]

/** Who pays for structural repairs of a home that is held for somebody to live in. */
export const repairsOptions = ['The person', 'The trust'] as const

/** What happens to money that is left when the home is sold and a cheaper one is bought. */
export const surplusOptions = ['Stays in the trust', 'Passed on at once'] as const

/** Months without living in a home after which the right to live there may end. */
export const monthsAway = [6, 12, 24] as const

/** The benefits that make somebody a disabled person (Finance Act 2005 Sch.1A para.1). `None of these`: the trust is not offered. */
export const disabilityBenefits = [
  'Attendance allowance',
  'Disability living allowance: care at the highest or middle rate, or mobility at the higher rate',
  'Personal independence payment',
  'Child disability payment or Scottish adult DLA: care at the highest or middle rate, or mobility at the higher rate',
  'Adult disability payment',
  'Increased disablement pension',
  'Constant attendance allowance',
  'Armed forces independence payment',
  'None of these',
] as const

/** Whether what somebody takes under an age is theirs only if they reach it, or from the start and looked after until 18. */
export const youngOptions = ['If they reach it', 'Theirs at once'] as const

/**
 * What the operator may offer once its words are signed off: parts of a will, by a lawyer; estimates in pounds, by a chartered tax
 * adviser. An estimate is no part of a will, so that no will has it.
 */
export const offeredParts = [
  'home-for-life',
  'life-interest',
  'ages',
  'disabled-person',
  'classes',
  'belongings',
  'charity-by-rate',
  'estimates',
] as const
export type OfferedPart = (typeof offeredParts)[number]

/** The part of a will that each trust is. */
export const partOfTrust: Readonly<Record<TrustKind, OfferedPart>> = {
  Home: 'home-for-life',
  Residue: 'life-interest',
  'Disabled person': 'disabled-person',
}

export const ultimateDefaultOptions = ['Charity', 'People', 'Next of kin'] as const

export const funeralOptions = [
  'Cremation',
  'Burial',
  'Green burial',
  'Donate my body to medical science',
  'Let my executors decide',
] as const

export const careOfAssetsOptions = ['My executors', 'Someone else'] as const

export const assetTypes = [
  'Property',
  'Bank account',
  'Savings or ISA',
  'Investments or shares',
  'Pension',
  'Life insurance',
  'Vehicle',
  'Business',
  'Digital account',
  'Cryptocurrency',
  'Other',
] as const
export type AssetType = (typeof assetTypes)[number]

export const ownerOptions = ['I own it alone', 'I own it jointly with someone else'] as const
export const JOINT_OWNER = ownerOptions[1]

export const ownershipTypes = ['Joint tenants', 'Tenants in common', 'Not sure'] as const

export const giftTypes = ['Money', 'Donation', 'Item', 'Share of an asset'] as const
export type GiftType = (typeof giftTypes)[number]

/** How the sum for a charity is found: typed, or at the death, as much as brings inheritance tax to its lower rate. */
export const amountOptions = ['A sum', 'Enough for the lower rate'] as const

export const shareOptions = ['The Full Holding', 'A percentage'] as const

export const mortgageTermsOptions = ['Subject to the mortgage', 'Free of the mortgage'] as const

/** Who bears the inheritance tax on a gift. */
export const giftTaxOptions = ['Paid from the rest of my estate', 'Paid by whoever gets it'] as const
export type GiftTax = (typeof giftTaxOptions)[number]

export const giftIfDieOptions = [
  'Falls into the rest of my estate',
  'Goes to someone else',
  'Goes to their children',
] as const

export const petTypes = ['Dog', 'Cat', 'Bird', 'Rabbit', 'Horse', 'Fish', 'Reptile', 'Other'] as const

/** The situation questions, asked to find wills that are not straightforward. In the order they are asked. */
export const situations = [
  'land-abroad',
  'land-elsewhere-in-uk',
  'us-citizen',
  'money-abroad',
  'home-elsewhere',
  'business-with-others',
  'business-alone',
  'farm',
  'estate-over-nil-rate-band',
  'estate-over-taper',
  'debts-exceed-assets',
  'memory-or-hospital',
  'serious-illness',
  'reading-or-signing',
  'others-choose',
  'helper-beside-me',
  'under-pressure',
  'armed-forces',
  'departs-from-last-will',
  'plans-to-marry',
  'still-married-to-another',
  'divorce-under-way',
  'former-spouse-may-claim',
  'no-order-after-divorce',
  'spouse-abroad',
  'estate-over-two-bands',
  'earlier-relationship',
  'young-child-of-earlier-relationship',
  'parentage',
  'needs-help-with-money',
  'means-tested',
  'disabled-and-means-tested',
  'carer-or-adviser',
  'life-interest',
  'older-than-18',
  'older-than-25',
  'conditions',
  'promise-acted-on',
  'dependant-left-out',
  'executor-unsuitable',
  'gifts-over-estate',
  'others-decide',
  'home-lease-or-let',
  'care-fees',
  'others-need-help-with-money',
  'disabled-others',
] as const
export type Situation = (typeof situations)[number]

/** Answers that wills saved before may hold. Nothing asks or reads them: the other answers tell. */
export const situationsNoLongerAsked = [
  'business-or-farm',
  'illness',
  'someone-answers',
  'former-spouse-claims',
  'vulnerable-beneficiary',
  'bespoke-trust',
  'promised-already',
  'gift-of-home',
] as const

/** The advice triggers. */
export const triggerIds = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
  'T9',
  'T10',
  'T11',
  'T12',
  'T13',
  'T14',
  'T15',
  'T16',
  'T17',
  'T18',
  'T19',
  'T20',
  'T21',
  'T22',
  'T23',
  'T24',
  'T25',
  'T26',
  'T27',
  'T28',
  'T29',
  'T30',
  'T31',
  'T32',
  'T33',
  'T34',
  'T35',
  'T36',
  'T37',
  'T38',
  'T39',
  'T40',
  'T41',
  'T42',
  'T43',
  'T44',
  'T45',
  'T46',
  'T47',
  'T48',
  'T49',
  'T50',
  'T51',
  'T52',
] as const
export type TriggerId = (typeof triggerIds)[number]

/** The pages of a signing, in their order: three to plan it, then six at the table. */
export const signingSteps = [
  'when',
  'who',
  'print',
  'sit-down',
  'initials',
  'sign',
  'first-witness',
  'second-witness',
  'check',
] as const
/** What only the testator can know of their witnesses. */
export const witnessTicks = ['Both are 18 or over', 'Neither is a partner', 'Both can see and understand'] as const
/** What is asked of a witness whose name or address is like that of a person in the will, of the other witness or of the signer. */
export const witnessQuestions = ['Same person', 'Related', 'Other witness', 'Signs for you'] as const
/** Why it is in doubt whether a signing did what it should. The last is a question, or a tick, that has no answer. */
export const signingDoubts = [
  'testator',
  'other witness',
  'signs for the testator',
  'named',
  'Same person',
  'Related',
  'not said',
] as const
/** The editions of a will that can be signed: as it is printed at home, in large print, and printed and bound by us. */
export const editions = ['normal', 'large', 'bound'] as const
/** What is looked at before the three at the table part. */
export const lastChecks = [
  'Date',
  'Three signatures',
  'Names, addresses and occupations',
  'Initials',
  'Staple',
  'No words crossed out',
] as const
export const keptWith = ['Home', 'Solicitor', 'Probate Service', 'Somewhere else'] as const
/** Why a signed will counts no more. */
export const revokedHow = ['Torn up', 'Married since', 'Another will'] as const

/** What may happen to a customer who has signed a will. */
export const lifeEvents = [
  'Marriage',
  'Separation',
  'Birth',
  'Death',
  'Home',
  'Move',
  'Inheritance',
  'Business',
  'Marriage of another',
  'Executor',
  'Something else',
] as const
export type LifeEvent = (typeof lifeEvents)[number]
/** What a signed will does about it. */
export const lifeVerdicts = ['provides', 'does not cover', 'solicitor'] as const
export type LifeVerdict = (typeof lifeVerdicts)[number]
/** The signings of a will that are kept after a later one. */
export const MOST_EARLIER_SIGNINGS = 20

/** The answers to most questions. Apart from the other lists, because every visitor's first page loads this file. */
export const yesNo = ['Yes', 'No'] as const
export type YesNo = (typeof yesNo)[number]

/** What relief from inheritance tax a business or a farm would have. */
export const reliefs = ['In full', 'By half', 'None', 'Not sure'] as const

/** What a will asks of a person, and can be asked of them while its testator lives. */
export const roles = ['executor', 'backup executor', 'guardian', 'backup guardian', 'pet keeper'] as const
export type Role = (typeof roles)[number]

/** What may be released after a death, one by one, and the days for which a testator may want to be looked for before. */
export const releasable = ['original', 'record', 'letters', 'wishes', 'belongings', 'words', 'figures'] as const
export const waitChoices = [14, 30, 60] as const
