import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { ExpertReviewsReply, OpenedExpertReviewReply, SendFindings } from '#core/api/desk-queues.ts'
import { type Act, deskAct, useActing } from './acts.tsx'
import { act, DeskError, openedOnce, useRead } from './api.ts'
import { Refusal, useFields, useSending } from './forms.tsx'
import { Page, Pill } from './pages.tsx'
import { dayOf, ownerOf, promiseInWords } from './words.ts'

type Row = ExpertReviewsReply['readings'][number]
type Part = OpenedExpertReviewReply['clauses'][number]
type Finding = SendFindings['findings'][number]

function Queue({ rows, current }: { rows: readonly Row[]; current: number | undefined }) {
  if (rows.length === 0) return <p className="empty">Nothing waits.</p>
  return (
    <table className="rows queue">
      <caption className="visually-hidden">Wills to read, earliest promise first</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Will</th>
          <th scope="col">Promised by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={`/desk/readings/${row.id}`} data-row aria-current={row.id === current ? 'page' : undefined}>
                Will {row.id}
              </Link>
              <span className="block soft plain">{row.who}</span>
            </th>
            <td className="figures">
              <Pill {...promiseInWords(row.promised, new Date())} />
              <span className="block soft plain">{ownerOf(row)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is selected of one clause, with the clause. */
const selectedWords = (sheet: HTMLElement | null): { clause: string; words: string } | undefined => {
  const selection = getSelection()
  const words = selection?.toString().replace(/\s+/g, ' ').trim() ?? ''
  const node = selection?.anchorNode
  const clause = (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-clause]')
  if (words === '' || !clause || !sheet?.contains(clause)) return undefined
  return { clause: clause.dataset.clause ?? '', words: words.slice(0, 1000) }
}

function Clause({ part, findings }: { part: Part; findings: readonly Finding[] }) {
  const marked = findings.some(({ clause }) => clause === part.heading)
  return (
    <section data-clause={part.heading} className={marked ? 'marked' : undefined}>
      <h2>{part.heading}</h2>
      {part.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

/** Hangs a finding on a clause, and on words of it where some were selected. */
const addingFinding = (
  from: ReturnType<typeof selectedWords>,
  clauses: readonly Part[],
  onAdd: (finding: Finding) => void,
): Act =>
  deskAct({
    title: 'Add a finding',
    may: 'send findings',
    says: from && <blockquote>“{from.words}”</blockquote>,
    button: 'Add it',
    fields: {
      clause: {
        label: 'Clause',
        first: from?.clause ?? '',
        options: [['', 'The whole will'], ...clauses.map(({ heading }) => heading)],
      },
      says: {
        label: 'What to look at',
        hint: 'Point out; do not advise. Two findings a clause are plenty.',
        rows: 4,
        maxLength: 4000,
      },
      small: { label: 'It is a small thing', first: false },
    },
    send: async ({ clause, says, small }) => {
      if (says.trim() === '') throw new DeskError(0, 'Write what to look at.')
      onAdd({
        ...(clause !== '' && { clause }),
        ...(from && clause === from.clause && { words: from.words }),
        weight: small ? 'small' : 'worth a look',
        says: says.trim(),
      })
    },
  })

const sendWords = (findings: number, name: string | undefined): string =>
  findings === 0 ? `Send to ${name}` : `Send ${findings} ${findings === 1 ? 'finding' : 'findings'} to ${name}`

/** The will, what its maker said, and the findings that are being written. */
function Opened({ reading }: { reading: OpenedExpertReviewReply }) {
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const { typed, field } = useFields({ summary: { label: 'What you say of the whole', rows: 5, maxLength: 20_000 } })
  const sheet = useRef<HTMLDivElement>(null)
  const { refusal, press } = useSending()
  const { start } = useActing()
  const navigate = useNavigate()
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () =>
    start(
      addingFinding(selectedWords(sheet.current), reading.clauses, (finding) =>
        setFindings((before) => [...before, finding]),
      ),
    )
  const [first] = reading.name.split(' ')
  const sendAll = async () => {
    const body = { findings, ...typed }
    await act('POST /api/desk/readings/{id}/findings', { params: { id: reading.id }, body })
    void navigate('/desk/readings')
  }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.ctrlKey || event.metaKey) return
      if (!selectedWords(sheet.current) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      addButton.current?.click()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="reading stack gap-24 from-top">
      <section className="sheet paper lifted anywhere" ref={sheet} aria-label="The will">
        {reading.clauses.map((part) => (
          <Clause key={part.id} part={part} findings={findings} />
        ))}
        {reading.clauses.length === 0 && <p>They told us about a will that they have. Their answers stand beside.</p>}
      </section>
      <div className="notes">
        <h2>What they said</h2>
        {reading.said.map(({ id: key, heading, lines }) => (
          <details key={key} open={reading.clauses.length === 0}>
            <summary>{heading}</summary>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        ))}
        <h2>Findings</h2>
        <ul className="findings">
          {findings.map((finding, at) => (
            <li
              key={`${finding.clause} ${finding.says}`}
              className={finding.weight === 'small' ? 'panel' : 'panel worth'}
            >
              <p>
                <strong>{finding.clause ?? 'The whole will'}</strong>{' '}
                <Pill tone={finding.weight === 'small' ? 'quiet' : 'caution'}>{finding.weight}</Pill>
              </p>
              {finding.words !== undefined && <blockquote>“{finding.words}”</blockquote>}
              <p>{finding.says}</p>
              <button
                type="button"
                className="small"
                onClick={() => setFindings(findings.filter((_, position) => position !== at))}
              >
                Remove <span className="visually-hidden">finding {at + 1}</span>
              </button>
            </li>
          ))}
        </ul>
        <button ref={addButton} type="button" className="add full soft" onClick={add}>
          Select words in the will to add one <kbd>F</kbd>
        </button>
        {field('summary')}
        <Refusal>{refusal}</Refusal>
        <button className="primary full above-12" {...press(sendAll)}>
          {sendWords(findings.length, first)}
        </button>
      </div>
    </div>
  )
}

/** Wills whose makers asked for a person to read them. One opens once it is taken, and its maker is shown that. */
export function ReadingsPage() {
  const { id } = useParams()
  const current = id === undefined ? undefined : Number(id)
  const queue = useRead('GET /api/desk/readings')
  const rows = queue.data?.readings ?? []
  const row = rows.find((each) => each.id === current)
  const opened = useQuery({
    ...openedOnce('GET /api/desk/readings/{id}', { params: { id: current ?? 0 } }),
    enabled: row?.mine === true,
  })
  const navigate = useNavigate()
  const { refusal, press } = useSending()
  return (
    <Page
      title={current === undefined ? 'Wills to read' : `Will ${current}`}
      loading={queue}
      after={
        row?.mine ? (
          <>
            <span className="wide-only">taken by you, seen by no other reader</span>
            <button
              {...press(async () => {
                await act('POST /api/desk/readings/{id}/give-back', { params: { id: row.id } })
                void navigate('/desk/readings')
              })}
            >
              Give back
            </button>
          </>
        ) : null
      }
    >
      <div className={current === undefined ? undefined : 'split stack gap-24'}>
        <div className="split-list">
          <Queue rows={rows} current={current} />
        </div>
        {current !== undefined && (
          <div className="split-main">
            <Refusal>{refusal ?? opened.error?.message}</Refusal>
            {!row && (
              <p className="empty">This will is not in the queue. It was sent, or its maker asked us not to read it.</p>
            )}
            {row && row.owner === undefined && (
              <div className="notice">
                <p>
                  {row.who}, asked on {dayOf(row.asked)}. You see the will once you take it. That is noted, and shown to
                  the customer.
                </p>
                <button
                  className="primary above-12"
                  data-take
                  {...press(() => act('POST /api/desk/readings/{id}/take', { params: { id: row.id } }))}
                >
                  Take will {row.id}
                </button>
              </div>
            )}
            {row && row.owner !== undefined && !row.mine && <p className="notice">{row.owner} is reading this will.</p>}
            {row?.mine && opened.data && <Opened reading={opened.data} />}
          </div>
        )}
      </div>
    </Page>
  )
}
