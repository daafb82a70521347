import { useMemo, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import type { CardKey } from '#core/picture/cards.ts'
import { idOfCard, type Picture, partOf, pictureOf, type ShareBand } from '#core/picture/picture.ts'
import { pictureInWords } from '#core/picture/words.ts'
import { listed } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { sheetStrip, peopleSide as words } from '#words/en/preview.ts'
import { today } from '../../api/today.ts'
import { Disc, PeopleDisc } from '../picture/disc.tsx'
import { FamilyPicture } from '../picture/family-picture.tsx'
import figureCss from '../picture/figure.module.css'
import { FlowPicture } from '../picture/flow-picture.tsx'
import pictureStripCss from '../picture/picture-strip.module.css'
import type { BandHandles } from '../picture/pull.tsx'
import stages from '../picture/two-stages.module.css'
import { useInPounds } from '../picture/use-in-pounds.ts'
import css from './sheet.module.css'
import { placeOf } from './words-side.tsx'

/** More discs would not be told apart on a phone. */
const MOST = 7

/**
 * The shares of a strip: those of the rest, and of what is held for somebody, after an arrow, those who have it afterwards. Where
 * there are many, a part of them.
 */
const sharesShown = ({ shares, held }: Picture): readonly (ShareBand | 'then')[] => {
  const later = held.find(({ kind, starts }) => kind === 'Residue' && starts)?.afterwards.shares ?? []
  return [...shares.slice(0, MOST), ...(later.length > 0 ? (['then'] as const) : []), ...later.slice(0, MOST - 1)]
}

/** The picture in a strip, 60 pixels high, for the foot of a phone. Decoration: what opens the whole picture has the words. */
function PictureStrip({ picture }: { picture: Picture }) {
  const shown = sharesShown(picture)
  const others = picture.cards.slice(0, MOST)
  return (
    <div className={pictureStripCss.strip} aria-hidden="true">
      {shown.length === 0
        ? others.map((card) => <Disc key={card.key} card={card} small />)
        : shown.map((band) => {
            if (band === 'then') return <span key="then" className={stages.then} />
            const card = picture.cards.find(({ key }) => key === band.to.card)
            return (
              <span
                key={band.to.key}
                className={pictureStripCss.stripPart}
                style={{ flexGrow: partOf(band), ...({ '--person': band.to.colour.hex } as object) }}
              >
                {card ? <Disc card={card} small /> : <PeopleDisc colour={band.to.colour} small />}
                <i
                  className={band.to.kind === 'held' ? stages.stripHeld : band.share ? '' : pictureStripCss.stripUnsaid}
                />
              </span>
            )
          })}
    </div>
  )
}

const FIRST_ON_SHARES_NAME = 'will.beneficiaries.my-beneficiaries'
const FIRST_ON_SHARES = placeOf(FIRST_ON_SHARES_NAME)

/** Before anyone is asked who shares, the people are drawn as a family. */
const isAboutFamily = (step: StepName | undefined, { shares }: Picture): boolean =>
  shares.length === 0 || (step !== undefined && placeOf(step) < FIRST_ON_SHARES)

/** The takers have cards of their own, and the testator stands at the head. */
const withoutShare = ({ cards, shares, gifts, held }: Picture): CardKey[] => {
  const later = held.flatMap(({ afterwards }) => afterwards.shares)
  const taking = new Set([...shares, ...later, ...gifts.flatMap(({ takings }) => takings)].map(({ to }) => to.card))
  return cards.filter(({ key, kind }) => kind !== 'you' && kind !== 'pet' && !taking.has(key)).map(({ key }) => key)
}

const usePicture = (will: Will): Picture => useMemo(() => pictureOf(will, today()), [will])

/** Everyone in the will and what they are to have. */
export function PeopleSide({
  will: typed,
  step,
  handles,
  asList = false,
}: {
  will: Will
  step: StepName | undefined
  handles?: BandHandles | undefined
  /** The table of the same facts in place of the drawing. */
  asList?: boolean
}) {
  const { drawn, inPounds } = useInPounds(useMemo(() => ({ will: typed }), [typed]))
  // Bands that are pulled follow the hand, and their pounds come when it rests.
  const will = handles ? typed : drawn.will
  const picture = usePicture(will)
  const figures = useMemo(
    () => (will === drawn.will ? inPounds?.on(picture) : undefined),
    [will, drawn.will, inPounds, picture],
  )
  // Where shares are chosen it is seen at once who has everything if the only one who shares has died.
  const [alone, ...others] = step === FIRST_ON_SHARES_NAME ? picture.shares : []
  const only =
    others.length === 0 ? picture.cards.find(({ key, kind }) => key === alone?.to.card && kind === 'person') : undefined
  const then = useMemo(() => only && pictureOf(will, today(), { died: [idOfCard(only.key)] }), [will, only])
  const waiting = withoutShare(picture)
  if (isAboutFamily(step, picture)) return <FamilyPicture picture={picture} asList={asList} />
  return (
    <>
      <FlowPicture
        picture={picture}
        pounds={figures?.onPicture}
        asList={asList}
        waiting={then ? [] : waiting}
        waitingLabel={words.noShareOfTheRest}
        handles={handles}
      />
      {then && (
        <div className={stages.stage}>
          <p className={stages.title}>{words.ifHasDiedBeforeYou(only?.name ?? '')}</p>
          <FlowPicture
            picture={then}
            asList={asList}
            head={false}
            waiting={withoutShare(then).filter((key) => waiting.includes(key))}
            waitingLabel={words.noShareOfTheRest}
          />
        </div>
      )}
    </>
  )
}

/** "So far: you, Thomas and Ruth." */
const namedSoFar = ({ cards }: Picture): string =>
  words.soFar(listed.format(cards.map(({ kind, name }) => (kind === 'you' ? words.you : name))))

/** The picture in short: a strip, and the sentence of what it shows. Before anyone is asked who shares, it is of the people alone. */
export function PeopleInShort({ will, step }: { will: Will; step: StepName | undefined }) {
  const picture = usePicture(will)
  const ofFamily = isAboutFamily(step, picture)
  return (
    <div className={`${css.short} stack gap-4`}>
      <PictureStrip picture={ofFamily ? { ...picture, shares: [] } : picture} />
      <p className={figureCss.clamped}>{ofFamily ? namedSoFar(picture) : pictureInWords(picture)}</p>
    </div>
  )
}

/** The picture in a strip, and below it the way to see the whole of it. */
export function PeopleFolded({ will, step }: { will: Will; step: StepName | undefined }) {
  const picture = usePicture(will)
  const [open, setOpen] = useState(false)
  return (
    <>
      <PictureStrip picture={isAboutFamily(step, picture) ? { ...picture, shares: [] } : picture} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="touch brand">{sheetStrip.seeTheWholePicture}</summary>
        {open && <PeopleSide will={will} step={step} />}
      </details>
    </>
  )
}
