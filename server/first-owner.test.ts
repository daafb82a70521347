import { expect, test } from 'vitest'
import { startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'

const ADDRESS = /\/desk\/join#(?<token>[\w-]{43})/

test('the first start prints an address at which the first owner joins in a browser, and no later start prints one', async () => {
  const dataDir = newFolder()
  const started = () => startServer({ dataDir, environment: { FIRST_OWNER: 'ann@wills.example' } })
  const first = await started()
  await expect.poll(() => first.output()).toMatch(ADDRESS)
  const { token } = ADDRESS.exec(first.output())?.groups ?? {}
  const offered = await fetch(`${first.url}/api/desk/join/options`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(await offered.json()).toMatchObject({ name: 'ann', roles: ['owner'] })
  await first.kill('SIGTERM')

  const second = await started()
  // What is printed after the start is there by the time that the next call was answered and the process has ended.
  await fetch(`${second.url}/healthz`)
  await second.kill('SIGTERM')
  expect(second.output()).not.toMatch(ADDRESS)
})
