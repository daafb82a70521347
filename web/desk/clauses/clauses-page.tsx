import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { WordingReply, WordingsReply } from '#core/api/desk-wordings.ts'
import { kindsInWords, type PieceKind, pieceKinds } from '#core/sign-off/kinds.ts'
import { read, useRead } from '../api.ts'
import { Options } from '../forms.tsx'
import { Page, Pill } from '../pages.tsx'
import { fullDayOf } from '../words.ts'
import { AskedChanges } from './asked-changes.tsx'
import { AsItStands, InMadeUpWills, Law, SinceSigned } from './clause-words.tsx'
import { WordsPanel } from './sign-off-panel.tsx'
import { SittingPage, Sittings, ToList, WholeWillPage } from './sitting.tsx'

type Row = WordingsReply['pieces'][number]

const groups = [
  { standing: 'changed', title: 'Words changed since they were signed' },
  { standing: 'never', title: 'Not signed off yet' },
  { standing: 'signed', title: 'Signed off' },
] as const

const addressOf = (kind: PieceKind, id?: string): string =>
  `/desk/clauses?${new URLSearchParams({ kind, ...(id !== undefined && { words: id }) })}`

/** How many are signed, as a bar and in words. */
function Progress({ rows }: { rows: readonly Row[] }) {
  const count = (standing: Row['standing']): number => rows.filter((row) => row.standing === standing).length
  return (
    <>
      <div className="progress line clipped" aria-hidden="true">
        {(['signed', 'changed', 'never'] as const)
          .filter((standing) => count(standing) > 0)
          .map((standing) => (
            <span key={standing} className={standing} style={{ flexGrow: count(standing) }} />
          ))}
      </div>
      <p className="hint">
        {count('signed')} of {rows.length} signed off as they stand
      </p>
    </>
  )
}

function List({ rows, kind, current }: { rows: readonly Row[]; kind: PieceKind; current: string | undefined }) {
  const [, setParams] = useSearchParams()
  return (
    <nav className="pieces" aria-label="Words to sign off">
      <label>
        <span>Kind</span>
        <select value={kind} onChange={({ target }) => setParams({ kind: target.value })}>
          <Options of={pieceKinds.map((each) => [each, kindsInWords[each]])} />
        </select>
      </label>
      <Progress rows={rows} />
      {groups.map(({ standing, title }) => {
        const own = rows.filter((row) => row.standing === standing)
        return own.length === 0 ? null : (
          <section key={standing} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {own.map(({ id, title: called, changes }) => (
                <li key={id}>
                  <Link
                    to={addressOf(kind, id)}
                    aria-current={id === current ? 'page' : undefined}
                    className={`piece ${standing} place row rounded ink no-line`}
                  >
                    <span>{called}</span>
                    {changes > 0 && (
                      <span className="push strong">
                        {changes}
                        <span className="visually-hidden"> changed</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

const changesIn = ({ differences }: WordingReply): string => {
  const count = differences.filter(({ change }) => change !== 'same').length
  return count === 0 ? 'changed' : `${count} ${count === 1 ? 'change' : 'changes'}`
}

const views = ['Since it was signed', 'As it stands', 'In made-up wills'] as const
type View = (typeof views)[number]

const viewsOf = ({ standing, piece }: WordingReply): View[] =>
  views.filter(
    (view) =>
      view === 'As it stands' ||
      (view === 'Since it was signed' ? standing === 'changed' : (piece.examples ?? []).length > 0),
  )

function Words({ wording }: { wording: WordingReply }) {
  const { piece, standing, before } = wording
  const offered = viewsOf(wording)
  const [chosen, setChosen] = useState<View>()
  const view = chosen !== undefined && offered.includes(chosen) ? chosen : (offered[0] ?? 'As it stands')
  return (
    <article className="words">
      <div className="views row wrap gap-8">
        {offered.length > 1 &&
          offered.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => setChosen(each)}>
              {each}
            </button>
          ))}
        {standing === 'signed' ? (
          <Pill tone="good">as signed</Pill>
        ) : (
          <Pill tone={standing === 'changed' ? 'caution' : 'quiet'}>
            {standing === 'changed' ? changesIn(wording) : 'not signed off'}
          </Pill>
        )}
      </div>
      <p className="lead">
        {piece.when && <strong>{piece.when} </strong>}
        {piece.why && <>Why it is there: “{piece.why}”</>}
      </p>
      {view === 'Since it was signed' && <SinceSigned wording={wording} />}
      {view === 'As it stands' && <AsItStands words={piece.words} chosen={piece.chosen} />}
      {view === 'In made-up wills' && <InMadeUpWills examples={piece.examples ?? []} />}
      {view !== 'In made-up wills' && (
        <p className="hint">
          Blue words come from answers. Everything else is printed as it stands here. Each sentence is shown once.
        </p>
      )}
      <AskedChanges asked={wording.asked} />
      {before.length > 0 && (
        <section className="above-28" aria-label="Before">
          <h2>Before</h2>
          <ul className="above-8 below-24">
            {before.map(({ name, on, hash, note }) => (
              <li key={`${on} ${hash}`} className="ruled tall-8">
                <span>{fullDayOf(`${on}T12:00:00Z`)}</span> <span>{name}</span>{' '}
                <span>signed off {hash.slice(0, 4)}</span>
                {note && <span className="hint block">“{note}”</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

/** The words of a kind, and those that are chosen: what each says in every form, what changed, its law, and the place to sign. */
function WordsPage({ kind, id }: { kind: PieceKind; id: string | undefined }) {
  const wordings = useRead('GET /api/desk/wordings')
  const wording = useQuery({
    ...read('GET /api/desk/wordings/piece', { query: { id: id ?? '' } }),
    // Nothing is chosen, and nothing is asked.
    enabled: id !== undefined,
  })
  const { data } = wording
  const rows = (wordings.data?.pieces ?? []).filter((row) => row.kind === kind)
  return (
    <Page
      title={data?.piece.title ?? (id === undefined ? kindsInWords[kind] : 'Words')}
      loading={id === undefined ? wordings : wording}
      after={id !== undefined && <ToList to={addressOf(kind)}>{kindsInWords[kind]}</ToList>}
      beside={
        data && (
          <>
            <Law law={data.piece.law} />
            <WordsPanel key={data.hash} wording={data} />
          </>
        )
      }
    >
      <div className={id === undefined ? 'lawyer stack' : 'lawyer stack chosen'}>
        <List rows={rows} kind={kind} current={id} />
        {data ? (
          <Words key={data.piece.id} wording={data} />
        ) : (
          <div className="words">
            <p className="lead">
              Choose what to read. What you sign is the exact text, and nothing else: when one letter changes later,
              your name comes off, and it stands at the top of this list again.
            </p>
            <Sittings rows={wordings.data?.sittings ?? []} />
          </div>
        )}
      </div>
    </Page>
  )
}

/** The words of the product, for a lawyer: alone, in a sitting, or whole in a made-up will. */
export function ClausesPage() {
  const [params] = useSearchParams()
  const [kind, words, sitting, will] = ['kind', 'words', 'sitting', 'will'].map((name) => params.get(name) ?? undefined)
  if (sitting !== undefined)
    return will === undefined ? <SittingPage id={sitting} /> : <WholeWillPage sitting={sitting} id={will} />
  return <WordsPage kind={pieceKinds.find((each) => each === kind) ?? 'clause'} id={words} />
}
