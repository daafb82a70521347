import Bowser from 'bowser'

const MAX_LETTERS = 60

/** What a session is listed under, like "Firefox on Windows". The header itself says more of somebody than we need. */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(Boolean).join(' on ')
  return words.slice(0, MAX_LETTERS) || 'Unknown device'
}
