import { type ReactNode, useState } from 'react'
import { personIsDescribed, relationsAreSaid } from '#core/rules/beneficiaries.rules.ts'
import { listed } from '#core/text/names.ts'
import { type ClassOption, type MaritalStatus, yesNo } from '#core/will/lists.ts'
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
import { createItem, newUuid, updateItem } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill } from '../../api/will.ts'
import { situationInShort } from '../../features/advice/situation.tsx'
import { ChildDialog } from '../../features/people/child-dialog.tsx'
import { AddPerson } from '../../features/people/choose-people.tsx'
import { DobField, FullNameField } from '../../features/people/person-fields.tsx'
import { CharityList, PersonList } from '../../features/people/person-list.tsx'
import { heirsToTick, withTicked } from '../../features/people/recipients.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkboxes, Radios } from '../../ui/choices.tsx'
import layout from '../../ui/field.module.css'
import { bind } from '../../ui/use-answers.ts'
import { FormerChildren, formerChildrenAreDecided } from './former-family.tsx'
import { statementsOf, useQuestionSequence } from './question-sequence.tsx'
import { Relations } from './relations.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { type Step, usePageState, useStep } from './use-step.ts'

const partnerTitles: Partial<Record<MaritalStatus, string>> = {
  Married: 'Who are you married to?',
  'Civil Partnership': 'Who is your civil partner?',
  Engaged: 'Who are you engaged to?',
}

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
  const set = (change: Partial<Omit<Person, 'id'>>) => setPartner((before) => ({ ...before, ...change }))
  const field = bind({ value: partner, set, errorOf: step.errorOf })
  return (
    <StepPage
      step={step}
      title={(step.will.status && partnerTitles[step.will.status]) ?? 'Who is your partner?'}
      intro="Your will names them in full, so nobody can doubt who you mean."
    >
      <FullNameField {...field('fullname')} />
      {step.will.status === 'Married' && (
        <Radios
          {...field('relationship')}
          label={partner.fullname.trim() ? `${partner.fullname.trim().split(/\s+/)[0]} is my` : 'They are my'}
          hint="Your will uses this word. Without it, the will says “spouse”."
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
        label="Could a child you have or adopt later share what you leave?"
        hint="A child on the way counts. Say yes, and later pages offer it."
        optional
        options={yesNo}
        labels={{ Yes: 'Yes, any child I have later', No: 'No' }}
        layout="row"
      />
      {step.will.laterChildren === 'Yes' && (
        <p>When the child is here, come back and add them. Then you can name a guardian too.</p>
      )}
    </>
  )
}

function LaterChildren({ step }: { step: Step }) {
  const [first, ...others] = childrenOf(step.will)
  const named = first && others.length === 0 ? first.fullname : 'the children you name'
  return (
    <Radios
      {...step.field('laterChildren')}
      label={`If you have or adopt another child later, should that child share equally with ${named}?`}
      hint="A child on the way counts too. This works wherever you give equal shares to all the children you name."
      options={yesNo}
      labels={{ Yes: 'Yes, any later child too', No: 'No, only the people I name' }}
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
  return (
    <StepPage
      step={step}
      intro="Children of any age, by birth or adoption, and stepchildren you want to name."
      aside={
        <p>
          <strong>Stepchildren</strong> do not count as your children by law. They get only what you leave them by name.
          Add them here if you want to.
        </p>
      }
    >
      <Radios
        {...step.field('haveChildren')}
        label="Do you have children?"
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
          add={childrenOf(will).length > 0 ? 'Add another child' : 'Add a child'}
          onAdd={() => answer('Yes')}
          error={step.errorOf('persons')}
        />
      )}
      <p className={layout.more}>
        <Button
          look="link"
          onClick={() => {
            answer('Yes')
            setAdding(true)
          }}
        >
          Has a child of yours died, leaving children?
        </Button>
      </p>
      {adding && <ChildDialog will={will} died onClose={() => setAdding(false)} />}
      <FormerChildren step={step} />
      {!hasPartner(will) && <Relations step={step} />}
      {will.haveChildren === 'Yes' && <LaterChildren step={step} />}
      {will.haveChildren === 'No' && <ChildrenToCome step={step} />}
    </StepPage>
  )
}

