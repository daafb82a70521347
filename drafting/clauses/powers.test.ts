import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'

const powers = () => clauseText(simplestWill(), 'powers')
const trustees = () => clauseText(simplestWill(), 'trustees')

describe('What executors may do', () => {
  test('finding 20: nobody is lent, or housed from, what is held for another person', () => {
    expect(powers()).toContain(
      'lend money to a person for whom they hold something, or buy a home for that person, but only out of what they hold for that person;',
    )
    expect(powers()).not.toContain('on terms they think fit')
    expect(powers()?.match(/\bhome\b/g)).toHaveLength(1)
  })

  test('finding 21: an only executor who is an heir takes a house or buys it at the price of an independent valuer', () => {
    expect(powers()).toContain(
      'if another Executor who has no interest agrees or, if there is none, at a price or value fixed by an independent qualified valuer',
    )
  })

  test('what is for an adult who cannot manage it goes to an attorney or deputy, or is spent for that person', () => {
    expect(powers()).toContain('to that person’s attorney or deputy, or spend it for that person')
  })
})

test('finding 26(d): what was used or paid for a child who dies young is not called back', () => {
  expect(clauseText(simplestWill(), 'under-18')).toContain(
    'what has not been used or paid by then passes as if I had died',
  )
})

test('finding 26(a): the fund is what is owned at death, and pays the debts', () => {
  const fund = clauseText(simplestWill(), 'estate-on-trust')
  expect(fund).toContain('I give everything that I own when I die, and have not given by another clause')
  expect(fund).toContain('From this fund they must pay my debts')
})

test('finding 26(b): debts and tax come from the fund, and nothing is paid from what is only left after them', () => {
  const text = draftedText(completeExampleWill())
  expect(text).not.toContain('from my Residuary Estate')
  expect(text).toMatch(/from the fund in clause \d+/)
})

describe('While something is held for a child', () => {
  test('finding 22: at least two hold it, or a trust corporation, and one alone appoints another within three months', () => {
    expect(trustees()).toContain('There must be at least two of them, or a trust corporation.')
    expect(trustees()).toContain(
      'One alone may do no more with it than keep it safe, and must appoint another within three months',
    )
    expect(trustees()).toContain('the adults who would take in that person’s place may appoint')
  })

  test('finding 22: an executor who is the guardian too does not decide to pay themselves', () => {
    expect(trustees()).toContain('None of them takes part in deciding to pay anything to themselves')
  })

  test('a substitute named in the will comes first, and one who cannot be found or decide is replaced', () => {
    const persons = [anHeir(100), aPerson({ id: 2, fullname: 'Bob Roe' })]
    expect(clauseText(simplestWill({ persons, executorBackup: [2] }), 'trustees')).toMatch(
      /first a willing substitute named in clause \d+\./,
    )
    expect(trustees()).toContain('cannot find for six months')
    expect(trustees()).toContain('Sections 11 and 19 of the Trusts of Land and Appointment of Trustees Act 1996')
  })
})
