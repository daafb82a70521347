/** The steps of signing a will on paper (Wills Act 1837 s.9), with what each drawing shows. */
import { earlierPages, lastPage, type Paper, paperWords } from '#core/signing/editions.ts'
import { signingDrawings, signingSteps as words } from '#words/en/pack.ts'
import type { Step } from './pack-document.ts'

const drawn = <Shows extends keyof typeof signingDrawings>(shows: Shows) => ({ shows, alt: signingDrawings[shows] })

/** What the foot of each page says, to check that all are there. */
const foot = ({ pages, code }: Paper): string =>
  pages === undefined || code === undefined
    ? words.theFootOf
    : words.thereTheFoot(pages === 1 ? words.isOnePage : words.arePages(pages), code)

const printed = (paper: Paper): readonly Step[] => [
  { title: words.printEveryPage, words: [words.plainA4Paper(foot(paper))], drawing: drawn('print') },
  {
    title: words.stapleIt,
    words: [words.itGoesThrough(paperWords[paper.edition].held), words.loosePagesCan],
    drawing: drawn('staple'),
  },
]

const bound = (paper: Paper): readonly Step[] => [
  { title: words.countThePages, words: [words.wePrintedIt(foot(paper))] },
  { title: words.leaveItBound, words: [`${paperWords[paper.edition].held}.`, words.loosePagesCanBe] },
]

export const beforeTheDay = (paper: Paper): readonly Step[] => [
  ...(paper.edition === 'bound' ? bound(paper) : printed(paper)),
  { title: words.readEveryWord, words: [words.checkEachName, words.ifYouCannot], drawing: drawn('read') },
  { title: words.askTwoPeople, words: [words.bothMustBe, words.theyDoNot], drawing: drawn('two-witnesses') },
]

export const onTheDay = (name: string, pair: boolean, paper: Paper): readonly Step[] => [
  { title: words.sitInOne, words: [words.sitWhereEach], drawing: drawn('one-room') },
  ...(paper.pages === 1
    ? []
    : [
        {
          title: words.initialTheEarlier,
          words: [words.allThreeOf(earlierPages(paper))],
          drawing: drawn('initial'),
        } as const,
      ]),
  {
    title: words.writeTheDate,
    words: [...(pair ? [words.firstReadAloud(lastPage(paper), name)] : []), words.onWriteThe(lastPage(paper))],
    drawing: drawn('you-sign'),
  },
  { title: words.eachWitnessSigns, words: [words.theFirstWitness], drawing: drawn('witness-signs') },
  { title: words.checkBeforeAnyone, words: [words.lookForThe], drawing: drawn('check') },
]

export const afterwards = ({ edition }: Paper): readonly Step[] => [
  {
    title: words.addNothingRemove,
    words: [edition === 'bound' ? words.neverTakeThe : words.neverTakeTheStaple, words.neverWriteOn],
    drawing: drawn('keep-flat'),
  },
  { title: words.putItAway, words: [words.keepItDry], drawing: drawn('put-away') },
  {
    title: words.thenDestroyMost,
    words: [words.tearUpThe, words.keepTheLast, words.neverDestroyA],
    drawing: drawn('tear-up'),
  },
]
