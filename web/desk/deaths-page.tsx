import { useParams } from 'react-router'
import type { DeathsQueueReply, OpenedDeathReply } from '#core/api/death.ts'
import { type DeathState, happensIn } from '#core/death/case.ts'
import { dayInWords, dayOfIso } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { afterMe } from '#words/en/death.ts'
import { type Act, Do, deskAct, Said, useActing } from './acts.tsx'
import { act, read } from './api.ts'
import { actsOnLetters } from './death-letters.tsx'
import { KeyHints } from './keys.tsx'
import { Facts, Listed, Pill, QueuePage, RecordPage } from './pages.tsx'
import { momentOf, promiseInWords } from './words.ts'

type Death = DeathsQueueReply['deaths'][number]

const states: Readonly<Record<DeathState, string>> = {
  reported: 'Evidence',
  warned: 'The search',
  stopped: 'Stopped',
  deciding: 'Agreement',
  'not released': 'Not released',
  released: 'Released',
  'stands still': 'Those who asked differ',
  'released wrongly': 'Released wrongly',
  closed: 'Closed',
}

/** With its year: a person is known by it. */
const wholeDay = (iso: string): string => dayInWords(dayOfIso(iso))
const clockOf = ({ waited, needed }: Death): string => `${waited} of ${needed} days, no answer`
const waitsFor = ({ state, agreed, toPost }: Death): string =>
  toPost
    ? `${states[state]}: a letter to post`
    : state === 'deciding'
      ? agreed.length > 0
        ? 'Second agreement'
        : 'First agreement'
      : states[state]

function Promised({ promised }: Pick<Death, 'promised'>) {
  return promised === undefined ? '–' : <Pill {...promiseInWords(promised, new Date())} />
}

/** Reports that somebody has died. */
export function DeathsPage() {
  return (
    <QueuePage
      title="Deaths"
      read={read('GET /api/desk/deaths')}
      caption="Deaths, earliest promise first"
      rows={({ deaths }) => deaths.toSorted((one, other) => (one.promised ?? '9').localeCompare(other.promised ?? '9'))}
      toOf={({ id }) => `/desk/deaths/${id}`}
      columns={[
        ['Case', ({ id, who }) => `D-${id} ${who}`],
        ['Waits for', waitsFor],
        ['Clock', clockOf, 'wide'],
        ['So far', ({ agreed }) => (agreed.length > 0 ? `${agreed.join(', ')} agreed` : '–'), 'wide'],
        ['Promised by', Promised],
      ]}
      foot={<KeyHints />}
    />
  )
}

const differing: Readonly<Record<OpenedDeathReply['differs'][number], string>> = {
  name: 'the name',
  born: 'the day of birth',
  died: 'the day of death',
}

const differ = (state: DeathState): boolean => state === 'stands still'

/** Whom the issuer says that the certificate is of: typed from what was heard, and so empty at first. */
const confirming = ({ id, certificate }: OpenedDeathReply): Act =>
  deskAct({
    title: 'The issuer confirmed it?',
    may: 'confirm a certificate',
    says: (
      <p>
        You rang whoever issued the certificate on a number that you looked up, not on one that was sent. Ask them who
        it is of, and type what they say. Whoever asks has shown you who they are: keep no picture of it. Ask that of
        everybody, also where we have no account, or the question itself says that there is one.
      </p>
    ),
    button: 'It was confirmed',
    layout: 'grid',
    fields: {
      name: { label: 'Full name on the certificate', maxLength: 200, required: true },
      born: { label: 'Born', type: 'date', required: true },
      died: { label: 'Died', type: 'date', required: true },
      asker: {
        label: 'How they showed who they are',
        suggestions: ['A passport, by video', 'A driving licence, by video', 'A solicitor knows them'],
        maxLength: 200,
        required: true,
      },
      abroad: { label: 'Outside England and Wales', first: certificate?.abroad ?? false },
    },
    reasons: ['The register office, on a number we looked up', 'The undertaker, on a number we looked up'],
    send: (body) => act('POST /api/desk/deaths/{id}/confirm', { params: { id }, body }),
  })

const agreeing = ({ id, state, agreed, alone }: OpenedDeathReply): Act =>
  deskAct({
    title: agreed.length === 0 ? 'I agree?' : differ(state) ? 'I agree: tell where it is?' : 'I agree: release?',
    may: 'agree to a release',
    says: (
      <p>
        {agreed.length > 0
          ? differ(state)
            ? 'Every executor is told at once where the original is, and nothing else. Your passkey is asked for.'
            : 'It is released at once, to those whom the testator chose. Your passkey is asked for.'
          : alone
            ? 'You run the service alone: agree again in two days, and it is released. Your passkey is asked for both times.'
            : 'A second person has to agree, without knowing your reasons. Your passkey is asked for.'}
      </p>
    ),
    button: agreed.length === 0 ? 'I agree' : differ(state) ? 'Tell where it is' : 'Release',
    about: `death ${id}`,
    send: (body) => act('POST /api/desk/deaths/{id}/agree', { params: { id }, body }),
  })

