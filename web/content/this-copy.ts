/** What follows from the settings of this copy. Nothing is made up where it is not known. */
import type { Operator, Settings } from '#core/api/visitors.ts'
import { formatLondonDate } from '#core/text/dates.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { thisCopy } from '#words/en/this-copy.ts'
import type { Block } from './content.ts'

const { operator, thirdParties, offered, signOff } = thisCopy

/** Who runs it. */
export const operatorBlocks = (known: Operator | undefined): Block[] => {
  if (known === undefined) return [operator.unsaid, operator.writeTo]
  const { name, companyNumber, address, dataRegistration } = known
  const number = companyNumber === undefined ? [] : [operator.number(companyNumber)]
  const registration = dataRegistration === undefined ? [] : [operator.registration(dataRegistration)]
  return [operator.name(name), { list: [operator.address(address), ...number, ...registration, operator.email] }]
}

const listOf = (lead: string, words: readonly string[]): Block[] => (words.length === 0 ? [] : [lead, { list: words }])

/** Who needs a solicitor here and not everywhere: it follows from what this operator offers. */
export const offeredBlocks = (parts: readonly OfferedPart[]): Block[] => {
  const wordsWhere = (isOffered: boolean): string[] =>
    Object.entries(offered.wishes).flatMap(([part, words]) =>
      parts.includes(part as OfferedPart) === isOffered ? words : [],
    )
  return [...listOf(offered.needed, wordsWhere(false)), ...listOf(offered.here, wordsWhere(true))]
}

/** Who signed off the words of the clauses. `total`: how many there are. */
export const signOffBlocks = (signers: Settings['signedOff'], total: number): string[] =>
  signers.length === 0
    ? [signOff.nobody]
    : signers.map(({ name, qualification, on, clauses }) => {
        const which = clauses.length === total ? signOff.everyClause : signOff.someClauses(clauses.length, total)
        return signOff.has(name, qualification, which, formatLondonDate(new Date(on)))
      })

/** Who else works on it. */
export const thirdPartyBlocks = (known: Settings['thirdParties']): Block[] =>
  known.length === 0
    ? [thirdParties.none]
    : [
        thirdParties.lead,
        { list: known.map(({ id, host = thirdParties.unnamed }) => thirdParties.companies[id](host)) },
      ]
