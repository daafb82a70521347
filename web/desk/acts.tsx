import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { DeskAct } from '#core/api/desk-acts.ts'
import { FormDialog } from './dialog.tsx'
import { type Fields, type Typed, useFields } from './fields.tsx'
import { useMay } from './person.ts'

/** What can be done on a page: its button, what it asks for, and its call. */
export type Act<F extends Fields = Fields> = {
  /** Of the dialog, and without its question mark the words of the button. */
  readonly title: string
  /** Who may is a row of `deskActs`. Absent: whoever sees the page. */
  readonly may?: DeskAct
  /** Whether there is anything to do. */
  readonly when?: boolean
  /** What happens, above the fields. */
  readonly says?: ReactNode
  readonly fields: F
  /** Below the fields. */
  readonly foot?: ReactNode
  /** The words of the button that does it. */
  readonly button: string
  /** In place of "Cancel". */
  readonly leave?: string
  readonly layout?: 'grid' | 'from below'
  /** Words that it gives back are said on the page. `over`: what someone else decided meanwhile, and is replaced. */
  send(typed: Typed<F>, over: string | undefined): Promise<unknown>
}

/** An act whose call is given what its own fields have. */
export const deskAct = <const F extends Fields>(act: Act<F>): Act => act as Act

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
  const { fields, says, foot, send, title, button, leave, layout } = act
  const { typed, field } = useFields(fields)
  const { say } = useActing()
  const onSend = async (over: string | undefined) => {
    const words = await send(typed, over)
    if (typeof words === 'string') say(words)
  }
  const shown = Object.keys(fields).map(field)
  return (
    <FormDialog {...{ title, button, leave, onSend, onClose }} fromBelow={layout === 'from below'}>
      {says}
      {layout === 'grid' ? <div className="grid">{shown}</div> : shown}
      {foot}
    </FormDialog>
  )
}

/** What the last act said. */
export function Said() {
  return <p role="status">{useActing().said}</p>
}

/** The button of an act, where it can be done by this person. */
export function Do({ act, children, ...button }: { act: Act } & ComponentProps<'button'>) {
  const { start } = useActing()
  const may = useMay()
  if (act.when === false || (act.may && !may(act.may))) return null
  return (
    <button type="button" onClick={() => start(act)} {...button}>
      {children ?? act.title.replace('?', '')}
    </button>
  )
}
