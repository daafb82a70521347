/** Whether a path is one of a pattern's, in which `:token` is a part that varies. */
export const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index])
}
