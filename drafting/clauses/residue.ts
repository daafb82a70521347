import { heirsSharingWithLaterChildren } from '#core/will/later-children.ts'
import { classesOf, type Heir, inheritors } from '#core/will/questions.ts'
import type { Class, Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { type Party, partyOfCharity, partyOfPerson, unsaidParty } from '../party.ts'
import { listInOneSentence, nameOf, orUnsaid, paragraph, percent, sentence, UNSAID } from '../wording.ts'
import { heirNamed, membersOfClasses, partyOfClass } from './classes.ts'
import { leftOutPart } from './deemed-dead.ts'
import { laterChildParagraph, type WithLater, withEachLaterChild, withLater } from './later-children.ts'

/** What is left after debts, costs and gifts, and who shares it. */
export type Residue = {
  /** Exactly equal, whatever the stored percentages had to be rounded to. */
  readonly equal: boolean
  /** Shares in hundredths of a percent. */
  readonly heirs: readonly { readonly party: Party; readonly hundredths: number }[]
  readonly later: WithLater
  readonly classes: readonly Class[]
}

const partyOfHeir = (will: Will, heir: Heir): Party => {
  switch (heir.kind) {
    case 'person':
      return partyOfPerson(will, heir.person)
    case 'charity':
      return partyOfCharity(heir.charity)
    case 'class':
      return partyOfClass(heir.group)
  }
}

export const residueOf = (will: Will): Residue => ({
  equal: will.estateSplit === 'Equal shares',
  heirs: inheritors(will).map((heir) => ({
    party: partyOfHeir(will, heir),
    hundredths: heir.hundredths,
  })),
  later: withLater(
    will,
    heirsSharingWithLaterChildren(will),
    will.estateSplit === 'Equal shares' || inheritors(will).length === 1,
  ),
  classes: classesOf(will),
})

export const residuePart: Part<Residue> = {
  steps: ['will.beneficiaries.my-beneficiaries', 'will.estate-splits.split-distribution'],
  of: residueOf,
  outline: (will) => {
    const residue = residueOf(will)
    const heirs = residue.heirs.map(({ party, hundredths }) => ({ party, hundredths: orUnsaid(hundredths) }))
    return { ...residue, heirs: heirs.length > 0 ? heirs : [{ party: unsaidParty, hundredths: UNSAID }] }
  },
}

/** Percentages are printed as they were given, equal shares as equal shares. Nothing here is rounded. */
export const residue = defineClause({
  id: 'residue',
  heading: 'Who shares what is left',
  steps: ['will.estate-splits.split-distribution', 'will.beneficiaries.my-beneficiaries'],
  when: 'Always.',
  appliesTo: always,
  needs: { residue: residuePart, leftOut: leftOutPart },
  from: ['persons', 'charities', 'classes', 'estateSplit', 'excluded', 'haveChildren', 'laterChildren'],
  why: 'Says who gets the rest, and how much each.',
  source: 'Skrymsher v Northcote (1818): a share of residue that fails is not shared out unless the will says so',
  legalSignOff: 'awaited',
  draft: ({ residue: { equal, heirs, later, classes }, leftOut }) => {
    const [only, ...others] = heirs
    const after = [
      ...membersOfClasses(classes, leftOut),
      ...(only && others.length === 0 ? [] : laterChildParagraph(later)),
    ]
    if (only && others.length === 0)
      return later.children.length > 0
        ? [paragraph`My Executors hold my Residuary Estate in equal shares for ${withEachLaterChild(only.party)}.`]
        : [paragraph`My Executors hold the whole of my Residuary Estate for ${nameOf(only.party)}.`, ...after]
    return equal
      ? [
          paragraph`My Executors hold my Residuary Estate in equal shares, one share for each of these:`,
          listInOneSentence(heirs.map(({ party }) => heirNamed(party))),
          ...after,
        ]
      : [
          paragraph`My Executors hold my Residuary Estate in these shares:`,
          listInOneSentence(
            heirs.map(({ party, hundredths }) => sentence`${percent(hundredths)} for ${heirNamed(party)}`),
          ),
          ...after,
        ]
  },
})
