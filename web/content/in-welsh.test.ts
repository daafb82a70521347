import { describe, expect, test } from 'vitest'
import { questions, statementsOfPartner } from '#core/advice/questions.ts'
import { tiles } from '#core/advice/tiles.ts'
import { triggers } from '#core/advice/triggers.ts'
import { brand } from '#core/brand.ts'
import { clauseTable, opening } from '#drafting/clauses/table.ts'
import { owning } from '#testkit/advised-wills.ts'
import { sentences } from '#words/cy/advice.ts'
import { checked } from '#words/cy/checked.ts'
import { kept } from '#words/cy/forms.ts'
import { glossary, sources } from '#words/cy/glossary.ts'
import { filesInWelsh, inWelsh as onPages } from '#words/cy/in-welsh.ts'
import * as mails from '#words/cy/mails.ts'
import { ac, welshDays } from '#words/cy/names.ts'
import * as pack from '#words/cy/pack.ts'
import { reasons } from '#words/cy/preview.ts'
import { refusals } from '#words/cy/refusals.ts'
import { englishOf, leavesOf } from '#words/cy/rows.ts'
import * as summaryAndTrusts from '#words/cy/summary-and-trusts.ts'
import { putInto, rowsFor } from '#words/said.ts'
import { isEnglish } from './in-welsh.ts'

/** Of mails and papers, which no page says. */
const unseen = { mails, pack, 'summary-and-trusts': summaryAndTrusts }

const inWelsh: Readonly<Record<string, object>> = {
  ...onPages,
  'refusals.refusals': refusals,
  ...Object.fromEntries(
    Object.entries(unseen).flatMap(([file, tables]) =>
      Object.entries(tables).map(([table, rows]) => [`${file}.${table}`, rows]),
    ),
  ),
}

/** What a parameter of an English row is called where it carries a form of English grammar, which Welsh has in its own way. */
const GRAMMAR =
  /^(?:their|they|them|they2|names2|outlive|noOrYes|yesOrNo|theirOr\w*|isOrAre|isOr\w*|areOr\w*|hasOr\w*|wasOrIs|getOrGets|childOrChildren|word|spouse|itOr\w*|means|its?|dies|takes|has|shareIt|moreOrLess|capital|each|thisDoesOr\w*|onlyOwner|appoints|holds|owes|owns|isWords|thatPerson)$/

const english: Record<string, object> = {}
for (const [file, tables] of Object.entries({ ...filesInWelsh, ...unseen })) {
  const there = await englishOf(file)
  for (const name of Object.keys(tables)) english[`${file}.${name}`] = there[name] ?? {}
}

/** In English a kept answer and a sentence of advice are their own words. */
const KEPT = [
  'forms.answers',
  'advice.sentences',
  'existing-will.sentences',
  'preview.reasons',
  'refusals.refusals',
  'signing.places',
  'values.phrases',
]
for (const table of KEPT)
  english[table] = Object.fromEntries(Object.keys(inWelsh[table] ?? {}).map((words) => [words, words]))

const inEnglish = Object.entries(english).flatMap(([name, table]) => leavesOf(table, name))
const byKey = new Map(inEnglish.map((leaf) => [leaf.key, leaf]))
const welsh = Object.entries(inWelsh).flatMap(([name, table]) => leavesOf(table, name, byKey))
const pairs = welsh.flatMap((other) => {
  const leaf = byKey.get(other.key)
  return leaf ? [{ leaf, other }] : []
})

/** The words of a row, without what is filled in and what marks a link. */
const wordsOf = (said: string): string =>
  said
    .replaceAll(/\{\w+\}/g, 'Qx')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')

/** Rows of tables that are in Welsh which are no words, or are for people who read English here. */
const ENGLISH_ON_PURPOSE = [
  /\.(?:path|pages|below|file)$/,
  // Made of what is filled in, or a name.
  /^executor\.(?:takes\.(?:line|grandchild)|whoActs\.offices\.executor)$/,
  /^(?:documents\.documentGroups\.document|pages\.powerOfAttorneySample\.\w+|values\.valuesFields\.valuesGift)$/,
  // Said in the words that are kept of it, or in a document.
  /^account\.looks\.ifYouTalkToUsAnd$/,
  // To the printer, to a firm, and to the back office.
  /^mails\.(?:letter\.(?:inEnglish|what|whose|byWhom)|referralsMails\.(?:aCustomerHas|caseNumber))$/,
  // What the desk reads, and an answer that is not sent before a person has filled it in.
  /^mails\.answersMails\.(?:theAnswerIs|aQuestionThat|aProblemThat|weNeedTo|theAnswerTo|aCopyOf|thankYouForYourComplaint)$/,
  /^mails\.printsMails\.(?:aWillTo|orderHasA|pagesAndAddress|onceItIs)$/,
  /^mails\.securityMails\.(?:aPasskeyWas|fromNowOn|ifYouAdded|ifYouDid|whoMayUse|youAreAnOwner|ifYouKnow)$/,
]

