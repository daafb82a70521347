import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { CasesReply, FirmReply, FirmReplyKind, OpenedCaseReply } from '#core/api/referral.ts'
import { ADDED_CLAUSE_MAX_LENGTH, FIRM_TEXT_MAX_LENGTH } from '#core/constants.ts'
import { act, openedOnce, queryClient, useRead } from './api.ts'
import { FormDialog, ReasonDialog } from './dialog.tsx'
import { Page } from './shell.tsx'
import { type Column, DeskTable, Pill } from './table.tsx'
import { dayOf, fullDayOf, momentOf } from './words.ts'

type Row = CasesReply['cases'][number]
type Part = OpenedCaseReply['brief'][number]

const said: Readonly<Record<FirmReplyKind, string>> = {
  answer: 'Answered',
  clear: 'Nothing stands in the way',
  decline: 'Given back',
  clause: 'Clause offered',
}

const openedCase = (id: number) => openedOnce('GET /api/desk/cases/{id}', { params: { id } })

const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  { head: 'Case', cell: ({ id }) => `Case ${id}` },
  { head: 'Sent', cell: ({ sent }) => dayOf(sent), figures: true },
  { head: 'You see it until', cell: ({ until }) => fullDayOf(until) },
  {
    head: 'State',
    cell: ({ opened, last }) =>
      last ? <Pill tone="good">{said[last]}</Pill> : <Pill tone="caution">{opened ? 'Opened' : 'New'}</Pill>,
  },
]

/** What customers sent to the firm. Nobody's name stands in the list. */
export function CasesPage() {
  const cases = useRead('GET /api/desk/cases')
  return (
    <Page
      title="Cases"
      loading={cases}
      after={cases.data && <span className="wide-only">Sent to {cases.data.firm} by customers who agreed to it</span>}
    >
      <DeskTable
        caption="Cases, the oldest first"
        columns={columns}
        rows={cases.data?.cases ?? []}
        keyOf={({ id }) => String(id)}
        toOf={({ id }) => `/desk/cases/${id}`}
      />
    </Page>
  )
}

function Shown({ block }: { block: Part['blocks'][number] }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="typed">{block.text}</p>
    case 'bullets':
      return (
        <ul>
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
              <dt>{label}</dt>
              <dd>{value || 'Not said'}</dd>
            </div>
          ))}
        </dl>
      )
    case 'table': {
      const [named, ...others] = block.columns
      return (
        <table className="shares">
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{named}</th>
              {others.map((title) => (
                <th key={title} scope="col" className="figures">
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
        <li key={id}>
          <p>
            <strong>{said[kind]}</strong>, {by}, {momentOf(at)}
          </p>
          <p className="typed">{text}</p>
          {clause && (
            <>
              <blockquote className="typed">{clause.words}</blockquote>
              <p>The clause is {clauseStates[clause.state]}.</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type Doing = FirmReplyKind

const doings: Readonly<Record<Exclude<Doing, 'decline'>, { title: string; does: string; button: string }>> = {
  answer: {
    title: 'Write to the customer',
    does: 'The customer reads this in their account. What stopped them stays as it is, and the case stays with you.',
    button: 'Send it',
  },
  clear: {
    title: 'Nothing stands in the way',
    does: 'Each question for a solicitor in this case counts as answered by you, by name and with today’s date, and the customer can go on to pay for the will as it stands. That ends with the first answer they change. The case ends now, and you see it no more.',
    button: 'Say so, and end the case',
  },
  clause: {
    title: 'Add a clause',
    does: 'Your words stand in the will as yours once the customer has read them and agreed. We do not check them or work out what they change: no share and no figure is shown as sure from then on, and people are sent to you.',
    button: 'Offer the clause',
  },
}

function DoDialog({
  doing,
  opened: { id, seen },
  onDone,
  onClose,
}: {
  doing: Exclude<Doing, 'decline'>
  opened: OpenedCaseReply
  onDone: () => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [words, setWords] = useState('')
  const [clears, setClears] = useState(false)
  const field = useId()
  const { title, does, button } = doings[doing]
  const params = { id }
  const sends: Readonly<Record<typeof doing, () => Promise<unknown>>> = {
    answer: () => act('POST /api/desk/cases/{id}/answer', { params, body: { text } }),
    clear: () => act('POST /api/desk/cases/{id}/clear', { params, body: { text, seen } }),
    clause: () => act('POST /api/desk/cases/{id}/clause', { params, body: { text, seen, words, clears } }),
  }
  const send = async () => {
    await sends[doing]()
    onDone()
  }
  return (
    <FormDialog title={title} button={button} onSend={send} onClose={onClose}>
      <p>{does}</p>
      {doing === 'clause' && (
        <>
          <label htmlFor={`${field}-words`}>The clause</label>
          <p className="hint">In the first person, as the will is. Each line is a paragraph.</p>
          <textarea
            id={`${field}-words`}
            rows={6}
            maxLength={ADDED_CLAUSE_MAX_LENGTH}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </>
      )}
      <label htmlFor={`${field}-text`}>What the customer should know</label>
      <textarea
        id={`${field}-text`}
        rows={5}
        maxLength={FIRM_TEXT_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {doing === 'clause' && (
        <label className="check">
          <input type="checkbox" checked={clears} onChange={({ target }) => setClears(target.checked)} />
          With this clause nothing else stands in the way: they can pay once they agree to it
        </label>
      )}
    </FormDialog>
  )
}

function Acts({ opened }: { opened: OpenedCaseReply }) {
  const [doing, setDoing] = useState<Doing>()
  const navigate = useNavigate()
  const close = () => setDoing(undefined)
  const done = (kind: Doing) => {
    close()
    if (kind === 'clear' || kind === 'decline') void navigate('/desk/cases')
    else void queryClient.invalidateQueries({ queryKey: openedCase(opened.id).queryKey })
  }
  return (
    <>
      <h2>What you can do</h2>
      <div className="acts">
        <button type="button" className="primary" onClick={() => setDoing('answer')}>
          Write to the customer
        </button>
        <button type="button" onClick={() => setDoing('clause')}>
          Add a clause
        </button>
        <button type="button" onClick={() => setDoing('clear')}>
          Nothing stands in the way
        </button>
        <button type="button" onClick={() => setDoing('decline')}>
          We cannot take this
        </button>
      </div>
      {doing === 'decline' && (
        <ReasonDialog
          title="We cannot take this"
          button="Give the case back"
          suggestions={['We have no time for it', 'It is not what we advise on', 'We act for someone in it']}
          onSend={async (reason) => {
            await act('POST /api/desk/cases/{id}/decline', { params: { id: opened.id }, body: { reason } })
            done('decline')
          }}
          onClose={close}
        >
          <p>
            The case ends, and you see it no more. What stopped the customer stays, and they can choose another firm.
          </p>
        </ReasonDialog>
      )}
      {doing !== undefined && doing !== 'decline' && (
        <DoDialog doing={doing} opened={opened} onDone={() => done(doing)} onClose={close} />
      )}
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
        <div className="reading">
          <div className="sheet case">
            <h2>Open questions</h2>
            <Parts parts={opened.data.questions} />
            <h2>The outcome of the answers</h2>
            <Parts parts={opened.data.outcome} />
            <h2>The page for the solicitor</h2>
            <Parts parts={opened.data.brief} />
          </div>
          <div className="notes">
            <Acts opened={opened.data} />
            <h2>What you have said</h2>
            <Replies replies={opened.data.replies} />
          </div>
        </div>
      )}
    </Page>
  )
}
