import { CookieJar } from 'jsdom'
import { expect, test } from 'vitest'
import { atDesk, DESK_HOME } from '#testkit/desk.ts'
import { openScreen } from '#testkit/screen.ts'
import { typeIn, wordsIn } from '#testkit/seen.ts'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll({ publicUrl: DESK_HOME })

const opened = async (...roles: Parameters<typeof atDesk>[1]) => {
  const { cookie } = await atDesk(app, roles, 'Priya Nair')
  const cookies = new CookieJar()
  cookies.setCookieSync(`${cookie}; Path=/; Secure`, DESK_HOME)
  return openScreen(app, '/desk', { origin: DESK_HOME, width: 1360, cookies })
}

test('a promo code is made, stands among the codes with what it takes off, and is ended for a reason', async () => {
  const screen = await opened('finance')
  const words = () => wordsIn(screen.document.querySelector('main') ?? screen.document.body)
  await screen.press('link', 'Promo codes')
  await screen.arriveAt('Promo codes')
  expect(words()).toContain('There are no codes yet.')
  await screen.press('button', 'New code')
  await screen.type('Code', 'spring20')
  await screen.type('Paid by', 'Acorn Hospice')
  await screen.type('Percent', '20')
  await screen.press('button', 'Make it')
  expect(words()).toMatch(/SPRING20 can be used now\..*SPRING20 Acorn Hospice 20% 0 no end/)
  await screen.press('button', 'End SPRING20')
  typeIn(await screen.find('combobox', 'Why'), 'The campaign is over')
  await screen.press('button', 'End the code')
  expect(words()).toMatch(/SPRING20 takes nothing off any more\..*SPRING20 Acorn Hospice 20% 0 ended/)
  expect(screen.faults).toEqual([])
  screen.close()
})

// A variable: this file is checked without the types of a page.
const shell: string = '#web/desk/shell.tsx'

test('each screen has a key of its own', async () => {
  const { screens } = (await import(shell)) as { screens: readonly { readonly key: string }[] }
  const keys = screens.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
