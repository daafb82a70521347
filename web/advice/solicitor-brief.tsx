import { adviceFor } from '#core/advice/advice-for.ts'
import { questions, says } from '#core/advice/questions.ts'
import { brand } from '#core/brand.ts'
import { dayInWords } from '#core/formats/birthday.ts'
import type { StepName } from '#core/journey/steps.ts'
import { askedSteps } from '#core/journey/walk.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '../client/today.ts'
import { describeAccount, nameOfAccount } from '../people/describe.ts'
import { type Answer, answersOf } from '../summary/answers.ts'
import css from './solicitor-brief.module.css'

const parts: readonly { title: string; steps: readonly StepName[] }[] = [
  {
    title: 'Who I am',
    steps: [
      'will.about-me.full-name',
      'will.about-me.full-address',
      'will.about-me.dob',
      'will.about-me.marital-status',
    ],
  },
  {
    title: 'My family',
    steps: ['will.beneficiaries.partner', 'will.beneficiaries.children', 'will.beneficiaries.guardians'],
  },
  {
    title: 'What I would like',
    steps: [
      'will.estate-splits.split-distribution',
      'will.beneficiaries.backup-action',
      'will.gifts',
      'will.estate-splits.exclude',
      'will.executors.executors',
      'will.executors.my-executors',
    ],
  },
]

const given = (steps: readonly StepName[], will: Will): Answer[] => {
  const asked = askedSteps(will, today()).map(({ name }) => name)
  return steps
    .filter((step) => asked.includes(step))
    .flatMap((step) => answersOf(step, will))
    .filter(({ value }) => value !== '')
}

const owned = (will: Will): Answer[] => [
  ...given(['will.about-me.you-own-property'], will),
  ...will.accounts
    .filter((account) => account !== homeOf(will))
    .map((account) => ({ label: nameOfAccount(account), value: describeAccount(account) })),
]

function Part({ title, answers }: { title: string; answers: readonly Answer[] }) {
  if (answers.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <dl className={css.answers}>
        {answers.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Points({ title, points }: { title: string; points: readonly { text: string; source?: string }[] }) {
  if (points.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.points}>
        {points.map(({ text, source }) => (
          <li key={text}>
            {text} {source && <span className={css.source}>{source}.</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One or two pages to take to a solicitor: what made us stop, who the testator is, and what they wanted. */
export function SolicitorBrief({ will }: { will: Will }) {
  const [about, family, wishes] = parts.map(({ title, steps }) => ({ title, answers: given(steps, will) }))
  const said = questions.filter(({ id }) => says(id)(will, today()))
  const referrals = adviceFor(will, today()).filter((advice) => advice.level === 'refer')
  return (
    <article className={css.brief}>
      <p className={css.note}>
        {fullNameOf(will.details) || 'My name'}, {dayInWords(today())}. Made with {brand.name} from my own answers. It
        is not a will and not legal advice.
      </p>
      <Points title="What applies to me" points={said} />
      <Points
        title={`What ${brand.name} told me`}
        points={referrals.map(({ message, source }) => ({ text: message, source }))}
      />
      <Points title="What I would like to ask" points={referrals.map(({ ask }) => ({ text: ask }))} />
      {about && <Part {...about} />}
      {family && <Part {...family} />}
      <Part title="What I own" answers={owned(will)} />
      {wishes && <Part {...wishes} />}
    </article>
  )
}
