import { useQuery } from '@tanstack/react-query'
import type { ReleasedReply } from '#core/api/death.ts'
import { dayInWords, dayOfIso } from '#core/text/calendar-day.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { afterMe, released as words } from '#words/en/death.ts'
import { call } from '../../api/http.ts'
import { queryClient } from '../../api/will.ts'
import panel from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import css from './death.module.css'

function Released({ released }: { released: ReleasedReply }) {
  const { of, died, original, scope, log } = released
  return (
    <PlainPage
      title={original ? words.theOriginal : words.leftForYou(of)}
      tab={words.tab}
      lead={original || words.diedOn(of, dayInWords(dayOfIso(died)))}
    >
      <div className={panel.columns}>
        <section className={panel.panel} aria-labelledby="open">
          <h2 id="open">{words.openToYou}</h2>
          <ul className={css.rows}>
            {scope.map((what) => (
              <li key={what}>{afterMe.things[what].title}</li>
            ))}
          </ul>
        </section>
        <section className={panel.panel} aria-labelledby="steps">
          <h2 id="steps">{words.everyStep}</h2>
          <ul className={css.rows}>
            {log.map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                {what}
                <span className="soft small block">{formatLondonDateTime(new Date(at))}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PlainPage>
  )
}

/** What a person may open after a release, by the link they were sent. */
export function ReleasedPage() {
  const token = useLinkToken()
  const { data, error } = useQuery(
    { queryKey: ['released', token], queryFn: () => call('POST /api/released', { body: { token } }), staleTime: 0 },
    queryClient,
  )
  if (data) return <Released released={data} />
  return (
    <PlainPage key="none" white title={error ? words.dead.title : words.tab} lead={error && words.dead.lead}>
      {!error && <p role="status">{words.loading}</p>}
    </PlainPage>
  )
}
