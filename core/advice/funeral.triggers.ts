/** What funeral wishes hold that is not a wish: a gift, which the executors would not have to pay, and a refusal of treatment. */
import type { Condition, Trigger } from './trigger.ts'

const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.;!?\n]/)

const has = (sentence: string, phrases: readonly string[]): boolean => phrases.some((each) => sentence.includes(each))
const hasWord = (sentence: string, words: ReadonlySet<string>): boolean =>
  sentence.split(/[^\p{L}']/u).some((word) => words.has(word))

const orders = ['dnr', 'dnacpr', 'advance decision', 'advance directive', 'living will', 'euthanasia', 'assisted dying']
const treatment = [
  ...['treatment', 'resuscitat', 'life support', 'life-support', 'ventilator', 'feeding tube', 'tube feeding', 'cpr'],
  ...['kept alive', 'keep me alive', 'keeping me alive', 'prolong', 'life-sustaining', 'transfusion', 'machine'],
]
const refusal = new Set(
  "refuse refuses refusing refusal decline no not never without withhold withdraw stop don't won't cannot".split(' '),
)
const bodyOnly = ['embalm', 'fumigat']

const refusesTreatment = (sentence: string): boolean =>
  has(sentence, orders) ||
  (has(sentence, ['switch off', 'let me die', 'allow me to die']) && !has(sentence, ['music', 'phones'])) ||
  (has(sentence, treatment) && hasWord(sentence, refusal) && !has(sentence, bodyOnly))

const giving = [
  ...['i give', 'i leave', 'i gift', 'i donate', 'i would like to give', 'i would like to leave', 'i want to give'],
  ...[
    'i want to leave',
    "i'd like to give",
    "i'd like to leave",
    'please give',
    'should have',
    'should get',
    'is to have',
  ],
  ...['is to get', 'are to have', 'can have', 'may have', 'must have', 'should go to', 'goes to', 'is to go to'],
]
const clearlyGiving = ['bequeath', 'my legacy', 'a legacy of', 'i give £', 'i leave £', 'i donate £']
const things = new Set(
  [
    'money pounds savings cash estate house flat home car ring rings watch jewellery jewelry necklace clothes',
    'furniture piano guitar violin tools paintings picture medals boat caravan shares account pension books',
  ].flatMap((line) => line.split(' ')),
)
const ofTheFuneral = [
  ...['buried with', 'cremated with', 'in the coffin', 'in my coffin', 'with me', 'collection', 'flowers', 'ashes'],
  ...['mourners', 'wake', 'hymn', 'music', 'read out', 'the service'],
]

const gives = (sentence: string): boolean =>
  has(sentence, clearlyGiving) ||
  (has(sentence, giving) && (sentence.includes('£') || hasWord(sentence, things)) && !has(sentence, ofTheFuneral))

const words = (holds: (sentence: string) => boolean): Condition => {
  return ({ whatToDo }) => sentencesOf(whatToDo?.description ?? '').some(holds)
}

const step = 'will.funeral-wishes'

export const funeralTriggers: readonly Trigger[] = [
  {
    id: 'T31',
    level: 'warn',
    step,
    when: words(refusesTreatment),
    message:
      'A will is read too late for that. To refuse treatment you need an advance decision, or a power of attorney for health and care. We keep your words, but no doctor will see them in time.',
    source: 'Mental Capacity Act 2005 ss.9 to 11 and 24 to 26',
  },
  {
    id: 'T32',
    level: 'warn',
    step,
    when: words(gives),
    message:
      'What you wrote looks like a gift of money or of a thing. Funeral wishes do not bind your executors, so it might never be paid. Add it on the gifts page instead, and remove it here.',
    source: 'Wishes in a will create no gift: Re Adams and the Kensington Vestry (1884) 27 Ch D 394',
  },
]
