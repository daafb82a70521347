import { useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { trustField } from '#core/rules/trusts.rules.ts'
import { capital } from '#core/text/names.ts'
import { monthsAway, type TrustKind, yesNo } from '#core/will/lists.ts'
import { inheritors } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { withChangedTrust } from '#core/will/trust-changes.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { shared, trustQuestions as text } from '#words/en/trusts.ts'
import { today } from '../../api/today.ts'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type TrustStep, trustFields, trustIn } from './takers-step.ts'

/** The questions that a home for life and an income for life share: what ends it, the capital, and when its takers are fixed. */

type Asked = { readonly step: TrustStep; readonly kind: TrustKind }

/** What the person a trust is for is called on a page: "Bea", "she", "her". */
export const lifeTenantIn = (will: Will, trust: Trust) => {
  const card = cardsOf(will, today()).find(({ key }) => key === `person ${trust.for}`)
  return card
    ? { name: card.name, ...card.called }
    : { name: 'this person', they: 'they', their: 'their', them: 'them' }
}

const setTrust = ({ step, kind }: Asked, field: string, change: (trust: Trust) => Trust) =>
  step.set(trustField(kind, field), withChangedTrust(kind, change))

type EndOf = 'marries' | 'couple' | 'leaves' | 'date' | 'years'

const endsOf = ({ endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears }: Trust): ReadonlySet<EndOf> =>
  new Set<EndOf>([
    ...(endsIfMarries === 'Yes' ? (['marries'] as const) : []),
    ...(endsIfCouple === 'Yes' ? (['couple'] as const) : []),
    ...(endsIfLeaves !== undefined ? (['leaves'] as const) : []),
    ...(endDate ? (['date'] as const) : []),
    ...(endYears !== undefined ? (['years'] as const) : []),
  ])

const MOST_YEARS = 40
const NO_DATE = { day: 0, month: 0, year: 0 }
const AWAY = monthsAway.map((months) => text.months(months))

/** Without one of the ends. */
const withoutEnd = (
  { endsIfMarries, endsIfCouple, endsIfLeaves, endDate, endYears, ...trust }: Trust,
  end: EndOf | 'all',
): Trust => ({
  ...trust,
  ...(end !== 'all' && {
    ...(endsIfMarries && end !== 'marries' && { endsIfMarries }),
    ...(endsIfCouple && end !== 'couple' && { endsIfCouple }),
    ...(endsIfLeaves && end !== 'leaves' && { endsIfLeaves }),
    ...(endDate && end !== 'date' && { endDate }),
    ...(endYears !== undefined && end !== 'years' && { endYears }),
  }),
})

const withEnd = (trust: Trust, end: EndOf): Trust => {
  switch (end) {
    case 'marries':
      return { ...trust, endsIfMarries: 'Yes' }
    case 'couple':
      return { ...trust, endsIfCouple: 'Yes' }
    case 'leaves':
      return { ...trust, endsIfLeaves: 12 }
    case 'date':
      return { ...trust, endDate: NO_DATE }
    case 'years':
      return { ...trust, endYears: 10 }
  }
}

/** When one of the ends is reached: after how many months away, on which date, after how many years. Nothing of the others. */
function WhenItEnds({ step, trust, end }: Pick<Asked, 'step'> & { trust: Trust; end: EndOf }) {
  const field = trustFields(step, trust)
  switch (end) {
    case 'leaves':
      return (
        <Radios
          {...field('endsIfLeaves')}
          label={text.howLongMustHaveBeenAway(lifeTenantIn(step.will, trust).name)}
          layout="pills"
          options={AWAY}
          value={text.months(trust.endsIfLeaves ?? 12)}
          onChange={(away) => field('endsIfLeaves').onChange(monthsAway[AWAY.indexOf(away)] ?? 12)}
        />
      )
    case 'date':
      return (
        <DateField
          {...field('endDate')}
          label={text.onWhichDate}
          onChange={(date) => field('endDate').onChange(date ?? NO_DATE)}
        />
      )
    case 'years':
      return (
        <TextField
          {...field('endYears')}
          label={text.afterHowManyYears}
          hint={text.from1ToFromTheDay(MOST_YEARS)}
          width="short"
          inputMode="numeric"
          value={trust.endYears ? String(trust.endYears) : ''}
          onChange={(typed) => {
            const years = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0
            field('endYears').onChange(Math.min(years, MOST_YEARS))
          }}
        />
      )
    default:
      return null
  }
}

/** `titled`: a heading over the fields asks the question. */
type Titled = { readonly titled?: boolean }

