import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { withHomeForPartner } from '#core/advice/left-out.triggers.ts'
import { describeGift, termsOfGift } from '#core/estate/gift-in-words.ts'
import { recipientsOf } from '#core/estate/gift-takers.ts'
import { takerOfGift } from '#core/picture/takers.ts'
import { ownedAccounts } from '#core/rules/about-me.rules.ts'
import { trustField } from '#core/rules/trusts.rules.ts'
import { namesOf } from '#core/text/names.ts'
import { INK } from '#core/will/colours.ts'
import { nameOfGift } from '#core/will/describe.ts'
import type { Gift, Will } from '#core/will/schema.ts'
import { NOT_CHOSEN, withTrust } from '#core/will/trust-changes.ts'
import { kept } from '#words/en/forms.ts'
import { shared as stepWords, gifts as words } from '#words/en/steps.ts'
import { disabledQuestions, homeQuestions } from '#words/en/trusts.ts'
import { GiftDialog } from '../../features/people/gift-dialog.tsx'
import { ItemsOfWill } from '../../features/people/item-list.tsx'
import { iconOfGift, Mark, ThingMark } from '../../features/people/mark.tsx'
import { cardsOfWill } from '../../features/picture/cards-of-will.ts'
import { PeopleDisc, UnknownDisc } from '../../features/picture/disc.tsx'
import { ToValues } from '../../features/picture/to-values.tsx'
import { useOncePressed } from '../../ui/error-summary.tsx'
import { laterPart } from '../../ui/lazy-page.tsx'
import { trustIn } from '../trusts/takers-step.ts'
import { type KindAmongGifts, WaysIntoTrusts } from '../trusts/ways-into-trusts.tsx'
import { InPoundsBesideStep } from '../values/beside-step.tsx'
import type { NextQuestion } from './step-bar.tsx'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

// Loaded on demand: few wills hold something for a time.
const TrustPage = laterPart(async () => (await import('../trusts/trust-page.tsx')).TrustPage)

/** More gifts than these stand in rows, one for each who gets some of them. */
const MOST_APART = 8

/** The row of those who get a gift together. */
const rowOfGift = (will: Will, gift: Gift) => {
  const takers = recipientsOf(will, gift).to.map((to) => takerOfGift(cardsOfWill(will), to, false, []))
  const [only, ...others] = takers
  return {
    key: takers.map(({ key }) => key).join(),
    name: kept.names(namesOf(takers)) || describeGift(will, gift),
    mark:
      others.length > 0 ? (
        <PeopleDisc colour={INK} />
      ) : only?.card ? (
        <Mark will={will} of={only.card} />
      ) : (
        <UnknownDisc />
      ),
  }
}

function Gifts({
  step,
  onAsk,
  next,
}: {
  step: Step
  onAsk: (kind: KindAmongGifts) => void
  /** What is to be asked before the step can be saved. */
  next: NextQuestion | undefined
}) {
  const { will } = step
  const areMany = will.gifts.length > MOST_APART
  return (
    <StepPage
      step={step}
      intro={words.intro}
      help={[words.ifYouNoLongerOwnA]}
      sequence={{ next, reveal: () => {}, isUnderWay: false, title: undefined, isAdvised: true, body: undefined }}
    >
      <ItemsOfWill
        will={will}
        list="gifts"
        shown={(gift) => ({
          name: nameOfGift(will, gift),
          ...(areMany
            ? { note: termsOfGift(will, gift), mark: undefined }
            : { note: describeGift(will, gift), mark: <ThingMark icon={iconOfGift(will, gift)} /> }),
        })}
        row={areMany ? (gift) => rowOfGift(will, gift) : undefined}
        add={will.gifts.length > 0 ? words.addAnotherGift : words.addAGift}
        dialog={(gift, close) => <GiftDialog will={will} gift={gift} onClose={close} />}
        error={step.errors.find((each) => each.field.startsWith('gifts.'))?.text}
      />
      <WaysIntoTrusts step={step} onAsk={onAsk} />
      <InPoundsBesideStep will={will} at="gifts" />
      <ToValues will={step.saved} />
    </StepPage>
  )
}

const KINDS = ['Home', 'Disabled person'] as const satisfies readonly KindAmongGifts[]

/** What its questions are about, on the button that leads to them. */
const called = { Home: homeQuestions.theHome2, 'Disabled person': disabledQuestions.whatIsHeld2.called }

/** The usual answers of a trust that is begun, and the home where there is only one. */
const beginning = (will: Will, kind: KindAmongGifts): Parameters<typeof withTrust>[2] => {
  if (kind === 'Disabled person') return {}
  const [only, ...others] = ownedAccounts(will).filter(({ assetType }) => assetType === 'Property')
  return {
    ...(only && others.length === 0 && { accountId: only.id }),
    capital: 'No',
    ...(!only || only.isYourOwn === 'Yes' ? { replacementHome: 'Yes' } : {}),
  }
}

export function GiftsPage() {
  const step = useStep('will.gifts')
  const { state, key } = useLocation()
  const isBegun = (kind: KindAmongGifts) => trustIn(step.will, kind)?.for === NOT_CHOSEN
  // What was begun and left comes back where it was left.
  const [asking, setAsking] = useState<KindAmongGifts | undefined>(() => KINDS.find(isBegun))
  const [isNew, setNew] = useState(asking !== undefined)
  const kindOf = (field = '') => KINDS.find((kind) => field.startsWith(trustField(kind, '')))
  const wrong = kindOf(step.errors.find(({ field }) => kindOf(field))?.field)
  // What stops the save is asked about again.
  useOncePressed(step.errors, () => {
    if (wrong) setAsking(wrong)
  })
  // What a plan or another page has left open is asked before it is said to be missing.
  const lacking = kindOf(step.inTheWay((field) => kindOf(field) !== undefined)?.problems[0].field)
  const next = lacking && {
    label: stepWords.next(called[lacking]),
    go: () => {
      ask(lacking)
      return 'shown' as const
    },
  }
  const ask = (kind: KindAmongGifts) => {
    const isIn = trustIn(step.will, kind) !== undefined
    setNew(!isIn)
    if (!isIn)
      step.set(`start.trusts.${kind}`, (will) =>
        withTrust(state?.forPartner ? withHomeForPartner(will) : will, kind, beginning(will, kind)),
      )
    setAsking(kind)
  }
  // A statement that leads here says about what.
  const wanted = KINDS.find((kind) => kind === state?.ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something leads here
  useEffect(() => {
    if (wanted) ask(wanted)
  }, [key])
  const trust = step.will.trusts?.find((each) => each.kind === asking)
  if (asking && trust)
    return (
      <TrustPage
        key={asking}
        step={step}
        trust={{ ...trust, kind: asking }}
        isNew={isNew}
        onDone={() => setAsking(undefined)}
      />
    )
  return <Gifts step={step} onAsk={ask} next={next} />
}