const ringing = (id: number): Act =>
  deskAct({
    title: 'Nobody answered the telephone?',
    may: 'reach the testator',
    button: 'Nobody answered',
    says: <p>You rang twice, on two days. If the testator answers, stop it instead.</p>,
    reasons: ['No answer on two days', 'The number is no longer in use'],
    send: (typed) => act('POST /api/desk/deaths/{id}/reach', { params: { id }, body: { way: 'call', ...typed } }),
  })

/** Notes that a person of the will has died: others of the will act, and those who agreed to a release have to agree again. */
const going = ({ id, state, account }: OpenedDeathReply): Act => {
  const { readers = [], gone = [] } = account ?? {}
  const people = [
    ...readers.map(({ person, name }) => [String(person), name] as const),
    ...gone.map(({ person, name }) => [String(person), `${name}: alive after all`] as const),
  ]
  return deskAct({
    title: 'Somebody of the will has died?',
    may: 'confirm a certificate',
    when: happensIn[state].includes('confirm') && people.length > 0,
    button: 'Note it',
    says: (
      <p>
        The issuer confirmed the certificate of their death, on a number that you looked up; or a firm has closed. Those
        whom the will calls in act in their place. Every yes so far counts no more: agree again. It is in the log, which
        the executors read.
      </p>
    ),
    fields: { person: { label: 'Who', options: people, first: people[0]?.[0] ?? '' } },
    reasons: ['The register office, on a number we looked up', 'The firm is not in the register any more'],
    send: ({ person: who, reason }) => {
      const person = Number(who)
      const body = { person, gone: gone.every((each) => each.person !== person), reason }
      return act('POST /api/desk/deaths/{id}/gone', { params: { id }, body })
    },
  })
}

/** The acts on a report, in the order of their buttons. */
const actsOn = (death: OpenedDeathReply, follow: (next: Act) => void): readonly Act[] => {
  const { id, state, account, placed } = death
  const params = { id }
  const now = happensIn[state]
  const isToRing = account?.reach.some(({ way, tried }) => way === 'call' && !tried && now.includes('try'))
  return [
    ...(now.includes('agree') && !(placed && differ(state)) ? [agreeing(death)] : []),
    ...(now.includes('confirm') ? [confirming(death)] : []),
    ...actsOnLetters(death, follow),
    ...(isToRing ? [ringing(id)] : []),
    going(death),
    deskAct({
      title: 'I do not agree?',
      may: 'refuse a release',
      when: now.includes('refuse'),
      button: 'Do not release it',
      says: (
        <p>
          It is stopped, and whoever asked is told kindly that something is missing, once no other account of that name
          and day of birth is looked into.
        </p>
      ),
      reasons: [
        'The issuer does not know the number',
        'It is another person',
        'Another account is meant',
        'The executors object',
      ],
      send: (body) => act('POST /api/desk/deaths/{id}/refuse', { params, body }),
    }),
    deskAct({
      title: 'The testator is alive?',
      may: 'stop a death',
      when: now.includes('alive'),
      button: 'Stop everything',
      says: <p>The testator rang, or was reached. Everything is stopped at once.</p>,
      reasons: ['The testator rang', 'We reached the testator by telephone'],
      send: (body) => act('POST /api/desk/deaths/{id}/alive', { params, body }),
    }),
    deskAct({
      title: 'They agree now?',
      may: 'settle a death',
      when: now.includes('settle'),
      button: 'Let it go on',
      says: (
        <p>Those who differed agree, or there is a grant or an order of a court. No day of the wait is left out.</p>
      ),
      reasons: ['They agree in writing', 'A grant of probate was shown', 'An order of a court was shown'],
      send: (body) => act('POST /api/desk/deaths/{id}/settle', { params, body }),
    }),
    deskAct({
      title: 'It was released wrongly?',
      may: 'undo a release',
      when: now.includes('undo') && (placed || !differ(state)),
      says: (
        <p>
          Every link is closed at once, and the testator and everybody who had one are told by email. Then write to the
          testator by post and ring, and tell who answers for data here: the regulator may have to hear within 72 hours.
        </p>
      ),
      button: 'Close every link',
      reasons: ['The testator is alive', 'It was another person'],
      about: `death ${id}`,
      send: (body) => act('POST /api/desk/deaths/{id}/undo', { params, body }),
    }),
  ]
}

/** Within the page, as one act begins the next. */
function Actions({ death }: { death: OpenedDeathReply }) {
  const { start } = useActing()
  return (
    <section className="actions">
      {actsOn(death, start).map((each) => (
        <Do key={each.title} act={each} className={each.may === 'agree to a release' ? 'primary' : undefined} />
      ))}
    </section>
  )
}

/** What holds for this report besides. */
const whyHere = ({ state, alone, alike }: OpenedDeathReply): string =>
  [
    alone && 'You are alone: the wait is 30 days, and two more after your first yes.',
    differ(state) &&
      'Those who asked differ: you open where the original is to every executor alike, and nothing else.',
    alike.length > 0 && 'Open the accounts that are not meant, and do not agree to them.',
  ]
    .filter((each) => each !== false)
    .join(' ')

