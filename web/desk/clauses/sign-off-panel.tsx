import { useEffect, useRef, useState } from 'react'
import type { DeskConfirmed } from '#core/api/desk.ts'
import type { SignedAtDeskReply, WordingReply } from '#core/api/desk-wordings.ts'
import { aboutWords } from '#core/sign-off/standing.ts'
import { giveFile } from '../../ui/give-file.ts'
import { useIsWide } from '../../ui/use-media.ts'
import { Do, Said, useActing } from '../acts.tsx'
import { confirmedByPasskey, DeskError, deskCall, useMay, usePerson } from '../api.ts'
import { Dialog } from '../dialog.tsx'
import { Form, useFields, useSending } from '../forms.tsx'
import { askingForChange, selectedSentence } from './asked-changes.tsx'

const inFours = (hash: string): string => (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ')

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const wordsIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0)

/** What to do with a sign-off that was just made: it counts when its file is among the code. */
export function Signed({ files }: { files: SignedAtDeskReply['files'] }) {
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
          className="full above-12 anywhere"
          onClick={() => giveFile(new Blob([contents], { type: 'application/json' }), name.split('/').at(-1) ?? name)}
        >
          Keep {name}
        </button>
      ))}
    </section>
  )
}

/** What is signed at once: these words, and how they are sent. */
export type ToSign = {
  readonly hash: string
  readonly words: readonly string[]
  /** The hash of other words that were signed. */
  readonly was?: string | undefined
  readonly qualification: string
  readonly send: (signed: {
    hash: string
    qualification: string
    note?: string
    readAll: true
    checkedLaw: true
    passkey: DeskConfirmed
  }) => Promise<SignedAtDeskReply>
}

const ofPiece = ({ piece, hash, standing, before, qualification }: WordingReply): ToSign => ({
  hash,
  words: piece.words,
  was: standing === 'changed' ? before[0]?.hash : undefined,
  qualification,
  send: (signed) => deskCall('POST /api/desk/wordings/sign-off', { body: { id: piece.id, ...signed } }),
})

/** Signs exactly the words that are shown, with a passkey. */
export function SignOffForm({
  words: { hash, words, was, send: sendSigned },
  title,
  form: { typed, shown },
  onSigned,
}: {
  words: ToSign
  /** Absent where the dialog around it has it. */
  title?: string
  form: ReturnType<typeof useSignOff>
  onSigned: (files: SignedAtDeskReply['files']) => void
}) {
  const { name } = usePerson()
  const sending = useSending()
  const { readAll, checkedLaw, note } = typed
  const qualification = typed.qualification.trim()
  const sign = async () => {
    if (!readAll || !checkedLaw) throw new DeskError(0, 'Tick both first.')
    if (qualification === '') throw new DeskError(0, 'Say how you are qualified.')
    const passkey = await confirmedByPasskey('sign off words', aboutWords(hash))
    const trimmed = note.trim()
    const signed = { hash, qualification, ...(trimmed && { note: trimmed }), passkey }
    onSigned((await sendSigned({ ...signed, readAll, checkedLaw })).files)
  }
  return (
    <Form
      className={title ? 'sign-off' : 'sign-off bare'}
      aria-label={title}
      sending={sending}
      button="Sign off these words"
      work={sign}
      foot={
        <p className="hint">
          As {name}
          {qualification && `, ${qualification}`}. If one character changes later, your name comes off and the words
          return to your list.
        </p>
      }
    >
      {title && <h2>{title}</h2>}
      <p className="hint">
        {counted(words.length, 'sentence')}, {counted(wordsIn(words), 'word')}. What you sign is this exact text, and
        nothing else.
      </p>
      <p className="fingerprint">
        <span className="visually-hidden">Fingerprint </span>
        {inFours(hash)}
        {was && <span className="block soft">was {inFours(was)}</span>}
      </p>
      {shown}
    </Form>
  )
}

export const useSignOff = ({ words, qualification }: ToSign) =>
  useFields({
    readAll: { label: <span>I read all {counted(words.length, 'sentence')}</span>, first: false },
    checkedLaw: { label: <span>I checked the law named here, as it stands today</span>, first: false },
    qualification: { label: 'Your qualification, as customers read it', first: qualification, maxLength: 200 },
    note: {
      label: (
        <>
          A note, kept with it <span className="hint">(optional)</span>
        </>
      ),
      rows: 2,
      maxLength: 2000,
    },
  })

/** What can be done with the words that are shown: sign them, or ask for others. On a phone, from a bar at the foot of the page. */
export function WordsPanel({ wording }: { wording: WordingReply }) {
  const may = useMay()
  const isNarrow = !useIsWide()
  const { start } = useActing()
  const [signing, setSigning] = useState(false)
  const selected = useRef('')
  const [files, setFiles] = useState<SignedAtDeskReply['files']>()
  const words = ofPiece(wording)
  const form = useSignOff(words)
  const title = wording.standing === 'signed' ? 'Sign off these words again' : 'Sign off these words'
  const maySign = may('sign off words')
  const signed = (made: SignedAtDeskReply['files']) => {
    setFiles(made)
    setSigning(false)
  }
  const given = { words, form, onSigned: signed }
  return (
    <>
      {files && <Signed files={files} />}
      {!files && maySign && !isNarrow && <SignOffForm {...given} title={title} />}
      <Said />
      <div className="words-bar line wrap gap-10 above-12 phone-bar">
        <Do
          act={askingForChange(wording, '')}
          // The press would take the selection away.
          onPointerDown={() => {
            selected.current = selectedSentence()
          }}
          onClick={() => {
            start(askingForChange(wording, selected.current || selectedSentence()))
            selected.current = ''
          }}
        />
        {!files && maySign && isNarrow && (
          <button type="button" className="primary" onClick={() => setSigning(true)}>
            {title}
          </button>
        )}
      </div>
      {signing && isNarrow && (
        <Dialog title={title} fromBelow onClose={() => setSigning(false)}>
          <SignOffForm {...given} />
        </Dialog>
      )}
    </>
  )
}
