import { type FormEvent, useId, useState } from 'react'
import type { CorrectEmail, DeleteAccount, DeleteAccountReply, FoundCustomerReply } from '#core/api/desk-queues.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { act, confirmedByPasskey } from './api.ts'
import { Dialog, Refusal, useSending } from './dialog.tsx'
import { fullDayOf } from './words.ts'

/** What is done to an account after its customer has shown who they are, with a passkey. */

type Proof = CorrectEmail['proof']

const proofs = [
  'an answer from the old address',
  'a document shown on a call',
  'the card that paid',
] as const satisfies readonly Proof[]

function ProofField({ id, proof, onChange }: { id: string; proof: Proof; onChange: (proof: Proof) => void }) {
  return (
    <>
      <label htmlFor={id}>How they showed who they are</label>
      <select
        id={id}
        value={proof}
        onChange={({ target }) => onChange(proofs.find((each) => each === target.value) ?? proof)}
      >
        {proofs.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </>
  )
}

export function CorrectEmailDialog({
  customer,
  onDone,
  onClose,
}: {
  customer: number
  onDone: (says: string) => void
  onClose: () => void
}) {
  const [email, setEmail] = useState('')
  const [proof, setProof] = useState<Proof>(proofs[0])
  const [reason, setReason] = useState('')
  const { sending, refusal, send } = useSending()
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send(async () => {
      const passkey = await confirmedByPasskey('correct the email', `customer ${customer}`)
      const body: CorrectEmail = { email: email.trim(), proof, reason, passkey }
      await act(`/customers/${customer}/email`, body)
    })
    if (!done) return
    onDone('Both addresses have been told. It changes in a day, unless the old one says no.')
    onClose()
  }
  return (
    <Dialog title="Correct the email" onClose={onClose}>
      <form onSubmit={submit}>
        <p>Both addresses are told, and the change waits a day. Your passkey is asked for.</p>
        <label htmlFor={id}>The new email</label>
        <input
          id={id}
          type="email"
          value={email}
          maxLength={320}
          autoComplete="off"
          onChange={({ target }) => setEmail(target.value)}
        />
        <ProofField id={`${id}-proof`} proof={proof} onChange={setProof} />
        <label htmlFor={`${id}-why`}>Why</label>
        <input
          id={`${id}-why`}
          value={reason}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal>{refusal}</Refusal>
        <div className="actions">
          <button type="submit" className="primary" aria-disabled={sending || undefined}>
            Ask for the change
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks for the deletion, and once the wait is over carries it out. */
export function DeleteAccountDialog({
  found,
  onAsked,
  onDeleted,
  onClose,
}: {
  found: FoundCustomerReply
  onAsked: (due: string, says: string) => void
  onDeleted: () => void
  onClose: () => void
}) {
  const [proof, setProof] = useState<Proof>(proofs[0])
  const [reason, setReason] = useState('')
  const { sending, refusal, send } = useSending()
  const id = useId()
  const isDue = found.deletion !== undefined && new Date(found.deletion.due) <= new Date()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send(async () => {
      const passkey = await confirmedByPasskey('delete the account', `customer ${found.id}`)
      const body: DeleteAccount = { proof, reason, passkey }
      const { state, due } = await act<DeleteAccountReply>(`/customers/${found.id}/delete`, body)
      onClose()
      if (state === 'deleted') onDeleted()
      else if (due !== undefined) onAsked(due, `The customer is told. It can be deleted from ${fullDayOf(due)} on.`)
    })
  }
  return (
    <Dialog title={isDue ? 'Delete the account for good?' : 'Delete the account'} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>
          {isDue
            ? 'Every answer and document in it goes, and cannot be brought back. '
            : `The customer is told now and logged out everywhere. After ${ASKED_DELETION_WAIT_DAYS} days press this again. A log-in before then keeps the account. `}
          Your passkey is asked for.
        </p>
        <ProofField id={`${id}-proof`} proof={proof} onChange={setProof} />
        <label htmlFor={`${id}-why`}>Why</label>
        <input
          id={`${id}-why`}
          value={reason}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal>{refusal}</Refusal>
        <div className="actions">
          <button type="submit" className="primary" aria-disabled={sending || undefined}>
            {isDue ? 'Delete it for good' : 'Tell the customer'}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