test('a row is in Welsh only where it is in English', () => {
  const keys = new Set(inEnglish.map(({ key }) => key))
  expect(welsh.filter(({ key }) => !keys.has(key)).map(({ key }) => key)).toEqual([])
})

test('a table that is in Welsh has every row in Welsh, but those that are English on purpose', () => {
  const there = new Set(welsh.map(({ key }) => key))
  const missing = inEnglish.flatMap(({ key }) => (there.has(key) ? [] : [key]))
  expect(
    missing.filter((key) => !ENGLISH_ON_PURPOSE.some((row) => row.test(key))),
    'Put each into the table of its name in words/cy/: the types let a row be absent, and readers of Welsh would read English in its place.',
  ).toEqual([])
  expect(ENGLISH_ON_PURPOSE.filter((row) => !missing.some((key) => row.test(key)))).toEqual([])
})

test('a browser knows each table by its keys', () => {
  const all = Object.values(onPages)
  const wrong = Object.entries(english).filter(
    ([name, table]) => !KEPT.includes(name) && name in onPages && rowsFor(table, all) !== onPages[name],
  )
  expect(wrong.map(([name]) => name)).toEqual([])
  expect(rowsFor({}, all)).toBeUndefined()
})

test('what is given to a sentence is said in Welsh too, but for the forms of English grammar', () => {
  const lost = pairs.flatMap(({ leaf, other }) =>
    leaf.fills.flatMap((fill) =>
      leaf.said.includes(`{${fill}}`) && !GRAMMAR.test(fill) && !other.said.includes(`{${fill}}`)
        ? [`${leaf.key}: ${fill}`]
        : [],
    ),
  )
  // The first is given as an English possessive.
  expect(lost).toEqual(['people.childDialog.childrenCanHaveOneShare: first'])
})

test('numbers, the name of the service and how a sentence ends are the same', () => {
  const facts = (said = '') => [
    said.includes(brand.name),
    (wordsOf(said).match(/\d+/g) ?? []).toSorted(),
    /[:?]$/.exec(said)?.[0],
  ]
  const different = pairs.filter(
    ({ leaf, other }) => JSON.stringify(facts(leaf.said)) !== JSON.stringify(facts(other.said)),
  )
  // Of these Welsh says the number in words, or asks without asking.
  const allowed = /[iA][sr]e?My$|\.n1\w+$/
  expect(
    different
      .map(({ leaf, other }) => `${leaf.key}: ${leaf.said} / ${other.said}`)
      .filter((line) => !allowed.test(line.split(':')[0] ?? '')),
  ).toEqual([])
})

/** "Nid … eto" is heard as "not yet". */
const NOT_YET = /(?<![\p{L}’])(?:ni|nid) [^.:;]* eto(?! am awr)(?!\p{L})/iu

test('what is not done again is not said as what is not done yet', () => {
  const saysNotYet = pairs.filter(({ other }) => NOT_YET.test(wordsOf(other.said)))
  expect(saysNotYet.length).toBeGreaterThan(40)
  expect(
    saysNotYet
      .filter(({ leaf }) => !/\b(?:yet|so far|still)\b/i.test(leaf.said))
      .map(({ leaf, other }) => `${leaf.key}: ${leaf.said} / ${other.said}`),
  ).toEqual([])
})

