import type { Settings } from '#core/api/settings.ts'
import { dayInWords } from '#core/text/calendar-day.ts'

type Signer = Settings['signedOff'][number]

const onDay = (iso: string): string => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return dayInWords({ year, month, day })
}

/** `total`: how many clauses there are. */
const sentence = ({ name, qualification, on, clauses }: Signer, total: number): string => {
  const which = clauses.length === total ? 'every clause' : `${clauses.length} of our ${total} clauses`
  return `${name}, ${qualification}, signed off the words of ${which}. The last day was ${onDay(on)}.`
}

/** Who signed off the words of our clauses as they stand today. One changed letter takes a name off. */
export const signOffContent = {
  described: (signers: readonly Signer[], total: number): string[] =>
    signers.length === 0
      ? ['No solicitor has signed off the words of our wills yet.']
      : signers.map((signer) => sentence(signer, total)),
  unknown: ['Loading who has signed off the words.'],
}