/** What ends the trust while the person lives. Nothing is ticked to begin with. */
export function TrustEnds({ step, kind, titled = false }: Asked & Titled) {
  const trust = trustIn(step.will, kind)
  const [someFirst, setSomeFirst] = useState(trust !== undefined && endsOf(trust).size > 0)
  if (!trust) return null
  const asked = { step, kind }
  const { name, they, their } = lifeTenantIn(step.will, trust)
  const ends = endsOf(trust)
  const error = (field: string) => step.errorOf(trustField(kind, field))
  const labels: Record<EndOf, string> = {
    marries: text.marriesOrEntersACivil(capital(they)),
    couple: text.livesWithSomeoneElseAsA(capital(they)),
    leaves: text.noLongerLivesThere(capital(they)),
    date: text.aDateComesThatIChoose,
    years: text.aNumberOfYearsHavePassed,
  }
  const offered: readonly EndOf[] = [
    'marries',
    'couple',
    ...(kind === 'Home' ? (['leaves'] as const) : []),
    'date',
    'years',
  ]
  return (
    <>
      <Radios
        name={trustField(kind, 'endsSaid')}
        label={kind === 'Home' ? shared.howLongMayLiveThere(name) : text.howLongShouldHaveTheIncome(name)}
        hideLegend={titled}
        options={['life', 'first']}
        labels={{ life: text.forTheRestOfLife(their), first: text.forLifeUnlessSomethingElse }}
        notes={{ life: text.itAlsoEndsIfGivesIt(name) }}
        value={trust.endsSaid === undefined && !someFirst ? undefined : someFirst ? 'first' : 'life'}
        onChange={(how) => {
          setSomeFirst(how === 'first')
          setTrust(asked, 'ends', (before) => ({
            ...(how === 'life' ? withoutEnd(before, 'all') : before),
            endsSaid: true,
          }))
        }}
        error={error('endsSaid')}
      />
      {someFirst && (
        <Checkboxes
          name={trustField(kind, 'ends')}
          {...text.whatEndsIt}
          options={offered.map((end) => ({
            value: end,
            label: labels[end],
            checked: ends.has(end),
            ...(end === 'couple' && { note: text.for12MonthsAsYourOther }),
            ...(end === 'leaves' && { note: text.timeInHospitalDoesNotCount }),
            below: <WhenItEnds step={step} trust={trust} end={end} />,
          }))}
          onChange={(end, on) =>
            setTrust(asked, `ends.${end}`, (before) =>
              on ? withEnd(before, end as EndOf) : withoutEnd(before, end as EndOf),
            )
          }
          error={error('ends')}
        />
      )}
    </>
  )
}

/** The people who take when a trust ends, by name. */
const takersNamed = (will: Will, trust: Trust): readonly string[] => {
  const cards = cardsOf(will, today())
  return inheritors(willOfTakers(will, trust)).flatMap((heir) =>
    heir.kind === 'person' ? (cards.find(({ key }) => key === `person ${heir.person.id}`)?.name ?? []) : [],
  )
}

/** What the capital is, and what the person has without it. Of a home it is its value. */
const capitalWords = {
  Home: { hint: (name: string) => text.ifTheHomeIsSoldAnd(name), no: text.noOnlyTheUseOfIt },
  Residue: { hint: () => text.theCapitalIsTheMoneyAnd, no: text.noOnlyTheIncome },
} as const

/** Whether the executors may pay the person any of the capital. */
export function TrustCapital({
  step,
  kind,
  titled = false,
}: Asked & Titled & { readonly kind: keyof typeof capitalWords }) {
  const trust = trustIn(step.will, kind)
  if (!trust) return null
  const { name } = lifeTenantIn(step.will, trust)
  const [first = 'the others'] = takersNamed(step.will, trust)
  const { hint, no } = capitalWords[kind]
  return (
    <Radios
      {...trustFields(step, trust)('capital')}
      label={text.mayBeGivenSomeOfThe(name)}
      hideLegend={titled}
      hint={hint(name)}
      options={yesNo}
      labels={{ Yes: text.yesIfMyOtherExecutorsAgree, No: no }}
      notes={{ Yes: text.thenThereMayBeNothingLeft(first) }}
    />
  )
}

/** "Must Cy be alive when Bea’s time ends?" Several, or a class of people, are "they". */
export const mustBeAlive = (will: Will, trust: Trust): string => {
  const only = inheritors(willOfTakers(will, trust)).length === 1 ? takersNamed(will, trust)[0] : undefined
  const { name } = lifeTenantIn(will, trust)
  return only === undefined ? text.mustTheyBeAliveWhenSTime(name) : text.mustBeAliveWhenSTime(only, name)
}

/** When it is settled who takes at the end. Nothing is chosen to begin with. */
export function TrustFixed({ step, kind, titled = false }: Asked & Titled) {
  const trust = trustIn(step.will, kind)
  if (!trust) return null
  const { name } = lifeTenantIn(step.will, trust)
  const [cy = 'one of them'] = takersNamed(step.will, trust)
  return (
    <Radios
      {...trustFields(step, trust)('fixed')}
      label={mustBeAlive(step.will, trust)}
      hideLegend={titled}
      options={['When the trust ends', 'When I die']}
      labels={{ 'When the trust ends': text.yesMustBeAliveThen, 'When I die': text.noItIsTheirsOnceI }}
      notes={{
        'When the trust ends': text.ifDiesBeforeYourWillSays(cy, name),
        'When I die': text.ifThenDiesBeforeItGoes(cy, name),
      }}
    />
  )
}
