import { HELP_CONSENT } from '#core/constants.ts'
import { endHelp, letHelp, useLooks } from '../../api/looks.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { useAct } from '../../ui/use-act.ts'
import css from './account.module.css'

/** Who of our team looked at what, when and why, and the consent by which they may read the will to help. */
export function LooksSection() {
  const { data } = useLooks()
  const { said, failure, busy, act } = useAct()
  if (!data) return null
  const help = data.consents.find(({ purpose }) => purpose === 'help')
  return (
    <FoldingSection
      title="What our team looked at"
      state={
        help
          ? 'They may read your will'
          : data.looks.length === 0
            ? 'Nothing'
            : formatLocalDateTime(data.looks[0]?.at ?? '')
      }
    >
      <p>Our team cannot read your will unless you ask them to. Whatever they look at is listed here.</p>
      <p className="said" role="status">
        {said}
      </p>
      <p role="alert">{failure}</p>
      {data.looks.length === 0 && <p className={css.gap}>Nobody has looked at anything yet.</p>}
      <ul className={css.list}>
        {data.looks.map(({ at, who, what, why }) => (
          <li key={`${at} ${what}`}>
            <span className="shrink anywhere">
              {what}
              <small className="block soft small">
                {who}, {formatLocalDateTime(at)}
                {why !== undefined && `. Why: ${why}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {help ? (
        <>
          <p className={`${css.gap} ${css.say}`}>
            Our support team may read your will until {formatLocalDateTime(help.until)}.
          </p>
          <Button look="secondary" busy={busy} onClick={() => void act(endHelp, 'They can no longer read it.')}>
            Stop them reading it
          </Button>
        </>
      ) : (
        <>
          <p className={`${css.gap} ${css.say}`}>
            If you talk to us and want us to see your will, you can agree to this: {HELP_CONSENT}
          </p>
          <Button look="secondary" busy={busy} onClick={() => void act(letHelp, 'They can read it for 24 hours.')}>
            Let us look at my will
          </Button>
        </>
      )}
    </FoldingSection>
  )
}
