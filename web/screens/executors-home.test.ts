import { afterAll, expect, test } from 'vitest'
import { type Releasable, releasable } from '#core/death/release.ts'
import { releasedOf } from '#core/executor/released.ts'
import { fillStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { openScreen } from '#testkit/screen.ts'
import { startApp } from '#testkit/start-app.ts'

const app = await startApp()
afterAll(() => app.close())

const home = (opens: readonly Releasable[]) =>
  releasedOf({
    id: '1',
    will: {
      ...completeExampleWill(),
      storage: 'In the study, in the desk, top drawer',
      signing: { on: { day: 5, month: 12, year: 2026 }, witnesses: ['Edith Evans', 'George Moss'] },
    },
    certificate: { died: { day: 14, month: 3, year: 2028 } },
    on: { day: 31, month: 3, year: 2028 },
    receiver: { name: 'Ruth Hale', person: 2 },
    opens: [...opens],
  })

const letter = { id: 'guardian-letter-1', title: 'A letter to Anne Price, a guardian', to: 'Anne Price' }

const opened = (opens: readonly Releasable[]) =>
  openScreen(app, `/released/${'a'.repeat(43)}`, {
    width: 1360,
    answer: async (asked, go) =>
      asked.url.pathname === '/api/released'
        ? Response.json({ home: home(opens), files: opens.includes('letters') ? [letter] : [], log: [] })
        : go(asked),
  })

test('an executor reads where the original is, opens the sheet and comes back, and what they ticked is still ticked', async () => {
  const screen = await opened(releasable.filter((what) => what !== 'figures'))
  await screen.arriveAt('The original: in the study, in the desk, top drawer')
  await screen.press('button', 'I have it')
  await screen.find('button', 'You have it')
  await screen.press('button', 'Nobody')
  await screen.press('button', 'Open the sheet')
  await screen.arriveAt('Probate sheet')
  expect(screen.document.body.textContent).toContain('Thomas Hale · Ruth Hale')
  // Most estates send no full account: its questions are opened by whoever needs them, and stand on paper.
  const account = screen.document.querySelector('details#sheet-account')
  expect(account?.hasAttribute('open')).toBe(false)
  await screen.press('button', /^The tax account/, screen.document.querySelector('h1 ~ ul') ?? undefined)
  expect(account?.hasAttribute('open')).toBe(true)
  screen.window.dispatchEvent(new screen.window.Event('beforeprint'))
  expect(screen.document.querySelectorAll('details[id]:not([open])')).toHaveLength(0)
  await screen.press('button', /Your first 30 days/)
  await screen.find('button', 'You have it')
  expect(screen.faults).toEqual([])
  screen.close()
})

test('an executor whose device has no room is told that their ticks go with the page', async () => {
  const screen = await opened(releasable.filter((what) => what !== 'figures'))
  await screen.arriveAt('The original: in the study, in the desk, top drawer')
  fillStorage(screen.window.Storage.prototype)
  await screen.press('button', 'I have it')
  expect(screen.document.body.textContent).toContain(
    'This device has no room for your ticks: they go when you close this page.',
  )
  expect(screen.document.body.textContent).not.toContain('stay on this device')
  screen.close()
})

test('whoever may know only where the original is reads nothing else', async () => {
  const screen = await opened(['original'])
  await screen.arriveAt('The original: in the study, in the desk, top drawer')
  expect(screen.document.body.textContent).not.toMatch(/Probate sheet|Who takes what now|Priya|piano/)
  screen.close()
})

test('whoever was left a letter alone has it to download, and reads nothing of what executors do', async () => {
  const screen = await opened(['letters'])
  await screen.arriveAt('What Margaret left for you')
  await screen.find('button', 'Download A letter to Anne Price, a guardian')
  expect(screen.document.body.textContent).toContain('For Anne Price, of whom we have no email. Please hand it on.')
  expect(screen.document.body.textContent).not.toMatch(/first 30 days|Probate sheet|Who acts|Leave alone|Whom to tell/)
  screen.close()
})
