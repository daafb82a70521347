import { type ReactNode, useEffect, useRef, useState } from 'react'
import { stepNamed } from '#core/journey/steps.ts'
import { personIsDescribed, relationsAreSaid } from '#core/rules/beneficiaries.rules.ts'
import { listed } from '#core/text/names.ts'
import { type ClassOption, type MaritalStatus, type OfferedPart, yesNo } from '#core/will/lists.ts'
import { newPerson } from '#core/will/new-will.ts'
import {
  candidatesOf,
  childrenEverOf,
  childrenOf,
  classesOf,
  classesOffered,
  type Heir,
  hasPartner,
  inheritors,
  inheritsFromTheStart,
  isMinor,
  isOwnChild,
  isStepchild,
  mayShare,
  otherPersonsOf,
  partnerOf,
  relationOf,
} from '#core/will/questions.ts'
import { factsOf, type Relationship } from '#core/will/relationships.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { incomeFirst } from '#core/will/trusts.ts'
import { kept } from '#words/en/forms.ts'
import { shared as ofPeople } from '#words/en/people.ts'
import { sharePlans as planWords, beneficiaries as table } from '#words/en/shares.ts'
import { useOfferedParts } from '../../api/offered-parts.ts'
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill } from '../../api/will.ts'
import { ChildDialog } from '../../features/people/child-dialog.tsx'
import { AddPerson } from '../../features/people/choose-people.tsx'
import { DobField, FullNameField } from '../../features/people/person-fields.tsx'
import { CharityList, PersonList } from '../../features/people/person-list.tsx'
import { heirsToTick, withTicked } from '../../features/people/recipients.tsx'
import { bind } from '../../ui/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import layout from '../../ui/field.module.css'
import { Paragraph } from '../../ui/runs.tsx'
import { FormerChildren, formerChildrenAreDecided } from './former-family.tsx'
import { type SequenceQuestion, statementsOf, useQuestionSequence, wasPassed } from './question-sequence.tsx'
import { Relations } from './relations.tsx'
import css from './sections.module.css'
import { usePageState, useSendAgain } from './send-again.ts'
import { PlanNote, sharesWereAnswered, useQuestionsOfPlans, useSharePlans } from './share-plans.tsx'
import { StepPage } from './step-page.tsx'
import { type Step, useStep } from './use-step.ts'

const partnerTitles: Partial<Record<MaritalStatus, string>> = table.partnerTitles

const marriedAs = ['Husband', 'Wife'] as const satisfies readonly Relationship[]

const newPartner = (status: MaritalStatus | undefined) =>
  newPerson({
    uuid: newUuid(),
    fullname: '',
    type: 'partner',
    relationship: status === 'Married' ? 'Spouse' : 'Partner',
    inherit: true,
  })

export function PartnerPage() {
  const [partner, setPartner] = usePageState<Omit<Person, 'id'>>(
    'will.beneficiaries.partner',
    () => partnerOf(currentWill()) ?? newPartner(currentWill().status),
  )
  const step = useStep('will.beneficiaries.partner', {
    pageState: partner,
    check: (draft) => [...personIsDescribed(partner, today()), ...relationsAreSaid(draft, today())],
    beforeSave: async () => {
      const existing = partnerOf(currentWill())
      if (existing) await updateItem('persons', { ...partner, id: existing.id })
      else await createItem('persons', partner)
    },
  })
  useSendAgain(step)
  const set = (change: Partial<Omit<Person, 'id'>>) => setPartner((before) => ({ ...before, ...change }))
  const field = bind({ value: partner, set, errorOf: step.errorOf })
  return (
    <StepPage
      step={step}
      title={step.will.status && partnerTitles[step.will.status]}
      intro={table.yourWillNamesThemInFull}
    >
      <FullNameField {...field('fullname')} />
      {step.will.status === 'Married' && (
        <Radios
          {...field('relationship')}
          label={partner.fullname.trim() ? table.isMy(partner.fullname.trim().split(/\s+/)[0]) : table.theyAreMy}
          hint={table.yourWillUsesThisWordWithout}
          layout="pills"
          optional
          options={marriedAs}
        />
      )}
      <DobField
        {...field('dob')}
        onChange={(dob) => set({ dob, useAddressType: dob && 'dob' })}
        example="21 11 1963"
        optional
      />
      <Relations step={step} />
    </StepPage>
  )
}

