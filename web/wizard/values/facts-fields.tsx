import { useState } from 'react'
import { figureOn } from '#core/law/figures-of-law.ts'
import { countedFacts, type FactId, factsAsked, saidInWill } from '#core/tax/facts-asked.ts'
import { type Day, dayInWords, isAfter } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { yesNoNotSure } from '#core/will/lists.ts'
import { partnerNow } from '#core/will/questions.ts'
import type { Amount, Values } from '#core/will/values-schema.ts'
import { yesNo } from '#core/will/yes-no.ts'
import { today } from '../../api/today.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
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

const changeFacts = (form: ValuesForm, change: (facts: Facts) => Facts) =>
  form.change((values) => ({ ...values, facts: change(values.facts) }))

const RISKS = ['keptUsing', 'business', 'abroad', 'trust', 'taxedInheritance', 'downsized'] as const

const riskWords: Readonly<Record<(typeof RISKS)[number], string>> = {
  keptUsing: 'I gave away something that I still use',
  business: 'I own a business or a farm, or shares that are not on a main stock exchange',
  abroad: 'I own something abroad, or I have lived abroad in the last 10 years',
  trust: 'I get money from a trust, or I have put money into one',
  taxedInheritance: 'In the last five years I inherited something on which tax was paid',
  downsized: 'I have sold or given away a home since July 2015',
}

/** A tick stands for "yes" and for "not sure": either way a person has to look. */
function Risks({ will, form, asked }: PartOfPage & { asked: readonly FactId[] }) {
  const facts = countedFacts(will, form.values.facts)
  const partner = partnerNow(will)
  const abroad = partner && asked.includes('partnerLongTermResident')
  return (
    <Checkboxes
      name="values.facts"
      label="Is any of this so?"
      hint="Tick what you are not sure about too. Leave them all empty if none is."
      options={[
        ...(abroad
          ? [
              {
                value: 'partnerLongTermResident',
                label: `${firstNameOf(will, partner.id)} has lived outside the UK in the last 10 years`,
                checked: facts.partnerLongTermResident !== undefined && facts.partnerLongTermResident !== 'Yes',
              },
            ]
          : []),
        ...RISKS.filter((id) => asked.includes(id)).map((id) => ({
          value: id,
          label: riskWords[id],
          checked: facts[id] === 'Yes' || facts[id] === 'Not sure',
        })),
      ]}
      onChange={(value, checked) =>
        changeFacts(form, (before) => {
          const id = value as FactId
          const rest = without(before, id)
          const [yes, no] = id === 'partnerLongTermResident' ? (['No', 'Yes'] as const) : (['Yes', 'No'] as const)
          if (checked) return { ...rest, [id]: yes }
          // What the will says is contradicted, not only left out.
          return saidInWill(will, id) ? { ...rest, [id]: no } : rest
        })
      }
    />
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
    return { first: from, last, label: `${dayInWords(from)} to ${back === 0 ? 'today' : dayInWords(last)}` }
  })
}

