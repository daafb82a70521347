/** The strings of a JSON list that a column holds. What is not one is left out. */
export const stringsIn = (json: string): string[] => {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
}
