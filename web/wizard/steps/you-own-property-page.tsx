import { useState } from 'react'
import { bandOf, limitsOfBands, withBand } from '#core/advice/questions-answered.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { homeIsDescribed, homeOf } from '#core/rules/about-me.rules.ts'
import { unless } from '#core/rules/rule.ts'
import { poundsInWords } from '#core/text/money.ts'
import { firstNameIn, listed } from '#core/text/names.ts'
import { JOINT_OWNER, ownerOptions, yesNo } from '#core/will/lists.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Account, Will } from '#core/will/schema.ts'
import { answered, kept } from '#words/en/forms.ts'
import { youOwnProperty as words } from '#words/en/steps.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill, useForm } from '../../api/will.ts'
import { JointOwners } from '../../features/people/account-list.tsx'
import { HOW_OWNED, HowOwned, Mortgage } from '../../features/people/property-ownership.tsx'
import { HomeInShort, HomePicture } from '../../features/picture/home-picture.tsx'
import { bind } from '../../ui/answers.ts'
import { Radios } from '../../ui/choices.tsx'
import { type SequenceQuestion, useQuestionSequence } from './question-sequence.tsx'
import { usePageState, useSendAgain } from './send-again.ts'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

const newHome = (): Omit<Account, 'id'> => ({
  uuid: newUuid(),
  assetType: 'Property',
  isYourOwn: 'Yes',
  title: words.title,
  mortgageWithPersons: [],
})

/** The bands of what everything may be worth, the lowest first. */
const labelsOfBands = (): string[] => {
  const limits = limitsOfBands(today()).map(poundsInWords)
  return [...limits, undefined].map((high, index) => {
    const low = limits[index - 1] ?? ''
    return high === undefined ? words.over(low) : index === 0 ? words.upTo(high) : words.between(low, high)
  })
}

/** The will as it would be with this home, before it is saved. */
const withHome = (will: Will, home: Omit<Account, 'id'>): Will => {
  const saved = homeOf(will)
  const others = will.accounts.filter((account) => account !== saved)
  return { ...will, accounts: [...others, { ...home, id: saved?.id ?? 0 }] }
}

export function YouOwnPropertyPage() {
  const [home, setHome] = usePageState<Omit<Account, 'id'>>(
    'will.about-me.you-own-property',
    () => homeOf(currentWill()) ?? newHome(),
  )
  const saveHome = async (own: string | undefined) => {
    if (own !== 'Yes') return
    const existing = homeOf(currentWill())
    if (existing) await updateItem('accounts', { ...home, id: existing.id })
    else await createItem('accounts', home)
  }
  const { user } = useForm()
  const step = useStep('will.about-me.you-own-property', {
    // What was answered before the sign-up is the initial value until this page is answered.
    start: (whole) => ({ ...whole, ownProperty: whole.ownProperty ?? yesNo.find((each) => each === user.homeowner) }),
    pageState: home,
    check: (draft) =>
      draft.ownProperty === 'Yes'
        ? homeIsDescribed(draft, home)
        : unless(draft.ownProperty !== undefined, 'ownProperty', 'SELECT_OPTION'),
    beforeSave: (draft) => saveHome(draft.ownProperty),
  })
  useSendAgain(step)
  const { will } = step
  const set = (change: Partial<Omit<Account, 'id'>>) => setHome((before) => ({ ...before, ...change }))
  const field = bind({ value: home, set, errorOf: step.errorOf })
  const joint = home.owner === JOINT_OWNER
  const owners = personsOf(will, home.mortgageWithPersons).map(({ fullname }) => firstNameIn(fullname))
  const who = joint ? kept.names(listed.format([kept.said('You'), ...owners])) : words.youAlone
  const owns = will.ownProperty === 'Yes'
  const [ownersAdded, setOwnersAdded] = useState(0)
  const ofTheHome: SequenceQuestion[] = [
    ...(joint
      ? [
          {
            id: 'how',
            heading: HOW_OWNED,
            short: words.howYouOwnIt,
            called: words.howYouOwnIt2,
            answer: home.ownershipType,
            isAbout: (field: string) => field.startsWith('ownership'),
            content: <HowOwned titled value={home} field={field} />,
          },
        ]
      : []),
  ]
  const bandLabels = labelsOfBands()
  const band = bandOf(will)
  const sequence = useQuestionSequence(step, [
    {
      id: 'own',
      ...words.youOwnIt,

      answer: owns && home.owner === undefined ? undefined : will.ownProperty,
      preset: step.saved.ownProperty === undefined,
      also: owns && home.owner ? { short: words.whoOwnsIt, answer: who } : undefined,
      goesOn: ownersAdded,
      isAbout: (field) => ['ownProperty', 'owner'].includes(field) || field.startsWith('mortgageWithPersons'),
      content: (
        <>
          <Radios
            {...step.field('ownProperty')}
            label={stepNamed('will.about-me.you-own-property').title}
            hideLegend
            layout="row"
            options={yesNo}
          />
          {owns && <Radios {...field('owner')} label={words.whoOwnsIt} options={ownerOptions} />}
          {owns && joint && (
            <JointOwners
              {...field('mortgageWithPersons')}
              will={will}
              onAdded={owners.length === 0 ? () => setOwnersAdded((before) => before + 1) : undefined}
            />
          )}
        </>
      ),
    },
    ...(owns ? ofTheHome : []),
    {
      id: 'worth',
      heading: words.worth.label,
      titles: true,
      ...words.worthInAll,

      answer: band === undefined ? undefined : bandLabels[band],
      also: owns ? { short: words.aMortgageOnIt, answer: home.mortgage ?? answered.notSaid } : undefined,
      isAbout: (field) => ['situation', 'mortgage', 'mortgageAmount'].includes(field),
      content: (
        <>
          <Radios
            name="situation"
            {...words.worth}
            hideLegend
            layout="columns"
            options={bandLabels}
            value={band === undefined ? undefined : bandLabels[band]}
            onChange={(label) => step.set('situation', (will) => withBand(will, bandLabels.indexOf(label), today()))}
            error={step.errorOf('situation')}
          />
          {owns && <Mortgage label={words.aMortgageOnYourHome} value={home} field={field} />}
        </>
      ),
    },
  ])
  const drawn = pictureOf(withHome(will, home), today())
  const ofHome = drawn.home && { home: drawn.home, cards: drawn.cards }
  return (
    <StepPage
      step={step}
      intro={words.intro}
      people={ofHome && (() => <HomePicture {...ofHome} />)}
      inShort={ofHome && <HomeInShort {...ofHome} />}
      sequence={sequence}
    />
  )
}
