import type { PartId, ReadingState } from '#core/reading/agreement.ts'
import type { PartToRead } from '#drafting/reading/parts.ts'
import { contentsList as words } from '#words/en/summary.ts'
import css from './contents-list.module.css'

/** Beside what is agreed to. */
export function Tick() {
  return (
    <svg
      className="rigid"
      style={{ color: '#246b50' }}
      width="15"
      height="12"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 16 12"
      aria-hidden="true"
    >
      <path d="M1.5 6.5 5.5 10.5 14.5 1.5" />
    </svg>
  )
}

/** A part of the will, and whether the customer has agreed to it. */
export type Standing = { readonly part: PartToRead; readonly state: ReadingState }

const stateWords = ({ state, part }: Standing): string => {
  if (state === 'agreed') return 'agreed'
  const warnings = part.warnings.length
  const warned = warnings === 0 ? '' : `, ${warnings === 1 ? '1 warning' : words.warnings(warnings)}`
  return `${state === 'lapsed' ? words.changedReadItAgain : words.notReadYet}${warned}`
}

/** The parts of the will, each with how it stands. */
export function ContentsList({
  parts,
  current,
  onChoose,
}: {
  parts: readonly Standing[]
  current: PartId | undefined
  onChoose: (id: PartId) => void
}) {
  return (
    <ol className={css.contents}>
      {parts.map((each) => (
        <li key={each.part.id}>
          <a
            className="stack middle touch rounded ink small no-line"
            href={`#part-${each.part.id}`}
            aria-current={each.part.id === current ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(each.part.id)
            }}
          >
            <span className="stack centred" aria-hidden="true">
              {each.part.id === current ? <i className={css.here} /> : each.state === 'agreed' && <Tick />}
            </span>
            <span className="soft note plain">{each.part.numbers}</span>
            <span className="anywhere">{each.part.title}</span>
            <span className="visually-hidden">, {stateWords(each)}</span>
            {each.state !== 'agreed' && each.part.warnings.length > 0 && (
              <span className={css.count} aria-hidden="true">
                {each.part.warnings.length}
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}
