import type { WordingReply } from '#core/api/desk-wordings.ts'

type Stretch = WordingReply['differences'][number]['stretches'][number]

/** A sentence or a part of one; what comes from an answer is marked. */
export function Slots({ text }: { text: string }) {
  return text.split(/(‹[^‹›]*›)/).map((part, at) =>
    part.startsWith('‹') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={at} className="slot">
        {part.slice(1, -1)}
      </span>
    ) : (
      part
    ),
  )
}

function Marked({ kind, text }: Stretch) {
  switch (kind) {
    case 'same':
      return <Slots text={text} />
    case 'removed':
      return (
        <del>
          <span className="visually-hidden">removed: </span>
          <Slots text={text.trimEnd()} />
          <span className="visually-hidden">.</span>
        </del>
      )
    case 'added':
      return (
        <ins>
          <span className="visually-hidden">added: </span>
          <Slots text={text.trimEnd()} />
          <span className="visually-hidden">.</span>
        </ins>
      )
  }
}

const inWords = { same: 'as signed', changed: 'changed', added: 'new', removed: 'gone' } as const

/** As it stands today. */
const sentenceOf = (stretches: readonly Stretch[]): string =>
  stretches.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('')

/** Changed sentences first: those are what there is to read. */
export function SinceSigned({ wording: { differences } }: { wording: WordingReply }) {
  const changed = differences.filter(({ change }) => change !== 'same')
  const same = differences.filter(({ change }) => change === 'same')
  return (
    <>
      <ol className="sentences">
        {changed.map(({ change, stretches }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
          <li key={at} data-sentence={sentenceOf(stretches)}>
            <span className={`change ${change}`}>{inWords[change]}</span>
            {stretches.map((stretch, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other identity
              <span key={place}>
                <Marked {...stretch} />{' '}
              </span>
            ))}
          </li>
        ))}
        {changed.length === 0 && <li>The sentences are as they were signed. Their heading, law or use has changed.</li>}
      </ol>
      {same.length > 0 && (
        <details>
          <summary>{same.length === 1 ? 'The sentence' : `The ${same.length} sentences`} that did not change</summary>
          <AsItStands words={same.map(({ stretches }) => stretches.map(({ text }) => text).join(''))} />
        </details>
      )}
    </>
  )
}

/** Every sentence, each once. */
export function AsItStands({ words }: { words: readonly string[] }) {
  return (
    <ol className="sentences">
      {words.map((sentence) => (
        <li key={sentence} data-sentence={sentence}>
          <Slots text={sentence} />
        </li>
      ))}
    </ol>
  )
}

/** The whole of it, as it stands in wills of people who do not exist. */
export function InMadeUpWills({ examples }: { examples: readonly string[] }) {
  return (
    <>
      {examples.map((example, at) => (
        <section key={example} className="made-up" aria-label={`Made-up will ${at + 1}`}>
          <h2>Made-up will {at + 1}</h2>
          <div className="sentences">
            {example.split('\n').map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <p key={place}>{line}</p>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
