import { useState } from 'react'
import { figureOn } from '#core/law/figures-of-law.ts'
import { ANY_OF_THESE, factQuestion, riskInWords } from '#core/tax/estimate-words.ts'
import { countedFacts, type FactId, factsAsked, isRisk, type risks, saidInWill } from '#core/tax/facts-asked.ts'
import { type Day, dayInWords, isAfter } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { yesNo, yesNoNotSure } from '#core/will/lists.ts'
import { spouseOf } from '#core/will/questions.ts'
import type { Amount, Values } from '#core/will/values-schema.ts'
import { kept } from '#words/en/forms.ts'
import { factsFields as words } from '#words/en/values.ts'
import { today } from '../../api/today.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import layout from '../../ui/field.module.css'
import { PercentField } from '../../ui/number-field.tsx'
import { AmountField } from './amount-field.tsx'
import type { ValuesForm } from './use-values.ts'
import { firstNameOf, Part, type PartOfPage } from './values-fields.tsx'

/** The facts on which the tax hangs, asked once they can change anything. */

type Facts = Values['facts']

const without = (facts: Facts, key: FactId): Facts => {
  const { [key]: _answer, ...others } = facts
  return others
}

const withFacts =
  (change: (facts: Facts) => Facts) =>
  (values: Values): Values => ({ ...values, facts: change(values.facts) })

const changeFacts = (form: ValuesForm, change: (facts: Facts) => Facts) => form.change(withFacts(change))

/** Binds the field of a sum that is one of the facts. */
const sumOfFacts = (
  form: ValuesForm,
  name: string,
  amount: Amount | undefined,
  put: (facts: Facts, sum: Amount | undefined) => Facts,
) => form.sum(`values.${name}`, amount, (values, sum) => withFacts((facts) => put(facts, sum))(values))

type Risk = (typeof risks)[number]

const NONE = 'None of these'
const ONE = words.oneOfTheseMayBeSo

/** What is so, and what is not. That a husband or wife has lived here for long is what is not. */
const answerTo = (risk: Risk, isSo: boolean): 'Yes' | 'No' =>
  isSo === (risk !== 'partnerLongTermResident') ? 'Yes' : 'No'

const isSo = (facts: Facts, risk: Risk): boolean => facts[risk] !== undefined && facts[risk] !== answerTo(risk, false)

/** A tick stands for "yes" and for "not sure": either way a person has to look. No tick is no answer, and "none of these" is one. */
function Risks({ will, form, asked }: PartOfPage & { asked: readonly Risk[] }) {
  const facts = countedFacts(will, form.values.facts)
  const partner = spouseOf(will)
  const name = partner ? firstNameOf(will, partner.id) : ''
  const ticked = asked.filter((risk) => isSo(facts, risk))
  const [isOpen, setOpen] = useState(ticked.length > 0)
  const isNone = ticked.length === 0 && asked.every((risk) => facts[risk] !== undefined)
  const answer = ticked.length > 0 || isOpen ? ONE : isNone ? NONE : undefined
  const say = (so: readonly Risk[]) =>
    changeFacts(form, (before) => ({
      ...before,
      ...Object.fromEntries(asked.map((risk) => [risk, answerTo(risk, so.includes(risk))])),
    }))
  const forget = () => changeFacts(form, (before) => asked.reduce<Facts>(without, before))
  return (
    <>
      <Radios
        name="values.facts"
        label={kept.said(ANY_OF_THESE)}
        hint={
          <span>
            {asked.map((risk) => (
              <span className="block above-4" key={risk}>
                {riskInWords(risk, name)}.
              </span>
            ))}
          </span>
        }
        layout="row"
        options={[NONE, ONE]}
        value={answer}
        onChange={(chosen) => {
          setOpen(chosen === ONE)
          if (chosen === NONE) say([])
          else forget()
        }}
      />
      {answer === ONE && (
        <Checkboxes
          name="values.facts.which"
          {...words.which}
          options={asked.map((risk) => ({
            value: risk,
            label: riskInWords(risk, name),
            checked: ticked.includes(risk),
          }))}
          onChange={(value, checked) => {
            const so = asked.filter((risk) => (risk === value ? checked : ticked.includes(risk)))
            // What the will says is contradicted, not only left out.
            if (so.length > 0 || asked.some((risk) => saidInWill(will, risk))) say(so)
            else forget()
          }}
        />
      )}
    </>
  )
}

const YEARS_BACK = 7
const FIRST_OF_YEAR = { day: 6, month: 4 }
const LAST_OF_YEAR = { day: 5, month: 4 }

type Year = { readonly first: Day; readonly last: Day; readonly label: string }

