import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { KeptReply } from '#core/api/roles.ts'
import { asked, roleNames, keptAnswers as words } from '#words/en/roles.ts'
import { call } from '../../api/http.ts'
import { read } from '../../api/queries.ts'
import { queryClient } from '../../api/will.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import page from '../../ui/plain-page.module.css'
import { useAct } from '../../ui/use-act.ts'
import css from './people.module.css'

const keptQuery = () => read('GET /api/asked/kept')

type Kept = KeptReply['asked'][number]

/** What it waits for, or what has come of it. */
const stateOf = ({ standing, answer, fromInFull }: Kept): string => {
  if (standing === 'home') return words.isOpen(fromInFull)
  if (standing === 'ended') return words.hasEnded(fromInFull)
  return answer ? asked.answeredBefore[answer] : words.notAnswered
}

function KeptRow({ kept }: { kept: Kept }) {
  const { token, role, name, fromInFull, standing } = kept
  const navigate = useNavigate()
  const { failure, busy, act } = useAct()
  const title = words.roleFor(roleNames[role], fromInFull)
  const about = <span className="visually-hidden"> {title}</span>
  const open = async () => {
    const home = await call('POST /api/asked/home', { body: { token } })
    await navigate(`/released/${home.token}`)
  }
  const letGo = async () => {
    await call('POST /api/asked/let-go', { body: { token } })
    await queryClient.invalidateQueries(keptQuery())
  }
  return (
    <li className={css.person}>
      <div>
        <p>{title}</p>
        <p className="soft">{words.askedOf(name, formatLondonDate(kept.asked))}</p>
        <p>{stateOf(kept)}</p>
        {failure && <p role="alert">{failure}</p>}
      </div>
      <div className="stack whole-row from-start">
        {standing === 'home' && (
          <Button busy={busy} onClick={() => void act(open, '')}>
            {words.open}
            {about}
          </Button>
        )}
        {standing === 'open' && (
          <ButtonLink look="secondary" to={`/asked/${token}`}>
            {words.again}
            {about}
          </ButtonLink>
        )}
        <Button look="link" busy={busy} onClick={() => void act(letGo, '')}>
          {words.letGo}
          {about}
        </Button>
      </div>
    </li>
  )
}

/** What people have asked of the customer, as far as they keep it here. Nothing where that is nothing. */
export function KeptAnswers() {
  const { data } = useQuery({ ...keptQuery(), staleTime: 0 })
  if (!data || data.asked.length === 0) return null
  return (
    <section id="asked" className={page.panel} aria-labelledby="asked-of-you">
      <h2 id="asked-of-you">{words.title}</h2>
      <p className="soft">{words.about}</p>
      <ul>
        {data.asked.map((kept) => (
          <KeptRow key={kept.token} kept={kept} />
        ))}
      </ul>
    </section>
  )
}
