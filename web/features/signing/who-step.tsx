import { useState } from 'react'
import { cardsOf } from '#core/picture/cards.ts'
import { partInWill, peopleOfWill, unnamedInWill } from '#core/signing/people-of-will.ts'
import { bothWitnesses, calledAtTable, requestToWitnesses } from '#core/signing/table-words.ts'
import { checkWitnesses, type WitnessCheck } from '#core/signing/witness-check.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import type { Will } from '#core/will/schema.ts'
import type { PlannedWitness, SigningPlan } from '#core/will/signing-schema.ts'
import { shared, whoStep as words } from '#words/en/signing.ts'
import { same } from '../../api/changed-part.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { useUnsavedDialog } from '../../ui/submit-form.tsx'
import { Disc } from '../picture/disc.tsx'
import { weekdayOf } from './days.ts'
import css from './signing.module.css'
import { SentStatus, SigningFrame } from './signing-frame.tsx'
import { TableDrawing } from './table-drawing.tsx'
import type { SigningDay } from './use-signing-day.ts'
import { type Witnesses, WitnessFields, WitnessTicks } from './witness-field.tsx'
import witnessCss from './witnesses.module.css'

const none: PlannedWitness = { name: '', said: [] }

const hits = ([first, second]: readonly WitnessCheck[]): Set<number> =>
  new Set(
    [first, second].flatMap((check) =>
      check?.is === 'stopped' && check.why === 'named' ? check.people.map(({ person }) => person.id) : [],
    ),
  )

/** Everyone who cannot be a witness, with what the will has for them. */
function CannotBe({ will, hit }: { will: Will; hit: ReadonlySet<number> }) {
  const cards = new Map(cardsOf(will, today()).map((card) => [card.key, card]))
  const unnamed = unnamedInWill(will)
  return (
    <section className={`${witnessCss.card} card clipped above-28`} aria-labelledby="cannot">
      <h2 id="cannot">{words.theyCannotBeWitnesses}</h2>
      <ul>
        {peopleOfWill(will).map((part) => {
          const card = cards.get(`person ${part.person.id}`)
          return (
            <li key={part.person.id} className={`row gap-16 ruled ${hit.has(part.person.id) ? witnessCss.hit : ''}`}>
              {card && <Disc card={card} />}
              <span className="shrink anywhere">
                <strong>{fullNameApart(part.person, will)}</strong>
                <small className="block soft small">{partInWill(part)}</small>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="soft small">
        {unnamed.length > 0 ? words.norTheseNorTheHusband(unnamed.reduce(words.nor)) : words.norTheHusbandWifeOrPartner}
      </p>
    </section>
  )
}

/** Sends the question by the phone's own share sheet, or copies it. Nothing is sent by us. */
function WriteToThem({ plan, names }: { plan: SigningPlan; names: string }) {
  const [done, setDone] = useState('')
  const text = requestToWitnesses(plan, weekdayOf(plan.day))
  const write = async () => {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text }).catch(() => undefined)
      return
    }
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setDone(copied ? words.copiedSendItTo(names, text) : words.sendThemThis(text))
  }
  return (
    <>
      <Button label={words.writeTo(names)} look="secondary" onClick={() => void write()} />
      <p role="status" className={css.sent}>
        {done}
      </p>
    </>
  )
}

/** The two witnesses, each compared with everyone whom the will names. */
export function WhoStep({
  signing,
  plan: saved,
  onDone,
}: {
  signing: SigningDay
  plan: SigningPlan
  onDone: (plan: SigningPlan) => Promise<boolean>
}) {
  const { will, sent } = signing
  const unsaved = useUnsavedDialog<Pick<SigningPlan, 'ticks'> & { readonly witnesses: Witnesses }>(
    'witnesses of signing',
    { witnesses: [saved.witnesses[0] ?? none, saved.witnesses[1] ?? none], ticks: saved.ticks },
  )
  const { witnesses, ticks } = unsaved.value
  const set = (change: Partial<typeof unsaved.value>) => unsaved.setValue((last) => ({ ...last, ...change }))
  const [tried, setTried] = useState(false)
  const checks = checkWitnesses(will, witnesses)
  const isClear = checks.every(({ is }) => is === 'clear')
  const missing = witnessTicks.filter((tick) => !ticks.includes(tick))
  const plan: SigningPlan = { ...saved, witnesses: [...witnesses], ticks }
  const called = calledAtTable(will, plan)
  const errorOf = (at: 0 | 1) =>
    tried && (checks[at].is === 'missing' || checks[at].is === 'half a name') ? words.giveTheFullName : undefined

  const go = async () => {
    setTried(true)
    const wrong = checks.findIndex(({ is }) => is !== 'clear')
    if (wrong >= 0) return document.querySelector<HTMLElement>(`[name="witnesses.${wrong}"]`)?.focus()
    if (missing[0]) return document.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
    // What was typed meanwhile is not sent yet.
    if ((await onDone(plan)) && same(unsaved.latest.current, unsaved.value)) unsaved.forget()
  }

  return (
    <SigningFrame
      step="who"
      title={words.whoWillWatchYouSign}
      lead={words.twoPeople18OrOver}
      beside={
        <>
          <TableDrawing
            called={{
              testator: shared.you,
              first: witnesses[0].name ? called.first : '?',
              second: witnesses[1].name ? called.second : '?',
            }}
            light
          />
          <CannotBe will={will} hit={hits(checks)} />
        </>
      }
    >
      <WitnessFields
        will={will}
        witnesses={witnesses}
        checks={checks}
        errorOf={errorOf}
        onChange={(next) => set({ witnesses: next })}
      />
      <WitnessTicks
        ticks={ticks}
        error={tried && isClear && missing.length > 0 ? words.tickAllThree : undefined}
        onChange={(next) => set({ ticks: next })}
      />
      <div className={css.foot}>
        <Button label={words.continue} busy={sent === 'saving'} onClick={() => void go()} />
        {isClear && missing.length === 0 && <WriteToThem plan={plan} names={bothWitnesses(called)} />}
        <SentStatus sent={sent} asks />
      </div>
      <details>
        <summary className={`${css.fold} inline-row brand underlined`}>{words.nobodyToAsk}</summary>
        <ul className="bullets stack gap-8">
          <li>{words.neighbours}</li>
          <li>{words.peopleYouWorkWith}</li>
          <li>{words.theStaffOfYourGpPractice}</li>
          <li>{words.aSolicitorNearby}</li>
        </ul>
      </details>
    </SigningFrame>
  )
}
