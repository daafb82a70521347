import { describe, expect, test } from 'vitest'
import { checkPayment, type PaymentCheck } from './payment-status.ts'

const payment = { external_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', id: 7 }

/** A server that returns these statuses in turn and then repeats the last, and a clock that only the test advances. */
const aCheck = (statuses: (number | Error)[], given: Partial<PaymentCheck> = {}) => {
  const seen = { asked: [] as string[], waited: [] as number[], redirects: [] as string[], clock: 0 }
  const check: PaymentCheck = {
    paymentInfo: payment,
    fetchStatus: async (externalId) => {
      const status = statuses[Math.min(seen.asked.length, statuses.length - 1)] ?? 0
      seen.asked.push(externalId)
      if (status instanceof Error) throw status
      return { status }
    },
    wait: async (ms) => {
      seen.waited.push(ms)
      seen.clock += ms
    },
    redirect: (path) => seen.redirects.push(path),
    currentPath: '/my-will/payment-successful',
    ...given,
  }
  return { seen, result: () => checkPayment(check) }
}

const told = () => {
  const calls: unknown[] = []
  return { calls, handler: (given?: unknown) => void calls.push(given) }
}

describe('without a stored payment', () => {
  // Promise: poll.none, error.no-payment
  test('the failure handler runs and no request is made', async () => {
    const { calls, handler } = told()
    const { paymentInfo: _, ...rest } = { paymentInfo: payment }
    const { seen, result } = aCheck([1], { ...rest, paymentInfo: undefined, onFailure: handler })
    expect(await result()).toBe('no-payment')
    expect(calls).toHaveLength(1)
    expect(seen).toMatchObject({ asked: [], waited: [], redirects: [] })
  })

  // Promise: poll.none
  test('nothing happens when there is no failure handler', async () => {
    const { seen, result } = aCheck([1], { paymentInfo: undefined })
    expect(await result()).toBe('no-payment')
    expect(seen).toMatchObject({ asked: [], waited: [], redirects: [] })
  })
})

describe('a payment that has arrived', () => {
  // Promise: poll.asks, call.check
  test('is found by the first request, without waiting', async () => {
    const { calls, handler } = told()
    const { seen, result } = aCheck([1], { onSuccess: handler })
    expect(await result()).toBe('paid')
    expect(calls).toHaveLength(1)
    expect(seen).toMatchObject({ asked: [payment.external_id], waited: [], redirects: [] })
  })

  // Promise: poll.asks
  test('is found after two seconds for every request before it', async () => {
    const { seen, result } = aCheck([0, 0, 0, 1])
    expect(await result()).toBe('paid')
    expect(seen.asked).toHaveLength(4)
    expect(seen.waited).toEqual([2000, 2000, 2000])
  })

  test('is still found by the 450th request', async () => {
    const { seen, result } = aCheck([...Array<number>(449).fill(0), 1])
    expect(await result()).toBe('paid')
    expect(seen.asked).toHaveLength(450)
  })
})

describe('a payment that never arrives', () => {
  // Promise: poll.retries, limit.polls
  test('is requested exactly 450 times over about 15 minutes, and then the page says so', async () => {
    const { seen, result } = aCheck([0])
    expect(await result()).toBe('retries')
    expect(seen.asked).toHaveLength(450)
    expect(seen.waited).toHaveLength(449)
    expect(seen.clock).toBe(898_000)
    expect(seen.redirects).toEqual(['/my-will/payment-successful?payment-check=retries'])
  })

  // Promise: poll.retries, error.retries
  test('calls the retries handler where there is one', async () => {
    const { calls, handler } = told()
    const { seen, result } = aCheck([0], { onRetriesReached: handler, maxAttempts: 3, delay: 10 })
    expect(await result()).toBe('retries')
    expect(calls).toHaveLength(1)
    expect(seen).toMatchObject({ waited: [10, 10], redirects: [] })
    expect(seen.asked).toHaveLength(3)
  })
})

describe('a request that fails', () => {
  const down = new Error('the server is down')

  // Promise: poll.error
  test('ends the polling, and the page says so', async () => {
    const { seen, result } = aCheck([0, down, 1])
    expect(await result()).toBe('error')
    expect(seen.asked).toHaveLength(2)
    expect(seen.redirects).toEqual(['/my-will/payment-successful?payment-check=error'])
  })

  // Promise: poll.error, error.poll
  test('calls the error handler where there is one', async () => {
    const { calls, handler } = told()
    const { seen, result } = aCheck([down], { onError: handler })
    expect(await result()).toBe('error')
    expect(calls).toEqual([down])
    expect(seen.redirects).toEqual([])
  })
})

// Promise: error.poll
test('the flag is added to the query, and replaces an earlier flag', async () => {
  const { seen, result } = aCheck([new Error('down')], { currentPath: '/pay?payment-check=retries&source=mail' })
  await result()
  expect(seen.redirects).toEqual(['/pay?source=mail&payment-check=error'])
})

describe('a declined payment', () => {
  test('is waited for, because another card may follow', async () => {
    const { seen, result } = aCheck([2, 2, 1])
    expect(await result()).toBe('paid')
    expect(seen.asked).toHaveLength(3)
  })

  // Promise: poll.wait
  test('ends the polling where there is a handler for it', async () => {
    const { calls, handler } = told()
    const { seen, result } = aCheck([0, 2, 1], { onDeclined: handler })
    expect(await result()).toBe('declined')
    expect(calls).toHaveLength(1)
    expect(seen.asked).toHaveLength(2)
  })
})

test('an error in a handler is thrown, and is not treated as a failed request', async () => {
  const fault = new Error('no such page')
  const { seen, result } = aCheck([1], {
    onSuccess: () => {
      throw fault
    },
  })
  await expect(result()).rejects.toBe(fault)
  expect(seen.redirects).toEqual([])
})
