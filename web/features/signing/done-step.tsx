import { useState } from 'react'
import type { NoteSigning } from '#core/api/after-signing.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { problemsOfSigning } from '#core/rules/signing.rules.ts'
import { doubtTitle } from '#core/signing/doubt-words.ts'
import { noteOfPlan } from '#core/signing/table.ts'
import { doubtsOf } from '#core/signing/verdict.ts'
import { checkWitness } from '#core/signing/witness-check.ts'
import { type Day, isSameDay } from '#core/text/calendar-day.ts'
import { poundsInWords } from '#core/text/money.ts'
import { listed } from '#core/text/names.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { keptWith } from '#core/will/lists.ts'
import { partnerNow, personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { SaidOfWitness, SigningPlan } from '#core/will/signing-schema.ts'
import { shared, doneStep as table } from '#words/en/signing.ts'
import { today } from '../../api/today.ts'
import { bind } from '../../ui/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Runs } from '../../ui/runs.tsx'
import { PageTitle, Shell } from '../../ui/shell.tsx'
import { useUnsavedDialog } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Disc } from '../picture/disc.tsx'
import { TiedWill, UntiedWill } from '../tied-will/tied-will.tsx'
import { longDay } from './days.ts'
import css from './done-step.module.css'
import common from './signing.module.css'
import { SentStatus } from './signing-frame.tsx'
import type { SigningDay } from './use-signing-day.ts'
import { Doubts, WitnessResult } from './witness-field.tsx'

type Typed = {
  readonly on: Day | undefined
  readonly where: (typeof keptWith)[number]
  readonly storage: string
  readonly mayKnow: readonly number[]
  readonly details: readonly [{ address: string; occupation: string }, { address: string; occupation: string }]
}

const hints: Readonly<Record<(typeof keptWith)[number], string>> = {
  Home: table.forExampleTopDrawer,
  Solicitor: table.theirNameAndTown,
  'Probate Service': table.theDayYouSentIt,
  'Somewhere else': table.whereAndWithWhom,
}

