import type { Settings } from '#core/api/settings.ts'
import type { Standing } from '#core/sign-off/standing.ts'

/** Who signed off clauses as they stand, and which, for a public page. Those with the most clauses come first. */
export const signersOf = (standings: readonly Standing[]): Settings['signedOff'] => {
  const signed = standings.flatMap(({ piece, standing, signOff }) =>
    piece.kind === 'clause' && standing === 'signed' && signOff
      ? [{ clause: piece.id.slice('clause:'.length), signOff }]
      : [],
  )
  const bySigner = Map.groupBy(signed, ({ signOff: { name, qualification } }) => JSON.stringify([name, qualification]))
  return [...bySigner.values()]
    .flatMap((own) =>
      own.slice(0, 1).map(({ signOff: { name, qualification } }) => ({
        name,
        qualification,
        on:
          own
            .map(({ signOff }) => signOff.signedOn)
            .toSorted()
            .at(-1) ?? '',
        clauses: own.map(({ clause }) => clause),
      })),
    )
    .toSorted((a, b) => b.clauses.length - a.clauses.length)
}
