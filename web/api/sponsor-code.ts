/** The code of a sponsor's link, kept for whoever followed it until they register: the link asks for nothing else. */
import { firstVisit } from './first-visit.ts'
import { storage } from './storage.ts'

/** More than any code has. */
const LONGEST = 100

/** Once, on the first page: a code that somebody takes out on a later one stays out. */
export const keepSponsorCode = (): void => {
  const code = new URL(firstVisit.href).searchParams.get('pt_')?.trim()
  if (code) storage.sponsorCode.set(code.slice(0, LONGEST))
}
