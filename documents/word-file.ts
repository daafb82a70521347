/**
 * A will, and papers about it, as a Word file for a law firm to work on: the words that the PDF has, with clauses and lists that number
 * themselves, references that follow their clause, and a style for each kind of text. The library is loaded with the first file.
 */
import type * as Docx from 'docx'
import type { Block, LegalDocument, Run } from '#drafting/document.ts'
import type { PackWords, Block as PaperBlock, PaperDocument } from '#drafting/pack/pack-document.ts'
import { visibleText } from './fingerprint.ts'
import { type SignaturePage, signaturePage } from './template-input.ts'

type Library = typeof Docx
type Part = Docx.Paragraph | Docx.Table

// Hundredths of a millimetre and twentieths of a point are what Word counts in.
const HANG = 560
const INDENT = 620
const RULE = '_'.repeat(34)

const CLAUSES = 'clauses'
const LETTERS = 'letters'

/** The styles by name: whoever works on the file changes one and not each paragraph. */
const styles: Docx.IStylesOptions = {
  default: {
    document: { run: { font: 'Times New Roman', size: 23 }, paragraph: { spacing: { after: 140, line: 290 } } },
    title: { run: { font: 'Times New Roman', size: 40, bold: true }, paragraph: { spacing: { after: 240 } } },
    heading1: {
      run: { font: 'Times New Roman', size: 26, bold: true },
      paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { font: 'Times New Roman', size: 23, bold: true },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    { id: 'ClauseHeading', name: 'Clause heading', basedOn: 'Heading1', next: 'ClauseText', quickFormat: true },
    {
      id: 'ClauseText',
      name: 'Clause text',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { indent: { left: HANG } },
    },
    { id: 'ClauseItem', name: 'Clause item', basedOn: 'Normal', quickFormat: true },
    { id: 'Band', name: 'Standing', basedOn: 'Normal', run: { italics: true } },
    {
      id: 'SignatureLine',
      name: 'Signature line',
      basedOn: 'Normal',
      run: { size: 18 },
      paragraph: { keepNext: true },
    },
  ],
}

const bookmarkOf = (clause: string): string => `clause-${clause}`

/** The words of a run, and the number of another clause as a field that follows it. */
const runsIn = ({ TextRun, SimpleField }: Library, runs: readonly Run[]): Docx.ParagraphChild[] =>
  runs.map((run) => {
    const text = visibleText(run.text)
    if (run.kind === 'reference') return new SimpleField(`REF ${bookmarkOf(run.to)} \\r \\h`, text)
    return new TextRun({
      text: run.kind === 'blank' ? '________' : text,
      bold: run.kind === 'name' || run.kind === 'term',
      italics: run.kind === 'placeholder',
    })
  })

/** Lists are numbered one by one: each begins with (a). */
const listCounter = (): (() => number) => {
  let lists = 0
  return () => {
    lists += 1
    return lists
  }
}

/** @param keepNext on the page of what follows, as the last words are on that of the signatures. */
const blocksOf = (
  library: Library,
  blocks: readonly Block[],
  nextList: () => number,
  keepNext = false,
): Docx.Paragraph[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph')
      return [new library.Paragraph({ style: 'ClauseText', keepNext, children: runsIn(library, block.runs) })]
    const instance = nextList()
    // The markers of our lists are what Word counts: (a) to (z), then (aa).
    return block.items.map(
      ({ runs }) =>
        new library.Paragraph({
          style: 'ClauseItem',
          numbering: { reference: LETTERS, level: 0, instance },
          children: runsIn(library, runs),
        }),
    )
  })

/** Where the will is signed, as it stands on paper: signature beside date, witness beside witness. */
const signing = (library: Library, { only, lines, witnesses, byWitness, attestation }: SignaturePage): Part[] => {
  const { Paragraph, Table, TableBorders, TableCell, TableRow, TextRun } = library
  const rule = (label: string) => [
    new Paragraph({ style: 'SignatureLine', spacing: { before: 360, after: 0 }, children: [new TextRun(RULE)] }),
    ...(label === '' ? [] : [new Paragraph({ style: 'SignatureLine', children: [new TextRun(label)] })]),
  ]
  const beside = (columns: readonly (readonly Part[])[]) =>
    new Table({
      width: { size: 100, type: 'pct' },
      borders: TableBorders.NONE,
      rows: [new TableRow({ cantSplit: true, children: columns.map((children) => new TableCell({ children })) })],
    })
  // All of it stays on one page: a row that cannot be split holds it.
  return [
    beside([
      [
        new Paragraph({ style: 'SignatureLine', children: runsIn(library, only) }),
        beside(lines.map(rule)),
        new Paragraph({ spacing: { before: 280 }, children: runsIn(library, attestation) }),
        beside(
          witnesses.map((which) => [
            new Paragraph({ style: 'SignatureLine', children: [new TextRun({ text: which, bold: true })] }),
            ...byWitness.flatMap(rule),
          ]),
        ),
        new Paragraph({}),
      ],
    ]),
    new Paragraph({}),
  ]
}

const numbering: Docx.INumberingOptions = {
  config: [
    {
      reference: CLAUSES,
      levels: [
        {
          level: 0,
          format: 'decimal',
          text: '%1',
          alignment: 'left',
          style: { paragraph: { indent: { left: HANG, hanging: HANG } } },
        },
      ],
    },
    {
      reference: LETTERS,
      levels: [
        {
          level: 0,
          format: 'lowerLetter',
          text: '(%1)',
          alignment: 'left',
          style: { paragraph: { indent: { left: HANG + INDENT, hanging: INDENT } } },
        },
      ],
    },
    {
      reference: 'numbers',
      levels: [
        {
          level: 0,
          format: 'decimal',
          text: '%1.',
          alignment: 'left',
          style: { paragraph: { indent: { left: HANG, hanging: HANG } } },
        },
      ],
    },
  ],
}

