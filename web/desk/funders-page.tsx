import { useState } from 'react'
import type { DeskFundersReply } from '#core/api/desk-finance.ts'
import { deskFile, keep, read } from './api.ts'
import { Refusal, useSending } from './dialog.tsx'
import { RecordPage } from './pages.tsx'
import { useMay } from './person.ts'
import { DeskTable } from './table.tsx'
import { monthInWords } from './words.ts'

type Funder = DeskFundersReply['funders'][number]

const spanOf = ({ first, last }: { first: string; last: string }): string =>
  first === last ? monthInWords(first) : `${monthInWords(first)} to ${monthInWords(last)}`

function FunderCounts({ funder: { funder, periods, since } }: { funder: Funder }) {
  const may = useMay()
  const [kept, setKept] = useState(false)
  const { refusal, press } = useSending()
  const rows = [
    ...(since ? [{ when: spanOf(since), people: 'fewer than ten' }] : []),
    ...periods.toReversed().map((period) => ({ when: spanOf(period), people: period.people.toLocaleString('en-GB') })),
  ]
  const handOut = async () => {
    keep(await deskFile('POST /api/desk/funders/counts', { body: { funder } }), 'customers-by-period.csv')
    setKept(true)
  }
  return (
    <section>
      <div className="section-head">
        <h2>{funder}</h2>
        {may('hand out counts') && (
          <button {...press(handOut)}>
            Keep the file <span className="visually-hidden">for {funder}</span>
          </button>
        )}
      </div>
      <p role="status" className={kept ? 'hint' : 'visually-hidden'}>
        {kept && 'The file is with your downloads. It has these rows and nothing else.'}
      </p>
      <Refusal>{refusal}</Refusal>
      <DeskTable
        caption={`Customers of ${funder}`}
        columns={[
          { head: 'Months', cell: ({ when }) => when },
          { head: 'Customers', cell: ({ people }) => people, figures: true },
        ]}
        rows={rows}
        keyOf={({ when }) => when}
        empty="The month of its first code is not over yet."
      />
    </section>
  )
}

/** What charities, employers and others who pay for codes may know of the customers they sent. */
export function FundersPage() {
  return (
    <RecordPage
      title="Funders"
      read={read('GET /api/desk/funders')}
      blocks={({ funders }) => (
        <>
          <p className="lead">
            This is all that someone who pays for codes may know: how many customers first used one of its codes, in
            whole months that are over. Months are put together until there are ten customers, so that nobody can be
            found by taking one figure from another. A figure that was shown once stays, even if a customer leaves
            later.
          </p>
          {funders.length === 0 && <p className="empty">Nobody pays for codes yet.</p>}
          {funders.map((funder) => (
            <FunderCounts key={funder.funder} funder={funder} />
          ))}
        </>
      )}
    />
  )
}
