import { useEffect } from 'react'
import { TITLE } from '#drafting/draft.ts'
import { tiedWill as words } from '#words/en/others.ts'
import { documentFace } from '../../ui/document-face.ts'
import css from './tied-will.module.css'

function Bow() {
  return (
    <svg className={css.bow} viewBox="0 0 240 206" aria-hidden="true">
      <path fill="#c2325f" d="M104 74c-6 44-20 66-28 118l24-15 20 17 4-120z" />
      <path fill="#c2325f" d="M126 74c18 30 36 50 52 92l-20 2-14 26c-6-34-16-70-34-112z" />
      <path fill="var(--ribbon)" d="M112 44C82 4 12-6 2 30c-8 36 46 50 110 34z" />
      <path fill="var(--ribbon)" d="M128 44c30-40 100-50 110-14 8 36-46 50-110 34z" />
      <path fill="#a82550" d="M108 52C86 26 44 14 24 30c20 18 50 24 84 26z" />
      <path fill="#a82550" d="M132 52c22-26 64-38 84-22-20 18-50 24-84 26z" />
      <path fill="#e46590" d="M108 58C80 58 44 50 24 30c-4 12 34 34 84 34z" />
      <path fill="#e46590" d="M132 58c28 0 64-8 84-28 4 12-34 34-84 34z" />
      <rect fill="var(--ribbon)" x="100" y="32" width="40" height="44" rx="16" />
      <g fill="none" stroke="#a82550" strokeWidth="3" strokeLinecap="round">
        <path d="M112 38c5 10 5 22 0 32M128 38c-5 10-5 22 0 32" />
      </g>
    </svg>
  )
}

const LINES = [88, 82, 50, 0, 90, 86, 89, 63, 0, 87, 90, 38, 0, 89, 67] as const
const LAST = [87, 90, 83, 34] as const

/** How the ribbon comes to be there: down from the head of the page, or around what it hangs on already. Absent: it is. */
type Arrives = 'falls' | 'is tied'

/** The finished will, tied with the ribbon: only drawn. `signed`: with a signature on its last lines. */
export function TiedWill({ name, arrives, signed = false }: { name: string; arrives?: Arrives; signed?: boolean }) {
  useEffect(() => void documentFace(), [])
  const moves = arrives && { falls: css.falls, 'is tied': css.ties }[arrives]
  return (
    <div className={`${css.will} ${moves ?? ''}`} aria-hidden="true">
      <div className={css.sheets}>
        <p className={css.title}>
          {TITLE}
          <span className="block">{name}</span>
        </p>
        <div className={css.lines}>
          {LINES.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn lines that never change
            <i key={index} style={{ width: `${width}%` }} />
          ))}
        </div>
        <div className={css.foot}>
          {signed ? (
            <svg className={css.signature} viewBox="0 0 160 44" aria-hidden="true">
              <path d="M6 34C14 14 20 4 24 8s-6 26-2 26 12-22 16-20-6 20 0 20 12-12 16-12-2 12 4 12 8-10 12-10 0 10 6 10M96 36c8-16 14-32 18-28s-10 26-8 28 14-24 18-22-8 22-2 22 18-16 30-18" />
            </svg>
          ) : (
            LAST.map((width) => <i key={width} style={{ width: `${width}%` }} />)
          )}
        </div>
      </div>
      <span className={css.down} />
      <span className={css.across} />
      <Bow />
    </div>
  )
}

/** A will in miniature that is not signed yet: the ribbon hangs. */
export function UntiedWill({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 180 220" aria-hidden="true" focusable="false">
      <rect x="24" y="6" width="140" height="196" fill="var(--paper)" stroke="var(--line)" />
      <foreignObject x="58" y="28" width="100" height="40">
        <p className={css.onPaper}>
          {words.theLastWillOf}
          <span className="block">{name}</span>
        </p>
      </foreignObject>
      <g stroke="var(--line-strong)" strokeWidth="2" opacity="0.55">
        <path d="M58 74h92M58 82h80M58 90h50M58 106h92M58 114h86M58 122h92M58 138h40" />
      </g>
      <path d="M92 184h62" stroke="var(--line-strong)" strokeWidth="1" />
      <rect x="38" y="4" width="10" height="120" fill="var(--ribbon)" />
      <path d="M38 124l5-6 5 6v6H38z" fill="var(--ribbon)" />
    </svg>
  )
}
