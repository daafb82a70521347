/** The advice on a will, at the part it concerns and with the answers it rests on. */
import { type Advice, aboutOf, adviceFor, statementsBehind } from '#core/advice/advice.ts'
import { stepNamed } from '#core/journey/steps.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { streetLine } from '#core/will/address-lines.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { kept } from '#words/en/forms.ts'
import { toldUs as words } from '#words/en/reading.ts'
import { answersOf } from '../answers.ts'
import { shortNames } from './plain-words.ts'

export type Warning = {
  readonly advice: Advice
  /** What the testator told us: the reason why it is shown to them. */
  readonly fact: string
}

/** Where advice stands whose step writes no clause. */
const ofStep: Partial<Record<Advice['step'], PartId>> = {
  'will.about-me.you-own-property': 'residue',
  'will.beneficiaries.children': 'residue',
  'will.beneficiaries.partner': 'residue',
  'will.beneficiaries.other-beneficiaries': 'residue',
  'will.gifts': 'residue',
  'will.estate-splits.exclude': 'residue',
}

type Place = { readonly id: PartId; readonly steps: readonly Advice['step'][] }

/** The part at which a piece of advice is shown: the one that its answer writes, else one that every will has. */
export const partOfAdvice = ({ step }: Pick<Advice, 'step'>, parts: readonly Place[]): PartId => {
  const written = parts.find(({ steps }) => steps[0] === step) ?? parts.find(({ steps }) => steps.includes(step))
  return written?.id ?? ofStep[step] ?? 'you'
}

const homeInWords = (will: Will, today: Day): string => {
  const home = homeOf(will)
  // Stryker disable next-line ArrayDeclaration,OptionalChaining: the advice is given of a home
  const owners = personsOf(will, home?.mortgageWithPersons ?? [])
  const names = shortNames(will, today)
  const others = owners.length > 0 ? owners.map(({ id }) => names.person(id)) : [words.someoneElse]
  const who = listed.format([words.you, ...others])
  const where = will.details.address ? streetLine(will.details.address) : words.yourHome
  return home?.ownershipType === 'Joint tenants' ? words.jointTenants(who, where) : words.notSure(who, where)
}

/** The people a piece of advice is about, by the answer it rests on. */
const aboutPeople = (advice: Advice, will: Will, today: Day): string => {
  const names = shortNames(will, today)
  const people = aboutOf(will, advice, today).flatMap((key) => {
    const [kind, id] = key.split(' ')
    return kind === 'person' ? names.person(Number(id)) || [] : []
  })
  return people.length > 0 ? words.about(listed.format(people)) : ''
}

/** "You told us that …", from the testator's own answers. */
export const factBehind = (advice: Advice, will: Will, today: Day): string => {
  if (advice.id === 'T7' && advice.step !== 'will.gifts') return homeInWords(will, today)
  const statements = statementsBehind(advice, will, today)
  if (statements.length > 0) return words.statements(statements.map(({ text }) => `“${kept.said(text)}”`).join(' '))
  const answers = answersOf(advice.step, will, today).flatMap(({ label, value }) =>
    value === '' ? [] : `${label}: ${value.replaceAll('\n', ', ')}`,
  )
  const said = answers.join('. ')
  const told =
    said === ''
      ? words.notAnswered(stepNamed(advice.step).title)
      : `${words.answers(said)}${said.endsWith('.') ? '' : '.'}`
  return `${told}${aboutPeople(advice, will, today)}`
}

/** The advice to show while a will is read. What a rule refuses stands among the missing answers. */
export const warningsOf = (will: Will, today: Day): Warning[] =>
  adviceFor(will, today)
    .filter((advice) => advice.level !== 'block' || !(advice.byRule || advice.clauseOnly))
    .map((advice) => ({ advice, fact: factBehind(advice, will, today) }))
