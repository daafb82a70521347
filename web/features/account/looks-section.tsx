import { useQuery } from '@tanstack/react-query'
import { looks as words } from '#words/en/account.ts'
import { deskDeeds } from '#words/en/desk-deeds.ts'
import { kept } from '#words/en/forms.ts'
import { call } from '../../api/http.ts'
import { read } from '../../api/queries.ts'
import { queryClient } from '../../api/will.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './account.module.css'

/** Who of the people behind the service looked at what, and what the customer lets them open. */

const looksQuery = () => read('GET /api/account/looks')

/** Lets support read the will for a day. */
const letHelp = async (): Promise<void> => {
  const reply = await call('POST /api/account/help', { body: { consent: true } })
  queryClient.setQueryData(looksQuery().queryKey, reply)
}

/** Takes that back, at once. */
const endHelp = async (): Promise<void> => {
  await call('DELETE /api/account/help')
  await queryClient.invalidateQueries(looksQuery())
}

/** Who of our team looked at what, when and why, and the consent by which they may read the will to help. */
export function LooksSection() {
  const { data } = useQuery({ ...looksQuery(), refetchOnMount: 'always' })
  const { said, failure, busy, act } = useAct()
  if (!data) return null
  const help = data.consents.find(({ purpose }) => purpose === 'help')
  return (
    <FoldingSection
      title={words.whatOurTeamLookedAt}
      state={
        help
          ? words.theyMayReadYourWill
          : data.looks.length === 0
            ? words.nothing
            : formatLocalDateTime(data.looks[0]?.at ?? '')
      }
    >
      <p>{words.ourTeamCannotReadYourWill}</p>
      <p className="said" role="status">
        {said}
      </p>
      <p role="alert">{failure}</p>
      {data.looks.length === 0 && <p className="above-16">{words.nobodyHasLookedAtAnything}</p>}
      <ul className={css.list}>
        {data.looks.map(({ at, who, what, why }) => (
          <li key={`${at} ${what}`}>
            <span className="shrink anywhere">
              {deskDeeds[what]}
              <small className="block soft small">
                {why === undefined
                  ? `${who}, ${formatLocalDateTime(at)}`
                  : words.why(who, formatLocalDateTime(at), kept.said(why))}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {help ? (
        <>
          <p className="above-16 below-20">{words.ourSupportTeamMayReadYour(formatLocalDateTime(help.until))}</p>
          <Button
            label={words.stopThemReadingIt}
            look="secondary"
            busy={busy}
            onClick={() => void act(endHelp, words.theyCanNoLongerReadIt)}
          />
        </>
      ) : (
        <>
          <p className="above-16 below-20">{words.ifYouTalkToUsAnd}</p>
          <Button
            label={words.letUsLookAtMyWill}
            look="secondary"
            busy={busy}
            onClick={() => void act(letHelp, words.theyCanReadItFor24)}
          />
        </>
      )}
    </FoldingSection>
  )
}
