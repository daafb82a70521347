import type { PaidFlags } from '#core/catalogue/entitlements.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'

/** What only we say of a will. */
export type Standing = Omit<Will, keyof EditableWill | 'id' | 'version'>

/** The part of it that is kept. The rest follows from what its owner holds. */
export type Facts = Omit<Standing, keyof PaidFlags>

export const factsOf = ({ lpoaDate, storage }: Facts): Facts => ({
  ...(lpoaDate !== undefined && { lpoaDate }),
  ...(storage !== undefined && { storage }),
})

export const standingOf = (will: Standing): Standing => {
  const { checkMyWill, paid, mirrorWill, toConfirm, lastPowerOfAttorney, powersHeld } = will
  return {
    checkMyWill,
    paid,
    mirrorWill,
    ...(toConfirm !== undefined && { toConfirm }),
    lastPowerOfAttorney,
    ...(powersHeld !== undefined && { powersHeld }),
    ...factsOf(will),
  }
}
