import type { Lpa } from '../will/lpa-schema.ts'
import type { LpaAnswers } from './lpas.ts'

type Answers = Partial<LpaAnswers>
type Field = keyof LpaAnswers

/** What a page saves onto newer answers, and the fields that were answered differently on both sides. */
export type MergedAnswers = { readonly answers: Answers; readonly collisions: readonly Field[] }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Merged = { readonly value: unknown } | 'collision'

/** Three-way merge of one value: the side that differs from `before` counts. */
const mergedValue = (before: unknown, typed: unknown, newest: unknown): Merged => {
  if (same(typed, before)) return { value: newest }
  return same(newest, before) || same(newest, typed) ? { value: typed } : 'collision'
}

/** An object, such as the certificate provider, is merged by its own fields, each as a whole. */
const mergedField = (before: unknown, typed: unknown, newest: unknown): Merged => {
  const whole = mergedValue(before, typed, newest)
  if (whole !== 'collision' || !isObject(typed) || !isObject(newest)) return whole
  const from = isObject(before) ? before : {}
  const keys = [...new Set([...Object.keys(newest), ...Object.keys(typed)])]
  const parts = keys.map((key) => [key, mergedValue(from[key], typed[key], newest[key])] as const)
  return parts.some(([, part]) => part === 'collision')
    ? 'collision'
    : { value: Object.fromEntries(parts.flatMap(([key, part]) => (part === 'collision' ? [] : [[key, part.value]]))) }
}

/**
 * Merges what was typed on one page into newer answers, field by field.
 * @param before The answers that the page was opened with.
 */
export const mergedAnswers = (before: Lpa, typed: Answers, newest: Lpa): MergedAnswers => {
  const field = (of: object, name: string): unknown => Object.entries(of).find(([key]) => key === name)?.[1]
  const merged = (Object.keys(typed) as Field[]).map(
    (name) => [name, mergedField(field(before, name), typed[name], field(newest, name))] as const,
  )
  return {
    answers: Object.fromEntries(merged.flatMap(([name, each]) => (each === 'collision' ? [] : [[name, each.value]]))),
    collisions: merged.flatMap(([name, each]) => (each === 'collision' ? [name] : [])),
  }
}
