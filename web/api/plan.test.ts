import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#testkit/browser-storage.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { changePlan, closePlan, dropPlan, openPlan, restoreShownPlan, shownPlan, storedPlan } from './plan.ts'
import { storage } from './storage.ts'
import { forgetAllUnsaved } from './stored-unsaved.ts'
import { keepUnsaved, unsavedOn } from './unsaved.ts'

const will = completeExampleWill({ version: 7 })
const typed = { user: 5, step: 'will.gifts', version: 7, part: { havePets: 'No' } } as const

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
  storage.user.set({ id: 5, name: 'Margaret' })
})
afterEach(() => {
  dropPlan()
  vi.unstubAllGlobals()
})

describe('another plan', () => {
  test('starts as a copy of the will, and is changed without it', () => {
    openPlan(will)
    changePlan({ ...will, havePets: 'No' })
    expect(shownPlan()).toMatchObject({ copiedFrom: 7, will: { havePets: 'No', version: 8 } })
    expect(will.havePets).toBe('Yes')
  })

  test('waits when the tab shows the will again, and is opened as it was left', () => {
    openPlan(will)
    changePlan({ ...will, havePets: 'No' })
    closePlan()
    expect(shownPlan()).toBeUndefined()
    openPlan({ ...will, version: 9 })
    expect(shownPlan()).toMatchObject({ copiedFrom: 7, will: { havePets: 'No' } })
  })

  test('is shown again after a reload, and by no tab that did not show it', () => {
    openPlan(will)
    restoreShownPlan()
    expect(shownPlan()?.copiedFrom).toBe(7)
    closePlan()
    restoreShownPlan()
    expect(shownPlan()).toBeUndefined()
  })

  test('what is typed for it never comes back in the will, nor the other way round', () => {
    keepUnsaved(typed)
    openPlan(will)
    expect(unsavedOn(typed)).toBeUndefined()
    keepUnsaved({ ...typed, version: 8 })
    closePlan()
    expect(unsavedOn(typed)?.version).toBe(7)
    openPlan(will)
    dropPlan()
    expect(unsavedOn(typed)?.version).toBe(7)
    openPlan(will)
    expect(unsavedOn(typed)).toBeUndefined()
  })

  test('is deleted when it is dropped, and with the account', () => {
    openPlan(will)
    dropPlan()
    expect([shownPlan(), storedPlan()]).toEqual([undefined, undefined])
    openPlan(will)
    closePlan()
    forgetAllUnsaved(5)
    expect(storedPlan()).toBeUndefined()
  })

  test('is another customer’s to nobody', () => {
    openPlan(will)
    closePlan()
    storage.user.set({ id: 6, name: 'Ann' })
    expect(storedPlan()).toBeUndefined()
    storage.user.set({ id: 5, name: 'Margaret' })
    expect(storedPlan()).toBeDefined()
  })
})
