/** What a call is sent with in its address. Undefined is left out of a query. */
export type Values = Readonly<Record<string, string | number | undefined>>

/** As a browser sends a form: a space is a plus. */
const inQuery = (value: string | number): string => encodeURIComponent(value).replaceAll('%20', '+')

/** The address of a call: its path with the parameters filled in, and what it asks for. */
export const addressOf = (path: string, params: Values = {}, query: Values = {}): string => {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${inQuery(name)}=${inQuery(value)}`],
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}
