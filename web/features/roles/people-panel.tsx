import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pathOf } from '#core/journey/pages.ts'
import type { StepName } from '#core/journey/steps.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { dayInWords, dayOfIso } from '#core/text/calendar-day.ts'
import { firstNameIn } from '#core/text/names.ts'
import type { Role } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { formerRequests, mayBeAsked, type RoleHeld, rolesHeld, standingOfRole } from '#core/will/roles.ts'
import type { Person, Will } from '#core/will/schema.ts'
import type { RoleRequest } from '#core/will/signing-schema.ts'
import { roleNames, askPeople as words } from '#words/en/roles.ts'
import { read, useUnconfirmedEmail } from '../../api/queries.ts'
import { askForRole, recognise, takeBackRequest, updateItem } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import page from '../../ui/plain-page.module.css'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { ConfirmEmailLine } from '../verification/confirm-email-form.tsx'
import css from './people.module.css'

/** Where somebody else is chosen for a role. */
const chosenAt: Readonly<Record<Role, StepName>> = {
  executor: 'will.executors.my-executors',
  'backup executor': 'will.executors.my-executors',
  guardian: 'will.beneficiaries.guardians',
  'backup guardian': 'will.beneficiaries.backup-guardians',
  'pet keeper': 'will.beneficiaries.pets-guardians',
}

function EmailDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const form = useSubmitForm({
    dialog: `email ${person.id}`,
    initial: { email: person.email ?? '' },
    check: ({ email }) => emailGiven('email', email),
    save: ({ email }) => updateItem('persons', { ...person, email: email.trim() }),
    onDone: onClose,
  })
  return (
    <FormDialog title={words.theEmailOf(person.fullname)} action={words.save} form={form} onClose={onClose}>
      <TextField {...form.field('email')} {...words.email} type="email" spellCheck={false} />
    </FormDialog>
  )
}

type Ends = { readonly onClose: () => void; readonly onDone: (said: string) => void }