/** Asked where no child is named: a child on the way, for instance. Nobody has to answer. */
function ChildrenToCome({ step }: { step: Step }) {
  return (
    <>
      <Radios
        {...step.field('laterChildren')}
        {...table.laterChildren}
        optional
        options={yesNo}
        labels={{ Yes: table.yesAnyChildIHaveLater, No: table.no }}
        layout="row"
      />
      {step.will.laterChildren === 'Yes' && <p>{table.whenTheChildIsHereCome}</p>}
    </>
  )
}

function LaterChildren({ step }: { step: Step }) {
  const [first, ...others] = childrenOf(step.will)
  const named = first && others.length === 0 ? first.fullname : table.theChildrenYouName
  return (
    <Radios
      {...step.field('laterChildren')}
      label={table.ifYouHaveOrAdoptAnother(named)}
      hint={table.aChildOnTheWayCounts}
      options={yesNo}
      labels={table.labels}
    />
  )
}

export function ChildrenPage() {
  const step = useStep('will.beneficiaries.children', {
    check: formerChildrenAreDecided,
    // Counting later children in disinherits none of the others, so it is the answer to begin with.
    start: (will) => (will.haveChildren === 'Yes' && !will.laterChildren ? { ...will, laterChildren: 'Yes' } : will),
  })
  const [adding, setAdding] = useState(false)
  const { will } = step
  const answer = (haveChildren: 'Yes' | 'No') =>
    step.set('haveChildren', (whole) => ({
      ...whole,
      haveChildren,
      ...(haveChildren === 'Yes' && !whole.laterChildren && { laterChildren: 'Yes' as const }),
    }))
  const added = () => will.haveChildren !== 'Yes' && answer('Yes')
  return (
    <StepPage step={step} intro={table.childrenOfAnyAgeByBirth} help={[table.stepchildrenDoNotCountAsYour]}>
      <Radios
        {...step.field('haveChildren')}
        label={stepNamed('will.beneficiaries.children').title}
        hideLegend
        layout="row"
        options={yesNo}
        onChange={answer}
      />
      {will.haveChildren !== 'No' && (
        <PersonList
          will={will}
          persons={childrenEverOf(will)}
          addAs="Child"
          add={childrenOf(will).length > 0 ? table.addAnotherChild : table.addAChild}
          onSaved={added}
          error={step.errorOf('persons')}
        />
      )}
      <p className={layout.more}>
        <Button label={table.hasAChildOfYoursDied} look="link" onClick={() => setAdding(true)} />
      </p>
      {adding && <ChildDialog will={will} died onSaved={added} onClose={() => setAdding(false)} />}
      <FormerChildren step={step} />
      {!hasPartner(will) && <Relations step={step} />}
      {will.haveChildren === 'Yes' && <LaterChildren step={step} />}
      {will.haveChildren === 'No' && <ChildrenToCome step={step} />}
    </StepPage>
  )
}

const classNotes: Record<ClassOption, string> = {
  'My grandchildren': table.togetherTheyHaveOneShareThose,
  'My later children': table.togetherTheyHaveOneShareWhile,
}

/** Grandchildren are asked about once a child of the testator's own may have some. A class that is ticked stays. */
const classesShown = (will: Will): ClassOption[] =>
  classesOffered(will).filter(
    (of) =>
      of !== 'My grandchildren' ||
      classesOf(will).some((group) => group.of === of) ||
      will.persons.some((person) => isOwnChild(person) && !isMinor(person, today())),
  )

/** "your husband and children": those who came ticked, while they are all ticked. */
const tickedForYou = (will: Will): string | undefined => {
  const family = candidatesOf(will).filter(inheritsFromTheStart)
  if (family.length === 0 || !family.every(({ inherit }) => inherit)) return undefined
  const partner = family.find(({ type }) => type === 'partner')
  const children = family.filter((person) => person !== partner)
  const words = [
    partner && (factsOf(relationOf(partner)).words ?? 'partner'),
    children.length > 0 && (children.length === 1 ? 'child' : 'children'),
  ].filter((word) => typeof word === 'string')
  return table.your(listed.format(words))
}

function WhoIsTicked({ will }: { will: Will }) {
  const family = tickedForYou(will)
  const stepchildren = candidatesOf(will).filter((person) => isStepchild(person))
  if (!family) return table.tickWhoSharesTheRestEverything
  return (
    <>
      {table.tickWhoSharesTheRestEverything2(family)}
      {stepchildren.length > 0 &&
        !stepchildren.some(({ inherit }) => inherit) &&
        ` ${table.yourNotTicked(stepchildren.length === 1 ? table.stepchildIs : table.stepchildrenAre)}`}
    </>
  )
}

