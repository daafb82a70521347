import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { FirmReply, FirmReplyKind, OpenedCaseReply } from '#core/api/referral.ts'
import { ADDED_CLAUSE_MAX_LENGTH, FIRM_TEXT_MAX_LENGTH } from '#core/constants.ts'
import { giveFile } from '../ui/give-file.ts'
import { type Act, Do, deskAct } from './acts.tsx'
import { act, deskFile, openedOnce, queryClient, read } from './api.ts'
import { Page, Pill, QueuePage } from './pages.tsx'
import { dayOf, fullDayOf, momentOf } from './words.ts'

type Part = OpenedCaseReply['brief'][number]

const said: Readonly<Record<FirmReplyKind, string>> = {
  answer: 'Answered',
  clear: 'Nothing stands in the way',
  decline: 'Given back',
  clause: 'Clause offered',
}

const openedCase = (id: number) => openedOnce('GET /api/desk/cases/{id}', { params: { id } })

/** What customers sent to the firm. Nobody's name stands in the list. */
export function CasesPage() {
  return (
    <QueuePage
      title="Cases"
      read={read('GET /api/desk/cases')}
      after={(reply) => reply && <span className="wide-only">Sent to {reply.firm} by customers who agreed to it</span>}
      caption="Cases, the oldest first"
      rows={({ cases }) => cases}
      toOf={({ id }) => `/desk/cases/${id}`}
      columns={[
        ['Case', ({ id }) => `Case ${id}`],
        ['Sent', ({ sent }) => dayOf(sent), 'figures'],
        ['You see it until', ({ until }) => fullDayOf(until)],
        [
          'State',
          ({ opened, last }) =>
            last ? <Pill tone="good">{said[last]}</Pill> : <Pill tone="caution">{opened ? 'Opened' : 'New'}</Pill>,
        ],
      ]}
    />
  )
}

