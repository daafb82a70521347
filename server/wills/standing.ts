import type { EditableWill, Will } from '#core/will/schema.ts'

/** What only we say of a will. */
export type Standing = Omit<Will, keyof EditableWill | 'id' | 'version'>

export const standingOf = (will: Standing): Standing => {
  const { checkMyWill, paid, mirrorWill, lastPowerOfAttorney, lpoaDate, storage } = will
  return {
    checkMyWill,
    paid,
    mirrorWill,
    lastPowerOfAttorney,
    ...(lpoaDate !== undefined && { lpoaDate }),
    ...(storage !== undefined && { storage }),
  }
}