/** "4 people ticked.", and on a phone "4 ticked." */
const howManyTicked = (heirs: readonly Heir[]): ReactNode => {
  if (heirs.length === 0) return undefined
  const word = heirs.length === 1 ? 'person' : 'people'
  return (
    <>
      {heirs.length} {heirs.every(({ kind }) => kind === 'person') && <span className={css.atDesk}>{word} </span>}
      {table.ticked}
    </>
  )
}

/** The title takes the focus when another takes its place. */
const useTitleFocus = (isOther: boolean): void => {
  const shown = useRef(isOther)
  useEffect(() => {
    if (shown.current !== isOther) document.querySelector('h1')?.focus()
    shown.current = isOther
  }, [isOther])
}

function WhoShares({ offered }: { offered: readonly OfferedPart[] }) {
  const step = useStep('will.beneficiaries.my-beneficiaries')
  const { will } = step
  const first = incomeFirst(will)
  const options = heirsToTick(will, {
    people: mayShare(will).filter(({ id }) => id !== first?.id),
    classes: classesShown(will),
    notes: classNotes,
    describeBody: ({ charityId }) => [kept.said('Charity'), charityId].filter(Boolean).join(' '),
    short: true,
  })
  const ticked = options.filter(({ checked }) => checked).map(({ label, short }) => short ?? label)
  const plans = useSharePlans(step, offered)
  const ownWay: SequenceQuestion = {
    id: 'persons',
    ...table.whoSharesIt,

    answer: ticked.length > 0 ? kept.names(listed.format(ticked)) : undefined,
    preset: !sharesWereAnswered(step.saved),
    isAbout: () => true,
    content: (
      <>
        {!plans.startsOwn && (
          <p className="below-20 soft">
            <WhoIsTicked will={will} />
          </p>
        )}
        {plans.mayGoBack && (
          <p className="below-20">
            <Button label={planWords.seeThePlans} look="link" onClick={plans.seePlans} />
          </p>
        )}
        {!first && <Paragraph of={table.onlyWantToLeaveSomeoneOne} className={css.hint} />}
        <Checkboxes
          name="persons"
          label={table.peopleAndCharities}
          hideLegend
          hint={first && table.hasTheIncomeFirstSoIs(first.fullname)}
          layout="columns"
          options={options}
          onChange={(key, inherit) => step.set(`inherit.${key}`, withTicked(key, inherit))}
          error={step.errorOf('persons')}
        />
        <AddPerson will={will} addAs="Person" inherit="everyone" field="add" {...table.addAPerson} />
      </>
    ),
  }
  const ofPlans = useQuestionsOfPlans(step, plans, ownWay)
  const sequence = useQuestionSequence(step, plans.startsOwn ? [ownWay] : ofPlans)
  const { plan, startsOwn } = plans
  const isWritten = plan !== undefined && sequence.isUnderWay
  useTitleFocus(isWritten)
  return (
    <StepPage
      step={step}
      title={isWritten ? planWords.nearlyEverything : undefined}
      intro={startsOwn ? <WhoIsTicked will={will} /> : planWords.chooseThePicture}
      shown={plans.shown}
      note={
        startsOwn || sequence.isUnderWay ? (
          !plan && howManyTicked(inheritors(will))
        ) : (
          <PlanNote step={step} control={plans} />
        )
      }
      sequence={sequence}
      help={startsOwn && [table.everythingToOnePersonTickOnly]}
    />
  )
}

/** The choice begins once it is known what the operator offers: a card that came later would move the others. */
export function MyBeneficiariesPage() {
  const offered = useOfferedParts()
  return offered && <WhoShares offered={offered} />
}

export function OtherBeneficiariesPage() {
  const step = useStep('will.beneficiaries.other-beneficiaries')
  const { will } = step
  const named = [...otherPersonsOf(will), ...will.charities].map(({ fullname }) => fullname)
  const sequence = useQuestionSequence(step, [
    {
      id: 'others',
      ...table.youNamed,

      answer: kept.names(listed.format(named)) || table.nobodyElse,
      optional: true,
      preset: !wasPassed(step),
      isAbout: (field) => field !== 'situation',
      content: (
        <>
          <h2 className={css.heading}>{table.people}</h2>
          <PersonList
            will={will}
            persons={otherPersonsOf(will)}
            addAs="Person"
            add={ofPeople.addAPerson}
            inherit="family"
            error={step.errorOf('persons')}
          />
          <h2 className={css.heading}>{table.charities}</h2>
          <CharityList will={will} />
        </>
      ),
    },
    ...statementsOf(step),
  ])
  return <StepPage step={step} intro={table.relativesFriendsAndCharities} sequence={sequence} />
}
