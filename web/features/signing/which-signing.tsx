import { useState } from 'react'
import { codeOf } from '#core/signing/editions.ts'
import { isDoubtful, signingRead } from '#core/signing/signing-state.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { listed } from '#core/text/names.ts'
import { lastChecks } from '#core/will/lists.ts'
import { fullNameApart } from '#core/will/names-apart.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { ReadSigning } from '#core/will/signing-schema.ts'
import { whichSigning as words } from '#words/en/signing.ts'
import { forgetNote, forgetTable } from '../../api/kept-for-table.ts'
import { newerWill } from '../../api/save-queue.ts'
import { sendNote, type TwoNotes } from '../../api/send-signed.ts'
import { storage } from '../../api/storage.ts'
import { putNewerWill } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './signing.module.css'

const linesOf = (will: Will, said: ReadSigning | null): readonly string[] => {
  if (!said) return [words.yourWillIsNotSigned]
  const {
    on,
    witnesses,
    witnessDetails = [],
    place,
    fingerprint,
    edition,
    storage: kept,
    mayKnow = [],
    checked,
    revoked,
  } = said
  const mayKnowIt = personsOf(will, mayKnow).map((person) => fullNameApart(person, will))
  return [
    words.youSignedItOn(dayInWords(on), listed.format(witnesses)),
    ...witnessDetails.flatMap(({ address, occupation }, at) => {
      const details = [address, occupation].filter((each) => each !== undefined)
      return details.length > 0 ? [`${witnesses[at]}: ${details.join(', ')}.`] : []
    }),
    ...(place === undefined ? [] : [words.youSignedItHere(place)]),
    ...(fingerprint === undefined ? [] : [words.itIsDocument(codeOf(fingerprint, edition))]),
    ...(kept === undefined ? [] : [words.itIsKeptHere(kept)]),
    ...(mayKnowIt.length > 0 ? [words.whoMayKnowWhereItIs(listed.format(mayKnowIt))] : []),
    ...(checked ? [words.youTickedAtTheTable(checked.length, lastChecks.length)] : []),
    ...(isDoubtful(said) ? [words.somethingAboutTheWitnessesIsIn] : []),
    ...(revoked ? [words.itHasBeenTornUpOr(dayInWords(revoked.on))] : []),
  ]
}

function Note({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={css.oneNote}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

/** Asks which note of a signing counts, where another device saved one that was not read here. Neither is lost before. */
export function WhichSigning({
  notes,
  onDone,
  onClose,
}: {
  notes: TwoNotes
  onDone: () => void
  /** Nothing is decided: the note stays on this device. */
  onClose: () => void
}) {
  const { here } = notes
  const [there, setThere] = useState(notes.there)
  const { failure, busy, act } = useAct()
  const saveHere = () =>
    act(async () => {
      try {
        await sendNote({ ...here, over: signingRead(there) })
        onDone()
      } catch (error) {
        const newer = newerWill(error)
        if (!newer) throw error
        setThere(newer)
      }
    }, '')
  const keepThere = () =>
    act(async () => {
      const user = storage.user.id()
      if (user !== undefined) await forgetNote(user)
      await forgetTable()
      putNewerWill(there)
      onDone()
    }, '')
  return (
    <Dialog title={words.yourSigningWasNotedSomewhere} onClose={onClose}>
      <p>{words.anotherWindowOrDeviceSaved}</p>
      <div className={css.twoNotes} role="status">
        <Note title={words.savedFirst} lines={linesOf(there, signingRead(there))} />
        <Note title={words.onThisDevice} lines={linesOf(there, here)} />
      </div>
      <p role="alert">{failure}</p>
      <DialogActions>
        <Button label={words.keepTheOneSavedFirst} look="secondary" busy={busy} onClick={() => void keepThere()} />
        <Button label={words.saveTheOneOnThisDevice} look="secondary" busy={busy} onClick={() => void saveHere()} />
        <Button label={words.decideLater} look="link" onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}
