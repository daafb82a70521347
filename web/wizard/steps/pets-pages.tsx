import { stepNamed } from '#core/journey/steps.ts'
import { petGuardianField, petIsDescribed } from '#core/rules/beneficiaries.rules.ts'
import { petTypes, yesNo } from '#core/will/lists.ts'
import { petsToLookAfter } from '#core/will/questions.ts'
import type { Pet } from '#core/will/schema.ts'
import { petDialog } from '#words/en/people.ts'
import { shared, pets as words } from '#words/en/steps.ts'
import { ChoosePeople } from '../../features/people/choose-people.tsx'
import { ItemDialog, useItemForm } from '../../features/people/item-dialog.tsx'
import { ItemsOfWill } from '../../features/people/item-list.tsx'
import { describePet, Mark } from '../../features/people/mark.tsx'
import { Radios } from '../../ui/choices.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './sections.module.css'
import { StepPage } from './step-page.tsx'
import { useStep } from './use-step.ts'

function PetDialog({ pet, ...then }: { pet?: Pet | undefined; onSaved: () => void; onClose: () => void }) {
  const form = useItemForm('pets', pet, {
    // Who will look after it is what a pet is in a will for.
    begins: { fullname: '', guardianId: [], lookAfter: 'Yes' },
    check: petIsDescribed,
    kept: ({ money, ...rest }) => ({ ...rest, ...(rest.lookAfter === 'Yes' && money && { money }) }),
    ...then,
  })
  const { value, field } = form
  const name = value.fullname.trim() || 'this pet'
  return (
    <ItemDialog form={form} called={petDialog.aPet}>
      <TextField {...field('fullname')} label={petDialog.name} spellCheck={false} />
      <Radios {...field('type')} label={petDialog.kindOfAnimal} layout="pills" options={petTypes} />
      <Radios {...field('lookAfter')} label={petDialog.doYouWantToNameSomeone(name)} layout="row" options={yesNo} />
      {value.lookAfter === 'Yes' && (
        <MoneyField
          {...field('money')}
          label={petDialog.moneyForThePersonWhoLooks(name)}
          hint={petDialog.weAskThemToUseIt}
          optional
        />
      )}
      <TextArea
        {...field('description')}
        label={petDialog.whatShouldPeopleKnowAbout(name)}
        hint={petDialog.foodVetHabitsItGoesInto}
        optional
      />
    </ItemDialog>
  )
}

export function PetsPage() {
  const step = useStep('will.beneficiaries.pets')
  const { will } = step
  const havePets = step.field('havePets')
  const added = () => will.havePets !== 'Yes' && havePets.onChange('Yes')
  return (
    <StepPage
      step={step}
      intro={words.youCanLeaveAPetTo}
      none={
        will.havePets === undefined
          ? { says: words.noPets, answer: (whole) => ({ ...whole, havePets: 'No' }) }
          : undefined
      }
    >
      {will.havePets && (
        <Radios
          {...havePets}
          label={stepNamed('will.beneficiaries.pets').title}
          hideLegend
          layout="row"
          options={yesNo}
        />
      )}
      {will.havePets !== 'No' && (
        <ItemsOfWill
          will={will}
          list="pets"
          shown={(pet) => ({
            name: pet.fullname,
            note: describePet(pet),
            mark: <Mark will={will} of={`pet ${pet.id}`} />,
          })}
          add={will.pets.length > 0 ? words.addAnotherPet : words.addAPet}
          dialog={(pet, close) => <PetDialog pet={pet} onSaved={added} onClose={close} />}
          error={step.errorOf('pets')}
        />
      )}
      {will.havePets === 'Yes' && <TextArea {...step.field('petsDescription')} {...words.petsDescription} optional />}
    </StepPage>
  )
}

export function PetsGuardiansPage() {
  const step = useStep('will.beneficiaries.pets-guardians')
  const { will } = step
  const pets = petsToLookAfter(will)
  return (
    <StepPage
      step={step}
      title={pets.length === 1 ? shared.whoShouldLookAfter(pets[0]?.fullname) : undefined}
      intro={words.byLawAPetIsA}
    >
      {pets.map((pet) => (
        <section key={pet.id} className={css.block}>
          {pets.length > 1 && <h2 className={css.heading}>{pet.fullname}</h2>}
          <ChoosePeople
            will={will}
            field={petGuardianField(pet)}
            to={{ list: 'petGuardian', pet: pet.id }}
            addTitle={words.addSomeoneToLookAfter(pet.fullname)}
            chosenAs={words.looksAfter(pet.fullname)}
            next={pet.guardianId.slice(1)}
            purpose={words.toLookAfter(pet.fullname)}
            error={step.errorOf(petGuardianField(pet))}
          />
        </section>
      ))}
    </StepPage>
  )
}
