import { expect, test } from 'vitest'
import { pictureOf } from '#core/picture/picture.ts'
import { rowsOf } from '#core/picture/rows.ts'
import { pictureInWords } from '#core/picture/words.ts'
import type { PartId } from '#core/reading/agreement.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Person } from '#core/will/schema.ts'
import { aGift, anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { ofKind, packed, textOf } from '#testkit/pack-documents.ts'
import { lettersToGive } from './pack/letters-to-give.ts'
import { toPlainText } from './pack/pack-document.ts'
import { solicitorsBrief } from './pack/solicitors-brief.ts'
import { partsToRead } from './reading/parts.ts'

const sam = anHeir(50, { id: 1, fullname: 'Sam Price', relationship: 'Cousin', dob: { day: 4, month: 5, year: 1961 } })
const sharing = (other: Partial<Person>) =>
  clauseText(simplestWill({ persons: [sam, { ...sam, id: 2, ...other }] }), 'residue')

test('two cousins of one name are told apart by the year they were born, and no more of the birthday is printed', () => {
  const text = sharing({ dob: { day: 9, month: 3, year: 1990 } })
  expect(text).toContain('my cousin Sam Price (born in 1961)')
  expect(text).toContain('my cousin Sam Price (born in 1990)')
  expect(text).not.toMatch(/May|March/)
})

test('a year of birth is not printed where the relationship or the address tells them apart', () => {
  expect(sharing({ relationship: 'Friend' })).not.toContain('born')
  expect(sharing({ fullname: 'Sam Pryce' })).not.toContain('born')
})

test('people at one address have the year beside it', () => {
  const fulladdress = { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }
  const at = { useAddressType: 'fulladdress' as const, fulladdress }
  const text = clauseText(
    simplestWill({
      persons: [
        { ...sam, ...at },
        { ...sam, ...at, id: 2, dob: { day: 1, month: 1, year: 1988 } },
      ],
    }),
    'residue',
  )
  expect(text).toContain('Sam Price (born in 1988, of 3 Mill Street, Ludlow, SY8 1BE)')
})

test('the reading and the summary tell them apart as the will does', () => {
  const born1990 = { ...sam, id: 2, dob: { day: 9, month: 3, year: 1990 } }
  const persons = [
    { ...sam, estatePercent: 25 },
    { ...born1990, estatePercent: 25 },
    { ...sam, id: 3, relationship: 'Friend' as const },
  ]
  const will = simplestWill({ estateSplit: 'Different shares', persons })
  const said = (id: PartId) => partsToRead(will, today).find((part) => part.id === id)?.sentence
  expect(said('residue')).toContain(
    'Sam Price (friend) 50% and Sam Price (cousin, born in 1961) and Sam Price (cousin, born in 1990) 25% each',
  )
  const executors = { ...will, executor: [3] }
  expect(textOf('summary', executors)).toContain('Sam Price (friend) carries out your will.')
  expect(textOf('summary', executors)).toContain('### If Sam Price (cousin, born in 1990) dies before you')
})

test('the reading adds no more to a name than tells the people apart, and nothing where nothing is known', () => {
  const fulladdress = { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' }
  const read = (...persons: Person[]) =>
    partsToRead(simplestWill({ persons }), today).find((part) => part.id === 'residue')?.sentence
  const at = { ...sam, useAddressType: 'fulladdress' as const, fulladdress }
  expect(read(at, { ...sam, id: 2, relationship: 'Friend' })).toContain('Sam Price (cousin) and Sam Price (friend)')
  const { relationship: _, ...unknown } = sam
  expect(read({ ...unknown, dob: undefined }, { ...unknown, id: 2, dob: undefined })).toContain(
    'Sam Price and Sam Price',
  )
})

test('the picture and what it says tell them apart, and so does the summary', () => {
  const will = simplestWill({ persons: [sam, { ...sam, id: 2, relationship: 'Friend' }] })
  const picture = pictureOf(will, today)
  const names = ['Sam Price (cousin)', 'Sam Price (friend)']
  expect(picture.cards.filter(({ kind }) => kind === 'person').map(({ name }) => name)).toEqual(names)
  expect(rowsOf(picture).map(({ who }) => who)).toEqual(names)
  expect(pictureInWords(picture)).toContain(names.join(' and '))
})

test('a daughter of the testator’s own name is told from the testator', () => {
  const { details } = simplestWill()
  const will = simplestWill({ persons: [{ ...sam, fullname: fullNameOf(details), relationship: 'Daughter' }] })
  const residue = partsToRead(will, today).find((part) => part.id === 'residue')?.sentence
  expect(residue).toContain(`${fullNameOf(details)} (daughter)`)
})

test('gifts, answers and letters tell them apart', () => {
  const friend = { ...sam, id: 2, relationship: 'Friend' as const }
  const gift = { ...aGift({ type: 'Money', amount: 5_000_00, persons: [3] }), ifDie: 'Goes to someone else' as const }
  const will = simplestWill({
    persons: [sam, friend, aPerson({ id: 3 })],
    gifts: [
      { ...gift, backupPersons: [1, 2] },
      aGift({ id: 2, type: 'Item', title: 'my ring', persons: [2], message: 'With love.' }),
    ],
    executorCareAssets: { option: 'Someone else', persons: [1] },
    executor: [2],
  })
  const [one, other] = ['Sam Price (cousin)', 'Sam Price (friend)']
  const gifts = partsToRead(will, today).find(({ id }) => id === 'gifts')?.sentence
  expect(gifts).toContain(`or ${one} and ${other}, equally if Priya Sharma cannot; my ring to ${other}`)
  const summary = textOf('summary', will)
  expect(summary).toContain(`£5,000 | Priya Sharma | ${one} and ${other}, equally`)
  expect(summary).toContain(`my ring | ${other} |`)
  const letter = textOf('letter-of-wishes', will)
  expect(letter).toContain(`To ${other}, with my ring`)
  expect(letter).toContain(`${one} may deal with them.`)
  const brief = toPlainText(solicitorsBrief(will, { today }))
  for (const fact of [
    `Executors: ${other}`,
    `Online accounts: ${one}`,
    `my ring: to ${other}`,
    `Shares: ${one}: an equal share`,
  ])
    expect(brief).toContain(fact)
})

test('every paper that goes with a will tells them apart, and so does the list of letters to give', () => {
  const example = completeExampleWill()
  const name = 'Thomas Hale'
  const will = completeExampleWill({
    persons: example.persons.map((person) =>
      [1, 2, 3, 4, 5, 6, 8].includes(person.id) ? { ...person, fullname: name } : person,
    ),
    executor: [1, 2],
    executorBackup: [7],
  })
  const papers = packed(will).filter(({ kind }) => kind !== 'lpa-financial' && kind !== 'lpa-health')
  const untold = papers.flatMap((paper) =>
    `${toPlainText(paper)}\n${paper.title}\n${paper.listedAs ?? ''}\n${paper.to?.name ?? ''}`
      .split('\n')
      .filter((line) => new RegExp(`${name}(?! \\()`).test(line) && !line.startsWith('Two in your will are called'))
      .map((line) => `${paper.kind}: ${line}`),
  )
  expect(untold).toEqual([])
  expect(lettersToGive(will, today).map(({ to }) => to)).toEqual([
    `${name} (spouse)`,
    `${name} (daughter)`,
    `${name} (sister)`,
    `${name} (cousin)`,
  ])
  const toCousin = ofKind(packed(will), 'guardian-letter')[1]
  expect(toCousin && toPlainText(toCousin)).toContain('Dear Thomas,')
})
