import type { ComponentType } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { DobPage, FullAddressPage, FullNamePage, MaritalStatusPage } from './about-me-pages.tsx'
import { BackupActionPage } from './backup-action-page.tsx'
import { ChildrenPage, MyBeneficiariesPage, OtherBeneficiariesPage, PartnerPage } from './beneficiaries-pages.tsx'
import { DigitalAssetsPage } from './digital-assets-page.tsx'
import { ExcludePage } from './exclude-page.tsx'
import { ExecutorNotifyPage, ExecutorsPage, MyExecutorsPage } from './executors-pages.tsx'
import { FuneralWishesPage } from './funeral-wishes-page.tsx'
import { GiftsPage } from './gifts-page.tsx'
import { BackupGuardiansPage, GuardiansPage } from './guardians-pages.tsx'
import { PetsGuardiansPage, PetsPage } from './pets-pages.tsx'
import { SplitDistributionPage } from './split-distribution-page.tsx'
import { YouOwnPropertyPage } from './you-own-property-page.tsx'

type StepWithPage = Exclude<StepName, 'will.summary'>

/** The page of each question. A step without one does not compile. The summary, which asks them beside their clauses, has its own. */
export const stepPages: Record<StepWithPage, ComponentType> = {
  'will.about-me.full-name': FullNamePage,
  'will.about-me.full-address': FullAddressPage,
  'will.about-me.you-own-property': YouOwnPropertyPage,
  'will.about-me.dob': DobPage,
  'will.about-me.marital-status': MaritalStatusPage,
  'will.beneficiaries.partner': PartnerPage,
  'will.beneficiaries.children': ChildrenPage,
  'will.beneficiaries.other-beneficiaries': OtherBeneficiariesPage,
  'will.beneficiaries.guardians': GuardiansPage,
  'will.beneficiaries.backup-guardians': BackupGuardiansPage,
  'will.beneficiaries.pets': PetsPage,
  'will.beneficiaries.pets-guardians': PetsGuardiansPage,
  'will.beneficiaries.my-beneficiaries': MyBeneficiariesPage,
  'will.beneficiaries.backup-action': BackupActionPage,
  'will.estate-splits.split-distribution': SplitDistributionPage,
  'will.estate-splits.exclude': ExcludePage,
  'will.executors.executors': ExecutorsPage,
  'will.executors.my-executors': MyExecutorsPage,
  'will.executors.digital-assets': DigitalAssetsPage,
  'will.executors.executor-notify': ExecutorNotifyPage,
  'will.gifts': GiftsPage,
  'will.funeral-wishes': FuneralWishesPage,
}

export const hasStepPage = (name: string): name is StepWithPage => name in stepPages
