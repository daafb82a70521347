import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { DeskError, lookAgain } from './api.ts'
import { WhyField } from './why-field.tsx'

/** A modal dialog: Escape closes it, and the focus goes back to what opened it. Mounted means open. */
export function Dialog({
  title,
  fromBelow,
  onClose,
  children,
}: {
  title: string
  /** On a phone it comes from below and takes the whole width. */
  fromBelow?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // The cross comes first in the page, and is seldom what the dialog was opened for.
    dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      const back =
        opener instanceof HTMLElement && opener.isConnected ? opener : document.querySelector<HTMLElement>('main h1')
      back?.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={fromBelow ? 'from-below' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="plain" aria-label="Close" onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}

/**
 * What a call is doing, and why it was refused. `standing`: someone else decided otherwise meanwhile, as the refusal says; the next
 * press is given it, and replaces it.
 */
export const useSending = () => {
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [standing, setStanding] = useState<string>()
  const send = async (work: (over: string | undefined) => Promise<unknown>): Promise<boolean> => {
    if (sending) return false
    setSending(true)
    setRefusal(undefined)
    try {
      await work(standing)
      setStanding(undefined)
      return true
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      setStanding(error.standing)
      setRefusal(
        [error.message, ...Object.values(error.errors).flat()]
          .filter((each, at, all) => all.indexOf(each) === at)
          .join(' '),
      )
      return false
    } finally {
      setSending(false)
    }
  }
  /** Leaves what someone else decided. */
  const leave = () => {
    setRefusal(undefined)
    setStanding(undefined)
    void lookAgain()
  }
  return { sending, refusal, standing, send, leave }
}

export function Refusal({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className={children === undefined ? 'visually-hidden' : 'refusal'}>
      {children}
    </p>
  )
}

/** Why a dialog was refused, its button with these words, and the way out. */
export function DialogActions({
  refusal,
  sending,
  onClose,
  children,
}: {
  refusal: string | undefined
  sending: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={sending || undefined}>
          {children}
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </>
  )
}

/** A dialog that sends what was filled in, and closes once that is done. */
export function FormDialog({
  title,
  fromBelow,
  button,
  onSend,
  onClose,
  children,
}: Omit<Parameters<typeof Dialog>[0], 'children'> & {
  /** What is done. */
  button: string
  /** `over`: what someone else decided meanwhile, once the person has read it and pressed again. */
  onSend: (over: string | undefined) => Promise<unknown>
  children?: ReactNode
}) {
  const { sending, refusal, standing, send, leave } = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send(onSend)) onClose()
  }
  const close = () => {
    if (standing !== undefined) leave()
    onClose()
  }
  return (
    <Dialog title={title} {...(fromBelow && { fromBelow })} onClose={close}>
      <form onSubmit={submit}>
        {children}
        <DialogActions refusal={refusal} sending={sending} onClose={close}>
          {standing === undefined ? button : `${button} anyway`}
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Asks why before something is done that the customer can read. `onSend` is given the reason. */
export function ReasonDialog({
  suggestions = [],
  onSend,
  children,
  ...dialog
}: Omit<Parameters<typeof FormDialog>[0], 'onSend'> & {
  suggestions?: readonly string[]
  onSend: (reason: string, over: string | undefined) => Promise<unknown>
}) {
  const [reason, setReason] = useState('')
  return (
    <FormDialog {...dialog} onSend={(over) => onSend(reason, over)}>
      {children}
      <WhyField
        reason={reason}
        onReason={setReason}
        suggestions={suggestions}
        hint="Kept with what was done, and the customer can read it."
      />
    </FormDialog>
  )
}
