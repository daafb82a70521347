import { expect, test } from 'vitest'
import { triggers } from '#core/advice/triggers.ts'
import { describeAdvice } from './advice-doc.ts'

test('the page says that a lawyer must still review it, and names all the law behind the advice', () => {
  const page = describeAdvice()
  expect(page).toContain('Everything on this page awaits review by a solicitor or TEP')
  for (const { source, message } of triggers) {
    expect(page).toContain(`Law: ${source}`)
    expect(page).toContain(message)
  }
})
