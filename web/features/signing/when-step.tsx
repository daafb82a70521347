import { useState } from 'react'
import { brand } from '#core/brand.ts'
import { pathOf } from '#core/journey/pages.ts'
import { problemsOfPlan } from '#core/rules/signing.rules.ts'
import { calendarFile } from '#core/signing/calendar-file.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { type Day, dayInWords } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { shared, whenStep as words } from '#words/en/signing.ts'
import { same } from '../../api/changed-part.ts'
import { forgetTable } from '../../api/kept-for-table.ts'
import { endSigningPlan } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { bind } from '../../ui/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { giveFile } from '../../ui/give-file.ts'
import { useSubmitForm, useUnsavedDialog } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { daysOffered, isOffered, longDay, shortDay } from './days.ts'
import css from './signing.module.css'
import { NeedsConnection, SentStatus, SigningFrame } from './signing-frame.tsx'
import { TableDrawing } from './table-drawing.tsx'
import tickCss from './ticks.module.css'
import type { SigningDay } from './use-signing-day.ts'

const ANOTHER = shared.anotherDay

const download = (plan: SigningPlan, willId: number): void => {
  const stamp = `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const uid = `signing-${willId}@${brand.name.toLowerCase()}`
  const address = `${location.origin}${SIGNING_DAY_PATH}`
  const text = calendarFile(plan, { uid, stamp, product: brand.name, link: address })
  giveFile(new Blob([text], { type: 'text/calendar' }), 'signing-day.ics')
}

const blank = (day: Day): SigningPlan => ({
  day,
  time: '11:00',
  place: words.atHome,
  remind: true,
  witnesses: [],
  ticks: [],
  step: 'when',
  checked: [],
  turn: 0,
})

/** Gives up the planned day. The calendar keeps its entry. */
function GiveUp() {
  const { busy, errors, submit } = useSubmitForm({
    save: async () => {
      await endSigningPlan()
      await forgetTable()
    },
    onDone: () => location.assign(pathOf('will.my-downloads')),
  })
  return (
    <p>
      <Button label={words.giveUpThisDay} look="link" busy={busy} onClick={() => void submit()} />{' '}
      <span role="alert">{errors.map(({ text }) => text).join(' ')}</span>
    </p>
  )
}

type Typed = Pick<SigningPlan, 'day' | 'time' | 'place' | 'remind'>

/** The day, the time and the place, and an entry for a calendar. */
export function WhenStep({
  signing,
  opensOffline,
  onDone,
}: {
  signing: SigningDay
  /** False in a browser that keeps no pages for a place without a network. */
  opensOffline: boolean
  onDone: (plan: SigningPlan) => Promise<boolean>
}) {
  const { will, sent } = signing
  const now = today()
  const offered = daysOffered(now)
  const before = will.signingPlan
  const [planned] = useState(() => before ?? blank(offered[1]?.day ?? now))
  const { day, time, place, remind } = planned
  const unsaved = useUnsavedDialog<Typed>('day of signing', { day, time, place, remind })
  const plan: SigningPlan = { ...planned, ...unsaved.value }
  const [isAnother, setAnother] = useState(() => !isOffered(plan.day, now))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (change: Partial<Typed>) => unsaved.setValue((last) => ({ ...last, ...change }))
  const field = bind({ value: plan, set, errorOf: (name) => errors[name] })

  const go = async (intoCalendar: boolean) => {
    const fields = problemsOfPlan(plan).map(({ field }) => field)
    const wrong = {
      ...(fields.includes('day') && { day: words.giveARealDay }),
      ...(fields.includes('place') && { place: words.sayWhereYouWillSign }),
      ...(!/^\d\d:\d\d$/.test(plan.time) && { time: words.giveATime }),
    }
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first !== undefined) {
      document.querySelector<HTMLElement>(`[name^="${first === 'day' && isAnother ? 'day.' : first}"]`)?.focus()
      return
    }
    if (intoCalendar) download(plan, will.id)
    // What was typed meanwhile is not sent yet.
    if ((await onDone(plan)) && same(unsaved.latest.current, unsaved.value)) unsaved.forget()
  }

  return (
    <SigningFrame
      step="when"
      title={words.whenWillYouSign}
      lead={words.chooseATimeWithDaylight}
      beside={<TableDrawing called={{ testator: shared.you, first: '?', second: '?' }} light />}
    >
      {!opensOffline && <NeedsConnection />}
      {will.signing && !will.signing.revoked && (
        <p className="caution snug" role="status">
          {words.weHaveNotedThatYouSigned(dayInWords(will.signing.on), listed.format(will.signing.witnesses))}
        </p>
      )}
      <Radios
        name="day"
        label={words.theDay}
        hideLegend
        options={[...offered.map(({ day }) => longDay(day)), ANOTHER]}
        labels={Object.fromEntries(offered.map(({ day }) => [longDay(day), shortDay(day)]))}
        notes={Object.fromEntries(offered.map(({ day, when }) => [longDay(day), when]))}
        value={isAnother ? ANOTHER : longDay(plan.day)}
        onChange={(chosen) => {
          const day = offered.find((each) => longDay(each.day) === chosen)?.day
          setAnother(day === undefined)
          if (day) set({ day })
        }}
        error={isAnother ? undefined : errors.day}
      />
      {isAnother && (
        <DateField
          {...field('day')}
          label={words.whichDay}
          onChange={(day) => set({ day: day ?? { day: 0, month: 0, year: 0 } })}
        />
      )}
      <div className={css.pair}>
        <TextField {...field('time')} label={words.time} type="time" />
        <TextField {...field('place')} label={words.where} onChange={(place) => set({ place: place.slice(0, 200) })} />
      </div>
      <div className={tickCss.ticks}>
        <label className={tickCss.tick}>
          <input type="checkbox" checked={plan.remind} onChange={(event) => set({ remind: event.target.checked })} />
          <span>{words.remindMeTheDayBefore}</span>
        </label>
      </div>
      <div className={css.foot}>
        <Button label={words.putItInMyCalendar} busy={sent === 'saving'} onClick={() => void go(true)} />
        <Button
          label={words.continueWithoutACalendar}
          look="link"
          busy={sent === 'saving'}
          onClick={() => void go(false)}
        />
        <SentStatus sent={sent} asks />
      </div>
      {before && <GiveUp />}
    </SigningFrame>
  )
}