function GivenAway({ form }: { form: ValuesForm }) {
  const { given } = form.values.facts
  const [open, setOpen] = useState((given ?? []).length > 0)
  const now = today()
  const exempt = poundsInWords(figureOn('yearly-gifts-exemption', now))
  const inYear = (year: Year) => (given ?? []).find(({ first }) => first.year === year.first.year)
  const set = (year: Year, sum: Amount | undefined) =>
    changeFacts(form, (facts) => {
      const others = (facts.given ?? []).filter(({ first }) => first.year !== year.first.year)
      return { ...facts, given: sum ? [...others, { first: year.first, last: year.last, sum }] : others }
    })
  const answer = open ? 'Yes' : given ? 'No' : undefined
  return (
    <>
      <Radios
        name="values.given"
        label={`Have you given away more than ${exempt} in any of the last seven years?`}
        hint="Leave out what went to a husband, wife or civil partner, and to charities."
        layout="row"
        options={yesNo}
        value={answer}
        onChange={(chosen) => {
          setOpen(chosen === 'Yes')
          if (chosen === 'No') changeFacts(form, (facts) => ({ ...facts, given: [] }))
        }}
      />
      {open &&
        yearsAsked(now).map((year) => (
          <AmountField
            key={year.label}
            name={`values.given.${year.first.year}`}
            label={year.label}
            hint={`What was above ${exempt}.`}
            amount={inYear(year)?.sum}
            onChange={(sum) => set(year, sum)}
            onWrong={form.onWrong}
            error={form.errorOf(`values.given.${year.first.year}`)}
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

const widowedNow = ({ earlierSpouse }: Facts): Widowed | undefined => {
  if (!earlierSpouse) return undefined
  const { nilRate, home } = earlierSpouse
  if (nilRate === MILLION && home === MILLION) return 'Everything'
  return nilRate === 0 && home === 0 ? 'No' : 'Some'
}

function EarlierSpouse({ will, form }: PartOfPage) {
  const { facts } = form.values
  const [isPart, setPart] = useState(widowedNow(facts) === 'Some')
  const said = facts.earlierSpouse ?? NEVER
  const isWidowed = will.status === 'Widowed'
  const setBand = (band: 'nilRate' | 'home') => (percent: number | undefined) =>
    changeFacts(form, (before) => ({
      ...before,
      earlierSpouse: { ...(before.earlierSpouse ?? NEVER), [band]: Math.round((percent ?? 0) * PER_PERCENT) },
    }))
  return (
    <>
      <Radios
        name="values.earlierSpouse"
        label={
          isWidowed
            ? 'When your husband, wife or civil partner died, did everything go to you?'
            : 'Were you widowed before?'
        }
        options={isWidowed ? (['Everything', 'Some'] as const) : widowedOptions}
        labels={{
          Everything: isWidowed ? 'Yes, everything' : 'Yes, and everything went to me',
          Some: isWidowed ? 'No, others got some of it' : 'Yes, and others got some of it',
        }}
        value={isPart ? 'Some' : widowedNow(facts)}
        onChange={(chosen) => {
          setPart(chosen === 'Some')
          changeFacts(form, (before) =>
            chosen === 'Some'
              ? { ...before, earlierSpouse: NEVER }
              : { ...before, earlierSpouse: chosen === 'Everything' ? EVERYTHING : NEVER },
          )
        }}
      />
      {isPart && (
        <div className={layout.pair}>
          <PercentField
            name="values.earlierSpouse.nilRate"
            label="Nil-rate band not used"
            hint="The papers of that death say so."
            optional
            value={said.nilRate === 0 ? undefined : said.nilRate / PER_PERCENT}
            onChange={setBand('nilRate')}
          />
          <PercentField
            name="values.earlierSpouse.home"
            label="Home allowance not used"
            hint="All of it, where no home went to children."
            optional
            value={said.home === 0 ? undefined : said.home / PER_PERCENT}
            onChange={setBand('home')}
          />
        </div>
      )}
    </>
  )
}

function IfPartnerDiesFirst({ will, form }: PartOfPage) {
  const partner = partnerNow(will)
  const said = form.values.facts.ifPartnerDiesFirst
  if (!partner) return null
  const name = firstNameOf(will, partner.id)
  return (
    <>
      <Radios
        name="values.ifPartnerDiesFirst"
        label={`If ${name} dies first, do you get everything?`}
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
          name="values.brings"
          label={`What you would get from ${name}`}
          hint="Leave out what you own together."
          amount={said.brings}
          onChange={(brings) =>
            changeFacts(form, (facts) => ({
              ...facts,
              ifPartnerDiesFirst: { leavesAllToMe: 'Yes', ...(brings && { brings }) },
            }))
          }
          onWrong={form.onWrong}
          error={form.errorOf('values.brings')}
        />
      )}
    </>
  )
}

export function FactsForTax({ will, form }: PartOfPage) {
  const asked = factsAsked(will, form.values, today())
  if (asked.length === 0) return null
  return (
    <Part title="A few questions about tax" lead="They come up because of the figures above." form={form}>
      {asked.includes('ifPartnerDiesFirst') && <IfPartnerDiesFirst will={will} form={form} />}
      {asked.includes('earlierSpouse') && <EarlierSpouse will={will} form={form} />}
      {asked.includes('given') && <GivenAway form={form} />}
      {asked.some((id) => RISKS.some((risk) => risk === id)) && <Risks will={will} form={form} asked={asked} />}
    </Part>
  )
}