test('no sentence was left in English, and none has a straight apostrophe', () => {
  expect(
    pairs
      .filter(
        ({ leaf, other }) => leaf.said === other.said && /[a-z]{3}.* /i.test(wordsOf(leaf.said).replaceAll('Qx', '')),
      )
      .map(({ leaf }) => leaf.key),
  ).toEqual([])
  expect(
    welsh.filter(({ said }) => isEnglish(wordsOf(said)) || /['!]/.test(said)).map(({ key, said }) => `${key}: ${said}`),
  ).toEqual([])
})

test('an English sentence is known from a Welsh one', () => {
  const sentences = inEnglish.filter(({ said }) => said.split(' ').length > 4)
  expect(sentences.filter(({ said }) => !isEnglish(wordsOf(said))).map(({ said }) => said)).toEqual([])
})

/** An address of a page is no sentence. */
const withoutAddresses = (said: string): string => said.replaceAll(/(?<=\s|^)(?:https?:\/)?\/\S+/g, '')

describe('the glossary', () => {
  test.each(glossary.map((term) => [term.cy, term] as const))(
    '%s is said wherever English says its term',
    (_, { en, forms }) => {
      const term = new RegExp(`\\b${en}(?!\\w)`, 'i')
      const missed = pairs.filter(
        ({ leaf, other }) => term.test(withoutAddresses(wordsOf(leaf.said))) && !forms.test(other.said),
      )
      expect(missed.map(({ leaf, other }) => `${leaf.key}: ${leaf.said} / ${other.said}`)).toEqual([])
    },
  )

  test('a term has a published source, or is counted as one that nobody has found', () => {
    expect(glossary.filter(({ source }) => source === undefined).length).toBeLessThanOrEqual(9)
    for (const { source } of glossary) if (source !== undefined) expect(sources[source]).toBeTruthy()
  })
})

test('yes and no say the verb of their question again', () => {
  const both = (question: string) => ['Yes', 'No'].map((answer) => kept.said(answer, question))
  expect(both('A oes gennych blant?')).toEqual(['Oes', 'Nac oes'])
  expect(both('A yw’r person hwn o dan 18 oed?')).toEqual(['Ydy', 'Nac ydy'])
  expect(both('Os cewch blentyn arall, a ddylai’r plentyn hwnnw rannu?')).toEqual(['Dylai', 'Na ddylai'])
  expect(both('Ai chi sy’n berchen ar eich cartref?')).toEqual(['Ie', 'Na'])
  expect(kept.said('Not sure', 'A oes morgais arno?')).toBe('Ddim yn siŵr')
})

test('names that are listed in English are listed in Welsh', () => {
  expect(ac('Ruth, Daniel and Anne')).toBe('Ruth, Daniel ac Anne')
  expect(ac('Siân and Gwen')).toBe('Siân a Gwen')
})

test('a date that a sentence is given in English is said in Welsh, and a name that is a month is left', () => {
  const table = { on: (day: string, who: string) => `${who}, ${day}` }
  putInto(table, { on: (day: string, who: string) => `${who} ar ${day}` }, welshDays)
  expect(table.on('3 November 2026 at 12:00', 'May June')).toBe('May June ar 3 Tachwedd 2026 am 12:00')
})

test('the rows of another language take the place of those of a table, and a list is met by its names', () => {
  const table = { a: 'x', b: { c: 'y', d: 'z' }, e: ['1', '2'] }
  putInto(table, { a: 'X', b: { c: 'Y' }, e: ['3'] }, welshDays)
  expect(table).toEqual({ a: 'X', b: { c: 'Y', d: 'z' }, e: ['3'] })
  const list = [
    { name: 'one', title: 'One' },
    { name: 'two', title: 'Two' },
  ]
  putInto(list, { two: { title: 'Dau' } }, welshDays)
  expect(list[1]).toEqual({ name: 'two', title: 'Dau' })
})

test('a row that a translator has checked is one that there is, as it was checked', () => {
  const rows = new Map(welsh.map(({ key, said }) => [key, said]))
  expect(Object.entries(checked).filter(([key, said]) => rows.get(key) !== said)).toEqual([])
})

test('the reason of every clause is said in Welsh, and none of a clause that is gone', () => {
  const given = [opening, ...clauseTable].map(({ why }) => why)
  expect(given.filter((why) => reasons[why] === undefined || kept.said(why) !== reasons[why])).toEqual([])
  expect(Object.keys(reasons).filter((why) => !given.includes(why))).toEqual([])
})

describe('advice', () => {
  const coOwned = owning({})
  const given = [
    ...triggers.flatMap(({ message, named }) => [message, named?.(coOwned) ?? message]),
    ...[...questions.map(({ text }) => text), ...statementsOfPartner, ...tiles.map(({ name }) => name)],
  ]
  const said = (english: string): string => kept.said(String(welshDays(english)))

  test('is said in Welsh, each sentence of it and of what is asked for it', () => {
    expect(given.filter((english) => isEnglish(said(english)) || said(english) === english)).toEqual([])
  })

  test('is in Welsh only as long as it is said so in English', () => {
    const inUse = given.map(said)
    const isUsed = (welsh: string) => inUse.some((each) => welsh.split(/\{\d\}/).every((part) => each.includes(part)))
    expect(Object.values(sentences).filter((welsh) => !isUsed(welsh))).toEqual([])
  })

  test('that is worded anew is said in English until its Welsh is', () => {
    const [english = ''] = given
    expect(kept.said(`${english} And more.`)).toBe(`${english} And more.`)
  })

  test('says the sums, the days and the names that English says', () => {
    const facts = (text: string) => (text.match(/£[\d,]+|\d+%|\b\d{4}\b/g) ?? []).toSorted()
    for (const english of given) expect([english, facts(said(english))]).toEqual([english, facts(english)])
    const named = triggers.flatMap((trigger) => trigger.named?.(coOwned) ?? [])
    expect(named).toHaveLength(2)
    for (const english of named) expect(said(english)).toContain(' i Thomas ')
  })
})
