/** Everyone in the picture, as place cards: who they are, in short, and their colour. */

import { ageOn, type Day } from '../text/calendar-day.ts'
import { firstNameIn } from '../text/names.ts'
import { ageToTake, isTooYoung } from '../will/children-age.ts'
import { type Colour, colourOf, INK, withColours } from '../will/colours.ts'
import { type Pronouns, pronounsOf } from '../will/pronouns.ts'
import { childrenOf, fullNameOf, isBody, isMinor, partnerNow, relationOf } from '../will/questions.ts'
import type { Charity, Person, Pet, Will } from '../will/schema.ts'

/** Who a card stands for: `person 3`, `charity 1`, `pet 2`, or the testator. */
export type CardKey = 'you' | `${'person' | 'charity' | 'pet'} ${number}`

export type Card = {
  readonly key: CardKey
  readonly kind: 'you' | 'person' | 'body' | 'pet'
  /** The first name, where it tells them apart; else the whole name. */
  readonly name: string
  readonly fullname: string
  /** "Daughter, 34". Empty where nothing is known. */
  readonly note: string
  /** One letter, or two where two cards have the same first. Empty for a body and a pet, which have an icon. */
  readonly initials: string
  readonly colour: Colour
  readonly isUnder18: boolean
  /** "she" and "her" where the relationship says so, else the name. */
  readonly called: Pronouns
  /** Where the card stands among the others. Stepchildren stand with the children. */
  readonly row: 'you' | 'partner' | 'child' | 'pet' | 'other'
  readonly isLeftOut: boolean
  /** "held until 18", of one who is too young to be given what they are left. */
  readonly heldUntil: number | undefined
}

const letters = (name: string, count: number): string => [...name.normalize('NFC')].slice(0, count).join('')

const shownName = (fullname: string, all: readonly string[]): string => {
  const first = firstNameIn(fullname)
  return all.filter((other) => firstNameIn(other) === first).length > 1 ? fullname : first
}

const initialsOf = (name: string, all: readonly string[]): string =>
  letters(name, all.filter((other) => letters(other, 1) === letters(name, 1)).length > 1 ? 2 : 1)

const noteOf = (person: Person, today: Day): string => {
  const relation = relationOf(person) ?? (person.type === 'partner' ? 'Partner' : '')
  const age = person.dob ? `${ageOn(today, person.dob)}` : isMinor(person, today) ? 'under 18' : ''
  return [relation, age].filter(Boolean).join(', ')
}

const bodyCard = (key: CardKey, { fullname }: Pick<Charity, 'fullname'>, colour: Colour): Card => ({
  key,
  kind: 'body',
  name: fullname,
  fullname,
  note: 'Charity',
  initials: '',
  colour,
  isUnder18: false,
  called: { they: fullname, their: `${fullname}’s`, them: fullname },
  row: 'other',
  isLeftOut: false,
  heldUntil: undefined,
})

const rowOf = (will: Will, person: Person): Card['row'] => {
  if (partnerNow(will)?.id === person.id) return 'partner'
  return childrenOf(will).some(({ id }) => id === person.id) ? 'child' : 'other'
}

const petCard = ({ id, fullname, type }: Pet, colour: Colour): Card => ({
  ...bodyCard(`pet ${id}`, { fullname }, colour),
  kind: 'pet',
  row: 'pet',
  note: type,
})

/** The testator first, then people, charities and pets in the order in which they were added. People left out have a card too. */
export const cardsOf = (given: Will, today: Day): Card[] => {
  const will = withColours(given)
  const you = fullNameOf(will.details)
  const names = [you, ...will.persons.filter((person) => !isBody(person)).map(({ fullname }) => fullname)]
  const firstNames = names.map(firstNameIn)
  const colourIn = ({ colour = 0 }: { readonly colour?: number | undefined }): Colour => colourOf(colour)
  return [
    {
      ...bodyCard('you', { fullname: you }, INK),
      kind: 'you',
      row: 'you',
      name: firstNameIn(you),
      note: 'You',
      initials: initialsOf(firstNameIn(you), firstNames),
    },
    ...will.persons.map((person): Card => {
      const { id, fullname } = person
      if (isBody(person)) return { ...bodyCard(`person ${id}`, person, colourIn(person)), note: person.type }
      return {
        key: `person ${id}`,
        kind: 'person',
        name: shownName(fullname, names),
        fullname,
        note: noteOf(person, today),
        initials: initialsOf(firstNameIn(fullname), firstNames),
        colour: colourIn(person),
        isUnder18: isMinor(person, today),
        called: pronounsOf(person, shownName(fullname, names)),
        row: rowOf(will, person),
        isLeftOut: person.isExcluded,
        heldUntil: isTooYoung(will, person, today) ? ageToTake(will, person) : undefined,
      }
    }),
    ...will.charities.map((charity) => bodyCard(`charity ${charity.id}`, charity, colourIn(charity))),
    ...will.pets.map((pet) => petCard(pet, colourIn(pet))),
  ]
}
