/** Every wording that a customer can be shown, as the pieces that a lawyer signs. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { questions } from '#core/advice/questions.ts'
import { askedOn, tiles } from '#core/advice/tiles.ts'
import { triggers } from '#core/advice/triggers.ts'
import { resultRows } from '#core/existing-will/results.ts'
import { stepNamed } from '#core/journey/steps.ts'
import type { PieceKind } from '#core/sign-off/kinds.ts'
import type { Chosen, Piece, WrittenClause } from '#core/sign-off/piece.ts'
import { maritalStatuses } from '#core/will/lists.ts'
import { relationships } from '#core/will/relationships.ts'
import { signatureOf } from '#drafting/clauses/signing.ts'
import { clauseTable, opening } from '#drafting/clauses/table.ts'
import type { CompleteWill } from '#drafting/complete-will.ts'
import { textOfBlocks } from '#drafting/document.ts'
import { draft, TITLE } from '#drafting/draft.ts'
import { landSteps } from '#drafting/pack/land-steps.ts'
import { stepRows } from '#drafting/pack/trust-steps.ts'
import { relationInWords } from '#drafting/party.ts'
import { writtenClauses } from '#drafting/wordings.ts'
import { aPerson } from '#testkit/builders.ts'
import { isTest, read } from '../structure/imports.ts'
import { writtenIn } from '../structure/written.ts'
import { rulesOf } from './learn-rules.ts'
import { inOrder } from './order.ts'
import { areas, sentencesOf, textsOfCore, textsOfPages, textsOfTable } from './rows.ts'
import { ruleInWords } from './rules-in-words.ts'
import { rulesOfLaw } from './rules-of-law/rules-of-law.ts'

/** A clause as one or more of the wills have it, and the first of those wills. */
type Met = { readonly written: WrittenClause; readonly words: ReadonlySet<string>; readonly will: CompleteWill }

/** Each form of each clause once: wills of which the same is known have the same words. */
const metIn = (wills: Iterable<CompleteWill>): ReadonlyMap<string, readonly Met[]> => {
  const met = new Map<string, Map<string, Met>>()
  for (const will of wills)
    for (const written of writtenClauses(will)) {
      const own = met.get(written.clause) ?? new Map<string, Met>()
      met.set(written.clause, own)
      const key = JSON.stringify([written.blocks, written.facts])
      if (!own.has(key)) own.set(key, { written, words: new Set(written.blocks.flat(2)), will })
    }
  return new Map([...met].map(([clause, own]) => [clause, [...own.values()]]))
}

const exampleOf = ({ will, written }: Met): string => {
  const { opening: first, clauses } = draft(will)
  const own = [first, ...clauses].find(({ id }) => id === written.clause)
  return own ? textOfBlocks(own.blocks) : ''
}

/** Enough to see every form in context; the list of sentences has them all. */
const MOST_EXAMPLES = 12

/** A clause of a will is an example where it has a sentence that no earlier example has. */
const examplesIn = (met: readonly Met[]): string[] => {
  const known = new Set<string>()
  return met
    .filter(({ words }) => {
      const isNew = [...words].some((each) => !known.has(each))
      for (const each of words) known.add(each)
      return isNew
    })
    .slice(0, MOST_EXAMPLES)
    .map(exampleOf)
}

/** @param kept the pieces as they were written last: a rule and an order that still hold stay as they were read. */
const clausePieces = (wills: Iterable<CompleteWill>, kept: readonly Piece[]): Piece[] => {
  const met = metIn(wills)
  return [opening, ...clauseTable].map(({ id, heading, when, why, source }, at, all) => {
    const own = met.get(id) ?? []
    const before = kept.find((piece) => piece.id === `clause:${id}`)
    const found = new Set(own.flatMap(({ words }) => [...words]))
    const known = (before?.words ?? []).filter((each) => found.has(each))
    const ordered = inOrder(
      [...new Set([...known, ...found])],
      own.map(({ written }) => written),
    )
    const words = ordered.map(({ sentence }) => sentence)
    const rules = rulesOf(
      words,
      own.map(({ written, words: said }) => ({ facts: written.facts, words: said })),
      new Map((before?.words ?? []).map((each, place) => [each, before?.chosen?.[place]?.ways ?? []])),
    )
    return {
      id: `clause:${id}`,
      kind: 'clause' as const,
      title: heading,
      when,
      why,
      law: source,
      words,
      chosen: rules.map((rule, each): Chosen => {
        if (!rule) throw new Error(`No rule says when this stands in clause ${id}: ${words[each]}`)
        return { when: ruleInWords(rule), ways: [...rule], place: ordered[each]?.place ?? 0 }
      }),
      ...(at > 0 && { follows: all[at - 1]?.heading }),
      examples: examplesIn(own),
    }
  })
}

