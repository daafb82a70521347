import { afterEach, expect, test, vi } from 'vitest'
import { DeskError, deskCall, deskFile } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })

test.each([
  ['a reply', () => deskCall('GET /api/desk/me')],
  ['a file', () => deskFile('GET /api/desk/cases/{id}/for-a-firm.zip', { params: { id: 1 } })],
])('%s at the desk that breaks off on its way is told of as a server that cannot be reached', async (_what, ask) => {
  vi.stubGlobal('fetch', async () => new Response(broken()))
  const asked = ask()
  await expect(asked).rejects.toThrow(DeskError)
  await expect(asked).rejects.toMatchObject({ status: 0 })
})