function Shown({ block }: { block: Part['blocks'][number] }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="typed anywhere">{block.text}</p>
    case 'bullets':
      return (
        <ul className="bullets above-4 below-4">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className="pairs">
          {block.items.map(({ label, value }) => (
            <div key={`${label} ${value}`}>
              <dt className="soft">{label}</dt>
              <dd>{value || 'Not said'}</dd>
            </div>
          ))}
        </dl>
      )
    case 'table': {
      const [named, ...others] = block.columns
      return (
        <table className="shares">
          <caption className="soft to-start">{block.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="soft">
                {named}
              </th>
              {others.map((title) => (
                <th key={title} scope="col" className="figures soft">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([who, ...cells]) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                {cells.map((cell, at) => (
                  <td key={others[at]} className="figures">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    }
  }
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ heading, blocks }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks come in one order and are never moved
        <Shown key={at} block={block} />
      ))}
    </section>
  ))
}

const clauseStates: Readonly<Record<NonNullable<FirmReply['clause']>['state'], string>> = {
  offered: 'not answered yet',
  agreed: 'agreed to: it stands in the will',
  declined: 'declined',
  changed: 'the answers have changed since',
  replaced: 'replaced by a later one',
  ended: 'ended',
}

function Replies({ replies }: { replies: readonly FirmReply[] }) {
  if (replies.length === 0) return <p>Nothing yet.</p>
  return (
    <ul className="findings">
      {replies.map(({ id, kind, at, by, text, clause }) => (
        <li key={id} className="panel">
          <p>
            <strong>{said[kind]}</strong>, {by}, {momentOf(at)}
          </p>
          <p className="typed anywhere">{text}</p>
          {clause && (
            <>
              <blockquote className="typed anywhere">{clause.words}</blockquote>
              <p>The clause is {clauseStates[clause.state]}.</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const told = { label: 'What the customer should know', rows: 5, maxLength: FIRM_TEXT_MAX_LENGTH } as const

/** What a firm can do with a case. Two of them end it. */
const actsOnCase = ({ id, seen }: OpenedCaseReply, goBack: () => void): readonly Act[] => {
  const params = { id }
  const openAgain = () => queryClient.invalidateQueries({ queryKey: openedCase(id).queryKey })
  return [
    deskAct({
      title: 'Write to the customer',
      may: 'answer a case',
      says: (
        <p>The customer reads this in their account. What stopped them stays as it is, and the case stays with you.</p>
      ),
      button: 'Send it',
      fields: { text: told },
      send: async (body) => {
        await act('POST /api/desk/cases/{id}/answer', { params, body })
        void openAgain()
      },
    }),
    deskAct({
      title: 'Add a clause',
      may: 'add a clause',
      says: (
        <p>
          Your words stand in the will as yours once the customer has read them and agreed. We do not check them or work
          out what they change: no share and no figure is shown as sure from then on, and people are sent to you.
        </p>
      ),
      button: 'Offer the clause',
      fields: {
        words: {
          label: 'The clause',
          hint: 'In the first person, as the will is. Each line is a paragraph.',
          rows: 6,
          maxLength: ADDED_CLAUSE_MAX_LENGTH,
        },
        text: told,
        clears: {
          label: 'With this clause nothing else stands in the way: they can pay once they agree to it',
          first: false,
        },
      },
      send: async (typed) => {
        await act('POST /api/desk/cases/{id}/clause', { params, body: { ...typed, seen } })
        void openAgain()
      },
    }),
    deskAct({
      title: 'Nothing stands in the way',
      may: 'clear a case',
      says: (
        <p>
          Each question for a solicitor in this case counts as answered by you, by name and with today’s date, and the
          customer can go on to pay for the will as it stands. That ends with the first answer they change. The case
          ends now, and you see it no more.
        </p>
      ),
      button: 'Say so, and end the case',
      fields: { text: told },
      send: async (typed) => {
        await act('POST /api/desk/cases/{id}/clear', { params, body: { ...typed, seen } })
        goBack()
      },
    }),
    deskAct({
      title: 'We cannot take this',
      may: 'decline a case',
      says: (
        <p>The case ends, and you see it no more. What stopped the customer stays, and they can choose another firm.</p>
      ),
      button: 'Give the case back',
      reasons: ['We have no time for it', 'It is not what we advise on', 'We act for someone in it'],
      send: async (body) => {
        await act('POST /api/desk/cases/{id}/decline', { params, body })
        goBack()
      },
    }),
  ]
}

/** The will and the page for the solicitor as Word files, and the will as data. */
const takeFiles = async (id: number) =>
  giveFile(await deskFile('GET /api/desk/cases/{id}/for-a-firm.zip', { params: { id } }), `case-${id}.zip`)

function ActsOnCase({ opened }: { opened: OpenedCaseReply }) {
  const navigate = useNavigate()
  return (
    <>
      <h2>What you can do</h2>
      <div className="stack gap-8 from-start below-24">
        {actsOnCase(opened, () => void navigate('/desk/cases')).map((each, at) => (
          <Do key={each.title} act={each} className={at === 0 ? 'primary' : undefined} />
        ))}
        <button type="button" onClick={() => void takeFiles(opened.id)}>
          Take the files to work on
        </button>
      </div>
    </>
  )
}

/** One case: what its customer lets the firm see, and what the firm can do. */
export function CasePage() {
  const { id } = useParams()
  const opened = useQuery({ ...openedCase(Number(id)), gcTime: 0 })
  return (
    <Page
      title={`Case ${id}`}
      loading={opened}
      after={
        opened.data && (
          <span className="wide-only">
            seen by your firm until {fullDayOf(opened.data.until)}, or until the customer takes it back
          </span>
        )
      }
    >
      {opened.data && (
        <div className="reading stack gap-24 from-top">
          <div className="sheet case paper lifted anywhere">
            <h2>Open questions</h2>
            <Parts parts={opened.data.questions} />
            <h2>The outcome of the answers</h2>
            <Parts parts={opened.data.outcome} />
            <h2>The page for the solicitor</h2>
            <Parts parts={opened.data.brief} />
          </div>
          <div className="notes">
            <ActsOnCase opened={opened.data} />
            <h2>What you have said</h2>
            <Replies replies={opened.data.replies} />
          </div>
        </div>
      )}
    </Page>
  )
}
