/** What follows from the settings of this copy. Nothing is made up where it is not known. */
import type { Operator, Settings } from '#core/api/settings.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import { offered, operator, signOff, thirdParties } from '#words/en/this-copy.ts'
import type { Block } from './content.ts'
import { formatLondonDate } from './dates.ts'

/** Who runs it. */
export const operatorBlocks = (known: Operator | undefined): Block[] => {
  if (known === undefined) return [operator.notSaid, operator.writeTo]
  const { name, companyNumber, address, dataRegistration } = known
  const number = companyNumber === undefined ? [] : [operator.companyNumber(companyNumber)]
  const registration = dataRegistration === undefined ? [] : [operator.dataRegistration(dataRegistration)]
  return [operator.isRunBy(name), { list: [operator.address(address), ...number, ...registration, operator.email] }]
}

const listOf = (lead: string, words: readonly string[]): Block[] => (words.length === 0 ? [] : [lead, { list: words }])

/** Who needs a solicitor here and not everywhere: it follows from what this operator offers. */
export const offeredBlocks = (parts: readonly OfferedPart[]): Block[] => {
  const wordsWhere = (isOffered: boolean): string[] =>
    Object.entries(offered.wishes).flatMap(([part, words]) =>
      parts.some((each) => each === part) === isOffered ? words : [],
    )
  return [...listOf(offered.needsASolicitor, wordsWhere(false)), ...listOf(offered.mayBeDoneHere, wordsWhere(true))]
}

/** Who signed off the words of the clauses. `total`: how many there are. */
export const signOffBlocks = (signers: Settings['signedOff'], total: number): string[] =>
  signers.length === 0
    ? [signOff.noSolicitorHas]
    : signers.map(({ name, qualification, on, clauses }) =>
        clauses.length === total
          ? signOff.ofEveryClause(name, qualification, formatLondonDate(on))
          : signOff.ofSomeClauses(name, qualification, formatLondonDate(on), clauses.length, total),
      )

/** Who else works on it. `unnamed`: a company without a hostname. */
export const thirdPartyBlocks = (known: Settings['thirdParties'], unnamed: string): Block[] =>
  known.length === 0
    ? [thirdParties.none]
    : [thirdParties.lead, { list: known.map(({ id, host = unnamed }) => thirdParties.companies[id](host)) }]