/** The mail as the person reads it, a few words to go with it, and the button that sends it. */
function AskDialog({ role, person, onClose, onDone }: Ends & Pick<RoleHeld, 'role' | 'person'>) {
  const { data, error } = useQuery({ ...read('GET /api/roles/mail', { query: { role } }), staleTime: 0 })
  const form = useSubmitForm({
    initial: { message: '', shows: false },
    save: async ({ message, shows }) => {
      const said = { ...(message.trim() && { message: message.trim() }), ...(shows && { shows }) }
      const refused = await askForRole({ role, person: person.id, ...said })
      onDone(refused ? words.wantsNoMail(person.fullname) : words.weHaveAsked(person.fullname))
    },
    onDone: onClose,
    dialog: `ask ${role} ${person.id}`,
  })
  return (
    <FormDialog title={words.askThem(person.fullname)} action={words.send} form={form} onClose={onClose}>
      <p>
        {words.thisGoesTo} <strong className="anywhere">{person.email}</strong>. {words.youCannotStopIt}
      </p>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <p role="status">{words.loadingTheEmail}</p>}
      {data && (
        <div className="edged rounded canvas stack gap-12 above-20 below-20 padded">
          <p>
            <strong>{data.subject}</strong>
          </p>
          <p>{words.hello(firstNameIn(person.fullname))}</p>
          {data.says.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      <TextArea {...form.field('message')} {...words.message} />
      <Checkbox {...form.field('shows')} label={words.shows} />
    </FormDialog>
  )
}

function TakeBackDialog({ request, onClose, onDone }: Ends & { request: RoleRequest }) {
  const form = useSubmitForm({
    save: async () => {
      await takeBackRequest(request.id)
      onDone(words.takenBack(request.name))
    },
    onDone: onClose,
  })
  return (
    <FormDialog title={words.takeItBack(request.name)} action={words.takeBack} form={form} onClose={onClose}>
      <p>{words.weTellThem}</p>
    </FormDialog>
  )
}

/** What has come of a request. */
const stateOf = ({ person, request }: RoleHeld): string => {
  if (!request) return person.email ? words.notAsked : words.noEmailYet
  const asked = formatLondonDate(request.asked)
  const answered = formatLondonDate(request.answered ?? request.asked)
  switch (standingOfRole(request, today())) {
    case 'told':
      return words.told(asked)
    case 'asked':
      return words.askedOn(asked, dayInWords(dayOfIso(request.until)))
    case 'no answer':
    case 'ended':
      return words.noAnswer(asked)
    case 'accepted':
      return words.accepted(answered)
    case 'declined':
      return words.declined(answered)
    case 'question':
      return words.hasAsked(answered)
  }
}

type Doing =
  | ({ readonly what: 'email' | 'ask' } & RoleHeld)
  | { readonly what: 'take back'; readonly request: RoleRequest }

/** The customer says whether the person who answered is the one they meant: a mail may be read by another. */
function Recognise({ request }: { request: RoleRequest }) {
  const { failure, busy, act } = useAct()
  const say = (them: boolean) => void act(() => recognise(request.id, them), '')
  return (
    <div className="stack">
      <p>{words.typed(request.as ?? '')}</p>
      {failure && <p role="alert">{failure}</p>}
      <div className="cluster">
        <Button label={words.thatIsThem} look="secondary" busy={busy} onClick={() => say(true)} />
        <Button label={words.thatIsNotThem} look="link" busy={busy} onClick={() => say(false)} />
      </div>
    </div>
  )
}

function PersonRow({ will, held, onDo }: { will: Will; held: RoleHeld; onDo: (doing: Doing) => void }) {
  const { role, person, request } = held
  const called = words.someone(fullNameApart(person, will), roleNames[role])
  const name = <span className="visually-hidden"> {called}</span>
  const isOpen = request !== undefined && request.id > 0
  return (
    <li className={css.person}>
      <div>
        <p>{called}</p>
        <p className="soft anywhere">{stateOf(held)}</p>
        {request?.question && <blockquote>{request.question}</blockquote>}
        {request?.answer && !request.recognised && <Recognise request={request} />}
      </div>
      <div className="stack whole-row from-start">
        {person.email && mayBeAsked(held, today()) && (
          <Button look="secondary" onClick={() => onDo({ what: 'ask', ...held })}>
            {request ? words.askAgain : words.ask}
            {name}
          </Button>
        )}
        {request?.answer === 'question' && (
          <a href={`mailto:${request.email}`}>
            {words.replyByEmail}
            {name}
          </a>
        )}
        {request?.answer === 'no' && (
          <ButtonLink label={words.chooseSomebodyElse} look="link" to={pathOf(chosenAt[role])} />
        )}
        {isOpen && request.answer !== 'no' && (
          <Button look="link" onClick={() => onDo({ what: 'take back', request })}>
            {words.takeBack}
            {name}
          </Button>
        )}
        {!request && (
          <Button look="link" onClick={() => onDo({ what: 'email', ...held })}>
            {person.email ? words.changeTheEmail : words.addTheEmail}
            {name}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The people to whom the will gives a job: what they were asked, what they answered, and what the testator can do. */
export function PeoplePanel({ will }: { will: Will }) {
  const [doing, setDoing] = useState<Doing>()
  const [said, setSaid] = useState('')
  const panel = useRef<HTMLElement>(null)
  const unconfirmed = useUnconfirmedEmail()
  useEffect(() => {
    if (said) panel.current?.focus()
  }, [said])
  const held = rolesHeld(will, today())
  const former = formerRequests(will, today()).filter(({ id }) => id > 0)
  const end = { onClose: () => setDoing(undefined), onDone: setSaid }
  if (held.length === 0 && former.length === 0) return null
  return (
    <section ref={panel} tabIndex={-1} className={page.panel} aria-label={words.title}>
      <p className="soft">{words.about}</p>
      <p role="status">{said}</p>
      {unconfirmed !== undefined ? (
        <ConfirmEmailLine email={unconfirmed} why={words.onceYourEmailIsConfirmed} />
      ) : (
        <ul>
          {held.map((each) => (
            <PersonRow key={`${each.role} ${each.person.id}`} will={will} held={each} onDo={setDoing} />
          ))}
        </ul>
      )}
      {former.map((request) => (
        <p key={request.id} className={css.former}>
          {words.former(request.name, roleNames[request.role].toLowerCase())}{' '}
          <Button label={words.tellThem} look="link" onClick={() => setDoing({ what: 'take back', request })} />
        </p>
      ))}
      {doing?.what === 'email' && <EmailDialog person={doing.person} onClose={end.onClose} />}
      {doing?.what === 'ask' && <AskDialog role={doing.role} person={doing.person} {...end} />}
      {doing?.what === 'take back' && <TakeBackDialog request={doing.request} {...end} />}
    </section>
  )
}
