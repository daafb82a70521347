import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { describeShare } from '#core/estate/fraction.ts'
import type { Card, CardKey } from '#core/picture/cards.ts'
import { lastResortMayTake, NOBODY_DIED, type Picture, pictureOf, type Supposed } from '#core/picture/picture.ts'
import { changeInWords, pictureInWords, sharesInWords } from '#core/picture/words.ts'
import { namesOf } from '#core/text/names.ts'
import type { Will } from '#core/will/schema.ts'
import { isFixedAtDeath, trustOf, willOfTakers } from '#core/will/trusts.ts'
import { whoGetsWhat } from '#words/en/picture.ts'
import { backupPicture as table } from '#words/en/shares.ts'
import { today } from '../../api/today.ts'
import { FlowPicture } from '../../features/picture/flow-picture.tsx'
import { ListSwitch } from '../../features/picture/picture-list.tsx'
import { useInPounds } from '../../features/picture/use-in-pounds.ts'
import { WhatIfChips } from '../../features/picture/what-if-chips.tsx'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from './backup-picture.module.css'
import { setAnswer } from './backup-question.tsx'
import { type Asked, answerLabels, answersOffered } from './backup-words.ts'
import type { Step } from './use-step.ts'

/** Whose death the picture supposes: nobody's, everyone's, or that of one person. */
export type Supposing = 'nobody' | 'everyone' | number

type Shown = { readonly card: Card; readonly asked: Asked }

const idOf = (key: string): number => Number(key.replace('person ', ''))

/** Someone under 18 is taken to leave no children. */
const supposedBy = (supposing: Supposing, { isUnder18 }: Pick<Card, 'isUnder18'>, childless: boolean): Supposed => {
  if (supposing === 'nobody') return NOBODY_DIED
  if (supposing === 'everyone') return { died: [], noneLeft: true }
  return { died: [supposing], childless: childless || isUnder18 ? [supposing] : [] }
}

/** "Thomas 62.5%, Daniel 25% and Poppy 12.5%", or only the names while shares are not said. */
const whoShares = (picture: Picture): string =>
  sharesInWords(picture) || namesOf(picture.shares.map(({ to }) => ({ fullname: to.name })))

/** What happens if the person leaves no children, where their children would take. */
function Childless({
  will,
  card,
  picture,
  shown,
  onShow,
}: {
  will: Will
  card: Card
  picture: Picture
  shown: boolean
  onShow: (shown: boolean) => void
}) {
  const died = [idOf(card.key)]
  const then = shown ? picture : pictureOf(will, today(), { died, childless: died })
  return (
    <p className="soft small above-12 tight">
      {whoGetsWhat.ifTheyLeaveNoChildren(card.called.they, whoShares(then))}{' '}
      <button type="button" className={css.show} aria-pressed={shown} onClick={() => onShow(!shown)}>
        {shown ? whoGetsWhat.showWithChildren : whoGetsWhat.showMe}
      </button>
    </p>
  )
}

/** The question under the picture: who gets what the person who died would have had. */
function AskedHere({
  step,
  shown: { card, asked },
  picture,
  onChooseWho,
}: {
  step: Step
  shown: Shown
  picture: Picture
  onChooseWho: () => void
}) {
  const { person } = asked
  // The picture stands beside the page and in the dialog of a phone: a group of radio buttons for each.
  const name = useId()
  const had = picture.departed.find((each) => each.card === card.key)?.had
  const part = had ? describeShare(had) : 'share'
  const isChosen =
    person.estateIfDie === 'Split between specific beneficiaries' || person.estateIfDie === 'Pass to my children'
  return (
    <>
      <Radios
        name={name}
        label={table.hasDiedWhoTakes(card.name, card.called.their, part)}
        layout="pills"
        options={answersOffered(asked)}
        labels={answerLabels(asked)}
        value={person.estateIfDie}
        onChange={(answer) => setAnswer(step, person.id, answer)}
      />
      {isChosen && (
        <p className="soft small above-12 tight">
          <Button label={table.chooseWhoGetsIt} look="link" onClick={onChooseWho} />
        </p>
      )}
    </>
  )
}

