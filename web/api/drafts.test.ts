import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { dialogsThatWait, forgetDialog, keepDialog, keepOpenDialogs, typedIn, watchDialog } from './drafts.ts'

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

const gift = { user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: { title: 'my piano' } }
const recipient = { ...gift, dialog: 'new Gift Person', value: { fullname: 'Sam Price' } }

/** Logs out while these dialogs are open. */
const logOutWith = (...entries: (typeof gift | typeof recipient | undefined)[]) => {
  const closing = entries.map((entry) => watchDialog(() => entry))
  keepOpenDialogs()
  for (const close of closing) close()
}

test('what is typed in a dialog outlasts a log-out, and so does the dialog open on top of it', () => {
  logOutWith(gift, recipient)
  expect(typedIn(gift)).toEqual({ title: 'my piano' })
  expect(typedIn(recipient)).toEqual({ fullname: 'Sam Price' })
  expect(dialogsThatWait(1).map(({ path }) => path)).toEqual(['/my-will/gifts', '/my-will/gifts'])
})

test('nobody else who logs in here is shown it', () => {
  logOutWith(gift)
  expect(typedIn({ ...gift, user: 2 })).toBeUndefined()
  expect(dialogsThatWait(2)).toEqual([])
  expect(dialogsThatWait(undefined)).toEqual([])
})

test('a dialog in which nothing was typed, or that was closed before, is not kept', () => {
  logOutWith(undefined)
  watchDialog(() => gift)()
  keepOpenDialogs()
  expect(typedIn(gift)).toBeUndefined()
})

test('of one dialog the newest is kept', () => {
  logOutWith(gift)
  logOutWith({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(typedIn(gift)).toEqual({ title: 'my grandmother’s piano' })
})

test('once saved or cancelled it is forgotten, and the others are not', () => {
  logOutWith(gift, recipient)
  forgetDialog(gift)
  expect(typedIn(gift)).toBeUndefined()
  expect(typedIn(recipient)).toEqual({ fullname: 'Sam Price' })
  forgetDialog(recipient)
  expect(dialogsThatWait(1)).toEqual([])
})

test('what is kept while it is typed is there without a log-out, the newest of it only', () => {
  keepDialog(gift)
  keepDialog({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(typedIn(gift)).toEqual({ title: 'my grandmother’s piano' })
  expect(dialogsThatWait(1)).toHaveLength(1)
})
