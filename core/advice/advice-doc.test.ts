import { expect, test } from 'vitest'
import { describeAdvice } from './advice-doc.ts'
import { triggers } from './triggers.ts'

test('docs/advice.md says what the advice says: if not, run `npx vitest run core/advice -u`', async () => {
  await expect(describeAdvice()).toMatchFileSnapshot('../../docs/advice.md')
})

test('the page says that a lawyer has yet to review it, and names all the law the advice rests on', () => {
  const page = describeAdvice()
  expect(page).toContain('Everything on this page awaits review by a solicitor or TEP')
  for (const { source, message } of triggers) {
    expect(page).toContain(`Law: ${source}`)
    expect(page).toContain(message)
  }
})
