import { z } from 'zod'
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import { type Will, willSchema } from '#core/will/schema.ts'
import { CommandFailed, readFile, type Terminal } from './terminal.ts'

/** A body of GET /api/form. Who the user is does not matter here. */
const formSchema = z.object({ will: willSchema })

/** @throws CommandFailed when the text is not JSON. */
export const jsonOf = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandFailed(`${path} is not JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/**
 * The will in a file that holds a body of GET /api/form.
 * @param prepare sees the form before it is checked.
 * @throws CommandFailed naming each field that is wrong.
 */
export const readWill = (
  path: string,
  terminal: Terminal,
  prepare: (form: unknown) => unknown = (form) => form,
): Will => {
  const form = formSchema.safeParse(prepare(jsonOf(path, readFile(path, terminal))))
  if (form.success) return form.data.will
  throw new CommandFailed(
    `${path} does not hold a will`,
    ...form.error.issues.map((issue) => `  ${issue.path.join('.') || '(the whole file)'}: ${issue.message}`),
  )
}

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