/** The tax years of which gifts may still count, the newest first. The last day of this one is today: the year is not over. */
export const yearsAsked = (now: Day): Year[] => {
  const first = isAfter({ ...FIRST_OF_YEAR, year: now.year }, now) ? now.year - 1 : now.year
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => {
    const from = { ...FIRST_OF_YEAR, year: first - back }
    const last = back === 0 ? now : { ...LAST_OF_YEAR, year: first - back + 1 }
    return { first: from, last, label: words.to(dayInWords(from), back === 0 ? 'today' : dayInWords(last)) }
  })
}

function GivenAway({ will, form }: PartOfPage) {
  const { given } = form.values.facts
  const [open, setOpen] = useState((given ?? []).length > 0)
  const now = today()
  const exempt = poundsInWords(figureOn('yearly-gifts-exemption', now))
  const inYear = (year: Year) => (given ?? []).find(({ first }) => first.year === year.first.year)
  const put = (year: Year) => (facts: Facts, sum: Amount | undefined) => {
    const others = (facts.given ?? []).filter(({ first }) => first.year !== year.first.year)
    // "Yes" without a sum is no answer yet, and is not the same as "no".
    if (!sum && others.length === 0) return without(facts, 'given')
    return { ...facts, given: sum ? [...others, { first: year.first, last: year.last, sum }] : others }
  }
  const answer = open ? 'Yes' : given ? 'No' : undefined
  return (
    <>
      <Radios
        name="values.given"
        label={factQuestion(will, 'given', now, '')}
        hint={words.leaveOutWhatWentToA}
        layout="row"
        options={yesNo}
        value={answer}
        onChange={(chosen) => {
          setOpen(chosen === 'Yes')
          changeFacts(form, (facts) => (chosen === 'No' ? { ...facts, given: [] } : without(facts, 'given')))
        }}
      />
      {open &&
        yearsAsked(now).map((year) => (
          <AmountField
            key={year.label}
            {...sumOfFacts(form, `given.${year.first.year}`, inYear(year)?.sum, put(year))}
            label={year.label}
            hint={words.whatWasAbove(exempt)}
          />
        ))}
    </>
  )
}

const MILLION = 1_000_000
const PER_PERCENT = MILLION / 100
const EVERYTHING = { nilRate: MILLION, home: MILLION } as const
const NEVER = { nilRate: 0, home: 0 } as const

const widowedOptions = ['No', 'Everything', 'Some'] as const
type Widowed = (typeof widowedOptions)[number]

/** Some went to others, and how much of each band that left is not said yet. */
const UNSAID: NonNullable<Facts['earlierSpouse']> = {}

const widowedNow = ({ earlierSpouse }: Facts): Widowed | undefined => {
  if (!earlierSpouse) return undefined
  const { nilRate, home } = earlierSpouse
  if (nilRate === MILLION && home === MILLION) return 'Everything'
  return nilRate === 0 && home === 0 ? 'No' : 'Some'
}

const withBand = (
  before: NonNullable<Facts['earlierSpouse']>,
  band: 'nilRate' | 'home',
  percent: number | undefined,
): NonNullable<Facts['earlierSpouse']> => {
  const { [band]: _before, ...other } = before
  return percent === undefined ? other : { ...other, [band]: Math.round(percent * PER_PERCENT) }
}

function EarlierSpouse({ will, form }: PartOfPage) {
  const { facts } = form.values
  const [isPart, setPart] = useState(widowedNow(facts) === 'Some')
  const said = facts.earlierSpouse ?? UNSAID
  const isWidowed = will.status === 'Widowed'
  const setBand = (band: 'nilRate' | 'home') => (percent: number | undefined) =>
    changeFacts(form, (before) => ({
      ...before,
      earlierSpouse: withBand(before.earlierSpouse ?? UNSAID, band, percent),
    }))
  return (
    <>
      <Radios
        name="values.earlierSpouse"
        label={factQuestion(will, 'earlierSpouse', today(), '')}
        options={isWidowed ? (['Everything', 'Some'] as const) : widowedOptions}
        labels={{
          Everything: isWidowed ? words.yesEverything : words.yesAndEverythingWentToMe,
          Some: isWidowed ? words.noOthersGotSomeOfIt : words.yesAndOthersGotSomeOf,
        }}
        value={isPart ? 'Some' : widowedNow(facts)}
        onChange={(chosen) => {
          setPart(chosen === 'Some')
          changeFacts(form, (before) =>
            chosen === 'Some'
              ? { ...before, earlierSpouse: UNSAID }
              : { ...before, earlierSpouse: chosen === 'Everything' ? EVERYTHING : NEVER },
          )
        }}
      />
      {isPart && (
        <div className={layout.pair}>
          <PercentField
            name="values.earlierSpouse.nilRate"
            {...words.nilRate}
            optional
            value={said.nilRate === undefined ? undefined : said.nilRate / PER_PERCENT}
            onChange={setBand('nilRate')}
          />
          <PercentField
            name="values.earlierSpouse.home"
            {...words.home}
            optional
            value={said.home === undefined ? undefined : said.home / PER_PERCENT}
            onChange={setBand('home')}
          />
        </div>
      )}
    </>
  )
}

