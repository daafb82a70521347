/** Changes of words that lawyers and readers ask for, and the answers. */
import { Link } from 'react-router'
import type { AskedChange, WordingReply } from '#core/api/desk-wordings.ts'
import { Do, deskAct } from '../acts.tsx'
import { act, read } from '../api.ts'
import { Pill, RecordPage, type State } from '../pages.tsx'
import { fullDayOf } from '../words.ts'
import { Slots } from './clause-words.tsx'

/** The sentence in which something is selected; empty where there is none. */
export const selectedSentence = (): string => {
  const selection = getSelection()
  const node = selection?.isCollapsed === false ? selection.anchorNode : undefined
  const sentence = (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-sentence]')
  return sentence?.dataset.sentence ?? ''
}

const states: Readonly<Record<AskedChange['state'], State>> = {
  open: { says: 'open', tone: 'caution' },
  answered: { says: 'answered', tone: 'quiet' },
  'new words': { says: 'new words since', tone: 'good' },
}

/** What was asked for, with the exact words it is about. */
export function AskedChangeBody({ asked: { words, wish, who, at, state, answer } }: { asked: AskedChange }) {
  return (
    <>
      {words !== '' && (
        <blockquote>
          <Slots text={words} />
        </blockquote>
      )}
      <p className="typed anywhere above-8 below-8">{wish}</p>
      <p className="hint line wrap spread baseline gap-12">
        <span>
          {who}, {fullDayOf(at)}
        </span>
        <Pill {...states[state]} />
      </p>
      {answer !== undefined && <p className="typed anywhere above-8 below-8">Answer: {answer}</p>}
    </>
  )
}

/** The changes that were asked for of these words. */
export function AskedChanges({ asked }: { asked: readonly AskedChange[] }) {
  return asked.length === 0 ? null : (
    <section className="above-28" aria-label="Changes asked for">
      <h2>Changes asked for</h2>
      <ul className="asked above-8 below-24">
        {asked.map((each) => (
          <li key={each.id} className="ruled tall-12">
            <AskedChangeBody asked={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const CHOICE_LENGTH = 70
const choiceOf = (sentence: string): string => {
  const plain = sentence.replaceAll(/[‹›]/g, '')
  return plain.length > CHOICE_LENGTH ? `${plain.slice(0, CHOICE_LENGTH)}…` : plain
}

/** Says what should change in these words, or in the sentence of them in which something was selected. */
export const askingForChange = ({ piece, hash }: WordingReply, selected: string) =>
  deskAct({
    title: 'Ask for a change',
    may: 'ask for a change of words',
    layout: 'from below',
    button: 'Send it',
    fields: {
      words: {
        label: 'About',
        first: piece.words.includes(selected) ? selected : '',
        options: [['', 'all of these words'], ...piece.words.map((each) => [each, choiceOf(each)] as const)],
        after: (words: string) =>
          words !== '' && (
            <blockquote>
              <Slots text={words} />
            </blockquote>
          ),
      },
      wish: { label: 'What should change, and why', rows: 4, maxLength: 2000 },
    },
    foot: <p className="hint">It is kept with exactly these words. The owner sees it and answers, or changes them.</p>,
    send: async (typed) => {
      await act('POST /api/desk/wordings/ask', { body: { id: piece.id, hash, ...typed } })
      return 'We kept what you asked for. It stands below the words, and the owner answers it.'
    },
  })

const answering = ({ id, who, wish }: AskedChange) =>
  deskAct({
    title: `Answer ${who}`,
    may: 'answer an asked change',
    says: <blockquote>{wish}</blockquote>,
    button: 'Answer and close it',
    fields: { answer: { label: 'Why the words stay as they are', rows: 4, maxLength: 2000 } },
    send: (body) => act('POST /api/desk/wordings/asked/{id}/answer', { params: { id }, body }),
  })

function Asked({ asked }: { asked: readonly AskedChange[] }) {
  return (
    <ul className="asked above-8 below-24">
      {asked.map((each) => (
        <li key={each.id} className="ruled tall-12">
          <h2>
            {each.kind ? (
              <Link to={`/desk/clauses?${new URLSearchParams({ kind: each.kind, words: each.piece })}`}>
                {each.title}
              </Link>
            ) : (
              each.title
            )}
          </h2>
          <AskedChangeBody asked={each} />
          {each.state === 'open' && (
            <Do act={answering(each)} className="above-12">
              Answer <span className="visually-hidden">change {each.id}</span>
            </Do>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What lawyers and readers would have worded otherwise. An answer closes one, and so do other words. */
export function AskedChangesPage() {
  return (
    <RecordPage
      title="Asked changes"
      read={read('GET /api/desk/wordings/asked')}
      blocks={({ asked }) => {
        const open = asked.filter(({ state }) => state === 'open')
        const closed = asked.filter(({ state }) => state !== 'open')
        return (
          <>
            <p className="lead">
              Lawyers and readers ask for these beside the words. Change the words in the program, and the request
              closes itself; or say why they stay.
            </p>
            {open.length === 0 && <p className="empty">Nothing waits.</p>}
            <Asked asked={open} />
            {closed.length > 0 && (
              <section>
                <h2>Closed</h2>
                <Asked asked={closed} />
              </section>
            )}
          </>
        )
      }}
    />
  )
}
