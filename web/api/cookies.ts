/** The two cookies that a page sets. Nothing else writes to `document.cookie`. */

const read = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Somebody else's cookie of that name, not written as ours are.
    return undefined
  }
}

const write = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

const cookie = (name: string) => ({
  get: (): string | undefined => read(name),
  /** `seconds` is how long it lasts. */
  set: (value: string, seconds: number): void => write(name, value, seconds),
  clear: (): void => write(name, '', 0),
})

export const cookies = { policyAccepted: cookie('policy-accepted'), afterTest: cookie('afterTest') }
