import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** Whole numbers that total 10000 cannot be percent, which total 100: they are hundredths of a percent. */
const inPercent = (holders: readonly Fields[], field: string, classes: readonly Fields[] = []): void => {
  const amounts = [
    ...holders.map((holder) => [holder, field] as const),
    ...classes.map((group) => [group, 'estatePercent'] as const),
  ]
  if (!amounts.every(([holder, name]) => Number.isInteger(holder[name]))) return
  if (amounts.reduce((sum, [holder, name]) => sum + Number(holder[name]), 0) !== WHOLE_ESTATE_HUNDREDTHS) return
  for (const [holder, name] of amounts) holder[name] = Number(holder[name]) / 100
}

/** Shares of persons and charities, and of the classes beside them. */
const sharesInPercent = (shares: unknown): void => {
  if (isFields(shares))
    inPercent([...fieldsIn(shares.persons), ...fieldsIn(shares.charities)], 'percent', fieldsIn(shares.classes))
}

const inherits = ({ inherit, isExcluded }: Fields): boolean => inherit === true && isExcluded !== true

/**
 * A form in which shares in hundredths of a percent have become percent, each list of them (heirs, backups, takers of a
 * trust, those who take in the end) by its own total. Anything else is as it was. The form given is left alone.
 */
export const formInPercent = (given: unknown): unknown => {
  const form: unknown = structuredClone(given)
  const will = isFields(form) ? form.will : undefined
  if (!isFields(will)) return form
  const persons = fieldsIn(will.persons)
  inPercent([...[...persons, ...fieldsIn(will.charities)].filter(inherits), ...fieldsIn(will.classes)], 'estatePercent')
  for (const { estateBackup } of persons) sharesInPercent(estateBackup)
  for (const { takers } of fieldsIn(will.trusts)) {
    sharesInPercent(takers)
    if (isFields(takers)) for (const { backup } of fieldsIn(takers.persons)) sharesInPercent(backup)
  }
  const last = will.ultimateDefault
  if (isFields(last)) for (const list of ['persons', 'charities']) inPercent(fieldsIn(last[list]), 'percent')
  return form
}
