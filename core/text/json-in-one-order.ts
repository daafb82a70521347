const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with the fields of every object in one order: equal answers are equal text, in whichever order they were stored. */
export const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
