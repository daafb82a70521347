import type { Block, LegalDocument, Run } from './document.ts'

/** Nothing but the words of some runs. */
export const textOfRuns = (runs: readonly Run[]): string => runs.map((run) => run.text).join('')

const textOfBlock = (block: Block): string =>
  block.kind === 'paragraph'
    ? textOfRuns(block.runs)
    : block.items.map(({ marker, runs }) => `${marker} ${textOfRuns(runs)}`).join('\n')

export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n')

/** The words of a document, a blank line between clauses. */
export const asText = ({ title, name, opening, clauses, signature }: LegalDocument): string =>
  [
    name ? `${title}\n${name}` : title,
    textOfBlocks(opening.blocks),
    ...clauses.map(({ number, heading, blocks }) => `${number}. ${heading}\n${textOfBlocks(blocks)}`),
    ...(signature ? [textOfRuns(signature.attestation)] : []),
  ].join('\n\n')
