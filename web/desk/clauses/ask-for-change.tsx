import { useId, useState } from 'react'
import type { AskedChange, WordingReply } from '#core/api/desk-wordings.ts'
import { act } from '../api.ts'
import { FormDialog } from '../dialog.tsx'
import { Pill, type Tone } from '../table.tsx'
import { fullDayOf } from '../words.ts'
import { Slots } from './clause-words.tsx'

/** The sentence in which something is selected; empty where there is none. */
export const selectedSentence = (): string => {
  const selection = getSelection()
  const node = selection?.isCollapsed === false ? selection.anchorNode : undefined
  const sentence = (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-sentence]')
  return sentence?.dataset.sentence ?? ''
}

const states: Readonly<Record<AskedChange['state'], { readonly says: string; readonly tone: Tone }>> = {
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
      <p className="wish">{wish}</p>
      <p className="hint asked-head">
        <span>
          {who}, {fullDayOf(at)}
        </span>
        <Pill tone={states[state].tone}>{states[state].says}</Pill>
      </p>
      {answer !== undefined && <p className="wish">Answer: {answer}</p>}
    </>
  )
}

/** The changes that were asked for of these words. */
export function AskedChanges({ asked }: { asked: readonly AskedChange[] }) {
  return asked.length === 0 ? null : (
    <section className="earlier" aria-label="Changes asked for">
      <h2>Changes asked for</h2>
      <ul className="asked">
        {asked.map((each) => (
          <li key={each.id}>
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

/** Says what should change in these words, or in one sentence of them. */
export function AskForChange({
  wording: { piece, hash },
  selected,
  onAsked,
  onClose,
}: {
  wording: WordingReply
  /** The sentence in which something was selected. */
  selected: string
  onAsked: () => void
  onClose: () => void
}) {
  const [words, setWords] = useState(piece.words.includes(selected) ? selected : '')
  const [wish, setWish] = useState('')
  const id = useId()
  const ask = async () => {
    await act('POST /api/desk/wordings/ask', { body: { id: piece.id, hash, words, wish } })
    onAsked()
  }
  return (
    <FormDialog title="Ask for a change" fromBelow button="Send it" onSend={ask} onClose={onClose}>
      <label htmlFor={`${id}-words`}>About</label>
      <select id={`${id}-words`} value={words} onChange={({ target }) => setWords(target.value)}>
        <option value="">all of these words</option>
        {piece.words.map((sentence) => (
          <option key={sentence} value={sentence}>
            {choiceOf(sentence)}
          </option>
        ))}
      </select>
      {words !== '' && (
        <blockquote>
          <Slots text={words} />
        </blockquote>
      )}
      <label htmlFor={`${id}-wish`}>What should change, and why</label>
      <textarea
        id={`${id}-wish`}
        rows={4}
        maxLength={2000}
        value={wish}
        onChange={({ target }) => setWish(target.value)}
      />
      <p className="hint">It is kept with exactly these words. The owner sees it and answers, or changes them.</p>
    </FormDialog>
  )
}
