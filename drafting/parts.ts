/** The resolved parts of a will: everything a clause prints, and which steps' rules decide whether it is there. */

import type { StepName } from '#core/journey/steps.ts'
import type { Day } from '#core/text/birthday.ts'
import { appointedFirm } from '#core/will/appointed-firm.ts'
import type { FirmConsent, Will } from '#core/will/schema.ts'
import { type Couple, coupleOf } from './parts/couple.ts'
import { type Digital, digitalOf } from './parts/digital.ts'
import { type Engagement, engagementOf } from './parts/engagement.ts'
import { type Exclusion, exclusionOf } from './parts/exclusion.ts'
import { type Funeral, funeralOf } from './parts/funeral.ts'
import { type Gifts, giftsOf } from './parts/gifts.ts'
import { type GiftOfProperty, giftsOfProperty } from './parts/gifts-of-property.ts'
import { type GuardianGroup, guardiansOf } from './parts/guardians.ts'
import { type PetGroup, petGroupsOf } from './parts/pets.ts'
import { type Residue, residueOf } from './parts/residue.ts'
import { type Substitution, substitutionsOf } from './parts/substitutions.ts'
import { type Testator, testatorOf } from './parts/testator.ts'
import { type UltimateDefault, ultimateDefaultOf } from './parts/ultimate-default.ts'
import { type Party, partiesOf } from './party.ts'

export type Parts = {
  readonly testator: Testator
  readonly engagement: Engagement
  readonly executors: readonly Party[]
  readonly substitutes: readonly Party[]
  /** The law firm whose lawyers are appointed, if any. */
  readonly firm: FirmConsent | undefined
  readonly guardians: readonly GuardianGroup[]
  readonly gifts: Gifts
  readonly propertyGifts: readonly GiftOfProperty[]
  readonly pets: readonly PetGroup[]
  readonly residue: Residue
  readonly substitutions: readonly Substitution[]
  readonly ultimateDefault: UltimateDefault
  readonly exclusion: Exclusion
  readonly funeral: Funeral
  readonly digital: Digital
  readonly couple: Couple
}
export type PartName = keyof Parts

type PartRow<K extends PartName> = {
  /** The steps whose rules decide. One that this will is not asked has nothing to say. */
  readonly steps: readonly StepName[]
  /** Where two parts are answered on one step, the fields that concern this one. */
  readonly concerns?: (field: string) => boolean
  readonly of: (will: Will, today: Day) => Parts[K]
  /** What an unfinished will says in its place. */
  readonly missing: string
}

const isDefault = (field: string): boolean => field.startsWith('ultimateDefault')

export const partTable: { readonly [K in PartName]: PartRow<K> } = {
  testator: {
    steps: ['will.about-me.full-name', 'will.about-me.full-address'],
    of: testatorOf,
    missing: 'You have not given your full name and address yet.',
  },
  engagement: {
    steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
    of: engagementOf,
    missing: 'You have not named the person you are going to marry yet.',
  },
  executors: {
    steps: ['will.executors.executors'],
    of: (will) => partiesOf(will, will.executor),
    missing: 'You have not chosen executors yet.',
  },
  substitutes: {
    steps: ['will.executors.my-executors'],
    of: (will) =>
      partiesOf(
        will,
        will.executorBackup.filter((id) => !will.executor.includes(id)),
      ),
    missing: 'You have not finished choosing who steps in for your executors.',
  },
  firm: {
    steps: ['will.executors.executors'],
    of: appointedFirm,
    missing: 'You have not chosen executors yet.',
  },
  guardians: {
    steps: ['will.beneficiaries.guardians', 'will.beneficiaries.backup-guardians'],
    of: guardiansOf,
    missing: 'You have not chosen a guardian for each child under 18 yet.',
  },
  gifts: {
    steps: ['will.gifts'],
    of: giftsOf,
    missing: 'You have not finished describing your gifts.',
  },
  propertyGifts: {
    steps: ['will.gifts'],
    of: giftsOfProperty,
    missing: 'You have not finished describing your gifts.',
  },
  pets: {
    steps: ['will.beneficiaries.pets', 'will.beneficiaries.pets-guardians'],
    of: petGroupsOf,
    missing: 'You have not said who should look after your pets yet.',
  },
  residue: {
    steps: ['will.beneficiaries.my-beneficiaries', 'will.estate-splits.split-distribution'],
    of: residueOf,
    missing: 'You have not said who shares what you leave yet.',
  },
  substitutions: {
    steps: ['will.beneficiaries.backup-action'],
    concerns: (field) => !isDefault(field),
    of: substitutionsOf,
    missing: 'You have not finished saying what happens if somebody dies before you.',
  },
  ultimateDefault: {
    steps: ['will.beneficiaries.backup-action'],
    concerns: isDefault,
    of: ultimateDefaultOf,
    missing: 'You have not said who takes what you leave if everybody else has died.',
  },
  exclusion: {
    steps: ['will.estate-splits.exclude'],
    of: exclusionOf,
    missing: 'You have not said who you want to leave out yet.',
  },
  funeral: {
    steps: ['will.funeral-wishes'],
    of: funeralOf,
    missing: 'You have not said what you would like to happen to your body yet.',
  },
  digital: {
    steps: ['will.executors.digital-assets'],
    of: digitalOf,
    missing: 'You have not said who should deal with your online accounts yet.',
  },
  couple: {
    steps: ['will.about-me.marital-status', 'will.beneficiaries.partner'],
    of: coupleOf,
    missing: 'You have not named your partner yet.',
  },
}

export const partNames = Object.keys(partTable) as PartName[]
