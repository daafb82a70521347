import { useState } from 'react'
import { type Class, classes } from '#core/intestacy/family.ts'
import {
  type Count,
  familyOf,
  hasLines,
  intestacyOf,
  mostOf,
  type Shared,
  SPOUSE,
  spousesTold,
  type Told,
} from '#core/intestacy/intestacy.ts'
import { pathIn } from '#core/language.ts'
import { taxLawRead } from '#core/law/figures-of-law.ts'
import type { Card } from '#core/picture/cards.ts'
import { linesOf } from '#core/picture/without-a-will.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { readRoughPounds } from '#core/text/money.ts'
import { colourOf } from '#core/will/colours.ts'
import { kin, page as words } from '#words/en/without-a-will.ts'
import { today } from '../api/today.ts'
import { Inherited, LawRows } from '../features/without-a-will/inherited.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Radios } from '../ui/choices.tsx'
import pageCss from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { Select } from '../ui/select.tsx'
import { useTypedBefore } from '../ui/taken-over.ts'
import { TextField } from '../ui/text-field.tsx'
import css from './without-a-will.module.css'

type Chosen = NonNullable<Told['spouse']>

const numbers = (most: number): string[] => Array.from({ length: most + 1 }, (_, number) => `${number}`)
const shownAs = (count: number | undefined): string | undefined => count?.toString()
const asCount = (chosen: string | undefined): number | undefined => (chosen === undefined ? undefined : Number(chosen))

/** The most who have died of a class, and the most children of one of them. */
const MOST_DEAD = 6
const MOST_LEFT = 12

/** How many of a class are living, and who stands in for those who are not. */
function KinQuestion({
  of,
  count = {},
  onChange,
}: {
  of: Class
  count: Count | undefined
  onChange: (count: Count) => void
}) {
  const said = kin[of]
  const { living, left } = count
  return (
    <fieldset className={css.kin}>
      <legend>{said.asked}</legend>
      <p className="soft small below-12">{said.hint}</p>
      <Select
        name={`${of}-living`}
        label={said.living}
        options={numbers(mostOf(of))}
        value={shownAs(living)}
        onChange={(chosen) => onChange({ ...count, living: asCount(chosen) })}
      />
      {hasLines(of) && 'dead' in said && (
        <>
          <Select
            name={`${of}-dead`}
            label={said.dead}
            options={numbers(MOST_DEAD)}
            value={shownAs(left?.length)}
            onChange={(chosen) =>
              onChange({
                ...count,
                left: chosen === undefined ? undefined : Array.from({ length: Number(chosen) }, (_, at) => left?.[at]),
              })
            }
          />
          {left?.map((children, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and are never moved
              key={at}
              name={`${of}-left-${at + 1}`}
              label={said.left(left.length === 1 ? words.theFirst : words.theNth(at + 1))}
              options={numbers(MOST_LEFT)}
              value={shownAs(children)}
              onChange={(chosen) => onChange({ ...count, left: left.with(at, asCount(chosen)) })}
            />
          ))}
        </>
      )}
    </fieldset>
  )
}

/** The classes that matter after these answers: each is asked only while those before it leave it open. */
const asked = (told: Told): Class[] =>
  classes.filter((each, at) => {
    const before = Object.fromEntries(classes.slice(0, at).map((name) => [name, told.kin[name]]))
    const found = intestacyOf(familyOf({ ...told, kin: before }), today())
    return found.kind === 'open' && found.ask === each
  })

/** A card for each person of an answer, by their ids. */
const cardsOf = ({ spouse, parts, rule }: Shared, told: Told): Card[] => {
  const of = rule in kin ? kin[rule as Class] : kin.children
  const lines = linesOf(parts)
  const card = (id: number, name: string, initials: string, place: number): Card => ({
    key: `person ${id}`,
    kind: 'person',
    name,
    fullname: name,
    note: '',
    initials,
    colour: colourOf(place),
    isUnder18: false,
    called: { they: 'they', their: 'their', them: 'them' },
    row: 'other',
    isLeftOut: false,
    heldUntil: undefined,
  })
  const theirs = words.spouse[told.spouse ?? 'none']
  return [
    ...(spouse ? [card(SPOUSE, theirs, theirs.slice(5, 6).toUpperCase(), 0)] : []),
    ...lines.flatMap(({ place }, at) =>
      place === undefined ? [] : [card(place, lines.length === 1 ? of.one : of.nth(at + 1), `${at + 1}`, at + 1)],
    ),
  ]
}

const inOrder = ['spouse alone', 'spouse and children', ...classes, 'the Crown', 'line', 'held', 'survive'] as const

/** Who would inherit without a will, from three answers of a visitor. It is reckoned here, and nothing is kept or sent. */
export function WithoutAWillPage() {
  const [told, setTold] = useState<Told>({ kin: {} })
  const [worth, setWorth] = useState('')
  const fields = useTypedBefore((name, value) => {
    if (name === 'worth') setWorth(value)
    const spouse = spousesTold.find((each) => each === value)
    if (name === 'married' && spouse) setTold((before) => ({ ...before, spouse }))
  })
  const estate = worth.trim() === '' ? undefined : readRoughPounds(worth)
  const open = asked(told)
  const found = intestacyOf(
    familyOf({ ...told, kin: Object.fromEntries(open.map((each) => [each, told.kin[each]])) }),
    today(),
  )
  return (
    <PlainPage canvas title={words.title} lead={words.lead}>
      <div className={`${pageCss.columns} ${css.page}`}>
        <section className={pageCss.panel} ref={fields}>
          <Radios
            name="married"
            label={words.married}
            hint={words.marriedHint}
            options={spousesTold}
            labels={words.spouses}
            value={told.spouse}
            onChange={(spouse: Chosen) => setTold({ ...told, spouse })}
          />
          {open.map((each) => (
            <KinQuestion
              key={each}
              of={each}
              count={told.kin[each]}
              onChange={(count) => setTold({ ...told, kin: { ...told.kin, [each]: count } })}
            />
          ))}
          <TextField
            name="worth"
            label={words.worth}
            hint={`${words.worthHint} ${words.worthExample}`}
            optional
            inputMode="text"
            width="medium"
            value={worth}
            onChange={setWorth}
            error={worth.trim() !== '' && estate === undefined ? words.worthWrong : undefined}
          />
        </section>
        <section className={pageCss.panel} aria-labelledby="who">
          <h2 id="who">{words.who}</h2>
          {found.kind === 'shared' ? (
            <Inherited shared={found} cards={cardsOf(found, told)} estate={estate} />
          ) : (
            <p className="soft">{words.notYet}</p>
          )}
        </section>
        <section className={pageCss.panel}>
          <h2>{words.order}</h2>
          <p className="soft below-12">{words.orderLead}</p>
          <LawRows of={inOrder} on={today()} />
          <p className="soft small above-20">{words.readOn(dayInWords(taxLawRead))}</p>
        </section>
        <section className={pageCss.panel}>
          <h2>{words.nothing}</h2>
          <ul>
            {words.nobody.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p>{words.mayAsk}</p>
          <p>{words.apart}</p>
          <p>{words.elsewhere}</p>
        </section>
      </div>
      <section className={`${pageCss.panel} ${pageCss.dark} above-32`}>
        <h2>{words.wantOther}</h2>
        <p>{words.wantOtherMore}</p>
        <ButtonLink label={words.start} look="inverse" to={pathIn('en', '/')} />
      </section>
    </PlainPage>
  )
}
