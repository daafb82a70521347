import { expect, test } from 'vitest'
import { startApp } from '../../testkit/start-app.ts'
import { routesAsked } from './event-loop.ts'

test('each route of the API is asked how long it holds up everybody else', async () => {
  const app = await startApp()
  const { paths } = (await app.api().get('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  await app.close()
  expect(routesAsked().toSorted(), 'the rows of bench/event-loop.ts').toEqual(routes.toSorted())
})
