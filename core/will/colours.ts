/** One colour for each person, charity and pet, kept for life: through steps, summary, papers and every "what if". */

import type { Charity, Person, Pet, Will } from './schema.ts'

/**
 * In the order in which they are given. Each has a contrast of at least 4.5:1 with white, which initials are written in. Ink is
 * the testator's, pink the ribbon's; pink, red and green belong to no person.
 */
export const palette = [
  { name: 'blue', hex: '#2B4C9B' },
  { name: 'teal', hex: '#0B7A75' },
  { name: 'amber', hex: '#A95F08' },
  { name: 'plum', hex: '#7F4197' },
  { name: 'moss', hex: '#55751A' },
  { name: 'sky', hex: '#2173AD' },
  { name: 'umber', hex: '#73563F' },
  { name: 'slate', hex: '#55627F' },
] as const

/** A colour of the palette. From the ninth on the colours come again, with a ring inside and a striped band. */
export type Colour = { readonly hex: string; readonly again: boolean }

export const INK: Colour = { hex: '#131C36', again: false }

/** @param place The stored number of a colour, from 0. */
export const colourOf = (place: number): Colour => ({
  hex: palette[place % palette.length]?.hex ?? INK.hex,
  again: place >= palette.length,
})

type Coloured = Pick<Will, 'persons' | 'charities' | 'pets'>
type Item = Pick<Person | Charity | Pet, 'colour'>

const nextFree = (taken: Set<number>): number => {
  let place = 0
  while (taken.has(place)) place += 1
  taken.add(place)
  return place
}

/**
 * The will with a colour for each person, charity and pet: those that have one keep it, the others take the next free ones in the
 * order in which they were added. An item that has one stays the same object.
 */
export const withColours = <W extends Coloured>(will: W): W => {
  const lists = [will.persons, will.charities, will.pets]
  const taken = new Set(lists.flatMap((list) => list.flatMap(({ colour }) => colour ?? [])))
  const coloured = <T extends Item>(items: readonly T[]): T[] =>
    items.map((item) => (item.colour === undefined ? { ...item, colour: nextFree(taken) } : item))
  return { ...will, persons: coloured(will.persons), charities: coloured(will.charities), pets: coloured(will.pets) }
}

/** The changed will, in which each item that has no colour keeps the one it was drawn in before the change. */
export const withColoursKept = <W extends Coloured>(before: Coloured, will: W): W => {
  const coloured = withColours(before)
  const kept = <T extends Item & { readonly id: number }>(items: readonly T[], drawn: readonly T[]): T[] =>
    items.map((item) => {
      const colour = item.colour ?? drawn.find(({ id }) => id === item.id)?.colour
      return colour === undefined || colour === item.colour ? item : { ...item, colour }
    })
  return withColours({
    ...will,
    persons: kept(will.persons, coloured.persons),
    charities: kept(will.charities, coloured.charities),
    pets: kept(will.pets, coloured.pets),
  })
}
