/** Everyone in the picture, as place cards: who they are, in short, and their colour. */

import { kept } from '#words/en/forms.ts'
import { takerWords as words } from '#words/en/picture.ts'
import { ageOn, type Day } from '../text/calendar-day.ts'
import { firstNameIn } from '../text/names.ts'
import { type Colour, colourOf, INK, withColours } from '../will/colours.ts'
import { type Pronouns, pronounsOf } from '../will/describe.ts'
import { fullNameOf } from '../will/details-table.ts'
import { apart } from '../will/names-apart.ts'
import { childrenEverOf, isBody, isMinor, partnerNow, relationOf, relationShown } from '../will/questions.ts'
import { factsOf } from '../will/relationships.ts'
import type { Charity, Person, Pet, Will } from '../will/schema.ts'
import { ageToTake, isAllHeldFor, isTooYoung } from '../will/young-takers.ts'

/** Who a card stands for: `person 3`, `charity 1`, `pet 2`, or the testator. */
export type CardKey = 'you' | `${'person' | 'charity' | 'pet'} ${number}`

export type Card = {
  readonly key: CardKey
  /** `line`: the children of a person who had died when the will was made. */
  readonly kind: 'you' | 'person' | 'body' | 'pet' | 'line'
  /** The first name, where it tells them apart; else the whole name, with what they are where that does not either. */
  readonly name: string
  /** The whole name, with what they are where others have it too. */
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

/** What occurs more than once. */
const severalOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.filter((text, index) => texts.indexOf(text) !== index))

/** How everyone is told apart: by first name, and by its letter. */
const namesIn = (fullnames: readonly string[]) => {
  const firsts = fullnames.map(firstNameIn)
  const sharedFirsts = severalOf(firsts)
  const sharedLetters = severalOf(firsts.map((first) => letters(first, 1)))
  const all = new Map(
    fullnames.map((fullname, index) => {
      const first = firsts[index] ?? fullname
      const initials = letters(first, sharedLetters.has(letters(first, 1)) ? 2 : 1)
      return [fullname, { first, shown: sharedFirsts.has(first) ? fullname : first, initials }]
    }),
  )
  return (fullname: string) => all.get(fullname) ?? { first: fullname, shown: fullname, initials: '' }
}

const noteOf = (person: Person, today: Day): string => {
  if (person.died) return `In place of your late ${factsOf(relationOf(person)).words ?? 'child'}`
  const age = person.dob ? `${ageOn(today, person.dob)}` : isMinor(person, today) ? 'under 18' : ''
  return [relationShown(person), age].filter(Boolean).join(', ')
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
  return childrenEverOf(will).some(({ id }) => id === person.id) ? 'child' : 'other'
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
  const named = namesIn([you, ...will.persons.filter((person) => !isBody(person)).map(({ fullname }) => fullname)])
  const colourIn = ({ colour = 0 }: { readonly colour?: number | undefined }): Colour => colourOf(colour)
  const cards: Card[] = [
    {
      ...bodyCard('you', { fullname: you }, INK),
      kind: 'you',
      row: 'you',
      name: named(you).first,
      note: 'You',
      initials: named(you).initials,
    },
    ...will.persons.map((person): Card => {
      const { id, fullname } = person
      if (isBody(person)) return { ...bodyCard(`person ${id}`, person, colourIn(person)), note: person.type }
      const { shown, initials } = named(fullname)
      const more = apart(person, will)
      const name = person.died ? words.children(shown) : shown + more
      return {
        key: `person ${id}`,
        kind: person.died ? 'line' : 'person',
        name,
        fullname: person.died ? words.childrenOf(fullname) : fullname + more,
        note: noteOf(person, today),
        initials,
        colour: colourIn(person),
        isUnder18: isMinor(person, today),
        called: person.died ? { they: 'they', their: 'their', them: 'them' } : pronounsOf(person, shown),
        row: rowOf(will, person),
        isLeftOut: person.isExcluded,
        heldUntil: isTooYoung(will, person, today) && !isAllHeldFor(will, id) ? ageToTake(will, person) : undefined,
      }
    }),
    ...will.charities.map((charity) => bodyCard(`charity ${charity.id}`, charity, colourIn(charity))),
    ...will.pets.map((pet) => petCard(pet, colourIn(pet))),
  ]
  return cards.map((card) => ({ ...card, note: kept.said(card.note) }))
}
