import { useId, useState } from 'react'
import type { CorrectEmail, FoundCustomerReply } from '#core/api/desk-queues.ts'
import { ASKED_DELETION_WAIT_DAYS } from '#core/constants.ts'
import { act, confirmedByPasskey } from './api.ts'
import { FormDialog } from './dialog.tsx'
import { fullDayOf } from './words.ts'

/** What is done to an account after its customer has shown who they are, with a passkey. */

type Shown = Pick<CorrectEmail, 'proof' | 'reason'>

const proofs = [
  'an answer from the old address',
  'a document shown on a call',
  'the card that paid',
] as const satisfies readonly Shown['proof'][]

const NOTHING_SHOWN: Shown = { proof: proofs[0], reason: '' }

function ShownFields({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}-proof`}>How they showed who they are</label>
      <select
        id={`${id}-proof`}
        value={shown.proof}
        onChange={({ target }) =>
          onChange({ ...shown, proof: proofs.find((each) => each === target.value) ?? shown.proof })
        }
      >
        {proofs.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <label htmlFor={`${id}-why`}>Why</label>
      <input
        id={`${id}-why`}
        value={shown.reason}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...shown, reason: target.value })}
      />
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
  const [shown, setShown] = useState(NOTHING_SHOWN)
  const id = useId()
  const correct = async () => {
    const passkey = await confirmedByPasskey('correct the email', `customer ${customer}`)
    const body = { email: email.trim(), ...shown, passkey }
    await act('POST /api/desk/customers/{id}/email', { params: { id: customer }, body })
    onDone('Both addresses have been told. It changes in a day, unless the old one says no.')
  }
  return (
    <FormDialog title="Correct the email" button="Ask for the change" onSend={correct} onClose={onClose}>
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
      <ShownFields shown={shown} onChange={setShown} />
    </FormDialog>
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
  const [shown, setShown] = useState(NOTHING_SHOWN)
  const isDue = found.deletion !== undefined && new Date(found.deletion.due) <= new Date()
  const deleteIt = async () => {
    const passkey = await confirmedByPasskey('delete the account', `customer ${found.id}`)
    const { state, due } = await act('POST /api/desk/customers/{id}/delete', {
      params: { id: found.id },
      body: { ...shown, passkey },
    })
    if (state === 'deleted') onDeleted()
    else if (due !== undefined) onAsked(due, `The customer is told. It can be deleted from ${fullDayOf(due)} on.`)
  }
  return (
    <FormDialog
      title={isDue ? 'Delete the account for good?' : 'Delete the account'}
      button={isDue ? 'Delete it for good' : 'Tell the customer'}
      onSend={deleteIt}
      onClose={onClose}
    >
      <p>
        {isDue
          ? 'Every answer and document in it goes, and cannot be brought back. '
          : `The customer is told now and logged out everywhere. After ${ASKED_DELETION_WAIT_DAYS} days press this again. A log-in before then keeps the account. `}
        Your passkey is asked for.
      </p>
      <ShownFields shown={shown} onChange={setShown} />
    </FormDialog>
  )
}
