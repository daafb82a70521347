import { expect, test } from 'vitest'
import { startApp } from '#testkit/start-app.ts'
import { isPhone, phoneIsValid } from '../wills/save.rules.ts'

// Promise: format.phone-call, call.phone
test.each(['01584 555010', '07700 900123', '+44 7700 900123', '+353 1 679 1234', '(0117) 496 0000'])(
  '%s is a phone number',
  (typed) => {
    expect(isPhone(typed)).toBe(true)
  },
)

// Promise: format.phone-call
test.each(['', '12345', '0000 000 0000', '07700 90012', 'ring me', '+999 12345678'])('"%s" is not', (typed) => {
  expect(isPhone(typed)).toBe(false)
})

// Promise: details.middle-name, format.phone-value
test('a phone may be left out, but one with a value must be valid', () => {
  expect([undefined, '', '  ', '07700 900123', '12'].map(phoneIsValid)).toEqual([true, true, true, true, false])
})

// Promise: call.phone, error.phone
test('the call says of a phone whether it could be dialled, to customers alone', async () => {
  const app = await startApp()
  try {
    const customer = await app.customer()
    const asked = async (query: string) => {
      const { status, json } = await customer.get(`/api/phoneValidation${query}`)
      return [status, status === 200 ? json() : undefined]
    }
    expect(await asked(`?phone=${encodeURIComponent('+44 7700 900123')}`)).toEqual([200, { success: true }])
    expect(await asked('?phone=12345')).toEqual([200, { success: false }])
    expect(await asked('')).toEqual([422, undefined])
    expect((await app.api().get('/api/phoneValidation?phone=12345')).status).toBe(401)
  } finally {
    await app.close()
  }
})
