import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Card, CardKey } from '#core/picture/cards.ts'
import { homeToday } from '#core/picture/home.ts'
import type { Picture, Tie } from '#core/picture/picture.ts'
import { listed } from '#core/text/names.ts'
import { shared, familyPicture as words } from '#words/en/picture.ts'
import css from './family.module.css'
import { type Box, type FamilyLine, familyLines } from './family-lines.ts'
import figureCss from './figure.module.css'
import { HouseIcon, PlaceCard } from './place-card.tsx'

const looks: Readonly<Record<FamilyLine['kind'], object>> = {
  married: { strokeWidth: 2 },
  child: { strokeWidth: 2 },
  owns: { strokeWidth: 2, opacity: 0.45 },
  'looks after': { strokeWidth: 3, strokeDasharray: '0 6', strokeLinecap: 'round' },
}

const roleOf = (tie: Tie): ((names: string) => string) | undefined => {
  switch (tie.kind) {
    case 'guardian':
      return words.guardianOf
    case 'substitute guardian':
      return words.backupGuardianOf
    case 'keeper':
      return tie.place === 1 ? words.looksAfter : words.backupFor
    case 'marriage':
    case 'partner':
    case 'child':
      return undefined
  }
}

/** "Sister, guardian of Poppy": who they are, and what they are asked to do. */
const noteOf = (card: Card, { ties, cards }: Picture): string => {
  const done = [
    ...Map.groupBy(
      ties.filter(({ from }) => from === card.key),
      roleOf,
    ),
  ].flatMap(([does, of]) => {
    const names = of.flatMap((tie) => cards.find(({ key }) => key === tie.to)?.name ?? [])
    return does ? [does(listed.format(names))] : []
  })
  return [card.note, card.isLeftOut ? words.leftOut : '', ...done].filter(Boolean).join(', ')
}

type Rows = { readonly top: Card[]; readonly children: Card[]; readonly carers: Card[]; readonly others: Card[] }

/** You, your partner and those who own the home with you; the children; pets and carers, near each other; everyone else. */
const rowsOf = ({ cards, home, ties }: Picture): Rows => {
  const owners = new Set<CardKey>(home?.owners)
  const top = cards.filter(({ key, row }) => row === 'you' || row === 'partner' || (row === 'other' && owners.has(key)))
  const children = cards.filter(({ row }) => row === 'child')
  const placeOf = (card: Card): number => {
    const tie = ties.find(({ from, to }) => from === card.key || to === card.key)
    const other = tie && (tie.from === card.key ? tie.to : tie.from)
    const place = children.findIndex(({ key }) => key === other)
    return place < 0 ? children.length : place
  }
  const rest = cards.filter((card) => !top.includes(card) && !children.includes(card))
  const isTied = ({ key }: Card): boolean => ties.some(({ from, to }) => from === key || to === key)
  return {
    top,
    children,
    carers: rest.filter(isTied).toSorted((a, b) => placeOf(a) - placeOf(b)),
    others: rest.filter((card) => !isTied(card)),
  }
}

function Row({ cards, picture }: { cards: readonly Card[]; picture: Picture }) {
  if (cards.length === 0) return null
  return (
    <div className={css.row}>
      {cards.map((card) => (
        <span key={card.key} data-box={card.key} className={css.arrives}>
          <PlaceCard card={card} note={noteOf(card, picture)} />
        </span>
      ))}
    </div>
  )
}

function Drawing({ picture }: { picture: Picture }) {
  const box = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState<readonly FamilyLine[]>([])
  const { cards, ties, home } = picture
  const { top, children, carers, others } = useMemo(() => rowsOf(picture), [picture])
  const hexOf = (key: CardKey) => cards.find((card) => card.key === key)?.colour.hex
  const measure = useCallback(() => {
    const element = box.current
    if (!element) return
    const boxes = new Map(
      [...element.querySelectorAll<HTMLElement>('[data-box]')].map((each): [string, Box] => [
        each.dataset.box ?? '',
        { left: each.offsetLeft, top: each.offsetTop, width: each.offsetWidth, height: each.offsetHeight },
      ]),
    )
    setLines(familyLines(ties, home?.owners ?? [], boxes))
  }, [ties, home])
  useLayoutEffect(() => {
    measure()
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [measure])
  const coOwner = home?.owners.find((key) => key !== 'you')
  return (
    <div className={css.family} ref={box} aria-hidden="true">
      <svg className={css.lines} focusable="false" aria-hidden="true">
        {lines.map(({ key, d, kind, of }) => (
          <path key={key} d={d} {...looks[kind]} stroke={hexOf(of)} />
        ))}
      </svg>
      <div className={css.couple}>
        <Row cards={top} picture={picture} />
      </div>
      {home && (
        <div className={css.home} style={{ '--person': coOwner ? hexOf(coOwner) : undefined } as object}>
          <span data-box="home">
            <HouseIcon
              owned={coOwner ? 'shared' : 'mine'}
              sure={home.tenure !== 'not sure' && home.tenure !== 'not said'}
            />
          </span>
          <span className="block soft fine plain">{shared.yourHomeIs(homeToday(home))}</span>
        </div>
      )}
      <Row cards={children} picture={picture} />
      <Row cards={carers} picture={picture} />
      {others.length > 0 && (
        <div className={css.others}>
          <Row cards={others} picture={picture} />
        </div>
      )}
      {cards.some(({ isUnder18 }) => isUnder18) && <p className={css.key}>{words.dottedRingUnder18}</p>}
    </div>
  )
}

/** "You. Thomas, husband. Anne, sister, guardian of Poppy." What the drawing says, for those who do not see it. */
const inWords = (picture: Picture): string =>
  [
    ...picture.cards.map((card) => [card.name, noteOf(card, picture).toLowerCase()].filter(Boolean).join(', ')),
    ...(picture.home ? [shared.yourHomeIs(homeToday(picture.home))] : []),
  ]
    .map((each) => `${each}.`)
    .join(' ')

/** The family as it was told so far: everyone named, and how they are tied. Nothing is guessed. */
export function FamilyPicture({
  picture,
  asList,
}: {
  picture: Picture
  /** The names and what each is, in place of the drawing. */
  asList: boolean
}) {
  return (
    <figure className={figureCss.figure}>
      {asList ? (
        <ul className={css.names}>
          {picture.cards.map((card) => (
            <li key={card.key}>
              <b>{card.fullname}</b>
              <span className="block soft fine plain">{noteOf(card, picture)}</span>
            </li>
          ))}
          {picture.home && (
            <li>
              <b>{words.yourHome}</b>
              <span className="block soft fine plain">{homeToday(picture.home)}</span>
            </li>
          )}
        </ul>
      ) : (
        <Drawing picture={picture} />
      )}
      <figcaption className="visually-hidden">{asList ? words.yourFamilySoFar : inWords(picture)}</figcaption>
    </figure>
  )
}
