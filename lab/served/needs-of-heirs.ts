/** Who of those who inherit needs help: one for whom money may be held, and others. */
import type { Testator } from './testator.ts'

export type NeedsOfHeirs = {
  /** One is disabled, has a benefit that makes them a disabled person in law, is likely to keep it or may, and is not the partner. */
  readonly mayBeHeldFor: boolean
  /** Besides that one. */
  readonly anotherNeedsHelp: boolean
  /** Besides that one. */
  readonly anotherIsDisabled: boolean
}

/** Of a testator who is offered to have money held for a disabled person. Debts and addictions stay with a solicitor. */
export const needsOfHeirs = ({ is, partnered }: Testator): NeedsOfHeirs => {
  const cannotManage = is('heirCannotManage')
  const byDisability = cannotManage && is('cannotManageByDisability')
  const onMeansTested = is('heirOnMeansTestedBenefits') && is('heirDisabledOnThem')
  const isPartner = partnered && is('disabledHeirIsPartner')
  return {
    mayBeHeldFor:
      (byDisability || onMeansTested) &&
      !isPartner &&
      is('disabledHeirHasBenefit') &&
      (is('disabledBenefitLasts') || is('benefitLastsUnknown')),
    anotherNeedsHelp:
      (cannotManage && !byDisability) ||
      (byDisability && onMeansTested && !is('needsAreOfOneHeir')) ||
      is('anotherHeirNeedsHelp'),
    anotherIsDisabled: is('anotherDisabledHeir'),
  }
}
