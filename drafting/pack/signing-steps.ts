/** The steps of signing a will on paper (Wills Act 1837 s.9), with what each drawing shows. */
import { earlierPages, lastPage, type Paper, paperWords } from '#core/signing/editions.ts'
import type { Step } from './pack-document.ts'

/** What the foot of each page says, to check that all are there. */
const foot = ({ pages, code }: Paper): string =>
  pages === undefined || code === undefined
    ? 'The foot of each page says which document it belongs to and how many pages there are. Check that you have them all, and that the letters and digits after “Document” are the same on each.'
    : `There ${pages === 1 ? 'is one page' : `are ${pages} pages`}. The foot of each says “Document ${code}”. If one says anything else, it is from another print.`

const printed = (paper: Paper): readonly Step[] => [
  {
    title: 'Print every page',
    words: [`Use plain A4 paper and print on one side only. ${foot(paper)}`],
    drawing: { shows: 'print', alt: 'A printer with a page coming out of it.' },
  },
  {
    title: 'Staple it',
    words: [
      `${paperWords[paper.edition].held}. It goes through all the pages, before anyone signs.`,
      'Loose pages can be lost or exchanged. The staple shows that these pages were together when you signed.',
    ],
    drawing: { shows: 'staple', alt: 'Pages held together by one staple at the top left.' },
  },
]

const bound = (paper: Paper): readonly Step[] => [
  { title: 'Count the pages', words: [`We printed it for you, on one side only. ${foot(paper)}`] },
  {
    title: 'Leave it bound',
    words: [
      `${paperWords[paper.edition].held}.`,
      'Loose pages can be lost or exchanged. The binding shows that these pages were together when you signed.',
    ],
  },
]

export const beforeTheDay = (paper: Paper): readonly Step[] => [
  ...(paper.edition === 'bound' ? bound(paper) : printed(paper)),
  {
    title: 'Read every word',
    words: [
      'Check each name and address. If something is wrong, do not correct it by hand: change your answers and print it again. A line across an empty space belongs there, so that nobody can add a word.',
      'If you cannot read it or sign your name without help, or have a will for property in another country, stop here and ask a solicitor first.',
    ],
    drawing: { shows: 'read', alt: 'A page with a pair of glasses lying on it.' },
  },
  {
    title: 'Ask two people to be your witnesses',
    words: [
      'Both must be 18 or over, able to see you sign, and able to understand what they are watching. Neighbours or people you work with are often a good choice. Choose nobody from the list in this guide, and nobody from your family.',
      'They do not have to read the will or know what it says.',
    ],
    drawing: { shows: 'two-witnesses', alt: 'Two people side by side, with a tick above them.' },
  },
]

export const onTheDay = (name: string, pair: boolean, paper: Paper): readonly Step[] => [
  {
    title: 'Sit in one room, all three',
    words: [
      'Sit where each of you can see the others’ hands. Stay together, in the same room, until all three have signed. A video call does not count.',
    ],
    drawing: { shows: 'one-room', alt: 'Three people at one table in one room, with the will in front of them.' },
  },
  ...(paper.pages === 1
    ? []
    : [
        {
          title: 'Initial the earlier pages',
          words: [
            `All three of you write your initials at the foot of ${earlierPages(paper)}. The law does not ask for this. It shows that no page was changed later.`,
          ],
          drawing: { shows: 'initial', alt: 'A page with three sets of initials at its foot.' },
        } as const,
      ]),
  {
    title: 'Write the date, then sign',
    words: [
      ...(pair
        ? [[`First read aloud the name in the box on ${lastPage(paper)}. It must be `, { strong: name }, '.']]
        : []),
      `On ${lastPage(paper)}, write the day’s date in ink. Then sign with your usual signature while both witnesses watch you.`,
    ],
    drawing: { shows: 'you-sign', alt: 'A pen writing a signature on the last page.' },
  },
  {
    title: 'Each witness signs',
    words: [
      'The first witness signs while you watch, and writes their full name, address and occupation. Then the second witness does the same.',
    ],
    drawing: { shows: 'witness-signs', alt: 'A witness signing on the line below your signature.' },
  },
  {
    title: 'Check before anyone leaves',
    words: [
      'Look for the date, three signatures, and the name, address and occupation of both witnesses. If something is missing, you can put it right only while you are all still together.',
    ],
    drawing: { shows: 'check', alt: 'A page with three ticks.' },
  },
]

export const afterwards = ({ edition }: Paper): readonly Step[] => [
  {
    title: 'Add nothing, remove nothing',
    words: [
      edition === 'bound'
        ? 'Never take the binding apart, even to make a copy: turn the pages and photograph them. Put no staple, clip or pin on the will. A mark makes the probate registry ask what is missing.'
        : 'Never take the staple out, even to make a copy: turn the pages and photograph them. Put no other staple, clip or pin on the will. A mark makes the probate registry ask what is missing.',
      'Never write on it again. To change your will, make a new one and sign it in the same way.',
    ],
    drawing: { shows: 'keep-flat', alt: 'A page with a paper clip on it, crossed out.' },
  },
  {
    title: 'Put it away safely',
    words: [
      'Keep it dry and flat. Write “copy” on every copy. A photograph or a scan is not a will: only the signed paper is.',
    ],
    drawing: { shows: 'put-away', alt: 'The will going into a box.' },
  },
  {
    title: 'Then destroy most earlier wills',
    words: [
      'Tear up the wills you made before, and their copies. Do this only once the new one is signed and witnessed.',
      'Keep the last of them, in an envelope marked “replaced”, if an illness has touched your memory or judgement, or if someone may dispute the new will: it may count again if a court finds that the new one does not.',
      'Never destroy a will for property in another country.',
    ],
    drawing: { shows: 'tear-up', alt: 'A page torn in two.' },
  },
]
