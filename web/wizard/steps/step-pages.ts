import type { StepName } from '#core/journey/steps.ts'
import { type LazyPage, lazyPage } from '../../ui/lazy-page.tsx'

type StepWithPage = Exclude<StepName, 'will.summary'>

/** The page of each question. A step without one does not compile. The summary, which asks them beside their clauses, has its own. */
export const stepPages: Record<StepWithPage, LazyPage> = {
  'will.about-me.full-name': lazyPage(async () => (await import('./about-me-pages.tsx')).FullNamePage),
  'will.about-me.full-address': lazyPage(async () => (await import('./about-me-pages.tsx')).FullAddressPage),
  'will.about-me.you-own-property': lazyPage(
    async () => (await import('./you-own-property-page.tsx')).YouOwnPropertyPage,
  ),
  'will.about-me.dob': lazyPage(async () => (await import('./about-me-pages.tsx')).DobPage),
  'will.about-me.marital-status': lazyPage(async () => (await import('./about-me-pages.tsx')).MaritalStatusPage),
  'will.beneficiaries.partner': lazyPage(async () => (await import('./beneficiaries-pages.tsx')).PartnerPage),
  'will.beneficiaries.children': lazyPage(async () => (await import('./beneficiaries-pages.tsx')).ChildrenPage),
  'will.beneficiaries.other-beneficiaries': lazyPage(
    async () => (await import('./beneficiaries-pages.tsx')).OtherBeneficiariesPage,
  ),
  'will.beneficiaries.guardians': lazyPage(async () => (await import('./guardians-pages.tsx')).GuardiansPage),
  'will.beneficiaries.backup-guardians': lazyPage(
    async () => (await import('./guardians-pages.tsx')).BackupGuardiansPage,
  ),
  'will.beneficiaries.pets': lazyPage(async () => (await import('./pets-pages.tsx')).PetsPage),
  'will.beneficiaries.pets-guardians': lazyPage(async () => (await import('./pets-pages.tsx')).PetsGuardiansPage),
  'will.beneficiaries.my-beneficiaries': lazyPage(
    async () => (await import('./beneficiaries-pages.tsx')).MyBeneficiariesPage,
  ),
  'will.beneficiaries.backup-action': lazyPage(async () => (await import('./backup-action-page.tsx')).BackupActionPage),
  'will.estate-splits.split-distribution': lazyPage(
    async () => (await import('./split-distribution-page.tsx')).SplitDistributionPage,
  ),
  'will.estate-splits.exclude': lazyPage(async () => (await import('./exclude-page.tsx')).ExcludePage),
  'will.executors.executors': lazyPage(async () => (await import('./executors-pages.tsx')).ExecutorsPage),
  'will.executors.my-executors': lazyPage(async () => (await import('./executors-pages.tsx')).MyExecutorsPage),
  'will.executors.digital-assets': lazyPage(async () => (await import('./digital-assets-page.tsx')).DigitalAssetsPage),
  'will.executors.executor-notify': lazyPage(async () => (await import('./executors-pages.tsx')).ExecutorNotifyPage),
  'will.gifts': lazyPage(async () => (await import('./gifts-page.tsx')).GiftsPage),
  'will.funeral-wishes': lazyPage(async () => (await import('./funeral-wishes-page.tsx')).FuneralWishesPage),
}

export const hasStepPage = (name: string): name is StepWithPage => name in stepPages
