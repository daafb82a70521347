import type { DeskPeopleReply } from '#core/api/desk.ts'
import { DESK_INVITATION_HOURS, type DeskRole, deskRoles, staffRoles } from '#core/api/desk-acts.ts'
import { Do, deskAct } from './acts.tsx'
import { act, read, usePerson } from './api.ts'
import { Pill, QueuePage, type State } from './pages.tsx'
import { fullDayOf } from './words.ts'

type Person = DeskPeopleReply['people'][number]

/** What a role is for, beside the box that gives it. */
const roleSays: Readonly<Record<DeskRole, string>> = {
  support: 'messages, customers, prints, reviews',
  reader: 'wills that customers asked a person to read',
  lawyer: 'signs off words',
  finance: 'orders, refunds, disputes, codes, totals',
  owner: 'people, experiments, health, what was done',
  firm: 'the cases of a firm of solicitors, and nothing else',
}

type Ticked = Readonly<Record<string, string | boolean>>

const boxes = (of: readonly DeskRole[], had: readonly DeskRole[] = []) =>
  Object.fromEntries(of.map((role) => [role, { label: `${role}: ${roleSays[role]}`, first: had.includes(role) }]))

const rolesIn = (ticked: Ticked): DeskRole[] => deskRoles.filter((role) => ticked[role] === true)

const toGive = (name: string, link: string): string =>
  `Give this address to ${name}. It works once, within ${DESK_INVITATION_HOURS} hours, and is not shown again: ${link}`

const adding = (firms: DeskPeopleReply['firms']) =>
  deskAct({
    title: 'Add a person',
    may: 'add a person',
    about: (typed) => `${rolesIn(typed).join()} for ${String(typed.email).trim()}`,
    says: (
      <p>You get an address for them, where they make the passkey that lets them in. Each owner is told by email.</p>
    ),
    fields: {
      name: { label: 'Name', hint: 'As customers read it.', maxLength: 100 },
      email: { label: 'Email', type: 'email', maxLength: 254, spellCheck: false },
      ...boxes(firms.length === 0 ? staffRoles : deskRoles),
      of: {
        label: 'Firm',
        options: firms.map(({ id, name }) => [id, name]),
        shown: (typed: Ticked) => typed.firm === true,
      },
    },
    button: 'Add them',
    send: async ({ passkey, ...typed }) => {
      const [name, email, roles] = [String(typed.name), String(typed.email).trim(), rolesIn(typed)]
      const firm = roles.includes('firm') ? String(typed.of || firms[0]?.id) : undefined
      const { link } = await act('POST /api/desk/people', { body: { name, email, roles, firm, passkey } })
      return toGive(name, link)
    },
  })

/** What can be done to somebody. Nobody does it to themselves: an owner is always left. */
const actsOn = ({ id, name, roles, disabled }: Person) => {
  const [params, about] = [{ id }, `staff ${id}`]
  return [
    deskAct({
      title: `Change the roles of ${name}?`,
      may: 'change the roles',
      when: disabled === undefined && !roles.includes('firm'),
      about: (typed) => `${rolesIn(typed).join()} for ${about}`,
      says: <p>They count from their next press on.</p>,
      fields: boxes(staffRoles, roles),
      button: 'Change them',
      send: async ({ passkey, ...typed }) => {
        await act('POST /api/desk/people/{id}/roles', { params, body: { roles: rolesIn(typed), passkey } })
        return `${name} has other roles now.`
      },
    }),
    deskAct({
      title: `Give ${name} a new link?`,
      may: 'give a new link',
      when: disabled === undefined,
      about,
      says: <p>For a lost passkey. Every passkey of theirs goes, and whatever they have open ends.</p>,
      button: 'Give a new link',
      send: async ({ passkey }) => {
        const { link } = await act('POST /api/desk/people/{id}/new-link', { params, body: { passkey } })
        return toGive(name, link)
      },
    }),
    deskAct({
      title: `Close the account of ${name}?`,
      may: 'disable a person',
      when: disabled === undefined,
      about,
      says: <p>Whatever they have open ends at once. What they did stays in “What was done”.</p>,
      button: 'Close it',
      send: async ({ passkey }) => {
        await act('POST /api/desk/people/{id}/disable', { params, body: { passkey } })
        return `${name} is logged out and cannot come in.`
      },
    }),
    deskAct({
      title: `Let ${name} in again?`,
      may: 'enable a person',
      when: disabled !== undefined,
      about,
      says: <p>With the passkeys they had.</p>,
      button: 'Let them in',
      send: async ({ passkey }) => {
        await act('POST /api/desk/people/{id}/enable', { params, body: { passkey } })
        return `${name} can log in again.`
      },
    }),
  ]
}

const stateOf = ({ disabled, passkeys, used }: Person): State => {
  if (disabled !== undefined) return { says: `closed ${fullDayOf(disabled)}`, tone: 'danger' }
  if (passkeys === 0) return { says: 'has not joined yet', tone: 'caution' }
  return { says: used === undefined ? 'joined' : `last here ${fullDayOf(used)}`, tone: 'good' }
}

/** Who may use the back office, as what, and what an owner can change of it. */
export function PeoplePage() {
  const me = usePerson()
  return (
    <QueuePage
      title="People"
      read={read('GET /api/desk/people')}
      after={(reply) => reply && <Do act={adding(reply.firms)} />}
      caption="People of the back office"
      stacks
      rows={({ people, firms }) =>
        people.map((person) => ({ ...person, of: firms.find(({ id }) => id === person.firm)?.name ?? person.firm }))
      }
      columns={[
        ['Name', ({ id, name }) => (id === me.id ? `${name} (you)` : name)],
        ['Email', ({ email }) => <span className="anywhere">{email}</span>],
        ['Roles', ({ roles, of }) => [...roles, ...(of === undefined ? [] : [`of ${of}`])].join(', ')],
        ['State', (person) => <Pill {...stateOf(person)} />],
        [
          'Do',
          (person) =>
            person.id !== me.id && (
              <span className="line wrap gap-8">
                {actsOn(person).map((each) => (
                  <Do key={each.title} act={each} className="small" />
                ))}
              </span>
            ),
        ],
      ]}
    />
  )
}
