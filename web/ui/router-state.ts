/** A text that the page before left in the history entry; undefined where it left none. */
export const textInState = (state: unknown, key: string): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const value = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}
