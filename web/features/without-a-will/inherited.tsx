import { useMemo, useState } from 'react'
import { inPounds, lawOfIntestacy, type Shared } from '#core/intestacy/intestacy.ts'
import { fixedSumOn } from '#core/law/law-of-intestacy.ts'
import type { Card } from '#core/picture/cards.ts'
import { linesOf, pictureWithoutWill, takerOfLine } from '#core/picture/without-a-will.ts'
import { pictureInWords } from '#core/picture/words.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { within } from '#core/text/names.ts'
import { beside, rules, titles, drawn as words } from '#words/en/without-a-will.ts'
import { today } from '../../api/today.ts'
import { QuestionList } from '../../ui/question-search.tsx'
import { FlowPicture } from '../picture/flow-picture.tsx'
import { ListSwitch } from '../picture/picture-list.tsx'
import css from './inherited.module.css'

export type RowOfLaw = keyof typeof titles

const isBeside = (id: RowOfLaw): id is keyof typeof beside => id in beside

/** Rules of intestacy by their names: each opens to what it says and to its section. */
export function LawRows({ of, on }: { of: readonly RowOfLaw[]; on: Day }) {
  const sum = poundsInWords(fixedSumOn('with children', on))
  return (
    <QuestionList
      shown={of.map((id) => {
        const rule = isBeside(id) ? beside[id] : rules[id]
        return {
          id,
          question: titles[id],
          answer: [typeof rule === 'string' ? rule : rule(sum), words.source(lawOfIntestacy[id])],
        }
      })}
    />
  )
}

/** The rules behind it, the one that decides first. */
const rulesOf = ({ rule, spouse, parts }: Shared): RowOfLaw[] => [
  rule,
  ...(spouse ? (['survive'] as const) : []),
  ...(parts.some(({ inPlaceOf }) => inPlaceOf) ? (['line'] as const) : []),
  ...(parts.length > 0 && /children|siblings|uncles/.test(rule) ? (['held'] as const) : []),
]

/** What each has of the rest, by the keys of the picture. */
const onPicture = (shared: Shared, cards: readonly Card[], estate: number) => {
  const worth = inPounds(shared, estate)
  const byPart = new Map(shared.parts.map((part, at) => [part, worth.parts[at] ?? 0]))
  const lines = linesOf(shared.parts).map((line) => ({
    key: takerOfLine(cards, line).key,
    pence: line.parts.reduce((sum, part) => sum + (byPart.get(part) ?? 0), 0),
  }))
  const ofSpouse = worth.spouse ? [{ key: `person ${worth.spouse.id}`, pence: worth.spouse.ofRest }] : []
  return {
    worth,
    shares: new Map([...ofSpouse, ...lines].map(({ key, pence }) => [key, poundsInWords(pence)])),
    gifts: new Map<string, string>(),
    outside: new Map<string, string>(),
    tax: undefined,
    listed: [],
    rows: [],
  }
}

/** Who inherits without a will, drawn, in pounds where `estate` says what there is, and the law behind it. */
export function Inherited({
  shared,
  cards,
  estate,
}: {
  shared: Shared
  cards: readonly Card[]
  estate?: number | undefined
}) {
  const [asList, setAsList] = useState(false)
  const picture = useMemo(() => pictureWithoutWill(shared, cards), [shared, cards])
  const pounds = useMemo(
    () => (estate === undefined ? undefined : onPicture(shared, cards, estate)),
    [shared, cards, estate],
  )
  const spouse = pounds?.worth.spouse
  const first = shared.spouse?.first
  const name = cards.find(({ key }) => key === `person ${spouse?.id}`)?.name ?? ''
  return (
    <>
      <p className={css.sentence} role="status">
        {pictureInWords(picture)}
        {spouse && first && (
          <strong>
            {' '}
            {spouse.ofRest === 0
              ? words.allToSpouse(within(name), poundsInWords(first.sum))
              : words.total(name, poundsInWords(spouse.total))}
          </strong>
        )}
      </p>
      <FlowPicture picture={picture} pounds={pounds} asList={asList} head={false} caption="" />
      <p className="above-8">
        <ListSwitch asList={asList} onChange={setAsList} />
      </p>
      {pounds && <p className="soft small above-12">{words.roughly}</p>}
      <h3 className="above-24">{words.law}</h3>
      <LawRows of={rulesOf(shared)} on={today()} />
    </>
  )
}