const packed = async (
  library: Library,
  title: string,
  standing: string,
  children: readonly Part[],
): Promise<Uint8Array> => {
  const { Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } = library
  const file = new Document({
    title,
    styles,
    numbering,
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1700, bottom: 1300, left: 1400, right: 1400 } },
        },
        headers: {
          default: new Header({
            children: [new Paragraph({ style: 'Band', children: [new TextRun({ text: standing, size: 17 })] })],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    size: 17,
                    children: [`${title}, page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [...children],
      },
    ],
  })
  return Packer.toBuffer(file)
}

/**
 * A will as a Word file, its clauses numbered by Word.
 * @param standing what the file is, at the head of each page: it is not for signing as it stands.
 */
export const willAsWord = async (document: LegalDocument, standing: string): Promise<Uint8Array> => {
  const library = await import('docx')
  const { Bookmark, Paragraph, TextRun } = library
  const { title, name, opening, clauses, signature } = document
  const nextList = listCounter()
  const words = [
    new Paragraph({ heading: 'Title', children: [new TextRun(name ? `${title} ${visibleText(name)}` : title)] }),
    ...opening.blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? [new Paragraph({ children: runsIn(library, block.runs) })]
        : blocksOf(library, [block], nextList),
    ),
    ...clauses.flatMap(({ id, heading, blocks }, at) => [
      new Paragraph({
        style: 'ClauseHeading',
        numbering: { reference: CLAUSES, level: 0 },
        children: [new Bookmark({ id: bookmarkOf(id), children: [new TextRun(heading)] })],
      }),
      ...blocksOf(library, blocks, nextList, signature !== undefined && at === clauses.length - 1),
    ]),
    ...(signature ? signing(library, signaturePage(signature)) : []),
  ]
  return packed(library, name ? `${title} ${visibleText(name)}` : title, standing, words)
}

const wordsIn = ({ TextRun }: Library, words: PackWords): Docx.TextRun[] =>
  (typeof words === 'string' ? [words] : words).map((run) =>
    typeof run === 'string'
      ? new TextRun(visibleText(run))
      : new TextRun({ text: visibleText(run.strong), bold: true }),
  )

const tableOf = (library: Library, columns: readonly string[], rows: readonly (readonly PackWords[])[]): Docx.Table => {
  const { Paragraph, Table, TableCell, TableRow, TextRun } = library
  const cell = (children: Docx.TextRun[]) =>
    new TableCell({ children: [new Paragraph({ spacing: { after: 40 }, children })] })
  const head = new TableRow({
    tableHeader: true,
    children: columns.map((title) => cell([new TextRun({ text: title, bold: true })])),
  })
  return new Table({
    width: { size: 100, type: 'pct' },
    rows: [
      ...(columns.length > 0 ? [head] : []),
      ...rows.map((row) => new TableRow({ children: row.map((words) => cell(wordsIn(library, words))) })),
    ],
  })
}

/** A block of a paper. What is drawn has its words, which say the same. */
const partsOf = (library: Library, block: PaperBlock, nextList: () => number): Part[] => {
  const { Paragraph, TextRun } = library
  const plain = (words: PackWords) => new Paragraph({ children: wordsIn(library, words) })
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: 'Heading1', children: [new TextRun(block.text)] })]
    case 'subheading':
      return [new Paragraph({ heading: 'Heading2', children: [new TextRun(block.text)] })]
    case 'paragraph':
      return [plain(block.words)]
    case 'bullets':
    case 'checklist':
      return block.items.map((item) => new Paragraph({ bullet: { level: 0 }, children: wordsIn(library, item) }))
    case 'numbers': {
      const instance = nextList()
      return block.items.map(
        (item) =>
          new Paragraph({ numbering: { reference: 'numbers', level: 0, instance }, children: wordsIn(library, item) }),
      )
    }
    case 'steps':
      return block.items.flatMap(({ title, words }) => [plain([{ strong: title }]), ...words.map(plain)])
    case 'note':
      return [...(block.title ? [plain([{ strong: block.title }])] : []), ...block.words.map(plain)]
    case 'facts':
    case 'card':
      return [
        tableOf(
          library,
          [],
          block.items.map(({ label, value }) => [[{ strong: label }], value === '' ? RULE : value]),
        ),
      ]
    case 'table':
      return [
        plain([{ strong: block.caption }]),
        tableOf(
          library,
          block.columns.map(({ title }) => title),
          block.rows,
        ),
        new Paragraph({}),
      ]
    case 'flow':
      return [plain(block.alt)]
    case 'address':
      return block.lines.map(plain)
    case 'lines':
      return [plain(block.label), ...Array.from({ length: block.count }, () => plain(RULE))]
    case 'new-page':
      return []
  }
}

/** A paper about a will as a Word file. */
export const paperAsWord = async ({ title, fileTitle, band, blocks }: PaperDocument): Promise<Uint8Array> => {
  const library = await import('docx')
  const nextList = listCounter()
  const words = [
    new library.Paragraph({ heading: 'Title', children: [new library.TextRun(visibleText(title))] }),
    ...blocks.flatMap((block) => partsOf(library, block, nextList)),
  ]
  return packed(library, visibleText(fileTitle), band ?? '', words)
}
