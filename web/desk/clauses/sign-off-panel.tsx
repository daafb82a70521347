import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { SignedAtDeskReply, WordingReply } from '#core/api/desk-wordings.ts'
import { aboutWords } from '#core/sign-off/standing.ts'
import { confirmedByPasskey, deskCall } from '../api.ts'
import { Dialog, Refusal, useSending } from '../dialog.tsx'
import { keep } from '../keep-file.ts'
import { useMay, usePerson } from '../person.ts'
import { AskForChange, selectedSentence } from './ask-for-change.tsx'

const inFours = (hash: string): string => (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0)

/** What to do with a sign-off that was just made: it counts when its file is among the code. */
function Signed({ files }: { files: SignedAtDeskReply['files'] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="sign-off">
      <h2 ref={heading} tabIndex={-1}>
        You signed these words
      </h2>
      <p className="hint">
        Nothing is stored here. Keep {files.length === 1 ? 'this file' : 'these files'}, and send{' '}
        {files.length === 1 ? 'it' : 'them'} to whoever looks after the program. Your name stands with the words as soon
        as
        {files.length === 1 ? ' it is' : ' they are'} in its folder legal/sign-offs.
      </p>
      {files.map(({ name, contents }) => (
        <button
          key={name}
          type="button"
          className="file"
          onClick={() => keep(new Blob([contents], { type: 'application/json' }), name.split('/').at(-1) ?? name)}
        >
          Keep {name}
        </button>
      ))}
    </section>
  )
}

type Typed = { readAll: boolean; checkedLaw: boolean; qualification: string; note: string }

/** Signs exactly the words that are shown, with a passkey. */
function SignOffForm({
  wording: { piece, hash, standing, before },
  title,
  typed,
  onType,
  onSigned,
}: {
  wording: WordingReply
  /** Absent where the dialog around it has it. */
  title?: string
  typed: Typed
  onType: (typed: Typed) => void
  onSigned: (files: SignedAtDeskReply['files']) => void
}) {
  const { name } = usePerson()
  const id = useId()
  const [missing, setMissing] = useState<string>()
  const { sending, refusal, send } = useSending()
  const { readAll, checkedLaw, qualification, note } = typed
  const set = (change: Partial<Typed>) => onType({ ...typed, ...change })
  const was = standing === 'changed' ? before[0] : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const ticked = readAll && checkedLaw
    const todo = !ticked ? 'Tick both first.' : qualification.trim() === '' ? 'Say how you are qualified.' : undefined
    setMissing(todo)
    if (!ticked || todo !== undefined) return
    await send(async () => {
      const passkey = await confirmedByPasskey('sign off words', aboutWords(hash))
      const body = { id: piece.id, hash, qualification, ...(note.trim() && { note }), readAll, checkedLaw, passkey }
      onSigned((await deskCall('POST /api/desk/wordings/sign-off', { body })).files)
    })
  }
  return (
    <form className={title ? 'sign-off' : 'sign-off bare'} onSubmit={submit} aria-label={title}>
      {title && <h2>{title}</h2>}
      <p className="hint">
        {counted(piece.words.length, 'sentence')}, {counted(wordsIn(piece.words), 'word')}. What you sign is this exact
        text, and nothing else.
      </p>
      <p className="fingerprint">
        <span className="visually-hidden">Fingerprint </span>
        {inFours(hash)}
        {was && <span>was {inFours(was.hash)}</span>}
      </p>
      <label className="check">
        <input type="checkbox" checked={readAll} onChange={({ target }) => set({ readAll: target.checked })} />
        <span>I read all {counted(piece.words.length, 'sentence')}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={checkedLaw} onChange={({ target }) => set({ checkedLaw: target.checked })} />
        <span>I checked the law named here, as it stands today</span>
      </label>
      <label htmlFor={`${id}-as`}>Your qualification, as customers read it</label>
      <input
        id={`${id}-as`}
        value={qualification}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => set({ qualification: target.value })}
      />
      <label htmlFor={`${id}-note`}>
        A note, kept with it <span className="hint">(optional)</span>
      </label>
      <textarea
        id={`${id}-note`}
        rows={2}
        value={note}
        maxLength={2000}
        onChange={({ target }) => set({ note: target.value })}
      />
      <Refusal>{missing ?? refusal}</Refusal>
      <button type="submit" className="primary wide" aria-disabled={sending || undefined}>
        Sign off these words
      </button>
      <p className="hint">
        As {name}
        {qualification.trim() && `, ${qualification.trim()}`}. If one character changes later, your name comes off and
        the words return to your list.
      </p>
    </form>
  )
}

const NARROW = '(max-width: 859px)'
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const narrow = matchMedia(NARROW)
      narrow.addEventListener('change', changed)
      return () => narrow.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )

/** What can be done with the words that are shown: sign them, or ask for others. On a phone, from a bar at the foot of the page. */
export function WordsPanel({ wording }: { wording: WordingReply }) {
  const may = useMay()
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState<'sign' | 'ask'>()
  const [selected, setSelected] = useState('')
  const [asked, setAsked] = useState(false)
  const [files, setFiles] = useState<SignedAtDeskReply['files']>()
  const [typed, setTyped] = useState<Typed>({
    readAll: false,
    checkedLaw: false,
    qualification: wording.qualification,
    note: '',
  })
  const title = wording.standing === 'signed' ? 'Sign off these words again' : 'Sign off these words'
  const maySign = may('sign off words')
  const close = () => setOpen(undefined)
  const signed = (made: SignedAtDeskReply['files']) => {
    setFiles(made)
    close()
  }
  const form = { wording, typed, onType: setTyped, onSigned: signed }
  return (
    <>
      {files && <Signed files={files} />}
      {!files && maySign && !isNarrow && <SignOffForm {...form} title={title} />}
      {asked && <p role="status">We kept what you asked for. It stands below the words, and the owner answers it.</p>}
      <div className="words-bar">
        {may('ask for a change of words') && (
          <button
            type="button"
            // The press would take the selection away.
            onPointerDown={() => setSelected(selectedSentence())}
            onClick={() => {
              setSelected((before) => before || selectedSentence())
              setOpen('ask')
            }}
          >
            Ask for a change
          </button>
        )}
        {!files && maySign && isNarrow && (
          <button type="button" className="primary" onClick={() => setOpen('sign')}>
            {title}
          </button>
        )}
      </div>
      {open === 'sign' && isNarrow && (
        <Dialog title={title} fromBelow onClose={close}>
          <SignOffForm {...form} />
        </Dialog>
      )}
      {open === 'ask' && (
        <AskForChange
          wording={wording}
          selected={selected}
          onAsked={() => setAsked(true)}
          onClose={() => {
            setSelected('')
            close()
          }}
        />
      )}
    </>
  )
}
