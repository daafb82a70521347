import { always, defineClause } from '../clause.ts'
import { listInOneSentence, paragraph, percent, sentence, the } from '../wording.ts'

/** Percentages are printed as they were given, equal shares as equal shares. Nothing here is rounded. */
export const residue = defineClause({
  id: 'residue',
  heading: 'Who shares what is left',
  steps: ['will.estate-splits.split-distribution', 'will.beneficiaries.my-beneficiaries'],
  when: 'Always.',
  appliesTo: always,
  needs: ['residue'],
  from: ['persons', 'charities', 'estateSplit'],
  why: 'Says who takes what is left, and in what shares.',
  source: 'Skrymsher v Northcote (1818): a share of residue that fails is not shared out unless the will says so',
  reviewed: false,
  draft: ({ residue: { equal, heirs } }) => {
    const [only, ...others] = heirs
    if (only && others.length === 0)
      return [paragraph`My Executors hold the whole of my Residuary Estate for ${the(only.party)}.`]
    return equal
      ? [
          paragraph`My Executors hold my Residuary Estate in equal shares, one share for each of these:`,
          listInOneSentence(heirs.map(({ party }) => [the(party)])),
        ]
      : [
          paragraph`My Executors hold my Residuary Estate in these shares:`,
          listInOneSentence(heirs.map(({ party, hundredths }) => sentence`${percent(hundredths)} for ${the(party)}`)),
        ]
  },
})
