import { figureOn } from '#core/law/figures-of-law.ts'
import { earlierPages, lastPage, type Paper, paperWords } from '#core/signing/editions.ts'
import { unnamedInWill } from '#core/signing/people-of-will.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { childrenOf, partnerOf } from '#core/will/questions.ts'
import { bands, signingDrawings, signingSteps as stepWords, signingGuide as words } from '#words/en/pack.ts'
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
  type Step,
} from './pack-document.ts'

/** The steps of signing a will on paper (Wills Act 1837 s.9), with what each drawing shows. */

const drawn = <Shows extends keyof typeof signingDrawings>(shows: Shows) => ({ shows, alt: signingDrawings[shows] })

/** What the foot of each page says, to check that all are there. */
const foot = ({ pages, code }: Paper): string =>
  pages === undefined || code === undefined
    ? stepWords.theFootOf
    : stepWords.thereTheFoot(pages === 1 ? stepWords.isOnePage : stepWords.arePages(pages), code)

const printed = (paper: Paper): readonly Step[] => [
  { title: stepWords.printEveryPage, words: [stepWords.plainA4Paper(foot(paper))], drawing: drawn('print') },
  {
    title: stepWords.stapleIt,
    words: [stepWords.itGoesThrough(paperWords[paper.edition].held), stepWords.loosePagesCan],
    drawing: drawn('staple'),
  },
]

const bound = (paper: Paper): readonly Step[] => [
  { title: stepWords.countThePages, words: [stepWords.wePrintedIt(foot(paper))] },
  { title: stepWords.leaveItBound, words: [`${paperWords[paper.edition].held}.`, stepWords.loosePagesCanBe] },
]

const beforeTheDay = (paper: Paper): readonly Step[] => [
  ...(paper.edition === 'bound' ? bound(paper) : printed(paper)),
  { title: stepWords.readEveryWord, words: [stepWords.checkEachName, stepWords.ifYouCannot], drawing: drawn('read') },
  {
    title: stepWords.askTwoPeople,
    words: [stepWords.bothMustBe, stepWords.theyDoNot],
    drawing: drawn('two-witnesses'),
  },
]

const onTheDay = (name: string, pair: boolean, paper: Paper): readonly Step[] => [
  { title: stepWords.sitInOne, words: [stepWords.sitWhereEach], drawing: drawn('one-room') },
  ...(paper.pages === 1
    ? []
    : [
        {
          title: stepWords.initialTheEarlier,
          words: [stepWords.allThreeOf(earlierPages(paper))],
          drawing: drawn('initial'),
        } as const,
      ]),
  {
    title: stepWords.writeTheDate,
    words: [...(pair ? [stepWords.firstReadAloud(lastPage(paper), name)] : []), stepWords.onWriteThe(lastPage(paper))],
    drawing: drawn('you-sign'),
  },
  { title: stepWords.eachWitnessSigns, words: [stepWords.theFirstWitness], drawing: drawn('witness-signs') },
  { title: stepWords.checkBeforeAnyone, words: [stepWords.lookForThe], drawing: drawn('check') },
]

const afterwards = ({ edition }: Paper): readonly Step[] => [
  {
    title: stepWords.addNothingRemove,
    words: [edition === 'bound' ? stepWords.neverTakeThe : stepWords.neverTakeTheStaple, stepWords.neverWriteOn],
    drawing: drawn('keep-flat'),
  },
  { title: stepWords.putItAway, words: [stepWords.keepItDry], drawing: drawn('put-away') },
  {
    title: stepWords.thenDestroyMost,
    words: [stepWords.tearUpThe, stepWords.keepTheLast, stepWords.neverDestroyA],
    drawing: drawn('tear-up'),
  },
]

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
    heading(words.whoMustNot),
    paragraph(words.doNotAsk),
    bullets(
      ...whoMustNotWitness(will).map((name) => [{ strong: name }]),
      ...(firm ? [words.anyoneWhoWorks(firm.name)] : []),
    ),
    paragraph(words.doNotAskTheir),
    paragraph(words.whyThisMatters),
  ]
}

const checklist = (name: string, pair: boolean, paper: Paper): readonly Block[] => [
  { kind: 'new-page', inLargePrint: true },
  heading(words.checklistForThe),
  paragraph(words.haveThisPage),
  {
    kind: 'checklist',
    items: [
      ...(pair ? [words.weReadThe(name)] : []),
      paper.pages === undefined || paper.code === undefined
        ? words.everyPageIs
        : words.documentAtIts(paper.pages === 1 ? words.thePageIs : words.allPagesAre(paper.pages), paper.code),
      paper.edition === 'bound' ? words.thePagesAre : words.thePagesAreHeld,
      words.bothWitnessesAre,
      words.neitherIsOn,
      words.allThreeOf,
      ...(paper.pages === 1 ? [] : [words.weInitialled(earlierPages(paper))]),
      words.iWroteThe,
      words.iSignedWhile,
      words.theFirstWitness,
      words.theSecondWitness,
      words.nobodyLeftUntil,
      words.nothingElseIs,
    ],
  },
]

const keeping = (today: Day): readonly Block[] => [
  heading(words.whereToKeep),
  bullets(
    words.atHomeDry,
    words.withASolicitor,
    words.withTheProbate(poundsInWords(figureOn('will-deposit-fee', today))),
    words.notInA,
  ),
  paragraph(words.aWillRegister),
]

const reviewing = (): readonly Block[] => [
  heading(words.whenToRead),
  paragraph(words.everyFiveYears),
  bullets(words.youMarryOr, words.youSeparateOr, words.aChildIs, words.someoneNamedIn, words.youBuyOr),
]

/** How to sign the will so that it counts (Wills Act 1837 s.9), with the list of who must not be a witness. */
export const signingGuide = (will: CompleteWill, context: PackContext): PackDocument => {
  const { pair, today } = context
  const paper = paperOf(context)
  const { name } = will.parts.testator
  return {
    kind: 'signing-guide',
    id: 'signing-guide',
    title: words.howToSign,
    fileTitle: words.signingGuideFor(name),
    band: bands.notPartOf,
    purpose: words.whatToDo,
    blocks: [
      paragraph(words.thisGuideIs(name)),
      note(words.inkOnPaper, words.inEnglandAnd),
      ...(pair ? [note(words.thereAreTwo, words.onlySignsThis(name))] : []),
      heading(words.beforeTheDay),
      { kind: 'steps', items: beforeTheDay(paper) },
      ...mustNotWitness(will),
      { kind: 'new-page', inLargePrint: false },
      heading(words.onTheDay),
      { kind: 'steps', items: onTheDay(name, pair, paper) },
      note(words.ifSomethingGoes, paper.edition === 'bound' ? words.stopAndDo : words.stopAndDoNot),
      ...checklist(name, pair, paper),
      heading(words.whenItIs),
      { kind: 'steps', items: afterwards(paper) },
      ...keeping(today),
      ...reviewing(),
    ],
  }
}
