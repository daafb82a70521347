import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { DeskError, lookAgain } from './api.ts'

/** A modal dialog: Escape closes it, and the focus goes back to what opened it. Mounted means open. */
export function Dialog({
  title,
  fromBelow,
  onClose,
  children,
}: {
  title: string
  /** On a phone it comes from below and takes the whole width. */
  fromBelow?: boolean | undefined
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
  /** For a button that does it without a question. */
  const press = (work: (over: string | undefined) => Promise<unknown>) => ({
    type: 'button' as const,
    'aria-disabled': sending || undefined,
    onClick: () => void send(work),
  })
  return { sending, refusal, standing, send, leave, press }
}

export function Refusal({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className={children === undefined ? 'visually-hidden' : 'refusal'}>
      {children}
    </p>
  )
}

/** A dialog that sends what was filled in, and closes once that is done. */
export function FormDialog({
  title,
  fromBelow,
  button,
  leave = 'Cancel',
  onSend,
  onClose,
  children,
}: Parameters<typeof Dialog>[0] & {
  /** What is done. */
  button: string
  leave?: string | undefined
  /** `over`: what someone else decided meanwhile, once the person has read it and pressed again. */
  onSend: (over: string | undefined) => Promise<unknown>
}) {
  const sending = useSending()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await sending.send(onSend)) onClose()
  }
  const close = () => {
    if (sending.standing !== undefined) sending.leave()
    onClose()
  }
  return (
    <Dialog title={title} fromBelow={fromBelow} onClose={close}>
      <form onSubmit={submit}>
        {children}
        <Refusal>{sending.refusal}</Refusal>
        <div className="actions">
          <button type="submit" className="primary" aria-disabled={sending.sending || undefined}>
            {sending.standing === undefined ? button : `${button} anyway`}
          </button>
          <button type="button" onClick={close}>
            {leave}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
