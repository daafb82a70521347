import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import {
  dialogDraft,
  dialogDraftsOf,
  forgetDialogDraft,
  keepDialogDraft,
  keepOpenDialogDrafts,
  watchDialog,
} from './drafts.ts'

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

const gift = { user: 1, path: '/my-will/gifts', dialog: 'new gifts', value: { title: 'my piano' } }
const recipient = { ...gift, dialog: 'new Gift Person', value: { fullname: 'Sam Price' } }

/** Logs out while these dialogs are open. */
const logOutWith = (...entries: (typeof gift | typeof recipient | undefined)[]) => {
  const closing = entries.map((entry) => watchDialog(() => entry))
  keepOpenDialogDrafts()
  for (const close of closing) close()
}

test('a draft of a dialog outlasts a log-out, and so does the dialog open on top of it', () => {
  logOutWith(gift, recipient)
  expect(dialogDraft(gift)).toEqual({ title: 'my piano' })
  expect(dialogDraft(recipient)).toEqual({ fullname: 'Sam Price' })
  expect(dialogDraftsOf(1).map(({ path }) => path)).toEqual(['/my-will/gifts', '/my-will/gifts'])
})

test('no other customer who logs in here is shown it', () => {
  logOutWith(gift)
  expect(dialogDraft({ ...gift, user: 2 })).toBeUndefined()
  expect(dialogDraftsOf(2)).toEqual([])
  expect(dialogDraftsOf(undefined)).toEqual([])
})

test('a dialog in which nothing was typed, or that was closed before, is not kept', () => {
  logOutWith(undefined)
  watchDialog(() => gift)()
  keepOpenDialogDrafts()
  expect(dialogDraft(gift)).toBeUndefined()
})

test('of one dialog the newest is kept', () => {
  logOutWith(gift)
  logOutWith({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(dialogDraft(gift)).toEqual({ title: 'my grandmother’s piano' })
})

test('once saved or cancelled it is forgotten, and the others are not', () => {
  logOutWith(gift, recipient)
  forgetDialogDraft(gift)
  expect(dialogDraft(gift)).toBeUndefined()
  expect(dialogDraft(recipient)).toEqual({ fullname: 'Sam Price' })
  forgetDialogDraft(recipient)
  expect(dialogDraftsOf(1)).toEqual([])
})

test('what is kept while it is typed is there without a log-out, the newest of it only', () => {
  keepDialogDraft(gift)
  keepDialogDraft({ ...gift, value: { title: 'my grandmother’s piano' } })
  expect(dialogDraft(gift)).toEqual({ title: 'my grandmother’s piano' })
  expect(dialogDraftsOf(1)).toHaveLength(1)
})
