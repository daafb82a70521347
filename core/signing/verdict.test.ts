import { describe, expect, test } from 'vitest'
import { aPerson, completeExampleWill } from '#testkit/builders.ts'
import { deniedOf, doorsTo, goodWitnesses, namesOfDoubt, SIGNED_ON } from '#testkit/doubtful-witnesses.ts'
import { lastChecks, witnessTicks } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import type { Doubt } from '../will/signing-schema.ts'
import { doubtEnds, doubtInWords, doubtTitle } from './doubt-words.ts'
import { isDoubtful, noteAfterwards, signingState } from './signing-state.ts'
import { noteOfPlan } from './table.ts'
import { doubtsOf, gravestOf, gravityOf, signingDoors } from './verdict.ts'

const will = completeExampleWill()
const [THOMAS, ANNE, PETER] = [1, 4, 5]

const noted = (first: string, second = 'David Lloyd') => ({
  on: SIGNED_ON,
  witnesses: [first, second] as [string, string],
  ticks: [...witnessTicks],
})

const wordsOf = (doubts: readonly Doubt[], witnesses: [string, string]) =>
  doubts.map((doubt) => Object.values(doubtInWords(doubt, { witnesses })).join(' '))

describe('No way to say that a will is signed calls it a good will when a witness is in it, or may be', () => {
  const variants = namesOfDoubt(will)

  test('with 200 names, titles, short names, spellings and partners', () => {
    expect(variants.length).toBeGreaterThanOrEqual(200)
    expect(new Set(variants.map(({ name, address }) => `${name} ${address}`)).size).toBe(variants.length)
  })

  test.each(signingDoors)('%s', (door) => {
    const green = variants.flatMap((variant, index) => {
      const signing = doorsTo[door](will, variant, index % 2 === 0 ? 0 : 1)
      const doubts = doubtsOf(will, signing)
      const state = signingState({ signing: { ...signing, doubts } }, SIGNED_ON)
      return state.is === 'doubtful' ? [] : [`${variant.name} (${variant.what})`]
    })
    expect(green).toEqual([])
  })

  test.each(signingDoors.filter((door) => door !== 'kept on the device'))('good witnesses are good: %s', (door) => {
    for (const witness of goodWitnesses) {
      const signing = doorsTo[door](will, witness, 0)
      const answered = { ...signing, ...deniedOf(will, signing) }
      expect(doubtsOf(will, answered), witness.name).toEqual([])
      expect(signingState({ signing: answered }, SIGNED_ON).is).toBe('signed')
    }
  })

  test('a note that an older page kept, without an answer to anything, is in doubt and asked about', () => {
    const { witnesses, on } = noted('Mary Okafor')
    const doubts = doubtsOf(will, { witnesses, on } as Parameters<typeof doubtsOf>[1])
    expect(gravestOf(doubts)).toBe('open')
    expect(doubts.map(({ asks }) => asks)).toEqual([...witnessTicks])
    expect(doubtEnds(doubts)).toMatch(/^Answer what is still open\./)
  })
})

