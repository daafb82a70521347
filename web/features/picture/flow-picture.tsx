import { memo, type ReactNode, useSyncExternalStore } from 'react'
import type { Card, CardKey } from '#core/picture/cards.ts'
import type { HeldBand } from '#core/picture/held.ts'
import type { OutsideBand } from '#core/picture/home.ts'
import type { Picture } from '#core/picture/picture.ts'
import type { PoundsOnPicture } from '#core/picture/rows.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { capital } from '#core/text/names.ts'
import { outside, shared, twoStages, flowPicture as words } from '#words/en/picture.ts'
import cardCss from './cards.module.css'
import { Disc, UnknownDisc } from './disc.tsx'
import css from './figure.module.css'
import { Flow } from './flow.tsx'
import type { DrawnPounds } from './flow-rows.ts'
import outsideCss from './outside.module.css'
import { PictureList } from './picture-list.tsx'
import { HouseIcon, PlaceCard } from './place-card.tsx'
import type { BandHandles } from './pull.tsx'
import stages from './two-stages.module.css'

let printing = false
const prints = (listener: () => void) => {
  const heard = ({ type }: Event) => {
    printing = type === 'beforeprint'
    listener()
  }
  const events = ['beforeprint', 'afterprint']
  for (const event of events) addEventListener(event, heard)
  return () => {
    for (const event of events) removeEventListener(event, heard)
  }
}

/** Whether the page is being printed, where nothing is pressed and what was measured on the screen has another width. Known before the sheets are counted. */
const useOnPaper = (): boolean =>
  useSyncExternalStore(
    prints,
    () => printing,
    () => false,
  )

const wordsOf = ({ how, sure, nowInTheWill }: OutsideBand): string => {
  if (nowInTheWill) return outside.nowInYourWill
  if (how === 'nomination') return shared.outsideYourWill
  return sure ? outside.outsideYourWillByLaw : outside.mayBeOutsideYourWill
}

function Row({ band, picture, pounds }: { band: OutsideBand; picture: Picture; pounds: PoundsOnPicture | undefined }) {
  const { icon, what, to, how, nowInTheWill } = band
  const [first] = to
  const figures = to.flatMap((taker) => pounds?.outside.get(`${band.key} ${taker.key}`) ?? [])
  return (
    <div className={outsideCss.outsideRow} style={{ '--person': first?.colour.hex ?? 'var(--ink-soft)' } as object}>
      <span>{icon === 'home' && <HouseIcon owned={nowInTheWill ? 'mine' : 'passing'} sure={band.sure} />}</span>
      <span className={nowInTheWill ? outsideCss.inside : outsideCss.outsideBand}>
        <span>{wordsOf(band)}</span>
      </span>
      <span className={outsideCss.outsideCard}>
        {to.map(({ key, card }) => {
          const shown = picture.cards.find((each) => each.key === card)
          return shown ? <Disc key={key} card={shown} small /> : null
        })}
        {to.length === 0 && !nowInTheWill && <UnknownDisc small />}
        <span className={cardCss.who}>
          <b className="block">{nowInTheWill && icon === 'home' ? outside.allOfTheHome : what}</b>
          <span className="block soft fine plain">
            {nowInTheWill
              ? outside.isSharedWithTheRest
              : to.length > 0
                ? outside.to(to.map(({ name }) => name).join(', '))
                : how === 'nomination'
                  ? outside.toThePersonYouNamed
                  : outside.toTheOtherOwner}
          </span>
          {figures.length > 0 && <span className={css.pounds}>{figures.join(', ')}</span>}
        </span>
      </span>
    </div>
  )
}

/** What passes without the will, above the edge of the will. */
function OutsideTheWill({ picture, pounds }: { picture: Picture; pounds?: PoundsOnPicture | undefined }) {
  if (picture.outside.length === 0) return null
  return (
    <div className={outsideCss.outside}>
      {picture.outside.map((band) => (
        <Row key={band.key} band={band} picture={picture} pounds={pounds} />
      ))}
    </div>
  )
}

/** The second stage of the picture: who has what is held for somebody, when that ends. Both stages are always drawn. */

