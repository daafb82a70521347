import { describe, expect, test } from 'vitest'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { lpaTypes } from '../will/lpa-options.ts'
import { problemsOfLpa } from './lpa.rules.ts'
import { newLpa } from './lpas.ts'
import { describeAnswer, nextSection, previousSection, problemsOfSection, sections, sectionsAsked } from './sections.ts'

const [MONEY, HEALTH] = lpaTypes
const will = completeExampleWill()
const asked = (power: Parameters<typeof sectionsAsked>[0]) => sectionsAsked(power, will).map(({ name }) => name)

describe('The questions about a power of attorney', () => {
  test('ask how attorneys decide only where there are several', () => {
    expect(asked(anLpa(MONEY))).toContain('decisions')
    expect(asked(anLpa(MONEY, { attorneys: [1] }))).not.toContain('decisions')
  })

  test('ask when attorneys may act for money only, and about treatment for health only', () => {
    expect(asked(anLpa(MONEY)).filter((name) => name === 'when' || name === 'treatment')).toEqual(['when'])
    expect(asked(anLpa(HEALTH)).filter((name) => name === 'when' || name === 'treatment')).toEqual(['treatment'])
  })

  test('ask for dates of birth and addresses once people are named, and say for whom they are missing', () => {
    expect(asked(newLpa(MONEY))).not.toContain('details')
    const address = { house_name: '8', town: 'Ludlow', postcode: 'SY8 1BE' }
    const dob = { day: 1, month: 2, year: 1960 }
    const power = anLpa(MONEY, {
      attorneys: [1],
      replacements: [4],
      peopleToTell: [7],
      formDetails: [
        { person: 1, dob, address },
        { person: 4, address },
        { person: 7, address },
      ],
    })
    expect(asked(power)).toContain('details')
    expect(describeAnswer('details', power, will)).toBe('Not all given for Anne Price')
  })

  test.each([anLpa(MONEY), anLpa(HEALTH), newLpa(MONEY), newLpa(HEALTH)])(
    'lead forward and back through all of them (%#)',
    (power) => {
      const names = asked(power)
      for (const [index, name] of names.entries()) {
        expect(nextSection(name, power, will)).toBe(names[index + 1])
        expect(previousSection(name, power, will)).toBe(names[index - 1])
      }
    },
  )

  test.each([
    newLpa(MONEY),
    newLpa(HEALTH),
    anLpa(MONEY, { howTheyAct: undefined, bankrupt: [1, 4], replacements: [1, 4], peopleToTell: [1] }),
    anLpa(HEALTH, { howTheyAct: 'Jointly for some decisions', certificateProvider: { name: 'Gwen' } }),
  ])('report every problem between them, on a page that is asked (%#)', (power) => {
    const onPages = asked(power).flatMap((name) => problemsOfSection(name, power, will, today))
    const all = problemsOfLpa(power, will, today)
    expect(all.length).toBeGreaterThan(0)
    expect(onPages.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual(
      all.toSorted((a, b) => a.field.localeCompare(b.field)),
    )
  })

  test('have their answers in words', () => {
    const words = (power: Parameters<typeof sectionsAsked>[0]) =>
      Object.fromEntries(sections.map(({ name }) => [name, describeAnswer(name, power, will)]))
    expect(words(anLpa(MONEY, { instructions: 'No shares in tobacco.' }))).toEqual({
      attorneys: 'Thomas Hale and Ruth Hale',
      decisions: 'Jointly and severally',
      replacements: 'Anne Price',
      when: 'As soon as it is registered',
      treatment: 'You choose on the form',
      'people-to-tell': 'Priya Sharma',
      details: 'Not all given for Thomas Hale, Ruth Hale, Anne Price and Priya Sharma',
      wishes: 'Instructions: No shares in tobacco.',
      certificate: 'Gwen Lloyd',
    })
    expect(words(newLpa(HEALTH))).toEqual({
      attorneys: undefined,
      decisions: undefined,
      replacements: 'Nobody',
      when: undefined,
      treatment: 'You choose on the form',
      'people-to-tell': 'Nobody',
      details: 'All given',
      wishes: 'None',
      certificate: undefined,
    })
  })
})
