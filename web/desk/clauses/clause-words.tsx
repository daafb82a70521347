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

/** What is the same, removed and added, one after another. */
export function MarkedAll({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map((stretch, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other identity
    <span key={place}>
      <Marked {...stretch} />{' '}
    </span>
  ))
}

const inWords = { same: 'as signed', changed: 'changed', added: 'new', removed: 'gone' } as const

/** As it stands today. */
const sentenceOf = (stretches: readonly Stretch[]): string =>
  stretches.map(({ kind, text }) => (kind === 'removed' ? '' : text)).join('')

/** Changed sentences first: those are what there is to read. */
export function SinceSigned({ wording: { differences, rules, otherwise } }: { wording: WordingReply }) {
  const changed = differences.filter(({ change }) => change !== 'same')
  const same = differences.filter(({ change }) => change === 'same')
  return (
    <>
      <ol className="sentences below-12">
        {changed.map(({ change, stretches }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
          <li key={at} data-sentence={sentenceOf(stretches)}>
            <span className={`change ${change}`}>{inWords[change]}</span>
            <MarkedAll stretches={stretches} />
          </li>
        ))}
        {changed.length === 0 && rules.length === 0 && (
          <li>The sentences are as they were signed. Their order, heading, law or use has changed.</li>
        )}
      </ol>
      {rules.length > 0 && (
        <>
          <h2>Chosen by another rule</h2>
          <ol className="sentences below-12">
            {rules.map(({ sentence, stretches }) => (
              <li key={sentence} data-sentence={sentence}>
                <Slots text={sentence} />
                <p className="above-4">
                  <MarkedAll stretches={stretches} />
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      {otherwise.length > 0 && (
        <details>
          <summary>
            {otherwise.length === 1 ? 'A line' : `${otherwise.length} lines`} of made-up wills that read otherwise
          </summary>
          {otherwise.map((stretches, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <p key={at}>
              <MarkedAll stretches={stretches} />
            </p>
          ))}
        </details>
      )}
      {same.length > 0 && (
        <details>
          <summary>{same.length === 1 ? 'The sentence' : `The ${same.length} sentences`} that did not change</summary>
          <AsItStands words={same.map(({ stretches }) => stretches.map(({ text }) => text).join(''))} />
        </details>
      )}
    </>
  )
}

/** Every sentence, each once, and by which rule it is chosen. */
export function AsItStands({ words, chosen = [] }: Pick<WordingReply['piece'], 'words' | 'chosen'>) {
  return (
    <ol className="sentences below-12">
      {words.map((sentence, at) => (
        <li key={sentence} data-sentence={sentence}>
          <Slots text={sentence} />
          {(chosen[at]?.ways.length ?? 0) > 0 && <p className="hint above-4">{chosen[at]?.when}</p>}
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
          <div className="sentences below-12">
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

/** The law that words rest on, a source to a line. */
export function Law({ law }: { law: string | undefined }) {
  const laws = (law ?? '').split('; ').filter(Boolean)
  return laws.length === 0 ? null : (
    <section aria-label="Law">
      <h2>Law</h2>
      <ul className="above-8 below-24">
        {laws.map((each) => (
          <li key={each} className="ruled tall-8">
            {each}
          </li>
        ))}
      </ul>
    </section>
  )
}
