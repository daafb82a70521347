/** A customer who has begun a will, what is stored of it, and a save of one step, for tests of what the server lets through. */
import type { Will } from '#core/will/schema.ts'
import { simplestWill } from './builders.ts'
import type { Customer, TestApp } from './start-app.ts'

export const begunWill = async (app: TestApp, given: Partial<Will> = {}): Promise<Customer> => {
  const customer = await app.customer()
  const will = { ...simplestWill(given), id: customer.willId, version: 0 }
  await app.stores.wills.save(customer.userId, will, app.clock())
  return customer
}

export const storedWill = async (customer: Customer): Promise<Will> =>
  (await customer.get('/api/form')).json<{ will: Will }>().will

export const saveStep = async (customer: Customer, step: string, will: object) => {
  const { version } = await storedWill(customer)
  return customer.post('/api/form', { step, version, will })
}
