import type { PaidFlags } from '#core/catalogue/entitlements.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'

/** What only we say of a will. */
export type ServerOwnedFields = Omit<Will, keyof EditableWill | 'id' | 'version'>

/** The part of it that is kept. The rest follows from what its owner holds. */
export type StatusFields = Omit<ServerOwnedFields, keyof PaidFlags>

export const statusFieldsOf = ({ lpoaDate, storage }: StatusFields): StatusFields => ({
  ...(lpoaDate !== undefined && { lpoaDate }),
  ...(storage !== undefined && { storage }),
})

export const serverOwnedFieldsOf = (will: ServerOwnedFields): ServerOwnedFields => {
  const { checkMyWill, paid, mirrorWill, toConfirm, lastPowerOfAttorney, powersHeld } = will
  return {
    checkMyWill,
    paid,
    mirrorWill,
    ...(toConfirm !== undefined && { toConfirm }),
    lastPowerOfAttorney,
    ...(powersHeld !== undefined && { powersHeld }),
    ...statusFieldsOf(will),
  }
}
