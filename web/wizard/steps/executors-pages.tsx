import { useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { type StepName, stepNamed } from '#core/journey/steps.ts'
import { homeOf, ownedAccounts } from '#core/rules/about-me.rules.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { firstNameIn, listed, namesOf } from '#core/text/names.ts'
import { funeralOptions } from '#core/will/lists.ts'
import { appointedFirm, classesOf, executorsNamed, personsOf } from '#core/will/questions.ts'
import type { Firm, FirmConsent, Will } from '#core/will/schema.ts'
import { youngTakers } from '#core/will/young-takers.ts'
import { kept } from '#words/en/forms.ts'
import { firmOffer, funeralWishes as funeralWords, shared, executors as words } from '#words/en/steps.ts'
import { useSettings } from '../../api/offered-parts.ts'
import { today } from '../../api/today.ts'
import { markVisited } from '../../api/visits.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { Answered } from '../../ui/answered.tsx'
import { NewTabLink } from '../../ui/button.tsx'
import { Checkbox, Radios } from '../../ui/choices.tsx'
import { Paragraph } from '../../ui/runs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './firm-offer.module.css'
import { statementsOf, useQuestionSequence } from './question-sequence.tsx'
import sectionCss from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

const SOLICITORS_REGISTER = 'https://www.sra.org.uk/consumers/register/'

const saysTheSame = (one: Firm, other: Firm): boolean =>
  (['name', 'sraNumber', 'fees', 'commission', 'website'] as const).every((part) => one[part] === other[part])

/** The agreement made earlier, and whether it still holds. */
function Agreed({ consent, offered }: { consent: FirmConsent; offered: Firm | undefined }) {
  return (
    <div className="stack gap-8 soft">
      <p>{firmOffer.youAgreedToThisOnYou(dayInWords(consent.on))}</p>
      {!offered && <p>{firmOffer.weNoLongerOfferThisFirm}</p>}
      {offered && !saysTheSame(consent, offered) && <p>{firmOffer.theFirmHasChangedTheseWords}</p>}
    </div>
  )
}

/** The offer of a law firm as executor, where the operator has an agreement with one. It says what the firm charges. */
function FirmOffer({ step }: { step: Step }) {
  const offered = useSettings()?.firm
  const chosen = appointedFirm(step.will)
  const saved = appointedFirm(step.saved)
  const firm = chosen ?? offered ?? saved
  if (!firm) return null
  const consent = saved && saysTheSame(saved, firm) ? saved : { ...firm, on: today() }
  const choose = (take: boolean) =>
    step.set('firm', (will) => ({
      ...will,
      secureLegacyProbateAsExecutor: take,
      ...(take && { firmConsent: consent }),
    }))
  return (
    <section className={css.firm} aria-labelledby="firm">
      <h2 className={sectionCss.heading} id="firm">
        {firmOffer.orALawFirm}
      </h2>
      <p className="below-20 soft">{firmOffer.youDoNotNeedOneThe}</p>
      <dl className="rounded canvas below-24 roomy">
        <dt className="strong">{firmOffer.theFirm}</dt>
        <dd className="above-4 anywhere">
          {firmOffer.numberAtTheSolicitors(firm.name, firm.sraNumber)}{' '}
          <NewTabLink to={SOLICITORS_REGISTER}>{firmOffer.lookItUpInTheRegister}</NewTabLink>
        </dd>
        <dt className="strong above-16">{firmOffer.whatItChargesFromYourEstate}</dt>
        <dd className="above-4 anywhere">
          {firm.fees} <NewTabLink to={firm.website}>{firmOffer.theFirmsOwnPageAboutIts}</NewTabLink>
        </dd>
        <dt className="strong above-16">{firmOffer.whatItPaysUs}</dt>
        <dd className="above-4 anywhere">{firm.commission}</dd>
      </dl>
      <Checkbox
        {...step.field('secureLegacyProbateAsExecutor')}
        label={firmOffer.iHaveReadThisAndI(firm.name)}
        onChange={choose}
      />
      {chosen && saved && <Agreed consent={chosen} offered={offered} />}
    </section>
  )
}

/** Why two are needed, where a person who is too young may take something. Undefined: nobody is. */
const whoIsTooYoung = (will: Will) => {
  const young = youngTakers(will, today())
  const names = listed.format(young.map(({ fullname }) => firstNameIn(fullname)))
  if (young.length > 0) return words.tooYoungToGetWhatYou(names, young.length === 1 ? 'is' : 'are')
  return classesOf(will).length > 0 ? [words.someOfThoseWhoShareWhat] : undefined
}

export function ExecutorsPage() {
  const step = useStep('will.executors.executors')
  const { will } = step
  const young = whoIsTooYoung(will)
  return (
    <StepPage
      step={step}
      intro={[words.executorsCollectWhatYouOwnPay, !young && words.chooseOneToFour].filter(Boolean).join(' ')}
      help={[words.howManyTwoIsAGood, words.doTheyNeedToBeExperts]}
    >
      {young && <Paragraph of={[...young, ' ', words.chooseTwo]} className="notice small below-20 padded" />}
      <ChoosePeople
        will={will}
        field="executor"
        to={{ list: 'executor' }}
        {...words.addAnExecutor}
        error={step.errorOf('executor')}
      />
      <FirmOffer step={step} />
    </StepPage>
  )
}

/** The three answers. Two of them are a Yes in the will, which says beside it how. */
const answers = ['Email', 'Yes', 'No'] as const
type Answer = (typeof answers)[number]

const labels = words.labels

const notes = words.notes

const answerOf = ({ notifyExecutors, notifyHow }: Will): Answer | undefined =>
  notifyExecutors === 'Yes' && notifyHow === 'Email' ? 'Email' : notifyExecutors

const answered = (will: Will, answer: Answer): Will =>
  answer === 'No'
    ? { ...will, notifyExecutors: 'No' }
    : { ...will, notifyExecutors: 'Yes', notifyHow: answer === 'Email' ? 'Email' : 'Letter' }

/** What most answer to the two questions after it stands here, and is saved with it. */
const withTheUsual = (will: Will): Will => ({
  ...will,
  executorCareAssets: will.executorCareAssets ?? { option: 'My executors', persons: [] },
  ...(personsOf(will, will.executor).length > 0 && { notifyExecutors: will.notifyExecutors ?? 'No' }),
})

/** Above the fold of a phone, where its lines are not. Undefined: something else was answered. */
const usualInShort = (will: Will): string | undefined => {
  if (will.executorCareAssets?.option !== 'My executors') return undefined
  if (personsOf(will, will.executor).length === 0) return words.theyAlso
  return answerOf(will) === 'No' ? words.theyAlsoAndYouTell : undefined
}

/** Each with the way to the question that asks it, which comes back here. */
function TheUsual({ step, will }: { step: Step; will: Will }) {
  const navigate = useNavigate()
  const { executorCareAssets: care } = will
  const answer = answerOf(will)
  const others = personsOf(will, care?.option === 'Someone else' ? care.persons : [])
  const { length } = ownedAccounts(will).filter((each) => each !== homeOf(will))
  const change = (at: StepName) => () => {
    markVisited(at)
    void navigate(pathOf(at), { state: { backTo: step.name } })
  }
  const online = change('will.executors.digital-assets')
  return (
    <>
      <h2 className={sectionCss.heading}>{words.theUsual}</h2>
      <Answered
        question={{ short: words.onlineAccounts, answer: kept.names(namesOf(others)) || care?.option }}
        onChange={online}
      />
      {answer && (
        <Answered
          question={{ short: words.letThemKnow, answer: labels[answer] }}
          onChange={change('will.executors.executor-notify')}
        />
      )}
      <Answered
        question={{
          short: words.listOfWhatYouOwn,
          answer: length === 0 ? words.nothingListed : words.thingsListed(length),
        }}
        onChange={online}
      />
    </>
  )
}

export function MyExecutorsPage() {
  const step = useStep('will.executors.my-executors', { start: withTheUsual })
  const { will } = step
  const names = listed.format(executorsNamed(will))
  return (
    <StepPage
      step={step}
      intro={[words.inPlaceOf(names), usualInShort(will)].filter(Boolean).join(' ')}
      help={[words.doIHaveToNoBut, words.canItBeSomeoneUnder18]}
    >
      <ChoosePeople
        will={will}
        field="executorBackup"
        to={{ list: 'executorBackup' }}
        {...words.addABackupExecutor}
        error={step.errorOf('executorBackup')}
      />
      <TheUsual step={step} will={will} />
    </StepPage>
  )
}

export function ExecutorNotifyPage() {
  const step = useStep('will.executors.executor-notify')
  return (
    <StepPage step={step} intro={words.itHelpsIfTheyKnowThat}>
      <Radios
        name="notifyExecutors"
        label={stepNamed('will.executors.executor-notify').title}
        hideLegend
        options={answers}
        labels={labels}
        notes={notes}
        value={answerOf(step.will)}
        onChange={(answer) => step.set('notifyExecutors', (will) => answered(will, answer))}
        error={step.errorOf('notifyExecutors')}
      />
    </StepPage>
  )
}

export function FuneralWishesPage() {
  const step = useStep('will.funeral-wishes')
  const field = step.part('whatToDo')
  const sequence = useQuestionSequence(step, [
    {
      id: 'whatToDo',
      ...funeralWords.yourWishes,

      answer: step.will.whatToDo?.option,
      isAbout: (name) => name !== 'situation',
      content: (
        <>
          <Radios {...field('option')} label={shared.chooseOne} hideLegend layout="pills" options={funeralOptions} />
          {step.will.whatToDo && <TextArea {...field('description')} {...funeralWords.description} optional />}
        </>
      ),
    },
    ...statementsOf(step),
  ])
  return (
    <StepPage
      step={step}
      intro={funeralWords.intro}
      sequence={sequence}
      help={[funeralWords.medicalScienceAMedicalSchool]}
    />
  )
}
