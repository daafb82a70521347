/** What things are worth, beside a will. It is kept with the answers and is no part of what the will says. */
import type { EditableWill, Values } from './schema.ts'

/** Nothing is said. Saved in the place of values that are cleared, as a save of a part cannot take a key away. */
export const noValues: Values = { things: [], giftValue: [], pension: [], lifeInTrust: [], facts: {} }

/** Whether anything is said to be worth something. Facts alone give no estimate. */
export const hasValues = ({ values }: { readonly values?: Values | undefined }): boolean =>
  values !== undefined &&
  [values.things, values.giftValue, values.pension, values.lifeInTrust].some((list) => list.length > 0)

/** The will without what things are worth: what is printed, agreed to, recorded and compared. */
export const withoutValues = <W extends EditableWill>({ values: _values, ...will }: W): Omit<W, 'values'> => will

/**
 * The will without values of accounts and gifts that it no longer has: another that comes after may have their number. The same
 * object where there are none.
 */
export const withValuesThatFit = <W extends EditableWill>(will: W): W => {
  const { values } = will
  if (!values) return will
  const isIn = (items: readonly { id: number }[], id: number): boolean => items.some((item) => item.id === id)
  const things = values.things.filter(({ account }) => account === undefined || isIn(will.accounts, account))
  const giftValue = values.giftValue.filter(({ gift }) => isIn(will.gifts, gift))
  return things.length === values.things.length && giftValue.length === values.giftValue.length
    ? will
    : { ...will, values: { ...values, things, giftValue } }
}
