import { personsOf } from './questions.ts'
import type { FirmConsent, Will } from './schema.ts'

/** The law firm a will appoints: it has to be chosen, and what it charges agreed to. */
export const appointedFirm = ({
  secureLegacyProbateAsExecutor,
  firmConsent,
}: Pick<Will, 'secureLegacyProbateAsExecutor' | 'firmConsent'>): FirmConsent | undefined =>
  secureLegacyProbateAsExecutor ? firmConsent : undefined

/** An office is held by people, not by a firm. */
export const lawyersAt = ({ name }: Pick<FirmConsent, 'name'>): string => `lawyers at ${name}`

/** Whoever is appointed, in words: the people by name, then the firm's lawyers. */
export const executorsNamed = (will: Will): string[] => {
  const firm = appointedFirm(will)
  return [...personsOf(will, will.executor).map(({ fullname }) => fullname), ...(firm ? [lawyersAt(firm)] : [])]
}