const classNotes: Record<ClassOption, string> = {
  'My grandchildren':
    'Together they have one share, those born before you die too. Step-grandchildren are not among them. One you also tick by name gets both.',
  'My later children': 'Together they have one share. While there is none, it goes to the others.',
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
  return `your ${listed.format(words)}`
}

function WhoIsTicked({ will }: { will: Will }) {
  const family = tickedForYou(will)
  const stepchildren = candidatesOf(will).filter((person) => isStepchild(person))
  if (!family) return 'Tick who shares the rest: everything left after debts, costs and gifts.'
  return (
    <>
      Tick who shares the rest: everything left after debts, costs and gifts. We ticked {family} for you. Untick anyone.
      {stepchildren.length > 0 &&
        !stepchildren.some(({ inherit }) => inherit) &&
        ` Your ${stepchildren.length === 1 ? 'stepchild is' : 'stepchildren are'} not ticked.`}
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
      ticked.
    </>
  )
}

export function MyBeneficiariesPage() {
  const step = useStep('will.beneficiaries.my-beneficiaries')
  const { will } = step
  const first = incomeFirst(will)
  const options = heirsToTick(will, {
    people: mayShare(will).filter(({ id }) => id !== first?.id),
    classes: classesShown(will),
    notes: classNotes,
    describeBody: ({ charityId }) => ['Charity', charityId].filter(Boolean).join(' '),
    short: true,
  })
  const ticked = options.filter(({ checked }) => checked).map(({ label, short }) => short ?? label)
  const sequence = useQuestionSequence(step, [
    {
      id: 'persons',
      short: 'Who shares it:',
      called: 'who shares it',
      answer: ticked.length > 0 ? listed.format(ticked) : undefined,
      preset: situationInShort({ name: step.name, will: step.saved }) === undefined,
      isAbout: (field) => field !== 'situation',
      content: (
        <>
          <p className={css.hint}>
            <strong>Only want to leave someone one thing?</strong> Leave them unticked. You can add a gift for them
            later.
          </p>
          <Checkboxes
            name="persons"
            label="People and charities"
            hideLegend
            hint={
              first &&
              `${first.fullname} has the income first, so is not in this list. The people ticked share it afterwards.`
            }
            layout="columns"
            options={options}
            onChange={(key, inherit) => step.set(`inherit.${key}`, withTicked(key, inherit))}
            error={step.errorOf('persons')}
          />
          <AddPerson
            will={will}
            addAs="Person"
            inherit="everyone"
            field="add"
            title="Add a person"
            label="Add someone else"
          />
        </>
      ),
    },
    ...statementsOf(step),
  ])
  return (
    <StepPage
      step={step}
      intro={<WhoIsTicked will={will} />}
      note={howManyTicked(inheritors(will))}
      sequence={sequence}
      aside={
        !sequence.isUnderWay && (
          <p>
            <strong>Everything to one person?</strong> Tick only them. On the next page you say who gets it if they die
            before you{will.haveChildren === 'Yes' && ', such as your children'}.
          </p>
        )
      }
    />
  )
}

export function OtherBeneficiariesPage() {
  const step = useStep('will.beneficiaries.other-beneficiaries')
  const { will } = step
  return (
    <StepPage
      step={step}
      intro="Relatives, friends and charities you may want to leave something to. You decide who gets what later."
    >
      <h2 className={css.heading}>People</h2>
      <PersonList
        will={will}
        persons={otherPersonsOf(will)}
        addAs="Person"
        add="Add a person"
        inherit="family"
        error={step.errorOf('persons')}
      />
      <h2 className={css.heading}>Charities</h2>
      <CharityList will={will} />
    </StepPage>
  )
}
