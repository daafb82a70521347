import { type ReactNode, useEffect, useRef, useState } from 'react'
import { namesOf } from '#core/text/names.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { withoutTrust } from '#core/will/trust-changes.ts'
import { wayIn } from '#words/en/advice.ts'
import { itemList, shared } from '#words/en/people.ts'
import { waysIntoTrusts as words } from '#words/en/trusts.ts'
import { expectFailedCall } from '../../api/http.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { saveWhole } from '../../api/save-queue.ts'
import { AddButton, Card, CardAction, CardList } from '../../features/people/cards.tsx'
import { Mark, ThingMark } from '../../features/people/mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { laterPart } from '../../ui/lazy-page.tsx'
import type { Step } from '../steps/use-step.ts'
import { disabledInShort, homeIn, homeInShort, trustIn } from './takers-step.ts'
import css from './trusts.module.css'

const BelongingsDialog = laterPart(async () => (await import('./belongings-dialog.tsx')).BelongingsDialog)

const OTHER_WAYS = words.otherWaysToLeaveSomething

export type KindAmongGifts = Exclude<Trust['kind'], 'Residue'>

/** What can be taken out again, and what then becomes of it. */
const removals = {
  Home: { change: (will: Will) => withoutTrust(will, 'Home'), after: words.theHomeIsThenPartOf },
  'Disabled person': {
    change: (will: Will) => withoutTrust(will, 'Disabled person'),
    after: words.theMoneyIsThenPartOf,
  },
  // An empty list takes the answer back: a save sends only the keys that are there.
  belongings: {
    change: (will: Will): Will => ({ ...will, belongings: { persons: [], backupPersons: [] } }),
    after: words.yourBelongingsAreThenPartOf,
  },
} as const
type Removal = keyof typeof removals

function Remove({ step, what, onClose }: { step: Step; what: Removal; onClose: () => void }) {
  const { change, after } = removals[what]
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const remove = async () => {
    setState('busy')
    try {
      await saveWhole(change)
    } catch (error) {
      expectFailedCall(error)
      return setState('failed')
    }
    if (what !== 'belongings') step.set(`trusts.${what}`, change)
    onClose()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.whatYouAnsweredAboutItIs(after)}</p>
      {state === 'failed' && <FieldError id="trusts-removal">{itemList.notRemovedTryAgain}</FieldError>}
      <DialogActions>
        <Button label={words.takeItOut} look="danger" busy={state === 'busy'} onClick={() => void remove()} />
        <Button label={itemList.keep} look="link" onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

/** On the page of gifts: what is held for a time, who chooses among the belongings, and what can be added, in one line until it is wanted. */
export function WaysIntoTrusts({ step, onAsk }: { step: Step; onAsk: (kind: KindAmongGifts) => void }) {
  const { will } = step
  const offered = {
    home: useOffered('home-for-life'),
    disabled: useOffered('disabled-person'),
    belongings: useOffered('belongings'),
  }
  const [removing, setRemoving] = useState<Removal>()
  const [choosing, setChoosing] = useState(false)
  const [opened, setOpened] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The line that was pressed goes away.
  useEffect(() => {
    if (opened) heading.current?.focus()
  }, [opened])
  const home = trustIn(will, 'Home')
  const disabled = trustIn(will, 'Disabled person')
  const person = disabled && personsOf(will, [disabled.for])[0]
  const choosers = personsOf(will, will.belongings?.persons ?? [])
  const card = (what: Removal, name: string, note: string | undefined, mark: ReactNode, onChange: () => void) => (
    <Card
      key={what}
      name={name}
      note={note}
      mark={mark}
      actions={
        <>
          <CardAction verb={shared.change} name={name} whole onClick={onChange} />
          <CardAction verb={shared.remove} name={name} onClick={() => setRemoving(what)} />
        </>
      }
    />
  )
  const rows = [
    home
      ? card('Home', homeIn(will), homeInShort(will), <ThingMark icon="home" />, () => onAsk('Home'))
      : offered.home && (
          <AddButton key="home" onClick={() => onAsk('Home')}>
            {wayIn.letSomeoneLiveInMyHome}
          </AddButton>
        ),
    person
      ? card(
          'Disabled person',
          person.fullname,
          disabledInShort(will),
          <Mark will={will} of={`person ${person.id}`} />,
          () => onAsk('Disabled person'),
        )
      : offered.disabled && (
          <AddButton key="disabled" onClick={() => onAsk('Disabled person')}>
            {wayIn.haveMoneyHeldForADisabled}
          </AddButton>
        ),
    choosers.length > 0
      ? card(
          'belongings',
          words.yourBelongings,
          (choosers.length > 1 ? words.mayChooseAmongThem : words.hasAllOfThem)(namesOf(choosers)),
          <ThingMark icon="gift" />,
          () => setChoosing(true),
        )
      : offered.belongings && (
          <AddButton key="belongings" onClick={() => setChoosing(true)}>
            {words.sayWhoChoosesAmongMyBelongings}
          </AddButton>
        ),
  ].filter(Boolean)
  const isClosed = !opened && !home && !person && choosers.length === 0
  if (rows.length === 0) return null
  if (isClosed)
    return (
      <CardList field="trusts">
        <AddButton onClick={() => setOpened(true)}>{OTHER_WAYS}</AddButton>
      </CardList>
    )
  return (
    <section className={`${css.ways} above-32 lower-24 ruled`} aria-labelledby="other-ways">
      <h2 id="other-ways" className="below-12" tabIndex={-1} ref={heading}>
        {OTHER_WAYS}
      </h2>
      <CardList field="trusts">{rows}</CardList>
      {removing && <Remove step={step} what={removing} onClose={() => setRemoving(undefined)} />}
      {choosing && <BelongingsDialog will={will} onClose={() => setChoosing(false)} />}
    </section>
  )
}
