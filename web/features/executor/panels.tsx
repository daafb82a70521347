import { type ReactNode, useState } from 'react'
import type { ReleasedReply } from '#core/api/death.ts'
import { type ExecutorsHome, noticeTo } from '#core/executor/executors-home.ts'
import type { Released } from '#core/executor/released.ts'
import { cardsOf } from '#core/picture/cards.ts'
import { dayInWords, isRealDay } from '#core/text/calendar-day.ts'
import { firstNameIn, initialsOf, listed } from '#core/text/names.ts'
import { type Acts, actsOptions, type Death, isAvailable, type Told } from '#core/will/executors-now.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { isBody, personById, personsOf } from '#core/will/questions.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { page, whoActs } from '#words/en/executor.ts'
import { today } from '../../api/today.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './executor.module.css'
import type { KeptHere } from './kept-here.ts'

type Panel = { readonly home: ExecutorsHome; readonly released: Released; readonly here: KeptHere }

/** More of a row, once it is pressed. */
export function More({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  return (
    <details className={css.more}>
      <summary>
        {label}
        <span className="visually-hidden"> {about}</span>
      </summary>
      {children}
    </details>
  )
}

/** One thing to tick, with what it is about for those who hear it. */
const Tick = ({
  label,
  about,
  is,
  onTick,
}: {
  label: string
  about?: string
  is: boolean
  onTick: (is: boolean) => void
}) => (
  <label className={css.tick}>
    <input type="checkbox" checked={is} onChange={(event) => onTick(event.target.checked)} />
    <span className="anywhere">
      {label}
      {about && <span className="visually-hidden">: {about}</span>}
    </span>
  </label>
)

const Paper = ({ lines }: { lines: readonly string[] }) => (
  <div className={css.paper}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

export function WhoActs({ home, released, here }: Panel) {
  const { who } = home
  const words = page.who
  if (!who) return null
  const { told, tell } = here
  const { acts = {}, noticed = [] } = told
  const choose = (person: number, option: Acts) => tell({ ...told, acts: { ...acts, [person]: option } })
  const notice = (person: number, is: boolean) =>
    tell({ ...told, noticed: [...noticed.filter((each) => each !== person), ...(is ? [person] : [])] })
  return (
    <FoldingSection title={words.title} state={words.state(who.length)}>
      <ul className={css.rows}>
        {who.map((executor) => {
          const { person, name, office, standing } = executor
          const note = person === released.receiver.person ? words.you : whoActs.offices[office]
          return (
            <li key={person}>
              <div className="row gap-12">
                <span className={css.round} aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <span className="grow shrink">
                  <b className="block anywhere">{name}</b>
                  <span className="soft small">{note}</span>
                </span>
                {office !== 'substitute' && (
                  <span className={standing === 'acts' ? css.acts : css.check}>{whoActs.states[standing]}</span>
                )}
              </div>
              {isAvailable(executor) && office !== 'substitute' && (
                <More label={words.choose(firstNameIn(name))} about="">
                  <Radios
                    name={`acts-${person}`}
                    label={words.choose(name)}
                    hideLegend
                    options={actsOptions}
                    labels={words.options}
                    value={acts[person]}
                    onChange={(option) => choose(person, option)}
                  />
                </More>
              )}
              {standing === 'reserves' && (
                <More label={words.notice} about={name}>
                  <Paper lines={noticeTo(released, executor)} />
                  <Tick label={words.sent(name)} is={noticed.includes(person)} onTick={(is) => notice(person, is)} />
                </More>
              )}
            </li>
          )
        })}
      </ul>
      <p className="soft small above-12">{words.lead}</p>
      <More label={words.means} about="">
        {words.meanings.map((each) => (
          <p key={each} className="small above-8">
            {each}
          </p>
        ))}
      </More>
    </FoldingSection>
  )
}

type Files = { readonly files: ReleasedReply['files']; readonly onOpen: (id: string) => Promise<void> }

export function Papers({
  released,
  drafted,
  files,
  onOpen,
}: { readonly released: Released; readonly drafted: ReactNode } & Files) {
  const words = page.papers
  const { act, said, failure } = useAct()
  const { wishes = [], opens } = released
  if (!opens.includes('wishes') && !drafted && files.length === 0) return null
  const count = files.length + wishes.length + (drafted ? 1 : 0)
  return (
    <FoldingSection title={words.title} state={words.state(count)}>
      {count === 0 && <p className="soft">{words.nothing}</p>}
      <p role="status">{failure || said}</p>
      <ul className={css.rows}>
        {files.map(({ id, title, to }) => (
          <li key={id}>
            <b className="block">{title}</b>
            {to !== undefined && to !== released.receiver.name && <span className="soft">{words.handItOn(to)} </span>}
            <Button look="link" onClick={() => void act(() => onOpen(id), words.takenDown)}>
              {words.takeDown}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
        {wishes.map(({ about, name, says }) => {
          const title = name === undefined ? words.wishes[about] : words.of(words.wishes[about], name)
          return (
            <li key={`${title} ${says}`}>
              <b className="block">{title}</b>
              <More label={words.read} about={title}>
                <p className={css.paper}>{says}</p>
              </More>
            </li>
          )
        })}
        {drafted && (
          <li>
            <b className="block">{words.will}</b>
            <More label={words.read} about={words.will}>
              {drafted}
            </More>
          </li>
        )}
      </ul>
    </FoldingSection>
  )
}

export function LeaveAlone({ home, clause }: { home: ExecutorsHome; clause: (id: string) => number | undefined }) {
  const words = page.leave
  return (
    <FoldingSection title={words.title} state={words.state(home.leaveAlone.length)}>
      <ul className={css.rows}>
        {home.leaveAlone.map(({ key, what, says, clause: id }) => {
          const number = id && clause(id)
          return (
            <li key={key}>
              <b>{what}.</b> {says}
              {number !== undefined && ` ${words.clause(number)}`}
            </li>
          )
        })}
      </ul>
    </FoldingSection>
  )
}

export function WhomToTell({ home, here }: Omit<Panel, 'released'>) {
  const words = page.tell
  return (
    <FoldingSection title={words.title} state={words.state(home.tell.length)}>
      <ul className={css.rows}>
        {home.tell.map(({ key, who, how, letter }) => (
          <li key={key}>
            <Tick label={who} is={here.ticked.includes(key)} onTick={(is) => here.tick(key, is)} />
            <span className="soft small">{how}</span>
            {letter && (
              <More label={words.letter} about={who}>
                <Paper lines={letter} />
              </More>
            )}
          </li>
        ))}
      </ul>
    </FoldingSection>
  )
}

export function EstatesList({ home, here }: Omit<Panel, 'released'>) {
  const words = page.list
  const { list } = home
  if (!list || list.length === 0) return null
  const known = list.filter(({ key }) => here.ticked.includes(`worth ${key}`)).length
  return (
    <FoldingSection title={words.title} state={words.state(known, list.length)}>
      <p className="soft small below-12">{words.lead}</p>
      <ul className={css.rows}>
        {list.map(({ key, what, reference, owner }) => (
          <li key={key}>
            <b className="block anywhere">{what}</b>
            <span className="soft small">
              {[reference && words.ending(reference), owner].filter(Boolean).join(' · ')}
            </span>
            <div className="row wrap gap-24">
              {(['worth', 'proof'] as const).map((tick) => (
                <Tick
                  key={tick}
                  label={words[tick]}
                  about={what}
                  is={here.ticked.includes(`${tick} ${key}`)}
                  onTick={(is) => here.tick(`${tick} ${key}`, is)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </FoldingSection>
  )
}

function OneDeath({
  will,
  person,
  death,
  ask,
  onChange,
}: {
  will: Will
  person: Person
  death: Death | undefined
  ask: boolean
  onChange: (death: Death) => void
}) {
  const words = page.takes
  const name = cardsOf(will, today()).find(({ key }) => key === `person ${person.id}`)?.name ?? ''
  return (
    <div className={css.death}>
      <DateField
        name={`died-${person.id}`}
        label={words.when(name)}
        value={death?.on}
        onChange={(on) => on && isRealDay(on) && on.year > 1900 && onChange({ ...death, person: person.id, on })}
      />
      {ask && (
        <Radios
          name={`children-${person.id}`}
          label={words.children(name)}
          layout="pills"
          options={['yes', 'no']}
          labels={{ yes: words.yes, no: words.no }}
          value={death?.children === undefined ? undefined : death.children ? 'yes' : 'no'}
          onChange={(said) => death && onChange({ ...death, children: said === 'yes' })}
        />
      )}
    </div>
  )
}

/** Whoever may have died of those whom the will names. */
const whoMayHaveDied = (will: Will): Person[] => will.persons.filter((person) => !isBody(person) && !person.died)

export function WhoTakesNow({
  home,
  will,
  here,
  clauses,
}: {
  home: ExecutorsHome
  will: Will
  here: KeptHere
  clauses: (ids: readonly string[]) => string
}) {
  const words = page.takes
  const { takes } = home
  const { told, tell } = here
  const [pressed, setPressed] = useState<readonly number[]>([])
  if (!takes) return null
  const deaths = told.deaths ?? []
  const dead = [...new Set([...deaths.map(({ person }) => person), ...pressed])]
  const say = (next: readonly Death[]) => tell({ ...told, deaths: next } satisfies Told)
  const press = (id: number) => {
    if (!dead.includes(id)) return setPressed([...pressed, id])
    setPressed(pressed.filter((each) => each !== id))
    if (deaths.some(({ person }) => person === id)) say(deaths.filter(({ person }) => person !== id))
  }
  const nobody = () => {
    setPressed([])
    say([])
  }
  const unclear = takes.ask.flatMap((id) => personsOf(will, [id]).map((person) => fullNameApart(person, will)))
  return (
    <FoldingSection title={words.title} state={words.state(takes.rows.length)}>
      <fieldset className={css.chips}>
        <legend>{words.ask}</legend>
        <button type="button" aria-pressed={told.deaths !== undefined && dead.length === 0} onClick={nobody}>
          {words.nobody}
        </button>
        {whoMayHaveDied(will).map((person) => (
          <button
            key={person.id}
            type="button"
            aria-pressed={dead.includes(person.id)}
            onClick={() => press(person.id)}
          >
            {fullNameApart(person, will)}
          </button>
        ))}
      </fieldset>
      {dead.map((id) => {
        const person = personById(will, id)
        const death = deaths.find((each) => each.person === id)
        const children = death?.children !== undefined || takes.ask.includes(id)
        return (
          person && (
            <OneDeath
              key={id}
              will={will}
              person={person}
              death={death}
              ask={children}
              onChange={(next) => say([...deaths.filter((each) => each.person !== id), next])}
            />
          )
        )
      })}
      {unclear.length > 0 && <p className="caution below-16 snug">{words.unclear(listed.format(unclear))}</p>}
      {takes.laterChildren && <p className="caution below-16 snug">{words.laterChildren}</p>}
      {!takes.isCertain && <p className="caution below-16 snug">{words.notCertain(dayInWords(takes.certainAfter))}</p>}
      <ul className={css.rows}>
        {takes.rows.map(({ key, what, who, how, clauses: ids }) => (
          <li key={key} className={css.take}>
            <span className="anywhere">{what}</span>
            <span className="anywhere">
              <b>{who}</b>
              {how.length > 0 && <span className="soft">, {how.join(', ')}</span>}
              <span className="block soft small">{words.clauses(clauses(ids))}</span>
            </span>
          </li>
        ))}
      </ul>
    </FoldingSection>
  )
}
