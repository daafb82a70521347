/** Who has been named before. The first time somebody is described in full; afterwards the name will do. */
import type { Run } from './document.ts'
import type { Party } from './party.ts'
import type { DraftBlock, DraftRun } from './wording.ts'

export type Naming = {
  /** Names that more than one of the people in the will bears: these are always described. */
  readonly ambiguous: ReadonlySet<string>
  /** Keys of the parties already described. It fills as the document is written, from the top. */
  readonly introduced: Set<string>
}

const spoken = (name: string): string => name.trim().toLocaleLowerCase('en-GB')

export const namingFor = (blocks: readonly DraftBlock[]): Naming => {
  const bearers = new Map<string, Set<string>>()
  const note = (run: DraftRun): void => {
    if (run.kind !== 'party' && run.kind !== 'name') return
    const [name, key] = run.kind === 'party' ? [run.party.name, run.party.key] : [run.text, 'given']
    bearers.set(spoken(name), (bearers.get(spoken(name)) ?? new Set()).add(key))
  }
  for (const block of blocks) (block.kind === 'list' ? block.items.flat() : block.runs).forEach(note)
  return {
    ambiguous: new Set([...bearers].filter(([, keys]) => keys.size > 1).map(([name]) => name)),
    introduced: new Set(),
  }
}

/** "my daughter Ruth Hale" the first time, "Ruth Hale" from then on. */
export const nameRuns = ({ key, name, before, after }: Party, { ambiguous, introduced }: Naming): Run[] => {
  const describe = !introduced.has(key) || ambiguous.has(spoken(name))
  introduced.add(key)
  const around = (words: string): Run[] => (describe && words ? [{ kind: 'text', text: words }] : [])
  return [...around(before), { kind: 'name', text: name }, ...around(after)]
}
