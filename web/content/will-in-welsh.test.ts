import { expect, test } from 'vitest'
import { homeAtDeathInWords, homeToday } from '#core/picture/home.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { changeInWords, pictureInWords } from '#core/picture/words.ts'
import { readBackQuestions } from '#core/reading/read-back.ts'
import { preview } from '#drafting/draft.ts'
import { afterDeath, afterRefusal } from '#drafting/life-events/death.ts'
import { lifeEventsOffered, wordsOfEvent } from '#drafting/life-events/life-events.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { today } from '#testkit/builders.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { inWelsh as rows } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import * as answers from '#words/en/answers.ts'
import { kept } from '#words/en/forms.ts'
import * as picture from '#words/en/picture.ts'
import * as reading from '#words/en/reading.ts'
import { saidIn } from '#words/said.ts'
import { isEnglish } from './in-welsh.ts'

const tables = [kept, ...[answers, picture, reading].flatMap((file) => Object.values<object>(file))]
const inWelsh = <Made>(make: () => Made): Made => saidIn(tables, Object.values(rows), welshDays, make)

const wills = [everyField(), ...Object.values(goldenWills).map(({ will }) => will)]

/** What a customer typed, and what a gift is called, are said as they are. */
const sentencesOf = (will: (typeof wills)[number]): string[] => {
  const drawn = { ...pictureOf(will, today), gifts: [] }
  const after = will.persons.map(({ id }) => ({ ...pictureOf(will, today, { died: [id] }), gifts: [] }))
  return [
    pictureInWords(drawn),
    ...after.map(changeInWords),
    ...[drawn, ...after]
      .flatMap((each) => rowsOf(each))
      .flatMap(({ who, note, how, stage = '' }) => [who, note, how, stage]),
    ...(drawn.home ? [homeToday(drawn.home), homeAtDeathInWords(drawn.home, drawn.cards)] : []),
  ].flatMap((said) => said.split(/(?<=\.) /))
}

test('who gets what, and what becomes of the home, is said in Welsh in every sentence', () => {
  const english = wills.flatMap(sentencesOf).filter(isEnglish)
  expect(english.length).toBeGreaterThan(50)
  expect([...new Set(inWelsh(() => wills.flatMap(sentencesOf).filter(isEnglish)))]).toEqual([])
})

test('the will itself is in English, word for word the same for a reader of Welsh', () => {
  const drafts = () => wills.map((will) => preview(will, today))
  expect(inWelsh(drafts)).toEqual(drafts())
})

/** What was typed of a funeral, as it stands in a reading. */
const typed = wills.map(({ whatToDo }) => whatToDo?.description ?? '').join(' ')

test('the reading of a will is in Welsh in every sentence that no customer typed', () => {
  const read = () =>
    wills
      .flatMap((will) => partsToRead(will, today))
      .flatMap(({ title, sentence }) => [title, ...sentence.split(/(?<=[.:]) /)])
      .filter((said) => !typed.includes(said))
  expect(read().filter(isEnglish).length).toBeGreaterThan(50)
  expect([...new Set(inWelsh(read).filter(isEnglish))]).toEqual([])
})

test('what is asked at the end of a reading, and what a will does about a death, is in Welsh', () => {
  const told = () =>
    wills.flatMap((will) => [
      ...readBackQuestions(will, today).flatMap(({ asks, options }) => [asks, ...options]),
      ...lifeEventsOffered.map((event) => wordsOfEvent(event, will)),
      ...will.persons.flatMap(({ id }) =>
        [afterDeath(will, today, id), afterRefusal(will, today, id)].flatMap(({ points, todo = '' }) => [
          todo,
          ...points.map(({ says }) => says),
        ]),
      ),
    ])
  expect(told().filter(isEnglish).length).toBeGreaterThan(50)
  expect([...new Set(inWelsh(told).filter(isEnglish))]).toEqual([])
})
