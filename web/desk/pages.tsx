import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Said } from './acts.tsx'
import { Page } from './shell.tsx'
import { DeskTable } from './table.tsx'

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
