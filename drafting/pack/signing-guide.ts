import { figureOn } from '#core/law/figures-of-law.ts'
import { earlierPages, type Paper } from '#core/signing/editions.ts'
import { unnamedInWill } from '#core/signing/people-of-will.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { childrenOf, partnerOf } from '#core/will/questions.ts'
import type { CompleteWill } from '../complete-will.ts'
import { clausesOf } from '../draft.ts'
import { type Party, partyOfPerson } from '../party.ts'
import type { DraftRun } from '../wording.ts'
import {
  type Block,
  bullets,
  heading,
  note,
  type PackContext,
  type PackDocument,
  paperOf,
  paragraph,
} from './pack-document.ts'
import { afterwards, beforeTheDay, onTheDay } from './signing-steps.ts'

const runsOf = (will: CompleteWill): DraftRun[] => {
  const { opening, clauses } = clausesOf(will)
  return [opening, ...clauses]
    .flatMap(({ written }) => ('blocks' in written ? written.blocks : []))
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.runs))
}

const partiesNamed = (will: CompleteWill): Party[] =>
  runsOf(will).flatMap((run) => (run.kind === 'party' ? run.party : []))

// Next of kin may take without being named.
const closestFamily = ({ will }: CompleteWill): Party[] =>
  [partnerOf(will) ?? [], childrenOf(will)].flat().map((person) => partyOfPerson(will, person))

/**
 * The people who must not witness this will, by name, each once: all people it names in any role, in their order,
 * then the testator's partner and children where it names them nowhere, then those who may take unnamed. A charity cannot be a
 * witness. A gift to a witness or their spouse is void (Wills Act 1837 s.15); keeping away executors, guardians and people who
 * are left out is caution.
 */
export const whoMustNotWitness = (will: CompleteWill): readonly string[] => {
  const dead = new Set(will.will.persons.flatMap(({ id, died }) => (died ? `person:${id}` : [])))
  const names = [...partiesNamed(will), ...closestFamily(will)].flatMap(({ key, kind, name }) =>
    kind === 'person' && !dead.has(key) ? name.trim() : [],
  )
  return [...new Set([...names, ...unnamedInWill(will.will)])]
}

const mustNotWitness = (will: CompleteWill): readonly Block[] => {
  const { firm } = will.parts
  return [
    heading('Who must not be a witness'),
    paragraph('Do not ask anyone on this list, whatever your will gives them:'),
    bullets(
      ...whoMustNotWitness(will).map((name) => [{ strong: name }]),
      ...(firm ? [['anyone who works at ', { strong: firm.name }]] : []),
    ),
    paragraph(
      'Do not ask their husband, wife or civil partner, or anyone who lives with them as a couple. Do not ask your own family, or theirs.',
    ),
    paragraph([
      { strong: 'Why this matters. ' },
      'A witness loses anything the will leaves them. So does the husband, wife or civil partner of a witness. The rest of the will still counts. The others are on the list so that nobody has a reason to question what they saw.',
    ]),
  ]
}

const checklist = (name: string, pair: boolean, paper: Paper): readonly Block[] => [
  { kind: 'new-page' },
  heading('Checklist for the day'),
  paragraph('Have this page on the table. Tick each line in turn.'),
  {
    kind: 'checklist',
    items: [
      ...(pair ? [['We read the name on the will aloud: ', { strong: name }, '.']] : []),
      paper.pages === undefined || paper.code === undefined
        ? 'Every page is here, with no writing on it, and has the same document number at its foot.'
        : `${paper.pages === 1 ? 'The page is here, with no writing on it, and says' : `All ${paper.pages} pages are here, with no writing on them, and each says`} “Document ${paper.code}” at its foot.`,
      paper.edition === 'bound'
        ? 'The pages are bound as they came.'
        : 'The pages are held by one staple, put in before we signed.',
      'Both witnesses are 18 or over.',
      'Neither is on the list in this guide.',
      'All three of us are in one room.',
      ...(paper.pages === 1 ? [] : [`We initialled ${earlierPages(paper)}.`]),
      'I wrote the date, in ink.',
      'I signed while both witnesses watched.',
      'The first witness signed while I watched, and wrote their name, address and occupation.',
      'The second witness did the same.',
      'Nobody left until all three had signed.',
      'Nothing else is attached to the will.',
    ],
  },
]

const keeping = (today: Day): readonly Block[] => [
  heading('Where to keep it'),
  bullets(
    [{ strong: 'At home' }, ', dry, safe from fire, and where your executors can find it.'],
    [{ strong: 'With a solicitor.' }, ' Ask what it costs.'],
    [
      { strong: 'With the Probate Service' },
      `, for ${poundsInWords(figureOn('will-deposit-fee', today))} once. While you are alive, only you can take it out.`,
    ],
    [
      { strong: 'Not in a safe-deposit box at a bank.' },
      ' The bank may not open it until there is probate, and probate needs the will.',
    ],
  ),
  paragraph(
    'A will register can record where it is. Tell your executors where the will is. You do not have to tell them what it says.',
  ),
]

const reviewing: readonly Block[] = [
  heading('When to read it again'),
  paragraph('Every five years, and when one of these happens:'),
  bullets(
    'You marry or enter a civil partnership. That cancels a will made before it, unless the will itself says that you were expecting to marry that named person and that it should stay in force. Leaving them something is not enough.',
    'You separate or divorce.',
    'A child is born or adopted.',
    'Someone named in the will dies.',
    'You buy or sell a home, or move to another country.',
  ),
]

/** How to sign the will so that it counts (Wills Act 1837 s.9), with the list of who must not be a witness. */
export const signingGuide = (will: CompleteWill, context: PackContext): PackDocument => {
  const { pair, today } = context
  const paper = paperOf(context)
  const { name } = will.parts.testator
  return {
    kind: 'signing-guide',
    id: 'signing-guide',
    title: 'How to sign your will',
    fileTitle: `Signing guide for the will of ${name}`,
    band: 'Not part of the will',
    purpose: 'What to do on the day you sign, step by step, and who must not be a witness.',
    blocks: [
      paragraph([
        'This guide is for the will of ',
        { strong: name },
        '. The will has no effect until it is signed in front of two witnesses. Read the whole guide before the day. Signing takes about half an hour.',
      ]),
      note(
        'Ink, on paper, in one room',
        'In England and Wales a will cannot be signed on a screen, and the witnesses cannot watch by video.',
      ),
      ...(pair
        ? [
            note('There are two wills in your home', [
              'Only ',
              { strong: name },
              ' signs this one. Sign one will from beginning to end, put it aside, and only then start with the other.',
            ]),
          ]
        : []),
      heading('Before the day'),
      { kind: 'steps', items: beforeTheDay(paper) },
      ...mustNotWitness(will),
      { kind: 'new-page' },
      heading('On the day'),
      { kind: 'steps', items: onTheDay(name, pair, paper) },
      note(
        'If something goes wrong',
        paper.edition === 'bound'
          ? 'Stop, and do not correct it. Print the will yourself, all of it, or order another bound copy. Then start again from the first step. Tear up the paper that went wrong.'
          : 'Stop, and do not correct it. Print the will again, all of it, staple it, and start again from the first step. Tear up the paper that went wrong.',
      ),
      ...checklist(name, pair, paper),
      { kind: 'new-page' },
      heading('When it is signed'),
      { kind: 'steps', items: afterwards(paper) },
      { kind: 'new-page' },
      ...keeping(today),
      ...reviewing,
    ],
  }
}
