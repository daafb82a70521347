import { describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { said } from '#testkit/advised-wills.ts'
import { completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { textsOf } from '#testkit/pack-documents.ts'
import { toPlainText } from './pack-document.ts'
import { solicitorsBrief } from './solicitors-brief.ts'

const brief = (will = completeExampleWill()) => toPlainText(solicitorsBrief(will, { today }))

describe('The page for a solicitor', () => {
  test('says what applies, what we said about it with the law, and what to ask', () => {
    const text = brief(said('land-abroad', completeExampleWill()))
    for (const told of [
      '## What applies to me\n\n- I own a home, land or a business outside England and Wales',
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
      'Own your home: Yes',
      'Executors: Thomas Hale and Ruth Hale',
      'Shares: Thomas Hale: 50%; Ruth Hale: 20%; Daniel Hale: 20%; Royal National Lifeboat Institution: 10%',
    ])
      expect(text).toContain(told)
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
