import { addressLine } from '#core/will/address-lines.ts'
import { alsoKnownAs, fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { answer, blank, paragraph, sentence } from '../wording.ts'

export type Testator = { readonly name: string; readonly alsoKnownAs: string | undefined; readonly address: string }

export const testatorOf = ({ details }: Will): Testator => ({
  name: fullNameOf(details),
  alsoKnownAs: alsoKnownAs(details),
  address: details.address ? addressLine(details.address) : '',
})

export const testatorPart: Part<Testator> = {
  steps: ['will.about-me.full-name', 'will.about-me.full-address'],
  of: testatorOf,
  outline: testatorOf,
}

/** Anyone may read a will once it is proved, so no date of birth, phone or email stands in it. */
export const testator = defineClause({
  id: 'testator',
  heading: 'Whose will this is',
  steps: ['will.about-me.full-name', 'will.about-me.full-address'],
  when: 'Always.',
  appliesTo: always,
  needs: { testator: testatorPart },
  from: ['details'],
  why: 'Says whose will this is, with any other name your bank or the Land Registry knows you by.',
  source: 'Wills Act 1837 s.9: the will must be shown to be yours',
  draft: ({ testator: { name, alsoKnownAs, address } }) => [
    paragraph`This is the will of ${{ kind: 'name', text: name }}${alsoKnownAs ? sentence`, also known as ${answer(alsoKnownAs)},` : ''} of ${address ? answer(address) : blank}.`,
  ],
})

export const earlierWills = defineClause({
  id: 'earlier-wills',
  heading: 'Earlier wills',
  steps: [],
  when: 'Always.',
  appliesTo: always,
  needs: {},
  from: [],
  why: 'Without it, parts of an old will could still count.',
  source: 'Wills Act 1837 s.20',
  draft: () => [paragraph`I cancel every will and every codicil that I made before this one.`],
})
