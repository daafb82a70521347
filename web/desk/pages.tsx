import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Acts, Said } from './acts.tsx'
import { DeskTable } from './table.tsx'

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
