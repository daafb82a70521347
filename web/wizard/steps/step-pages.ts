import type { StepName } from '#core/journey/steps.ts'
import { type LazyPage, lazyPage } from '../../ui/lazy-page.tsx'
import { tilesOfStep } from './question-sequence.tsx'
import { stepAdvice } from './step-form.tsx'

/** A question whose answers may be advised on: what that takes comes with its page. */
const advised: typeof lazyPage = (fetchCode, name) =>
  lazyPage(async () => (await Promise.all([fetchCode(), stepAdvice.load()]))[0], name)

/** One that ends with statements. */
const stated: typeof lazyPage = (fetchCode, name) =>
  advised(async () => (await Promise.all([fetchCode(), tilesOfStep.load()]))[0], name)

const aboutMe = () => import('./about-me-pages.tsx')
const beneficiaries = () => import('./beneficiaries-pages.tsx')
const shares = () => import('./split-distribution-page.tsx')
const executors = () => import('./executors-pages.tsx')
export type StepWithPage = Exclude<StepName, 'will.summary'>

/** The page of each question. A step without one does not compile. The summary, which asks them beside their clauses, has its own. */
export const stepPages: Record<StepWithPage, LazyPage> = {
  'will.about-me.full-name': lazyPage(() => import('./full-name-page.tsx'), 'FullNamePage'),
  'will.about-me.full-address': advised(aboutMe, 'FullAddressPage'),
  'will.about-me.you-own-property': advised(() => import('./you-own-property-page.tsx'), 'YouOwnPropertyPage'),
  'will.about-me.dob': advised(aboutMe, 'DobPage'),
  'will.about-me.marital-status': stated(aboutMe, 'MaritalStatusPage'),
  'will.beneficiaries.partner': advised(beneficiaries, 'PartnerPage'),
  'will.beneficiaries.children': advised(beneficiaries, 'ChildrenPage'),
  'will.beneficiaries.other-beneficiaries': stated(beneficiaries, 'OtherBeneficiariesPage'),
  'will.beneficiaries.guardians': advised(() => import('./guardians-pages.tsx'), 'GuardiansPage'),
  'will.beneficiaries.backup-guardians': advised(() => import('./guardians-pages.tsx'), 'BackupGuardiansPage'),
  'will.beneficiaries.pets': advised(() => import('./pets-pages.tsx'), 'PetsPage'),
  'will.beneficiaries.pets-guardians': advised(() => import('./pets-pages.tsx'), 'PetsGuardiansPage'),
  'will.beneficiaries.my-beneficiaries': advised(beneficiaries, 'MyBeneficiariesPage'),
  'will.beneficiaries.backup-action': advised(() => import('./backup-action-page.tsx'), 'BackupActionPage'),
  'will.estate-splits.split-distribution': advised(shares, 'SplitDistributionPage'),
  'will.estate-splits.exclude': advised(() => import('./exclude-page.tsx'), 'ExcludePage'),
  'will.executors.executors': advised(executors, 'ExecutorsPage'),
  'will.executors.my-executors': advised(executors, 'MyExecutorsPage'),
  'will.executors.digital-assets': advised(() => import('./digital-assets-page.tsx'), 'DigitalAssetsPage'),
  'will.executors.executor-notify': advised(executors, 'ExecutorNotifyPage'),
  'will.gifts': advised(() => import('./gifts-page.tsx'), 'GiftsPage'),
  'will.funeral-wishes': stated(() => import('./executors-pages.tsx'), 'FuneralWishesPage'),
}

export const hasStepPage = (name: string): name is StepWithPage => name in stepPages
