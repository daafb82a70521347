import { describe, expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import { anIncomeForLife } from '#testkit/trusts.ts'
import type { ClauseId } from '../document.ts'
import { preview } from '../draft.ts'

const clause = (id: ClauseId, ...given: Parameters<typeof anIncomeForLife>): string =>
  clauseOf(preview(anIncomeForLife(...given), today), id) ?? ''

describe('Income of the rest for life', () => {
  test('is paid to the person until the trust ends, then the rest is shared', () => {
    expect(clause('residue')).toBe(
      [
        'My Executors hold my Residuary Estate on trust. Until the trust ends they pay its income to Bea Hale, and may let Bea Hale live without paying rent in a home that it holds or buys. Those of my Executors other than Bea Hale may pay Bea Hale any or all of the capital.',
        'The trust ends on the first of these:',
        '(a) the death of Bea Hale; and',
        '(b) the day my Executors receive a signed notice in which Bea Hale gives the trust up; an attorney or deputy may give it only if the court allows.',
        'If Bea Hale does not survive me, or cannot or does not take under this clause for any reason, the trust ends when I die.',
        'Section 32 of the Trustee Act 1925 lets my Executors pay capital early to somebody who may take when the trust ends, but only if Bea Hale agrees in writing.',
        'When the trust ends, my Executors hold my Residuary Estate in these shares:',
        '(a) 40% for my son Cy Hale;',
        '(b) 40% for my daughter Di Hale; and',
        '(c) 20% for the charity Royal National Lifeboat Institution (registered charity number 209603).',
        'Somebody is living at the end if they are living when the trust ends or, if a death ends it, at the end of the 28th day after the death of Bea Hale. If the trust ends when I die, somebody is living at the end if they survive me. A child conceived before the trust ends and born alive later is living at the end; a child conceived later is not.',
      ].join('\n'),
    )
  })

  test('leaves the capital alone unless the testator allows it, and then it is not lent either', () => {
    expect(clause('residue', { capital: 'No' })).not.toContain('any or all of the capital')
    const lent = 'they may not lend to Bea Hale any capital that they hold under clause 6.'
    expect(clause('trustees', { capital: 'No' })).toContain(lent)
    expect(clause('trustees')).not.toContain(lent)
  })

  test('is not ended by living elsewhere: that is about a home', () => {
    expect(clause('residue', { endsIfLeaves: 12 })).not.toContain('has not lived')
  })

  test('a share fails if its taker is not living at the end, and what is left goes as if the testator had died then', () => {
    const text = clause('if-a-share-fails')
    expect(text).toContain(
      'A share in clause 6, or a part of one, fails if the person it is for is not living at the end,',
    )
    expect(text).toContain(
      'If nobody takes any share, clause 8 applies, as if I had died when the trust ended and Bea Hale before me.',
    )
    expect(text).toContain('is about the trust in clause 6.')
  })

  test('fixed at the death, a taker has to survive the testator and their estate keeps the share', () => {
    expect(clause('residue', { fixed: 'When I die' })).toContain(
      'A person who survives me keeps their share even if they die before the trust ends: it then belongs to their estate.',
    )
    expect(clause('if-a-share-fails', { fixed: 'When I die' })).toContain(
      'fails if the person it is for does not survive me',
    )
  })

  test('a charity that changes before the end of the trust is followed too', () => {
    expect(clause('charities')).toContain(
      'If by my death, or by the end of the trust from which it takes, it has changed its name',
    )
  })
})
