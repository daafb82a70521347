/** A household of the open test: who they are, what is wished, and questions whose answers are law or arithmetic. It knows no product. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const names = z.array(z.string()).default([])
/** "Cy Poe +2": a person who fails, and how many children they leave. */
const dead = names
const fraction = z.string().regex(/^\d+(?:\/\d+)?$/)
const yesOrNo = z.enum(['yes', 'no'])
const law = z.string().min(10)
const day = z.iso.date()
const pounds = z.number().nonnegative()

const homeSchema = z.strictObject({
  owned: z.enum(['alone', 'joint tenants', 'tenants in common']),
  with: names,
  /** The testator's part of a home held in common, in percent. */
  part: z.number().optional(),
  mortgage: z.literal(true).optional(),
  givenTo: z.string().optional(),
  debtPaidBy: z.enum(['who has the home', 'what is left']).optional(),
  /** Who may live there for a time, and who has it afterwards. */
  lifeFor: z.string().optional(),
  afterwards: names,
  ends: z.array(z.enum(['marries', 'couple', 'leaves 12 months'])).default([]),
  settled: z.enum(['when it ends', 'at my death']).optional(),
})

/** What things come to, in pounds. */
const worthSchema = z.strictObject({
  savings: pounds.optional(),
  home: pounds.optional(),
  /** The debt secured on all of the home. */
  mortgage: pounds.optional(),
  debts: pounds.optional(),
  funeral: pounds.optional(),
  pension: z.strictObject({ to: z.string(), pounds }).optional(),
})

const base = { law, wish: z.string().optional() }

const questionSchema = z.discriminatedUnion('ask', [
  z.strictObject({
    ask: z.literal('takes'),
    dead,
    how: z.enum(['refuses', 'watched the signing']).optional(),
    laterBorn: z.number().optional(),
    died: day.optional(),
    dies: z.record(z.string(), day).optional(),
    answer: z.record(z.string(), fraction),
    ...base,
  }),
  z.strictObject({
    ask: z.literal('witness'),
    name: z.string(),
    marriedTo: z.string().optional(),
    sameAs: z.string().optional(),
    answer: z.enum(['nothing', 'their gift', 'the will']),
    ...base,
  }),
  z.strictObject({ ask: z.literal('accepts'), that: z.string(), answer: yesOrNo, ...base }),
  z.strictObject({ ask: z.literal('goes on'), answer: yesOrNo, ...base }),
  z.strictObject({ ask: z.literal('told'), that: z.string(), words: z.string(), answer: yesOrNo, ...base }),
  z.strictObject({ ask: z.literal('says'), that: z.string(), words: z.string(), answer: yesOrNo, ...base }),
  z.strictObject({
    ask: z.literal('stands'),
    event: z.enum([
      'marries the one named',
      'marries another',
      'separates',
      'final order',
      'a child is born',
      'a grandchild is born',
      'moves away',
    ]),
    answer: yesOrNo,
    ...base,
  }),
  z.strictObject({
    ask: z.literal('pounds'),
    worth: worthSchema,
    dead,
    on: day.optional(),
    /** Of a husband, wife or civil partner who died before: what of their two allowances was not used. */
    earlier: z.enum(['none', 'all unused']).optional(),
    answer: z.record(z.string(), pounds),
    ...base,
  }),
  z.strictObject({
    ask: z.literal('no will'),
    estate: pounds,
    spouse: z.enum(['husband', 'wife', 'civil partner', 'none']),
    /** "2, one dead leaving 3": how many are living, and of each who has died, how many children. */
    kin: z.record(z.string(), z.string()),
    answer: z.record(z.string(), pounds),
    ...base,
  }),
  /** What needs the judgement of a lawyer. It has no answer here and is not scored. */
  z.strictObject({ ask: z.literal('open'), question: z.string(), why: z.string() }),
])

const householdSchema = z.strictObject({
  id: z.string().regex(/^[A-Z]\d\d$/),
  title: z.string(),
  /** "Ann Poe, 66, married". */
  testator: z.string().optional(),
  /** "Cy Poe, son, 35": the age of those of whom it matters. */
  people: names,
  /** "Harbour Rest, 1122334". */
  charities: names,
  executors: names,
  backupExecutors: names,
  guardians: names,
  /** "Bob Poe: all; if not, Cy Poe 1/2 or their children, Di Poe 1/2". */
  rest: names,
  /** Who has what nobody takes. Absent: the next of kin. */
  last: z.string().optional(),
  /** "£5,000 to Pat Roe; if not, their children", "my piano to Pat Roe". */
  gifts: names,
  leftOut: names,
  leftOutChildren: z.boolean().optional(),
  laterChildren: z.boolean().optional(),
  childrenAge: z.literal([18, 21, 25]).optional(),
  home: homeSchema.optional(),
  /** Statements that are true of the testator, by the names that the runner of a service maps to its own questions. */
  facts: names,
  wishes: names,
  questions: z.array(questionSchema).min(1),
})

