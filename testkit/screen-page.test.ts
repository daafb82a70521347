import { expect, test } from 'vitest'
import { expect as expectOf } from './screen-expect.ts'
import { createContext } from './screen-page.ts'

/** A page before anything is on it. */
const screen = async () => {
  const page = await createContext().newPage()
  return { page, seen: page.getByRole('button') }
}

test('what a browser alone can show is refused on a screen, and never passed over', async () => {
  const { page, seen } = await screen()
  const asked = [
    () => Reflect.get(page, 'clock'),
    () => Reflect.get(page, 'screenshot'),
    () => Reflect.get(page.mouse, 'move'),
    () => Reflect.get(page.context(), 'storageState'),
    () => page.on('framenavigated', () => undefined),
    () => Reflect.get(expectOf(seen) as object, 'toBeInViewport'),
    () => Reflect.get(expectOf(seen) as object, 'toHaveCSS'),
  ]
  for (const ask of asked) expect(ask, `${ask}`).toThrow(/A browser alone/)
  const tools = await page.context().newCDPSession(page)
  await expect(tools.send('DOM.enable')).rejects.toThrow(/A browser alone/)
  await expect(page.emulateMedia({ media: 'print' } as object)).rejects.toThrow(/A browser alone/)
})

test('of what is not there nothing holds, and nothing fails to hold', async () => {
  const { seen } = await screen()
  const patience = { timeout: 1 }
  type Expected = Record<string, (...how: unknown[]) => Promise<void>> & { not: Expected }
  const expected = expectOf(seen) as Expected
  await expect(expected.not.toBeChecked?.(patience)).rejects.toThrow(/not there/)
  await expect(expected.not.toHaveText?.('Save', patience)).rejects.toThrow(/not there/)
  await expect(expected.toHaveText?.('', patience)).rejects.toThrow(/not there/)
})
