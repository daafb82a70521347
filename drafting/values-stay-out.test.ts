import { describe, expect, test } from 'vitest'
import { withoutValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { packContext, packed } from '#testkit/pack-documents.ts'
import { everyField, TELLING_PENCE } from '#testkit/will-with-everything.ts'
import { changedLabels, VALUES_CHANGED } from './changed-labels.ts'
import { draft, preview } from './draft.ts'
import { mirror } from './mirror.ts'
import { solicitorsBrief } from './pack/solicitors-brief.ts'
import { contentsOf } from './pack/what-changed.ts'
import { partsToRead } from './reading/parts.ts'
import { factsAsJson, factsOfWill } from './will-facts.ts'

const said = everyField()
const unsaid: Will = withoutValues(said)

/** What is made of a will for its customer and for others, by what it is called. */
const made: Readonly<Record<string, (will: Will) => unknown>> = {
  'the will to sign': (will) => draft(completed(will)),
  'the draft and the preview': (will) => preview(will, today),
  'every document of the pack': (will) => packed(will),
  'what the list of documents is compared by': (will) =>
    contentsOf(draft(completed(will)), packed(will), packContext().today),
  'the facts in the archive copy': (will) => factsAsJson(factsOfWill(completed(will))),
  'what is read and agreed to part by part': (will) => partsToRead(will, today),
  'the notes for a solicitor': (will) => solicitorsBrief(will, packContext()),
  'the partner’s will': (will) => mirror(will),
}

describe('what things are worth', () => {
  // Promise: words.assets
  test.each(Object.entries(made))('is not in %s', (_name, make) => {
    expect(make(said)).toEqual(make(unsaid))
    expect(JSON.stringify(make(said))).not.toContain(`${TELLING_PENCE}`.slice(0, 6))
  })

  test('is named as changed without a figure, and nothing else is', () => {
    expect(changedLabels(unsaid, said, today)).toEqual([VALUES_CHANGED])
    expect(changedLabels(said, { ...said, havePets: 'No' }, today)).not.toContain(VALUES_CHANGED)
  })
})
