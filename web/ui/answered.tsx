/** Questions of a page that are asked one after the other: one is open, and each that is answered is a line. */
import type { ReactNode, RefObject } from 'react'
import { kept, answered as words } from '#words/en/forms.ts'
import css from './answered.module.css'
import { Button } from './button.tsx'

/** A line in the place of one or more questions that are answered. */
export function AnsweredLine({
  ticked,
  children,
  press,
}: {
  ticked: boolean
  children: ReactNode
  /** What is pressed to open what it stands for. */
  press: ReactNode
}) {
  return (
    <div className={css.answered}>
      {ticked && <span className={css.tick} aria-hidden="true" />}
      <p className="grow shrink anywhere pretty">{children}</p>
      {press}
    </div>
  )
}

/** An answer in a line, with the way to change it. */
export function Answered({
  question: { short, answer },
  stays = true,
  onChange,
}: {
  question: { readonly short: string; readonly answer: string | undefined }
  /** Nothing is wrong with it. */
  stays?: boolean
  onChange: () => void
}) {
  return (
    <AnsweredLine
      ticked={stays && answer !== undefined}
      press={
        <Button look="link" onClick={onChange}>
          {words.change}
          <span className="visually-hidden"> {words.theAnswerTo(short)}</span>
        </Button>
      }
    >
      {short} <strong className="ink">{kept.said(answer ?? words.notSaid, short)}</strong>
    </AnsweredLine>
  )
}

/** The question that is open. The focus comes to it. */
export function OpenQuestion({ box, children }: { box: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={box} tabIndex={-1} className={css.open}>
      {children}
    </div>
  )
}