/** The people who may be told where the will is: the executors, their backups and the partner. */
const whoMayKnow = (will: Will) => {
  const partner = partnerNow(will)
  const people = [
    ...personsOf(will, will.executor),
    ...personsOf(will, will.executorBackup),
    ...(partner ? [partner] : []),
  ]
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

const filledIn = ({ address, occupation }: { address: string; occupation: string }) => ({
  ...(address.trim() !== '' && { address: address.trim() }),
  ...(occupation.trim() !== '' && { occupation: occupation.trim() }),
})

const notedOf = (plan: SigningPlan, { on, details }: Pick<Typed, 'on' | 'details'>) =>
  noteOfPlan(plan, { on: on ?? today(), details: [filledIn(details[0]), filledIn(details[1])] })

/** What a witness wrote beside their name. The address may be that of a person in the will. */
function WitnessDetails({
  will,
  plan,
  at,
  value,
  onChange,
  onSay,
}: {
  will: Will
  plan: SigningPlan
  at: 0 | 1
  value: Typed['details'][0]
  onChange: (next: Typed['details'][0]) => void
  onSay: (said: SaidOfWitness) => void
}) {
  const witness = plan.witnesses[at]
  if (!witness) return null
  const check = checkWitness(will, { ...witness, address: value.address })
  return (
    <fieldset className="stack gap-12">
      <legend>
        <strong>{witness.name}</strong>
      </legend>
      <TextField
        name={`address.${at}`}
        label={table.address}
        value={value.address}
        onChange={(address) => onChange({ ...value, address: address.slice(0, 500) })}
      />
      <TextField
        name={`occupation.${at}`}
        label={table.occupation}
        value={value.occupation}
        onChange={(occupation) => onChange({ ...value, occupation: occupation.slice(0, 200) })}
      />
      <div role="status">
        {check.is !== 'clear' && (
          <WitnessResult
            will={will}
            witness={witness}
            check={check}
            onSay={(answer) =>
              check.is === 'asked' && onSay({ question: check.question, about: [...check.about], answer })
            }
          />
        )}
      </div>
    </fieldset>
  )
}

const asked: Readonly<Record<string, string>> = table.asked

/** The will is signed: what is kept of it, and where it is. */
export function DoneStep({
  signing,
  plan: planned,
  onDone,
}: {
  signing: SigningDay
  plan: SigningPlan
  onDone: () => void
}) {
  const { will, sent, refusal, finish, noted, over } = signing
  // What is asked on this page of a witness is answered here.
  const [plan, setPlan] = useState(planned)
  const say = (at: 0 | 1, said: SaidOfWitness) =>
    setPlan((last) => ({
      ...last,
      witnesses: last.witnesses.map((each, index) =>
        index === at ? { ...each, said: [...each.said, said].slice(-20) } : each,
      ),
    }))
  const now = today()
  const people = whoMayKnow(will)
  const cards = new Map(cardsOf(will, now).map((card) => [card.key, card]))
  const none = { address: '', occupation: '' }
  const unsaved = useUnsavedDialog<Typed>('after signing', {
    on: now,
    where: 'Home',
    storage: '',
    mayKnow: personsOf(will, will.executor).map(({ id }) => id),
    details: [none, none],
  })
  const typed = unsaved.value
  const [otherDay, setOtherDay] = useState(false)
  const [errors, setErrors] = useState<readonly string[]>([])
  const set = (change: Partial<Typed>) => unsaved.setValue((last) => ({ ...last, ...change }))
  const field = bind<Typed>({ value: typed, set, errorOf: (name) => (errors.includes(name) ? asked[name] : undefined) })
  const names = listed.format(plan.witnesses.map(({ name }) => name))
  const note = notedOf(plan, typed)
  const doubts = doubtsOf(will, note)
  const title = doubts.length > 0 ? doubtTitle(doubts) : table.itIsAWillNow

  const save = async () => {
    const said: NoteSigning = {
      ...notedOf(plan, typed),
      keptWith: typed.where,
      mayKnow: people.map(({ id }) => id).filter((id) => typed.mayKnow.includes(id)),
      storage: typed.storage,
      over,
    }
    const wrong = problemsOfSigning({ ...said, on: typed.on }, now).map(({ field }) => field.split('.')[0] ?? field)
    setErrors(wrong)
    if (wrong[0]) return document.querySelector<HTMLElement>(`[name^="${wrong[0]}"]`)?.focus()
    const was = await finish(said)
    // The note holds it all, on the server or on this device.
    if (was === 'sent' || was === 'kept') unsaved.forget()
    if (was === 'sent') onDone()
  }

  return (
    <Shell statusAtButton>
      <main id="main" className={css.page}>
        <div className={css.picture}>
          {doubts.length > 0 ? (
            <UntiedWill name={fullNameOf(will.details)} />
          ) : (
            <TiedWill name={fullNameOf(will.details)} signed />
          )}
        </div>
        <div className={css.words}>
          <PageTitle tab={title} className={css.title} />
          <p className={`${css.lead} large`}>
            <Runs of={table.youSignedItOn(typed.on ? longDay(typed.on) : table.aDayToSay, names)} />{' '}
            {!otherDay && !noted && <Button label={shared.anotherDay} look="link" onClick={() => setOtherDay(true)} />}
          </p>
          {doubts.length > 0 && <Doubts signing={note} doubts={doubts} />}
          {otherDay && <DateField {...field('on')} {...table.on} />}
          <div className={css.card} hidden={noted !== undefined}>
            <Radios
              {...field('where')}
              label={table.whereWillYouKeepIt}
              options={keptWith}
              labels={{
                Home: table.atHome,
                Solicitor: table.withASolicitor,
                'Probate Service': table.withTheProbateService,
              }}
              notes={{
                'Probate Service': table.paidToTheProbateService(poundsInWords(figureOn('will-deposit-fee', today()))),
              }}
              layout="pills"
            />
            <TextArea
              {...field('storage')}
              label={table.theExactPlace}
              hint={`${hints[typed.where]} ${table.doNotWriteDownAPassword}`}
              onChange={(storage) => set({ storage: storage.slice(0, 4000) })}
            />
            {people.length > 0 && (
              <fieldset>
                <legend>
                  <strong>{table.whoMayKnowWhereItIs}</strong>
                </legend>
                <div className={`${css.people} line wrap gap-12 above-12 below-8`}>
                  {people.map((person) => {
                    const card = cards.get(`person ${person.id}`)
                    return (
                      <label key={person.id} className="inline-row gap-10 pick chip">
                        <input
                          type="checkbox"
                          checked={typed.mayKnow.includes(person.id)}
                          onChange={({ target }) =>
                            set({
                              mayKnow: people
                                .map(({ id }) => id)
                                .filter((id) => (id === person.id ? target.checked : typed.mayKnow.includes(id))),
                            })
                          }
                        />
                        {card && <Disc card={card} />}
                        <span>{card?.name}</span>
                      </label>
                    )
                  })}
                </div>
                <p className={common.sent}>{table.weWriteToNobodyYouGive}</p>
              </fieldset>
            )}
            <details>
              <summary className={`${common.fold} inline-row brand underlined`}>
                {table.noteWhatTheWitnessesWrote}
              </summary>
              <div className="stack gap-24 above-8">
                {([0, 1] as const).map((at) => (
                  <WitnessDetails
                    key={at}
                    will={will}
                    plan={plan}
                    at={at}
                    value={typed.details[at]}
                    onChange={(next) =>
                      set({ details: at === 0 ? [next, typed.details[1]] : [typed.details[0], next] })
                    }
                    onSay={(said) => say(at, said)}
                  />
                ))}
              </div>
            </details>
          </div>
          {noted ? (
            <>
              <p className="caution snug">{table.thisDeviceHasKeptWhatYou}</p>
              <SentStatus sent={sent} asks />
            </>
          ) : (
            <>
              <div className={`${common.foot} ${css.foot}`}>
                <Button label={table.saveAndFinish} busy={sent === 'saving'} onClick={() => void save()} />
                <SentStatus sent={sent} asks />
              </div>
              <p className={common.sent}>{table.weNoteWhatYouTickedNext}</p>
            </>
          )}
          <p role="alert">{sent === 'refused' && refusal}</p>
          {!isSameDay(plan.day, now) && !otherDay && (
            <p className={common.sent}>{table.youHadPlannedToSignOn(longDay(plan.day))}</p>
          )}
        </div>
      </main>
    </Shell>
  )
}
