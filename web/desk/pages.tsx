import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Acts, Said } from './acts.tsx'

/**
 * What stands above a column, and in it. `figures`: money and counts stand under each other. `wide`: left out on a phone, as it stands
 * elsewhere in the row, or on its page.
 */
type Column<Row> = readonly [head: string, cell: (row: Row) => ReactNode, as?: 'figures' | 'wide' | 'figures wide']

/** Before and after one page of a long table, as addresses. Absent: there is none. */
type Pages = { readonly newer?: string | undefined; readonly older?: string | undefined }

/**
 * A table of the back office. The first column names the row, and leads to its page where there is one. Keys walk over those
 * links: `web/desk/keys.tsx`.
 */
export function DeskTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  toOf,
  pages,
  empty = 'Nothing waits.',
  stacks = false,
}: {
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  /** For rows without an `id` that can move or go. */
  keyOf?: (row: Row) => string | number
  toOf?: (row: Row) => string | undefined
  pages?: Pages | undefined
  empty?: string
  /** On a phone each cell has a line of its own after the head of its column, and none is left out. */
  stacks?: boolean
}) {
  const [[, named], ...others] = columns
  // A table that is displayed as something else is one no more in some browsers, unless it says so.
  const roleOf = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') =>
    stacks ? { role } : {}
  if (rows.length === 0 && !pages?.newer) return <p className="empty">{empty}</p>
  return (
    <>
      <table className={stacks ? 'rows stacks' : 'rows'} {...roleOf('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...roleOf('rowgroup')}>
          <tr {...roleOf('row')}>
            {columns.map(([head, , as]) => (
              <th key={head} scope="col" {...roleOf('columnheader')} className={as}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roleOf('rowgroup')}>
          {rows.map((row, at) => {
            const to = toOf?.(row)
            return (
              <tr key={keyOf?.(row) ?? Object(row).id ?? at} {...roleOf('row')}>
                <th scope="row" {...roleOf('rowheader')}>
                  {to === undefined ? (
                    named(row)
                  ) : (
                    <Link to={to} data-row>
                      {named(row)}
                    </Link>
                  )}
                </th>
                {others.map(([head, cell, as]) => (
                  <td key={head} data-head={head} className={as} {...roleOf('cell')}>
                    {stacks ? <span>{cell(row)}</span> : cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {pages && (pages.newer !== undefined || pages.older !== undefined) && (
        <nav className="pages line gap-24 above-12" aria-label={`Pages of ${caption}`}>
          {pages.newer !== undefined && (
            <Link className="inline-row" to={pages.newer} data-page="newer">
              ← Newer
            </Link>
          )}
          {pages.older !== undefined && (
            <Link className="inline-row" to={pages.older} data-page="older">
              Older →
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

/** A table under a heading of its own. */
export function Listed<Row>(table: Parameters<typeof DeskTable<Row>>[0]) {
  return (
    <section>
      <h2>{table.caption}</h2>
      <DeskTable {...table} />
    </section>
  )
}

/** What is known of one thing: a name for each fact, which is left out where there is none. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="facts">
      {Object.entries(of).map(
        ([name, fact]) =>
          fact !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export type Tone = 'danger' | 'caution' | 'good' | 'quiet'
export type State = { readonly says: string; readonly tone: Tone }

/** A state in a word or two. The colour only repeats what the word says. */
export function Pill({ tone = 'quiet', says, children = says }: Partial<State> & { children?: ReactNode }) {
  return <span className={`pill ${tone}`}>{children}</span>
}

/** One page: its heading, which has the focus after a change of page, what stands beside it, and a column on the right. */
export function Page({
  title,
  after,
  beside,
  loading,
  children,
}: {
  title: string
  /** After the heading, in the head of the page. */
  after?: ReactNode
  beside?: ReactNode
  /** What is being loaded: nothing has come yet, or why it did not. */
  loading?: { readonly data: unknown; readonly error: Error | null }
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // The first page of a visit leaves the focus where the browser puts it.
  useEffect(() => {
    document.title = `${title} – Back office`
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [title, key])
  return (
    <Acts>
      <main id="main" className={beside ? 'page two' : 'page'}>
        <div className="head row spread gap-16">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {after && <div className="after row gap-12 soft">{after}</div>}
        </div>
        <div className="body">
          {loading?.error ? (
            <p role="alert" className="refusal">
              {loading.error.message}
            </p>
          ) : loading && loading.data === undefined ? (
            <p className="empty" role="status">
              Loading
            </p>
          ) : (
            children
          )}
        </div>
        {beside && <div className="beside">{beside}</div>}
      </main>
    </Acts>
  )
}

type Read<Reply> = Pick<UseQueryOptions<Reply>, 'queryKey' | 'queryFn' | 'placeholderData'>

/** A page that is one list, as a row: what is read, its columns, and what a row of it opens. */
type Queue<Reply, Row> = {
  readonly title: string
  readonly read: Read<Reply>
  readonly rows: (reply: Reply) => readonly Row[]
  /** Beside the heading. */
  readonly after?: (reply: Reply | undefined) => ReactNode
  readonly lead?: ReactNode
  readonly foot?: ReactNode
  readonly pages?: (reply: Reply) => Parameters<typeof DeskTable<Row>>[0]['pages']
} & Omit<Parameters<typeof DeskTable<Row>>[0], 'rows' | 'pages'>

/** The page of a queue. */
export function QueuePage<Reply, Row>({ title, read, rows, after, lead, foot, pages, ...table }: Queue<Reply, Row>) {
  const found = useQuery<Reply>(read)
  const { data } = found
  return (
    <Page title={title} loading={found} after={after?.(data)}>
      <Said />
      {lead && <p className="lead">{lead}</p>}
      {data && <DeskTable {...table} rows={rows(data)} pages={pages?.(data)} />}
      {foot}
    </Page>
  )
}

/** A page about one thing, or about several under a heading each: blocks of facts, lists and acts. */
export function RecordPage<Reply>({
  title,
  read,
  after,
  blocks,
}: {
  title: string
  read: Read<Reply>
  after?: (reply: Reply) => ReactNode
  blocks: (reply: Reply) => ReactNode
}) {
  const found = useQuery<Reply>(read)
  const { data } = found
  return (
    <Page title={title} loading={found} after={data && after?.(data)}>
      {data && <div className="sections">{blocks(data)}</div>}
    </Page>
  )
}
