import { expect, test } from 'vitest'
import { addressOf } from './calls.ts'

test('the address of a call has its parameters, and of its query what is there', () => {
  expect(addressOf('GET /api/desk/today')).toBe('/api/desk/today')
  expect(addressOf('GET /api/desk/orders/{id}', { params: { id: 7 } })).toBe('/api/desk/orders/7')
  expect(addressOf('GET /api/desk/orders', { query: { before: undefined } })).toBe('/api/desk/orders')
})

test('nothing typed leads to another call', () => {
  expect(addressOf('POST /api/desk/experiments/{name}/stop', { params: { name: '../a?b' } })).toBe(
    '/api/desk/experiments/..%2Fa%3Fb/stop',
  )
  const address = addressOf('GET /api/phoneValidation', { query: { phone: '+44 1584 555&010=#' } })
  expect([...new URLSearchParams(address.split('?')[1])]).toEqual([['phone', '+44 1584 555&010=#']])
  expect(addressOf('GET /api/phoneValidation', { query: { phone: '01584 555010' } })).toBe(
    '/api/phoneValidation?phone=01584+555010',
  )
})
