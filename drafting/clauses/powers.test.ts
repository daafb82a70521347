import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import { aHomeForLife } from '#testkit/trusts.ts'

const powers = () => clauseText(simplestWill(), 'powers')
const trustees = () => clauseText(simplestWill(), 'trustees')

describe('What executors may do', () => {
  // Finding: 20
  test('nobody is lent, or housed from, what is held for another person', () => {
    expect(powers()).toContain(
      'lend money to a person for whom they hold something, or buy a home for that person, but only out of what they hold for that person;',
    )
    expect(powers()).not.toContain('on terms they think fit')
    expect(powers()?.match(/\bhome\b/g)).toHaveLength(1)
  })

  // Finding: 21
  test('an only executor who is an heir takes a house or buys it at the price of an independent valuer', () => {
    expect(powers()).toContain(
      'if another Executor who has no interest agrees or, if there is none, at a price or value fixed by an independent qualified valuer',
    )
  })

  test('what is for an adult who cannot manage it goes to an attorney or deputy, or is spent for that person', () => {
    expect(powers()).toContain('to that person’s attorney or deputy, or spend it for that person')
  })
})

// Finding: 26
test('what was used or paid for a child who dies young is not called back', () => {
  expect(clauseText(simplestWill(), 'under-18')).toContain(
    'what has not been used or paid by then passes as if I had died',
  )
})

// Finding: 26
test('the fund is what is owned at death, and pays the debts', () => {
  const fund = clauseText(simplestWill(), 'estate-on-trust')
  expect(fund).toContain('I give everything that I own when I die, and have not given by another clause')
  expect(fund).toContain('From this fund they must pay my debts')
})

// Finding: 26
test('debts and tax come from the fund, and nothing is paid from what is only left after them', () => {
  const text = draftedText(completeExampleWill())
  expect(text).not.toContain('from my Residuary Estate')
  expect(text).toMatch(/from the fund in clause \d+/)
})

describe('Powers that an estate of today needs', () => {
  test('what an insurer pays for a thing that is lost before it is handed over goes where the thing goes', () => {
    expect(powers()).toContain(
      'hold what an insurer pays for a thing that was lost or damaged after my death as they held the thing, or pay it to the person who was to have it;',
    )
  })

  test('a professional who is appointed later may be paid, if somebody who is not paid agrees to what', () => {
    expect(powers()).toContain(
      'pay reasonable fees to somebody appointed after my death who acts as an Executor in the course of a business that includes dealing with estates or trusts, as those who appoint them agree in writing;',
    )
  })

  test('income and costs are not divided by days, and not where those who share change either', () => {
    expect(powers()).toContain(
      'treat income as arising on the day they receive it, and a cost on the day they pay it, without apportioning it, even if those who share it have changed.',
    )
  })
})

describe('While something is held for a child', () => {
  // Finding: 22
  test('at least two hold it, or a trust corporation, and one alone appoints another within three months', () => {
    expect(trustees()).toContain('There must be at least two trustees, or a trust corporation.')
    expect(trustees()).toContain(
      'One alone may do no more with it than keep it safe, and must appoint another within three months',
    )
    expect(trustees()).toContain('the adults who would take in that person’s place may appoint')
  })

  test('an executor who deals with the estate alone is not held up: it starts when that is done', () => {
    expect(trustees()).toContain(
      'It starts when they have dealt with my estate so far as that is needed, and hold it as trustees: until then it limits nobody who deals with my estate.',
    )
  })

  test('a small sum for a child needs no second trustee, and land always does', () => {
    expect(trustees()).toContain(
      'One alone is enough for what is held for a person who is not yet old enough, if it is worth £5,000 or less and is not land.',
    )
  })

  test('a trustee is let go by a deed, and an executor is not let go by it', () => {
    expect(trustees()).toContain('The trustees at the time appoint new ones by a deed')
    expect(trustees()).toContain('One of them may retire by a deed if two, or a trust corporation, remain.')
    expect(trustees()).toContain(
      'stops being a trustee when the others say so in a deed, and they then do what is needed to hold it without that one.',
    )
    expect(trustees()).toContain('None of this ends the office of an executor.')
    expect(trustees()).not.toMatch(/stops being an Executor|record it in writing/)
  })

  test('My Executors are the executors, and then the trustees of what is held', () => {
    expect(clauseText(simplestWill(), 'executors')).toContain(
      'My Executors means whoever holds these offices at the time: my executors while they deal with my estate and, of what is held on trust, its trustees.',
    )
  })

  // Finding: 22
  test('an executor who is the guardian too does not decide to pay themselves', () => {
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

  test('powers over a trust may be given up, and it may move to another country, only where a trust is held', () => {
    const text = clauseText(aHomeForLife(), 'trustees')
    expect(text).toContain(
      'They may by a deed give up or limit a power of theirs, for themselves and for those after them.',
    )
    expect(text).toContain('They may appoint trustees who live in another country')
    expect(trustees()).not.toContain('another country')
  })
})