function IfPartnerDiesFirst({ will, form }: PartOfPage) {
  const partner = spouseOf(will)
  const said = form.values.facts.ifPartnerDiesFirst
  if (!partner) return null
  const name = firstNameOf(will, partner.id)
  return (
    <>
      <Radios
        name="values.ifPartnerDiesFirst"
        label={factQuestion(will, 'ifPartnerDiesFirst', today(), name)}
        layout="row"
        options={yesNoNotSure}
        value={said?.leavesAllToMe}
        onChange={(leavesAllToMe) =>
          changeFacts(form, (facts) => ({
            ...facts,
            ifPartnerDiesFirst:
              leavesAllToMe === 'Yes' ? { ...facts.ifPartnerDiesFirst, leavesAllToMe } : { leavesAllToMe },
          }))
        }
      />
      {said?.leavesAllToMe === 'Yes' && (
        <AmountField
          {...sumOfFacts(form, 'brings', said.brings, (facts, brings) => ({
            ...facts,
            ifPartnerDiesFirst: { leavesAllToMe: 'Yes', ...(brings && { brings }) },
          }))}
          label={words.whatYouWouldGetFrom(name)}
          hint={words.leaveOutWhatYouOwnTogether}
        />
      )}
    </>
  )
}

const amountsInherited = ['received', 'of', 'tax'] as const

/** What was inherited and taxed, once it is ticked that something was. */
function Inherited({ form }: Pick<PartOfPage, 'form'>) {
  const said = form.values.facts.inherited ?? {}
  const put = <Key extends keyof typeof said>(
    { inherited = {}, ...facts }: Facts,
    key: Key,
    now: (typeof said)[Key],
  ) => {
    const { [key]: _before, ...others } = inherited
    return { ...facts, inherited: { ...others, ...(now && { [key]: now }) } }
  }
  return (
    <>
      <DateField
        name="values.inherited.on"
        label={words.whenDidTheyDie}
        value={said.on}
        onChange={(on) => changeFacts(form, (facts) => put(facts, 'on', on))}
      />
      {amountsInherited.map((key) => (
        <AmountField
          key={key}
          {...sumOfFacts(form, `inherited.${key}`, said[key], (facts, sum) => put(facts, key, sum))}
          {...words[key]}
        />
      ))}
    </>
  )
}

/** The home that was sold, once it is ticked that one was. */
function HomeSold({ form }: Pick<PartOfPage, 'form'>) {
  const said = form.values.facts.homeSold ?? {}
  const put = (facts: Facts, { on, worth }: { on?: Day | undefined; worth?: Amount | undefined }) => ({
    ...facts,
    homeSold: { ...(on && { on }), ...(worth && { worth }) },
  })
  return (
    <>
      <DateField
        name="values.homeSold.on"
        label={words.homeSold.on}
        value={said.on}
        onChange={(on) => changeFacts(form, (facts) => put(facts, { ...facts.homeSold, on }))}
      />
      <AmountField
        {...sumOfFacts(form, 'homeSold.worth', said.worth, (facts, worth) => put(facts, { ...facts.homeSold, worth }))}
        {...words.homeSold.worth}
      />
    </>
  )
}

export function FactsForTax({ will, form }: PartOfPage) {
  const asked = factsAsked(will, form.values, today())
  if (asked.length === 0) return null
  return (
    <Part {...words.aFewQuestionsAboutTax} form={form}>
      {asked.includes('ifPartnerDiesFirst') && <IfPartnerDiesFirst will={will} form={form} />}
      {asked.includes('earlierSpouse') && <EarlierSpouse will={will} form={form} />}
      {asked.includes('given') && <GivenAway will={will} form={form} />}
      {asked.some(isRisk) && <Risks will={will} form={form} asked={asked.filter(isRisk)} />}
      {form.values.facts.taxedInheritance === 'Yes' && <Inherited form={form} />}
      {form.values.facts.downsized === 'Yes' && <HomeSold form={form} />}
    </Part>
  )
}