const ATTESTATIONS = [
  {},
  { mark: true },
  { signer: '‹signer›' },
  { readAloud: { reader: '‹reader›' } },
  { readAloud: { reader: '‹reader›', interpreter: '‹interpreter›' } },
  { mark: true, readAloud: { reader: '‹reader›' } },
  { mark: true, readAloud: { reader: '‹reader›', interpreter: '‹interpreter›' } },
  { signer: '‹signer›', readAloud: { reader: '‹reader›' } },
  { signer: '‹signer›', readAloud: { reader: '‹reader›', interpreter: '‹interpreter›' } },
] as const

const relationsInWords = (): string[] => {
  const all = relationships.flatMap((relationship) =>
    (['partner', 'Person'] as const).flatMap((type) =>
      maritalStatuses.map((status) => relationInWords(aPerson({ id: 1, relationship, type }), status)),
    ),
  )
  return [...new Set(all.flatMap((words) => words ?? []))].map((words) => `my ${words} ‹name›`)
}

const attestationPieces = (): Piece[] => [
  {
    id: 'attestation:signature-page',
    kind: 'attestation',
    title: 'The signature page',
    when: 'Always. The form follows from how the testator plans to sign.',
    law: 'Wills Act 1837 s.9; Non-Contentious Probate Rules 1987 rr.12 and 13',
    words: [
      `${TITLE} ‹name›`,
      ...ATTESTATIONS.map((signing) =>
        signatureOf('‹name›', signing)
          .attestation.map(({ text }) => text)
          .join(''),
      ),
      ...writtenIn('signature-page', read('documents/template-input.ts')),
    ],
  },
  {
    id: 'attestation:names',
    kind: 'attestation',
    title: 'How people and charities are described',
    when: 'Where each is named first, and wherever two have the same name.',
    law: 'Common law: who takes must be certain',
    words: [...relationsInWords(), ...writtenIn('party', read('drafting/party.ts'))],
  },
]

const adviceTitle = (id: string): string => `Advice ${id}`

const advicePieces = (): Piece[] =>
  [...Map.groupBy(triggers, ({ id }) => id)].map(([id, rows]) => ({
    id: `advice:${id}`,
    kind: 'advice',
    title: adviceTitle(id),
    when: [...new Set(rows.map(({ step, level }) => `${stepNamed(step).title} (${level})`))].join('; '),
    law: [...new Set(rows.map(({ source }) => source))].join('; '),
    words: [...new Set(rows.flatMap((row) => [row.message, ...(row.level === 'refer' ? [row.ask] : [])]))],
  }))

const statementPieces = (): Piece[] =>
  [...Map.groupBy(questions, ({ id }) => id)].map(([id, rows]) => ({
    id: `statement:${id}`,
    kind: 'statement',
    title: rows[0]?.text ?? id,
    when: stepNamed(askedOn(id)).title,
    words: [
      ...tiles.flatMap(({ name, of }) => (of.includes(id) ? name : [])),
      ...new Set(rows.flatMap(({ text, ofPartner }) => [text, ...(ofPartner ? [ofPartner] : [])])),
    ],
  }))

const findingPieces = (): Piece[] =>
  resultRows.map(({ id, heading, text, source, grade }) => ({
    id: `finding:${id}`,
    kind: 'finding',
    title: heading,
    when: grade === 'first' ? 'To be dealt with first.' : 'To be dealt with at the next change of the will.',
    law: source,
    words: [text],
  }))

const rules = rulesOfLaw.flatMap((group) => group.rules)

/** The law behind those of some texts that state it. */
const lawBehind = (texts: readonly string[]): string[] => {
  const said = new Set(texts.flatMap(sentencesOf))
  return [...new Set(rules.filter((rule) => rule.said.some((each) => said.has(each))).map(({ source }) => source))]
}

const inWords = (name: string): string => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

/** Not the path of a drawing, a margin or an example of a date. */
const isWords = (text: string): boolean => (/\d/.test(text) ? /\p{L}{3}/u : /\p{L}{2}/u).test(text)

/** The law of a table of `words/` whose steps carry it beside their words. */
const lawOfTables: Readonly<Record<string, readonly { readonly source: string }[]>> = {
  'land-steps': landSteps,
  'trust-steps': stepRows.filter((row) => !landSteps.includes(row)),
}

/** A piece, or none where there are no words. */
const pieceOf = (
  kind: PieceKind,
  name: string,
  title: string,
  texts: readonly string[],
  ofRows: readonly string[] = [],
): Piece[] => {
  const words = texts.filter(isWords)
  const law = [...new Set([...lawBehind(words), ...ofRows])]
  return words.length === 0
    ? []
    : [{ id: `${kind}:${name}`, kind, title, ...(law.length > 0 && { law: law.join('; ') }), words }]
}