export type Household = z.infer<typeof householdSchema>
export type Question = Household['questions'][number]
export type Scored = Exclude<Question, { ask: 'open' }>
export type Answer = Scored['answer']
export type Ask<K extends Scored['ask']> = Extract<Scored, { ask: K }>

const folder = join(import.meta.dirname, 'households')

/** Every household, in the order of its number. Throws, naming the file, where one is not well formed. */
export const households = (): Household[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => z.array(householdSchema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))

/** "S01.2": the second question of a household. */
export const numbered = (household: Household): (readonly [number: string, question: Question])[] =>
  household.questions.map((question, at) => [`${household.id}.${at + 1}`, question])

const said = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')
const line = (label: string, all: readonly string[]): string | undefined =>
  all.length > 0 ? `${label}: ${all.join('; ')}.` : undefined

const homeInWords = ({
  owned,
  with: others,
  part,
  mortgage,
  givenTo,
  debtPaidBy,
  lifeFor,
  afterwards,
  ends,
  settled,
}: NonNullable<Household['home']>): string =>
  said([
    `The home is owned ${owned === 'alone' ? 'alone' : `as ${owned} with ${others.join(' and ')}${part === undefined ? '' : `, ${part}% of it the testator's`}`}.`,
    mortgage && 'There is a mortgage on it.',
    givenTo && `It is to go to ${givenTo}${debtPaidBy ? `; ${debtPaidBy} bears the mortgage` : ''}.`,
    lifeFor &&
      `${lifeFor} may live in it for life${ends.map((end) => `, or until ${lifeFor.split(' ')[0]} ${end}`).join('')}; then it is for ${afterwards.join('; ')}${settled ? `. Who has it then is settled ${settled}` : ''}.`,
  ])

/** A household as a plain description, to be typed into any service. */
export const described = (household: Household): string =>
  said([
    household.testator ? `${household.testator}.` : 'Somebody has died without a will.',
    line('People', household.people),
    line('Charities (with their registered numbers)', household.charities),
    line('Executors', household.executors),
    line('If they cannot act', household.backupExecutors),
    line('Guardians', household.guardians),
    line('Gifts', household.gifts),
    household.home && homeInWords(household.home),
    line('What is left', household.rest),
    household.rest.length > 0 ? `What nobody takes: ${household.last ?? 'the next of kin'}.` : undefined,
    line('Left out', household.leftOut),
    household.leftOutChildren === undefined
      ? undefined
      : `The children of those left out are ${household.leftOutChildren ? 'left out too' : 'not left out'}.`,
    household.laterChildren && 'A child born later is to share with the others.',
    household.childrenAge && `Children have their part at ${household.childrenAge}.`,
    line('Also true', household.facts),
    ...household.wishes,
    ...household.questions.map((question) => ('wish' in question ? question.wish : undefined)),
  ])

const failing = ({ dead: all, how }: { dead: readonly string[]; how?: string | undefined }): string =>
  all.length === 0
    ? 'if everybody is living'
    : `if ${all
        .map((entry) => {
          const [who, left] = entry.split(' +')
          return `${who} ${how ?? 'has died first'}, leaving ${left === undefined ? 'no child' : left}`
        })
        .join(', and ')}`

/** A question as it is asked of any service, with the kind of answer that is wanted. */
export const asked = (question: Scored): string => {
  switch (question.ask) {
    case 'takes':
      return question.died
        ? `The testator dies on ${question.died}, and ${Object.entries(question.dies ?? {})
            .map((each) => each.join(' on '))
            .join(', ')}. Who has what is left? (names and fractions)`
        : `Who has what is left, and in what parts, ${failing(question)}${question.laterBorn ? `, and ${question.laterBorn} child of the testator was born after the signing` : ''}? (names and fractions)`
    case 'witness':
      return `What is lost if ${question.name}${question.marriedTo ? `, married to ${question.marriedTo},` : ''}${question.sameAs ? `, who is ${question.sameAs},` : ''} watches the signing as a witness? (nothing / their gift / the will)`
    case 'accepts':
      return `Does the service let this stand without a word: ${question.that}? (yes / no)`
    case 'goes on':
      return 'Can this person buy the will as it is, without being sent to a lawyer or stopped? (yes / no)'
    case 'told':
      return `Is the testator told that ${question.that}? (yes / no)`
    case 'says':
      return `Does the will have ${question.that}? (yes / no)`
    case 'stands':
      return `After the signing this happens: ${question.event}. Does the service say that the will still does what it should, with nothing to be done? (yes / no)`
    case 'pounds':
      return `What does each of these have${question.answer.tax === undefined ? '' : ', and what is the inheritance tax'}, ${failing(question)}, with this worth in pounds: ${JSON.stringify(question.worth)}${question.earlier ? `, allowances of the one who died before: ${question.earlier}` : ''}${question.on ? `, for a death on ${question.on}` : ''}? (pounds)`
    case 'no will':
      return `Without a will, who has an estate of £${question.estate}? Husband, wife or civil partner: ${question.spouse}. Family: ${Object.entries(
        question.kin,
      )
        .map((each) => each.join(' '))
        .join('; ')}. (pounds)`
  }
}