/** What the marks of the bands mean. */
function HeldOrOwned() {
  return (
    <p className={stages.marks}>
      <span className="inline-row gap-8">
        <i className={stages.held} /> {twoStages.heldByYourExecutors}
      </span>
      <span className="inline-row gap-8">
        <i className={stages.owned} /> {twoStages.theirOwn}
      </span>
    </p>
  )
}

function Afterwards({
  band,
  handles,
  onPress,
}: {
  band: HeldBand<Picture>
  handles: BandHandles | undefined
  onPress: ((card: CardKey) => void) | undefined
}) {
  const { for: card, atEnd, until, starts, afterwards } = band
  return (
    <div className={stages.stage}>
      <p className={stages.title}>{(starts ? twoStages.whenTheirTimeEnds : twoStages.nothingIsHeldFor)(card.name)}</p>
      <p className={`${stages.about} below-12`}>
        {starts ? twoStages.heldUntil(capital(atEnd), until) : capital(atEnd)}
      </p>
      {afterwards.shares.length > 0 ? (
        <Flow picture={afterwards} head={false} handles={handles} onPress={onPress} afterwards />
      ) : (
        <p className={`${stages.about} below-12`}>{twoStages.youHaveNotSaidYetWho}</p>
      )}
    </div>
  )
}

/**
 * Who gets what, drawn: the bar of the estate on the left, a band for each share, a card for each taker. The drawing is hidden from
 * screen readers, which read the caption, and the list of the same facts where it is opened.
 */
export const FlowPicture = memo(function FlowPicture({
  picture,
  caption = pictureInWords(picture),
  asList = false,
  head = true,
  outside = true,
  waiting = [],
  waitingLabel = words.notTicked,
  pounds,
  handles,
  onPress,
}: {
  picture: Picture
  /** What shares, gifts and tax come to, where things are said to be worth something. */
  pounds?: DrawnPounds | undefined
  /** The sentences under the drawing. Without it: what leaves first, who shares the rest, what passes outside the will. */
  caption?: ReactNode | undefined
  /** The table of the same facts in place of the drawing, as always on paper. */
  asList?: boolean
  /** The testator's card above the bar. */
  head?: boolean
  /** What passes without the will, above the bar. */
  outside?: boolean
  /** People who take no share, at the foot. */
  waiting?: readonly CardKey[]
  waitingLabel?: string
  /** Between the bands of those who share the rest. */
  handles?: BandHandles | undefined
  /** A press on a card does what a control elsewhere on the page does. */
  onPress?: ((card: CardKey) => void) | undefined
}) {
  const onPaper = useOnPaper()
  const you = picture.cards[0]
  const { held } = picture
  // Those who share the rest after somebody has had its income are pulled where they are drawn.
  const later = held.find(({ kind, starts }) => kind === 'Residue' && starts)
  return (
    <figure className={css.figure}>
      {asList || onPaper ? (
        <PictureList picture={picture} pounds={pounds} />
      ) : (
        <div aria-hidden="true">
          {held.length > 0 && <p className={stages.title}>{shared.whenYouDie}</p>}
          {outside && <OutsideTheWill picture={picture} pounds={pounds} />}
          {head && you && (
            <p className="row gap-10 below-16">
              <Disc card={you} />
              <span>
                <b className="block">{you.name}</b>
                <span className="block soft fine plain">{words.whatYouLeaveAfterDebtsAnd}</span>
              </span>
            </p>
          )}
          <Flow picture={picture} pounds={pounds} head={head} handles={later ? undefined : handles} onPress={onPress} />
          {held.length > 0 && <HeldOrOwned />}
          {held.map((band) => (
            <Afterwards key={band.key} band={band} handles={band === later ? handles : undefined} onPress={onPress} />
          ))}
          <Waiting
            cards={waiting.flatMap((key) => picture.cards.find((card) => card.key === key) ?? [])}
            label={waitingLabel}
          />
        </div>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
})

function Waiting({ cards, label }: { cards: readonly Card[]; label: string }) {
  if (cards.length === 0) return null
  return (
    <div className="above-24">
      <p className="block soft fine plain">{label}</p>
      <div className={css.waitingCards}>
        {cards.map((card) => (
          <PlaceCard key={card.key} card={card} />
        ))}
      </div>
    </div>
  )
}