/** A piece for each file of `core/` by what a lawyer calls it: what it fills in is …, as the file has it. */
const corePieces = (): Piece[] =>
  Object.entries(SAID_BY_CORE).flatMap(([file, title]) =>
    pieceOf('question', file.replace(/\.ts$/, ''), title, textsOfCore.get(file) ?? writtenIn(file, read(file))),
  )

/** Each table of an area by its name with hyphens. */
const tablesOf = (area: string): (readonly [name: string, texts: readonly string[]])[] =>
  Object.entries(areas[area] ?? {}).map(([table, rows]) => [
    table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    textsOfTable(rows),
  ])

/** A piece for each file of some that say a paper or a part of it: the rows of its table, then what stands in its own code. */
const paperPieces = (kind: PieceKind, tableAreas: readonly string[], pattern: string): Piece[] => {
  const tables = tableAreas.flatMap(tablesOf)
  const inCode = globSync(pattern)
    .filter((file) => !isTest(file))
    .toSorted()
    .map((file) => [basename(file, '.ts'), writtenIn(file, read(file))] as const)
  const all = Map.groupBy([...tables, ...inCode], ([name]) => name)
  return [...all].flatMap(([name, found]) =>
    pieceOf(
      kind,
      name,
      inWords(name),
      found.flatMap(([, texts]) => texts),
      (lawOfTables[name] ?? []).map(({ source }) => source),
    ),
  )
}

/** A piece for each screen of an area. */
const screenPieces = (area: string): Piece[] =>
  tablesOf(area).flatMap(([name, texts]) =>
    pieceOf('question', `${area}/${name}`, `${inWords(area)}: ${inWords(name).toLowerCase()}`, texts),
  )

/** Areas that ask nothing about a will. */
const ABOUT_NO_WILL = [
  'account',
  'checkout',
  'documents',
  'existing-will',
  'log-in',
  'mails',
  'others',
  'pack',
  'pages',
  'products',
  'reading',
  'record',
  'summary-and-trusts',
]

/** The files of `core` that hold what the screens of the questions and of the signing say, by what a lawyer calls it. */
const SAID_BY_CORE: Readonly<Record<string, string>> = {
  'core/journey/steps.ts': 'What each step asks',
  'core/picture/home.ts': 'The picture: the home',
  'core/picture/rows.ts': 'The picture: what each person gets',
  'core/picture/takers.ts': 'The picture: who takes',
  'core/picture/words.ts': 'The picture in sentences',
  'core/reading/agreement.ts': 'Questions about what the will does',
  'core/rules/messages.ts': 'What an answer is refused with',
  'core/signing/doubt-words.ts': 'Witnesses: what speaks against one, and what follows',
  'core/signing/editions.ts': 'The signing, by the paper that is signed',
  'core/signing/people-of-will.ts': 'Who cannot be a witness, and what the will has for them',
  'core/signing/table-words.ts': 'The signing, sentence by sentence',
  'core/tax/change-words.ts': 'Estimates: what a change makes',
  'core/tax/estimate-words.ts': 'Estimates',
  'core/tax/tax-notes.ts': 'Estimates: notes about inheritance tax',
  'core/tax/titles.ts': 'Estimates: kinds of things',
  'core/watch/since-then.ts': 'What has changed since a will was signed',
  'core/will/lists.ts': 'Answers to choose from',
  'core/will/trusts.ts': 'What is held for someone',
}

/** The text of a file of pieces: a line for each sentence, and one for each rule that chooses it. */
export const fileOf = (pieces: readonly Piece[]): string => {
  const rules: string[] = []
  const inItsPlace = (key: string, value: unknown): unknown =>
    key === 'chosen' ? (value as Chosen[]).map((rule) => `@${rules.push(JSON.stringify(rule)) - 1}@`) : value
  const text = JSON.stringify(pieces, inItsPlace, 1).replace(/"@(\d+)@"/g, (_, at) => rules[Number(at)] ?? '')
  return `${text}\n`
}

/** The pieces, by the file of `legal/wordings/` that keeps them. */
export const piecesByFile = (
  wills: Iterable<CompleteWill>,
  kept: readonly Piece[],
): Readonly<Record<string, readonly Piece[]>> => ({
  clauses: clausePieces(wills, kept),
  attestation: attestationPieces(),
  pack: paperPieces('pack', ['pack', 'summary-and-trusts'], 'drafting/pack/**/*.ts'),
  reading: paperPieces('reading', ['reading'], 'drafting/{reading,life-events}/**/*.ts'),
  advice: advicePieces(),
  statements: statementPieces(),
  findings: findingPieces(),
  pages: textsOfPages.flatMap(([name, texts]) => pieceOf('page', name, inWords(name), texts)),
  questions: [
    ...Object.keys(areas)
      .filter((area) => !ABOUT_NO_WILL.includes(area))
      .flatMap(screenPieces),
    ...screenPieces('account').filter(({ id }) => /\/(?:happened|standing)$/.test(id)),
    ...corePieces(),
  ],
})
