/** The law behind the words as it is today: with the tests and the sign-offs that are there. */
import { readSignOffs } from '#server/features/sign-offs/sign-off-files.ts'
import { findingTests } from './finding-tests.ts'
import { legalSources } from './legal-sources.ts'

/** Who signed off a clause, by the clause. */
const signedNow = (): Map<string, string> =>
  new Map(
    readSignOffs().standings.flatMap(({ piece, standing, signOff }) =>
      standing === 'signed' && signOff
        ? [
            [
              piece.id.replace('clause:', ''),
              `${signOff.name}, ${signOff.qualification}, on ${signOff.signedOn}`,
            ] as const,
          ]
        : [],
    ),
  )

export const legalSourcesNow = (): string => legalSources(findingTests(), signedNow())