/** The people side of the step: the picture, whose death it supposes, and the question that this asks. */
export function BackupPicture({
  step,
  people,
  supposing,
  onSuppose,
  onChooseWho,
}: {
  step: Step
  people: readonly Shown[]
  supposing: Supposing
  onSuppose: (supposing: Supposing) => void
  /** Opens the question about a person on the page, for what is chosen from a list. */
  onChooseWho: (id: number) => void
}) {
  // Where somebody has the income first, this is about those who share it afterwards.
  const trust = trustOf(step.will, 'Residue')
  const will = useMemo(() => (trust ? willOfTakers(step.will, trust) : step.will), [step.will, trust])
  const title = useId()
  const [asList, setAsList] = useState(false)
  const [childless, setChildless] = useState(false)
  const shown = people.find(({ asked }) => asked.person.id === supposing)
  const isUnder18 = shown?.card.isUnder18 ?? false
  // A chip and an answer show at once that they are pressed. The picture follows, with its pounds.
  const { drawn, inPounds } = useInPounds(
    useMemo(
      () => ({ will, supposed: supposedBy(supposing, { isUnder18 }, childless) }),
      [will, supposing, isUnder18, childless],
    ),
  )
  const picture = useMemo(() => pictureOf(drawn.will, today(), drawn.supposed), [drawn])
  const figures = useMemo(() => inPounds?.on(picture), [inPounds, picture])
  const mayBeLeftOver = useMemo(() => lastResortMayTake(drawn.will, today()), [drawn.will])
  // The question comes into view in a dialog that is lower than picture and question together.
  const question = useRef<HTMLDivElement>(null)
  const asking = shown?.card.key
  useEffect(() => {
    if (asking) question.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [asking])
  const words = pictureInWords(picture)
  const isAsking = shown !== undefined
  const caption = useMemo(
    () => (isAsking ? <span className="visually-hidden">{words}</span> : words),
    [isAsking, words],
  )
  const suppose = (next: Supposing) => {
    setChildless(false)
    onSuppose(next)
  }
  const choices = [
    { key: 'nobody', words: trust && !isFixedAtDeath(trust) ? table.allAreAliveThen : whoGetsWhat.allOutliveYou },
    ...people.map(({ card }) => ({
      key: card.key,
      words: card.key === shown?.card.key ? whoGetsWhat.hasDied(card.name) : card.name,
      card,
    })),
    ...(supposing === 'everyone' || mayBeLeftOver ? [{ key: 'everyone', words: table.nobodyIsLeft }] : []),
  ]
  const chosen = shown?.card.key ?? (supposing === 'everyone' ? supposing : 'nobody')
  const press = (key: CardKey) => {
    if (key === shown?.card.key) suppose('nobody')
    else if (people.some(({ card }) => card.key === key)) suppose(idOf(key))
  }
  const pressed = useRef(press)
  useLayoutEffect(() => {
    pressed.current = press
  })
  const onPress = useCallback((key: CardKey) => pressed.current(key), [])
  return (
    <section aria-labelledby={title}>
      <div className={css.heading}>
        <h2 className="label" id={title}>
          {whoGetsWhat.whatIfOneOfThemHas}
        </h2>
        <ListSwitch asList={asList} onChange={setAsList} />
      </div>
      <WhatIfChips
        legend={whoGetsWhat.whatIfOneOfThemHas}
        choices={choices}
        chosen={chosen}
        onChoose={(key) => suppose(key === 'nobody' || key === 'everyone' ? key : idOf(key))}
      />
      <div className={css.picture}>
        <FlowPicture
          picture={picture}
          pounds={figures?.onPicture}
          caption={caption}
          asList={asList}
          head={false}
          outside={false}
          onPress={onPress}
        />
      </div>
      <p className="visually-hidden" role="status">
        {changeInWords(picture)}
      </p>
      {shown && (
        <div ref={question} className={css.asked} style={{ '--person': shown.card.colour.hex } as object}>
          <AskedHere
            step={step}
            shown={shown}
            picture={picture}
            onChooseWho={() => onChooseWho(shown.asked.person.id)}
          />
          {shown.asked.person.estateIfDie === 'Pass to their children' && !isUnder18 && (
            <Childless will={will} card={shown.card} picture={picture} shown={childless} onShow={setChildless} />
          )}
        </div>
      )}
    </section>
  )
}
