import { expect, test } from 'vitest'
import * as constants from './constants.ts'

// Promise: step.event, limit.name, limit.child, limit.polls, limit.success, limit.cookie, limit.mobile, limit.forms, limit.timeout
test('limits and waits are as specified', () => {
  expect(constants).toMatchObject({
    WHOLE_ESTATE_HUNDREDTHS: 10000,
    NAME_MAX_LETTERS: 50,
    ADULT_FROM_AGE: 18,
    OLDEST_POSSIBLE_AGE: 120,
    PAYMENT_POLL_MAX_ATTEMPTS: 450,
    PAYMENT_POLL_DELAY_MS: 2000,
    PAYMENT_STATUS_PAID: 1,
    REDIRECT_COOKIE_HOURS: 24,
    MOBILE_BELOW_PX: 860,
    STEP_CHANGE_WAIT_MS: 500,
    URL_BAR_HEIGHT_PX: 80,
    BASE_PADDING_PX: 32,
    HTTP_TIMEOUT_MS: 0,
    XSRF_COOKIE: 'XSRF-TOKEN',
    FORM_ID: { landing: 215, will: 216 },
  })
})

// Promise: limit.polls
test('a payment is waited for about 15 minutes', () => {
  expect((constants.PAYMENT_POLL_MAX_ATTEMPTS * constants.PAYMENT_POLL_DELAY_MS) / 60_000).toBe(15)
})
