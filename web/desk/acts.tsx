import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { DeskConfirmed } from '#core/api/desk.ts'
import { actOf, type DeskAct, type deskActs } from '#core/api/desk-acts.ts'
import { confirmedByPasskey, useMay } from './api.ts'
import { Dialog } from './dialog.tsx'
import { type Fields, Form, type Typed, useFields, useSending, why } from './forms.tsx'

type Asks<What extends string, M extends DeskAct> =
  (typeof deskActs)[M] extends Readonly<Record<What, 'required'>> ? What : never

/** What was typed, with the reason and the passkey where the table of acts asks for them. */
type Given<M extends DeskAct, F extends Fields> = Typed<F> &
  Readonly<Record<Exclude<Asks<'reason', M>, keyof F>, string>> &
  Readonly<Record<Asks<'passkey', M>, DeskConfirmed>>

/** What can be done on a page: its button, what it asks for, and its call. */
export type Act<M extends DeskAct = DeskAct, F extends Fields = Fields> = {
  /** Of the dialog, and without its question mark the words of the button. */
  readonly title: string
  /** Its row of `deskActs`: who may, and whether they are asked for a reason and for their passkey. */
  readonly may: M
  /** What it concerns, as the passkey signs it and the audit has it. */
  readonly about?: string | ((typed: Typed<F>) => string)
  /** Whether there is anything to do. */
  readonly when?: boolean
  /** What happens, above the fields. */
  readonly says?: ReactNode
  /** Reasons that can be typed with one press. */
  readonly reasons?: readonly string[]
  /** What it asks for besides. A reason among them is asked for in these words. */
  readonly fields?: F
  /** Below the fields. */
  readonly foot?: ReactNode
  /** The words of the button that does it. */
  readonly button: string
  /** In place of "Cancel". */
  readonly leave?: string
  readonly layout?: 'grid' | 'from below'
  /** Words that it gives back are said on the page. `over`: what someone else decided meanwhile, and is replaced. */
  send(given: Given<M, F>, over: string | undefined): Promise<unknown>
}

/** An act whose call is given what its own fields have. */
export const deskAct = <M extends DeskAct, const F extends Fields = Readonly<Record<never, never>>>(
  act: Act<M, F>,
): Act => act as unknown as Act

const Acting = createContext({ said: '', say: (_words: string): void => {}, start: (_act: Act): void => {} })

/** To say something on the page, or to begin an act otherwise than by its button. */
export const useActing = () => useContext(Acting)

/** Around a page: the dialog of the act that was begun, and what the last one said. */
export function Acts({ children }: { children: ReactNode }) {
  const [{ act, at }, setBegun] = useState<{ act?: Act; at: number }>({ at: 0 })
  const start = (begun: Act) => setBegun((before) => ({ act: begun, at: before.at + 1 }))
  // One that was begun by this one stays.
  const close = () => setBegun((now) => (now.act === act ? { at: now.at } : now))
  const [said, say] = useState('')
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is visited again
  useEffect(() => {
    say('')
    setBegun(({ at }) => ({ at }))
  }, [key])
  return (
    <Acting value={{ said, say, start }}>
      {children}
      {act && <ActDialog key={at} act={act} onClose={close} />}
    </Acting>
  )
}

function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const { title, may, about = '', says, reasons, fields, foot, button, leave = 'Cancel', layout } = act
  const rule = actOf(may)
  const { typed, shown } = useFields({
    ...fields,
    ...(rule.reason && { reason: fields?.reason ?? why(reasons) }),
  } as Fields)
  const sending = useSending()
  const { say } = useActing()
  const work = async (over: string | undefined) => {
    const passkey = rule.passkey && (await confirmedByPasskey(may, typeof about === 'function' ? about(typed) : about))
    const words = await act.send({ ...typed, ...(passkey && { passkey }) } as Given<DeskAct, Fields>, over)
    if (typeof words === 'string') say(words)
    onClose()
  }
  const close = () => {
    sending.leave()
    onClose()
  }
  return (
    <Dialog title={title} fromBelow={layout === 'from below'} onClose={close}>
      <Form
        {...{ sending, button, work }}
        after={
          <button type="button" onClick={close}>
            {leave}
          </button>
        }
      >
        {says}
        {layout === 'grid' ? <div className="grid stack">{shown}</div> : shown}
        {foot}
      </Form>
    </Dialog>
  )
}

/** What the last act said. */
export function Said() {
  return (
    <p role="status" className="anywhere">
      {useActing().said}
    </p>
  )
}

/** The button of an act, where it can be done by this person. */
export function Do({ act, children, ...button }: { act: Act } & ComponentProps<'button'>) {
  const { start } = useActing()
  const may = useMay()
  if (act.when === false || !may(act.may)) return null
  return (
    <button type="button" onClick={() => start(act)} {...button}>
      {children ?? act.title.replace('?', '')}
    </button>
  )
}
