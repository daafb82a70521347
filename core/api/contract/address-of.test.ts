import { expect, test } from 'vitest'
import { addressOf } from './calls.ts'

test('the address of a call has its parameters, and of its query what is there', () => {
  expect(addressOf('/api/desk/orders')).toBe('/api/desk/orders')
  expect(addressOf('/api/desk/orders/{id}', { id: 7 })).toBe('/api/desk/orders/7')
  expect(addressOf('/api/desk/orders', {}, { before: undefined })).toBe('/api/desk/orders')
})

test('nothing typed leads to another call', () => {
  expect(addressOf('/api/desk/experiments/{name}/stop', { name: '../a?b' })).toBe(
    '/api/desk/experiments/..%2Fa%3Fb/stop',
  )
  const address = addressOf('/api/phoneValidation', {}, { phone: '+44 1584 555&010=#' })
  expect([...new URLSearchParams(address.split('?')[1])]).toEqual([['phone', '+44 1584 555&010=#']])
  expect(addressOf('/api/phoneValidation', {}, { phone: '01584 555010' })).toBe(
    '/api/phoneValidation?phone=01584+555010',
  )
})
