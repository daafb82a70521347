import { useSearchParams } from 'react-router'
import { usePages } from './api.ts'
import { KeyHints } from './keys.tsx'
import { Page } from './shell.tsx'
import { DeskTable, Pill } from './table.tsx'
import { momentOf } from './words.ts'

/** Every view and act of the people here, newest first. Nothing in it can be changed. */
export function DonePage() {
  const [params] = useSearchParams()
  const before = params.get('before')
  const done = usePages('GET /api/desk/done', { query: before === null ? {} : { before } })
  const rows = done.data?.rows ?? []
  const last = rows.at(-1)
  return (
    <Page
      title="What was done"
      loading={done}
      after={
        done.data && (
          <Pill tone={done.data.unbroken ? 'good' : 'danger'}>
            {done.data.unbroken ? 'complete' : 'a row is missing or was changed'}
          </Pill>
        )
      }
    >
      <DeskTable
        stacks
        caption="What was done, newest first"
        columns={[
          { head: 'When', cell: ({ at }) => momentOf(at) },
          { head: 'Who', cell: ({ who, role }) => `${who}${role === undefined ? '' : `, ${role}`}` },
          { head: 'What', cell: ({ act: what }) => what },
          { head: 'About', cell: ({ about }) => about },
          { head: 'Why', cell: ({ reason }) => reason ?? '', wide: true },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        empty="Nothing was done yet."
        pages={{
          newer: before === null ? undefined : '.',
          older: done.data?.more && last ? `?before=${last.id}` : undefined,
        }}
      />
      <KeyHints pages />
    </Page>
  )
}
