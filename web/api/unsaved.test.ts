import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { plainCipher } from '#testkit/plain-cipher.ts'
import { accountStorage } from './storage.ts'
import {
  forgetUnsavedDialog,
  keepTyped,
  keepUnsavedDialog,
  takeUnsavedDialog,
  unsavedDialog,
  unsavedDialogsOf,
  watchDialog,
} from './unsaved.ts'

/** From here on the page is one of this tab. */
const inTab = (storage: ReturnType<typeof browserStorage>) => vi.stubGlobal('sessionStorage', storage)

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  inTab(browserStorage())
  accountStorage.open(plainCipher, () => false)
})
afterEach(() => vi.unstubAllGlobals())

const gift = { user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: { title: 'my piano' } }
const recipient = { ...gift, dialog: 'new Gift Person', value: { fullname: 'Sam Price' } }

/** Logs out while these dialogs are open. */
const logOutWith = (...entries: (typeof gift | typeof recipient | undefined)[]) => {
  const closing = entries.map((entry) => watchDialog(() => entry))
  keepTyped(false)
  for (const close of closing) close()
}

test('what was typed in a dialog outlasts a log-out, and so does the dialog open on top of it', () => {
  logOutWith(gift, recipient)
  expect(unsavedDialog(gift)?.value).toEqual({ title: 'my piano' })
  expect(unsavedDialog(recipient)?.value).toEqual({ fullname: 'Sam Price' })
  expect(unsavedDialogsOf(1).map(({ path }) => path)).toEqual(['/my-will/gifts', '/my-will/gifts'])
})

test('no other customer who logs in here is shown it', () => {
  logOutWith(gift)
  expect(unsavedDialog({ ...gift, user: 2 })).toBeUndefined()
  expect(unsavedDialogsOf(2)).toEqual([])
  expect(unsavedDialogsOf(undefined)).toEqual([])
})

test('a dialog in which nothing was typed, or that was closed before, is not kept', () => {
  logOutWith(undefined)
  watchDialog(() => gift)()
  keepTyped(false)
  expect(unsavedDialog(gift)).toBeUndefined()
})

test('of one dialog the newest is kept', () => {
  logOutWith(gift)
  logOutWith({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(unsavedDialog(gift)?.value).toEqual({ title: 'my grandmother’s piano' })
})

test('once saved or cancelled it is forgotten, and the others are not', () => {
  logOutWith(gift, recipient)
  forgetUnsavedDialog(gift)
  expect(unsavedDialog(gift)).toBeUndefined()
  expect(unsavedDialog(recipient)?.value).toEqual({ fullname: 'Sam Price' })
  forgetUnsavedDialog(recipient)
  expect(unsavedDialogsOf(1)).toEqual([])
})

test('what is kept while it is typed is there without a log-out, the newest of it only', () => {
  keepUnsavedDialog(gift)
  keepUnsavedDialog({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(unsavedDialog(gift)?.value).toEqual({ title: 'my grandmother’s piano' })
  expect(unsavedDialogsOf(1)).toHaveLength(1)
})

test('what is typed in one tab does not replace what is typed in the same dialog of another, and both are offered', () => {
  const [one, other] = [browserStorage(), browserStorage()]
  inTab(one)
  keepUnsavedDialog(gift)
  inTab(other)
  keepUnsavedDialog({ ...gift, value: { title: 'my violin' } })
  inTab(one)
  expect(takeUnsavedDialog(gift)?.value).toEqual({ title: 'my piano' })
  forgetUnsavedDialog(gift)
  inTab(browserStorage())
  expect(takeUnsavedDialog(gift)?.value).toEqual({ title: 'my violin' })
})

test('what a tab went on with from another that was closed is forgotten once it is saved', () => {
  keepUnsavedDialog(gift)
  inTab(browserStorage())
  expect(takeUnsavedDialog(gift)?.value).toEqual({ title: 'my piano' })
  keepUnsavedDialog({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(unsavedDialogsOf(1)).toHaveLength(1)
  forgetUnsavedDialog(gift)
  expect(unsavedDialogsOf(1)).toEqual([])
})

test('two tabs in which something else is typed both keep it at a log-out', () => {
  logOutWith(gift)
  inTab(browserStorage())
  logOutWith({ ...gift, value: { title: 'my violin' } })
  expect(unsavedDialogsOf(1).map(({ value }) => value)).toEqual([{ title: 'my piano' }, { title: 'my violin' }])
})
