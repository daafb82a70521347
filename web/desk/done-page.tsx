import { useSearchParams } from 'react-router'
import { readPaged } from './api.ts'
import { KeyHints } from './keys.tsx'
import { QueuePage } from './pages.tsx'
import { Pill } from './table.tsx'
import { momentOf } from './words.ts'

/** Every view and act of the people here, newest first. Nothing in it can be changed. */
export function DonePage() {
  const [params] = useSearchParams()
  const before = params.get('before')
  return (
    <QueuePage
      title="What was done"
      read={readPaged('GET /api/desk/done', { query: before === null ? {} : { before } })}
      after={(reply) =>
        reply && (
          <Pill tone={reply.unbroken ? 'good' : 'danger'}>
            {reply.unbroken ? 'complete' : 'a row is missing or was changed'}
          </Pill>
        )
      }
      stacks
      caption="What was done, newest first"
      rows={({ rows }) => rows}
      keyOf={({ id }) => id}
      empty="Nothing was done yet."
      pages={({ rows, more }) => ({
        newer: before === null ? undefined : '.',
        older: more ? `?before=${rows.at(-1)?.id}` : undefined,
      })}
      columns={[
        { head: 'When', cell: ({ at }) => momentOf(at) },
        { head: 'Who', cell: ({ who, role }) => `${who}${role === undefined ? '' : `, ${role}`}` },
        { head: 'What', cell: ({ act: what }) => what },
        { head: 'About', cell: ({ about }) => about },
        { head: 'Why', cell: ({ reason }) => reason ?? '', wide: true },
      ]}
      foot={<KeyHints pages />}
    />
  )
}
