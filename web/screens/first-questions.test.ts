import { afterAll, expect, test } from 'vitest'
import { openScreen, type Screen, type Visit } from '#testkit/screen.ts'
import { press, seenBy, typeIn } from '#testkit/seen.ts'
import { startApp } from '#testkit/start-app.ts'

const app = await startApp()
afterAll(() => app.close())

/** A visitor up to the first question of the will. */
const signedUp = async (visit: Visit = {}): Promise<Screen> => {
  const screen = await openScreen(app, undefined, visit)
  await screen.arriveAt('Write your will and see every word.')
  await screen.press('radio', 'Yes')
  await screen.press('button', 'Continue')
  await screen.arriveAt('Do you live in England or Wales?')
  await screen.press('radio', 'Yes')
  await screen.press('button', 'Continue')
  await screen.arriveAt('What is your name?')
  await screen.type('First name', 'Margaret')
  await screen.type('Last name', 'Hale')
  await screen.press('button', 'Continue')
  await screen.arriveAt(/Keep your will safe/)
  await screen.type('Email', `${crypto.randomUUID()}@example.com`)
  await screen.type('Password', 'a quiet orchard wall')
  await screen.press('checkbox', /I agree/)
  await screen.press('button', 'Create my account')
  await screen.arriveAt('What is your full name?')
  return screen
}

test('a customer signs up and answers the first three questions by pressing what is visible', async () => {
  const screen = await signedUp()
  await screen.press('button', 'Save and continue')
  await screen.arriveAt('Where do you live?')
  await screen.type('House name or number', '14')
  await screen.type('Town or city', 'Ludlow')
  await screen.type('Postcode', 'sy8 1ab')
  await screen.press('button', 'Save and continue')
  await screen.arriveAt('Do you own your home?')
  await screen.press('radio', 'No')
  await screen.press('button', /^Next: /)
  await screen.press('radio', 'Up to £325,000')
  await screen.press('button', 'Save and continue')
  await screen.arriveAt('What is your date of birth?')
  expect(screen.faults).toEqual([])
  screen.close()
})

test('what is typed while a save is under way is saved by the next press, which waits and then acts once', async () => {
  const sent: string[] = []
  let reach = () => {}
  const screen = await signedUp({
    answer: async (asked, go) => {
      if (asked.method !== 'POST' || !asked.url.pathname.startsWith('/api/form')) return go(asked)
      sent.push(asked.body ?? '')
      await new Promise<void>((done) => (reach = done))
      return go(asked)
    },
  })
  const pressSave = () => seenBy(screen.document, 'button', 'Save and continue').forEach(press)
  const [title] = seenBy(screen.document, 'textbox', /^Title/)
  const [first] = seenBy(screen.document, 'textbox', 'First name')
  if (!title || !first) throw new Error('No name is asked')
  typeIn(title, 'Dr')
  pressSave()
  await expect.poll(() => sent.length).toBe(1)
  typeIn(first, 'Peggy')
  pressSave()
  pressSave()
  reach()
  await expect.poll(() => sent.length).toBe(2)
  reach()
  await screen.arriveAt('Where do you live?')
  expect(sent.map((body) => /Peggy/.test(body))).toEqual([false, true])
  screen.close()
})

test('a second press on what saves already leads to one page further, not to two', async () => {
  const sent: string[] = []
  const screen = await signedUp({
    answer: (asked, go) => {
      if (asked.method === 'POST' && asked.url.pathname.startsWith('/api/form')) sent.push(asked.url.pathname)
      return go(asked)
    },
  })
  const [button] = seenBy(screen.document, 'button', 'Save and continue')
  for (let presses = 0; presses < 3; presses += 1) if (button) press(button)
  await screen.arriveAt('Where do you live?')
  expect(screen.document.querySelector('[role=alert]')).toBe(null)
  expect(sent).toHaveLength(1)
  screen.close()
})

test('the second half of a double click does not answer the question that has just come', async () => {
  const screen = await signedUp()
  await screen.press('button', 'Save and continue')
  await screen.arriveAt('Where do you live?')
  await screen.type('House name or number', '14')
  await screen.type('Town or city', 'Ludlow')
  await screen.type('Postcode', 'sy8 1ab')
  await screen.press('button', 'Save and continue')
  await screen.arriveAt('Do you own your home?')
  await screen.press('radio', 'No')
  const next = await screen.find('button', /^Next: /)
  const { MouseEvent } = screen.window
  for (const detail of [1, 2]) {
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    await screen.settled()
  }
  await screen.find('radio', 'Up to £325,000')
  expect(screen.document.querySelector('[role=alert]')).toBe(null)
  screen.close()
})
