import { describe, expect, test } from 'vitest'
import { askedSteps } from '#core/journey/walk.ts'
import { newWill } from '#core/will/new-will.ts'
import { said } from '#testkit/advised-wills.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { textsOf } from '#testkit/pack-documents.ts'
import { trustWills } from '#testkit/trusts.ts'
import { answersOf } from '../answers.ts'
import { textOfWords, toPlainText } from './pack-document.ts'
import { solicitorsBrief } from './solicitors-brief.ts'

const brief = (will = completeExampleWill()) => toPlainText(solicitorsBrief(will, { today }))

describe('The page for a solicitor', () => {
  test('says what applies, what we said about it with the law, and what to ask', () => {
    const text = brief(said('land-abroad', completeExampleWill()))
    for (const told of [
      '## What applies to me\n\n- I own a home, land or business outside the UK',
      'Wills Act 1837 s.20',
      '## What I would like to ask\n\n- Do I need a will in each country',
    ])
      expect(text).toContain(told)
  })

  test('says who the testator is, their family, what they own and what they want', () => {
    const text = brief()
    for (const told of [
      'Full name: Margaret Ellen Hale',
      'Partner: Thomas Hale',
      'Own my home: Yes',
      'Executors: Thomas Hale and Ruth Hale',
      'Shares: Thomas Hale: 50%; Ruth Hale: 20%; Daniel Hale: 20%; Royal National Lifeboat Institution: 10%',
    ])
      expect(text).toContain(told)
  })

  // Finding: 34
  test.each([
    'Telephone: 020 7946 0958',
    'Email: peggy@example.org',
    'Own my home: Yes. I own it jointly with someone else',
    'How we own it: Tenants in common',
    'Owned with: Thomas Hale',
    'My part: 60%',
    'Mortgage: Yes, Acorn Bank, £120,000',
    'Ruth Hale: Daughter, 36',
    'Daniel Hale: Son, 11',
    'Worth of all I own: It may be more than £325,000',
  ])('says what a solicitor asks first: %s', (fact) => {
    const home = {
      id: 1,
      assetType: 'Property',
      isYourOwn: 'Yes',
      owner: 'I own it jointly with someone else',
      ownershipType: 'Tenants in common',
      ownershipPercent: 60,
      mortgage: 'Yes',
      mortgageWith: 'Acorn Bank',
      mortgageAmount: 12_000_000,
      mortgageWithPersons: [1],
    } as const
    const { details } = completeExampleWill()
    const will = completeExampleWill({
      details: { ...details, phone: '020 7946 0958', email: 'peggy@example.org' },
      ownProperty: 'Yes',
      accounts: [{ ...home, mortgageWithPersons: [1] }],
    })
    expect(brief(said('estate-over-nil-rate-band', will))).toContain(fact)
  })

  // Finding: 34
  test('says of joint tenants that no part is theirs alone, and of what was not answered that it was not', () => {
    const home = (given: object) =>
      completeExampleWill({
        ownProperty: 'Yes',
        accounts: [
          {
            id: 1,
            assetType: 'Property',
            isYourOwn: 'Yes',
            owner: 'I own it jointly with someone else',
            mortgageWithPersons: [],
            ...given,
          },
        ],
      })
    expect(brief(home({ ownershipType: 'Joint tenants' }))).toContain(
      'My part: None of its own: the whole belongs to us together',
    )
    for (const label of ['How we own it', 'Owned with', 'My part', 'Mortgage'])
      expect(brief(home({}))).toContain(`${label}: I have not said`)
  })

  // Finding: 34
  test('says of a child whose date of birth is not known whether they are under 18', () => {
    const child = (isChild?: 'Yes' | 'No') =>
      completeExampleWill({
        persons: [
          aPerson({ id: 1, type: 'Child', relationship: 'Son', fullname: 'Ed Roe', ...(isChild && { isChild }) }),
        ],
      })
    expect(brief(child('Yes'))).toContain('Ed Roe: Son, under 18')
    expect(brief(child('No'))).toContain('Ed Roe: Son, 18 or over')
  })

  const all = { ...trustWills, ...Object.fromEntries(Object.entries(goldenWills).map(([id, each]) => [id, each.will])) }
  test.each(Object.entries(all))('says each fact in the words of the testator: %s', (_name, will) => {
    const facts = solicitorsBrief(will, { today }).blocks.flatMap((block) =>
      block.kind === 'facts' ? block.items.map(({ label, value }) => `${label}: ${textOfWords(value)}`) : [],
    )
    expect(facts.filter((fact) => /\byours?\b|\byou\b/i.test(fact))).toEqual([])
  })

  test('says in the words of the testator that no guardian can be appointed for a child', () => {
    const child = aPerson({
      id: 2,
      fullname: 'Ed Roe',
      type: 'Child',
      relationship: 'Son',
      isChild: 'Yes',
      parentalResponsibility: 'No',
    })
    const family = simplestWill({ haveChildren: 'Yes', laterChildren: 'No', persons: [anHeir(100), child] })
    expect(brief(family)).toContain('Guardians of Ed Roe: None: this will cannot appoint one')
  })

  // Finding: 34
  test('leaves room for what was never asked here', () => {
    for (const label of ['Pensions and life insurance', 'My last will: date and place'])
      expect(brief()).toContain(`${label}: ____`)
  })

  test('is a page of its own, in this order', () => {
    const page = solicitorsBrief(said('land-abroad', completeExampleWill()), { today })
    expect(page).toMatchObject({
      id: 'solicitors-brief',
      title: 'For my solicitor',
      fileTitle: 'For the solicitor of Margaret Ellen Hale',
      band: 'Not a will',
      purpose: 'Tells a solicitor who you are, what you want, and what we could not write for you.',
    })
    expect(page.blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []))).toEqual([
      'What applies to me',
      'What Heirloom told me',
      'What I would like to ask',
      'Who I am',
      'My family',
      'What I own',
      'What I would like',
      'What you may ask me first',
      'What I can bring',
    ])
    const empty = solicitorsBrief(newWill(1), { today })
    expect(empty.fileTitle).toBe('For my solicitor')
    expect(empty.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'heading',
      'facts',
      'heading',
      'facts',
      'heading',
      'bullets',
    ])
  })

  test('lists what is owned beside property, once each', () => {
    const pension = { id: 1, assetType: 'Pension', title: 'Teachers', number: '1234' } as const
    const barn = { id: 2, assetType: 'Property', title: 'Barn' } as const
    const text = brief(
      simplestWill({ accounts: [pension, barn].map((each) => ({ ...each, mortgageWithPersons: [] })) }),
    )
    expect(text.match(/Teachers: .*/g)).toEqual(['Teachers: Pension · 1234'])
    expect(text.match(/Barn: .*/g)).toEqual(['Barn: I have not said; Mortgage: I have not said'])
  })

  test('names no partner of a client who has since said that they have none', () => {
    const persons = [anHeir(100), aPerson({ id: 2, type: 'partner', relationship: 'Partner', fullname: 'Old Flame' })]
    expect(brief(simplestWill({ persons }))).not.toContain('Old Flame')
  })

  test('has the answers to every question, so that nothing has to be said twice', () => {
    const will = completeExampleWill()
    const text = brief(will)
    for (const { name } of askedSteps(will, today))
      for (const { label, value } of answersOf(name, will, today))
        if (value !== '') expect(text).toContain(`${label}: ${value.replaceAll('\n', '; ')}`)
    expect(text).toContain('Backup guardians: Peter Price')
  })

  test('leaves out what has not been answered', () => {
    const text = brief(newWill(1))
    expect(text).toContain('My name, 3 November 2026.')
    for (const title of ['Who I am', 'My family', 'What I own', 'What applies to me']) expect(text).not.toContain(title)
  })

  test('is in the pack of a customer who needs a solicitor, and of no other', () => {
    expect(textsOf('solicitors-brief', said('land-abroad'))).toHaveLength(1)
    expect(textsOf('solicitors-brief', simplestWill())).toEqual([])
  })
})