/** One report: its clock, its evidence, and what may be done. No button shortens the wait. */
export function DeathPage() {
  const id = Number(useParams().id)
  return (
    <RecordPage
      title={`D-${id}`}
      read={read('GET /api/desk/deaths/{id}', { params: { id } })}
      after={({ promised }) => promised && <Promised promised={promised} />}
      blocks={(death) => {
        const { asker, certificate, certified, differs, account } = death
        return (
          <>
            <Said />
            <Facts
              of={{
                State: <Pill>{waitsFor(death)}</Pill>,
                Clock: `${clockOf(death)}. Written to ${death.warnings} of ${death.warningsDue} times${death.stops ? `, stopped ${death.stops} times before` : ''}`,
                Who: `${death.about}${death.born ? `, born ${wholeDay(death.born)}` : ''}, died ${wholeDay(death.died)}`,
                'Code from the card': account?.byCode ? 'matches' : 'none: by the name and the day of birth',
                'Ways to reach them':
                  account?.reach
                    .map(
                      ({ way, to, tried }) =>
                        `By ${way === 'letter' ? 'post' : 'telephone'}: ${to}, ${tried ? 'tried' : 'not tried yet'}`,
                    )
                    .join('. ') || 'By email alone',
                'Who asks': `${asker.name}, ${asker.as}, ${asker.email}. ${account?.asksAs ?? ''}`,
                'They showed': death.shown ?? 'nothing yet: ask by email to see a passport or a licence, by video',
                Certificate: certificate
                  ? `${certificate.number}, ${certificate.issuer}${certificate.abroad ? ', abroad: a certified translation is needed' : ''}`
                  : 'none yet',
                'Confirmed by': death.confirmedBy.join(', ') || 'nobody yet',
                'The issuer says': certified ? (
                  <>
                    {certified.name}, born {wholeDay(certified.born)}, died {wholeDay(certified.died)}.{' '}
                    {differs.length > 0 && (
                      <strong>Look again: {listed.format(differs.map((fact) => differing[fact]))} differ.</strong>
                    )}
                  </>
                ) : (
                  'nothing yet'
                ),
                'Signed will': account?.signed ? wholeDay(account.signed) : 'none',
                'Newer will or cancellation': account?.revoked
                  ? 'the testator told us that it counts no more'
                  : 'none told to us',
                'Changed since it came': death.changed ? (
                  <>
                    <strong>Look again: who gets what, or how they are reached.</strong> Ask who did it, before you
                    agree.
                  </>
                ) : undefined,
                'Other executors': account?.told.join(', ') || 'none told yet',
                'Will be written to':
                  account?.readers
                    .filter(({ reached }) => reached)
                    .map(({ name, byPost }) => (byPost ? `${name} (by post)` : name))
                    .join(', ') || 'nobody',
                'Nobody writes to': account?.readers.some(({ reached }) => !reached)
                  ? `${listed.format(account.readers.flatMap(({ name, reached }) => (reached ? [] : name)))}: no email or address`
                  : undefined,
                'Shown to have died': account?.gone.map(({ name }) => name).join(', ') || undefined,
                'So far': death.agreed.length > 0 ? `${death.agreed.join(', ')} agreed` : '–',
              }}
            />
            <Actions death={death} />
            <p className="hint above-12">
              Any one of you stops it. Two of you release it, once the clock has ended, the letter was posted seven days
              before, and the telephone was rung, where they are known. {whyHere(death)}
            </p>
            {death.others.length > 0 && (
              <Listed
                caption="Others who told us of this person"
                columns={[
                  ['Case', ({ id: one }) => `D-${one}`],
                  ['Who asks', ({ asker: who }) => who],
                  ['State', ({ state }) => states[state]],
                ]}
                rows={death.others}
                stacks
                toOf={({ id: one }) => `/desk/deaths/${one}`}
              />
            )}
            {death.alike.length > 0 && (
              <Listed
                caption="Which of these accounts is meant?"
                columns={[
                  ['Case', ({ id: one }) => `D-${one}${one === id ? ', this one' : ''}`],
                  ['Opened', ({ opened }) => (opened ? wholeDay(opened) : 'deleted')],
                  ['Email', ({ confirmed }) => (confirmed ? 'confirmed' : 'never confirmed')],
                  ['Will signed', ({ signed }) => (signed ? wholeDay(signed) : 'none told to us')],
                  ['State', ({ state }) => states[state]],
                ]}
                rows={death.alike}
                stacks
                toOf={({ id: one }) => (one === id ? undefined : `/desk/deaths/${one}`)}
              />
            )}
            {account && (
              <Listed
                caption="What will be released"
                columns={[
                  ['What', ({ what }) => afterMe.things[what].title],
                  ['To', ({ to }) => to],
                ]}
                rows={account.release}
              />
            )}
            <Listed
              caption="What became of it"
              columns={[
                ['What', ({ what }) => what],
                ['When', ({ at }) => momentOf(at)],
              ]}
              rows={death.log}
            />
          </>
        )
      }}
    />
  )
}