describe('What follows is said in plain words', () => {
  test('a witness who has a share loses it by law, and the rest stands', () => {
    const signing = noted('Dr Ruth Hale', 'Thomas Hale')
    const doubts = doubtsOf(will, signing)
    expect(wordsOf(doubts, signing.witnesses)).toEqual([
      expect.stringMatching(
        /^Ruth Hale is in your will\. By law a witness loses what the will leaves them\. The rest of the will stands\. Ruth Hale would lose a fifth of the rest/,
      ),
      expect.stringMatching(/^Thomas Hale is in your will\. .*Thomas Hale would lose half of the rest/),
    ])
    expect(gravestOf(doubts)).toBe('loses')
    expect(doubtTitle(doubts)).toBe('This signing is in doubt. A gift may be lost.')
    expect(doubtEnds(doubts)).toContain('sign it with two other witnesses')
  })

  test('a guardian or executor without a gift loses nothing: it is only caution', () => {
    const signing = noted('Anne Price')
    const [doubt, ...more] = doubtsOf(will, signing)
    expect(more).toEqual([])
    expect(doubt && gravityOf(doubt)).toBe('caution')
    expect(wordsOf(doubt ? [doubt] : [], signing.witnesses)).toEqual([
      'Anne Price is in your will. They have no gift in it, so no gift is lost. It is only caution: someone may ask about it one day.',
    ])
  })

  test.each([
    ['Margaret Hale', 'David Lloyd', 'Nobody can witness their own will'],
    ['Mary Okafor', 'M. Okafor', 'The two witnesses have names that are alike'],
  ])('%s and %s', (first, second, says) => {
    const signing = noted(first, second)
    expect(wordsOf(doubtsOf(will, signing), signing.witnesses).join(' ')).toContain(says)
  })

  test('two names of one person, who says so, are one witness, and the will may not count', () => {
    const signing = noted('Mary Okafor', 'Molly Okafor')
    const said: [[], { question: 'Other witness'; about: []; answer: 'Yes' }[]] = [
      [],
      [{ question: 'Other witness', about: [], answer: 'Yes' }],
    ]
    const doubts = doubtsOf(will, { ...signing, said })
    expect(gravestOf(doubts)).toBe('void')
    expect(wordsOf(doubts, signing.witnesses)).toEqual([
      'Both witnesses are one person. A will needs two. With one it does not count.',
    ])
  })

  test('who signed for the testator is better no witness, also under a name like it', () => {
    const attested: Will = { ...will, attestation: { reader: 'Priya Rao', signer: 'Mary Okafor' } }
    expect(doubtsOf(attested, noted('Mary Okafor')).map(({ why }) => why)).toEqual(['signs for the testator'])
    expect(doubtsOf(attested, noted('Molly Okafor')).map(({ asks }) => asks)).toEqual(['Signs for you'])
  })

  test('a person who has married since is asked about by the first name', () => {
    const [doubt] = doubtsOf(will, noted('Ruth Okonkwo'))
    expect(doubt).toMatchObject({ why: 'not said', asks: 'Same person', about: [{ name: 'Ruth Hale' }] })
  })

  test('a relative of someone in the will may lose them their gift, or it is only caution', () => {
    const signing = {
      ...noted('Gareth Price'),
      said: [[{ question: 'Related' as const, about: [ANNE, PETER, 6], answer: 'Yes' as const }], []] as never,
    }
    const doubts = doubtsOf(will, signing)
    expect(doubts.map(({ why }) => why)).toEqual(['Related'])
    expect(wordsOf(doubts, signing.witnesses)[0]).toContain('husband, wife or civil partner of a witness is lost')
  })
})

describe('What ends a doubt, and what does not', () => {
  test('a mistyped name that is corrected', () => {
    const before = { ...noted('Ruth Hale'), doubts: doubtsOf(will, noted('Ruth Hale')) }
    expect(isDoubtful(before)).toBe(true)
    const corrected = noteAfterwards(before, noted('Nerys Hollis'))
    expect(corrected).not.toHaveProperty('doubts')
    expect(doubtsOf(will, corrected)).toEqual([])
  })

  test('what is only in a later will: who came into it after the signing may have watched', () => {
    const later: Will = {
      ...will,
      persons: [...will.persons, aPerson({ id: 50, fullname: 'Mary Okafor', inherit: true, estatePercent: 10 })],
    }
    expect(doubtsOf(later, noted('Mary Okafor'))).not.toEqual([])
    expect(doubtsOf(will, noted('Mary Okafor'))).toEqual([])
  })

  test('a doubt keeps the names and shares of the will that was signed', () => {
    const [doubt] = doubtsOf(will, noted('Tom Hale'))
    expect(doubt?.about.find(({ id }) => id === THOMAS)).toMatchObject({
      name: 'Thomas Hale',
      loses: expect.arrayContaining(['half of the rest']),
    })
  })

  test('a doubtful signing stays one whatever changed since, and is revoked like any other', () => {
    const signing = { ...noted('Ruth Hale'), fingerprint: 'AAAA-AAAA', doubts: doubtsOf(will, noted('Ruth Hale')) }
    expect(signingState({ signing }, SIGNED_ON, 'BBBB-BBBB').is).toBe('doubtful')
    const revoked = { ...signing, revoked: { on: SIGNED_ON, how: 'Torn up' as const } }
    expect(signingState({ signing: revoked }, SIGNED_ON).is).toBe('revoked')
  })
})

test('the last page of signing day notes everything that was answered of the witnesses', () => {
  const said = [{ question: 'Related' as const, about: [ANNE], answer: 'No' as const }]
  const plan = {
    day: SIGNED_ON,
    time: '11:00',
    place: 'At home',
    remind: true,
    witnesses: [
      { name: 'Gareth Price', said },
      { name: 'Mary Okafor', said: [] },
    ],
    ticks: [...witnessTicks],
    step: 'check' as const,
    checked: [...lastChecks],
    turn: 3,
  }
  expect(noteOfPlan(plan, { on: SIGNED_ON, details: [{}, {}] })).toMatchObject({
    witnesses: ['Gareth Price', 'Mary Okafor'],
    said: [said, []],
    ticks: [...witnessTicks],
  })
})
