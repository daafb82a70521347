import type { Locator } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { arriveAt, choose, nextQuestion, noneApply, openStatus, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('journey D: the question that follows takes the place of the one before, which folds to its answer', async ({
  page,
}) => {
  for (const size of [
    { width: 1360, height: 800 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await startAt(page, 'will.about-me.marital-status')
    await openStatus(page)
    await choose(page, 'Married')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await nextQuestion(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Does any of this apply to you?' })).toBeFocused()
    await expect(page.getByText('You and Thomas: Married')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    // The answer that most people give is on the first screen, with its button.
    await expect(noneApply(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Save and continue' })).toBeInViewport({ ratio: 1 })
    const none = await noneApply(page).boundingBox()
    const button = await page.getByRole('button', { name: 'Save and continue' }).boundingBox()
    expect((none?.y ?? 0) + (none?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Say whether any of this applies to you'])
    await page.getByRole('checkbox', { name: 'Money abroad' }).check()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'None of these' }).check()
    await expectNoViolations(page)
  }
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
})

test('the answer that most give is on the first screen with its button, where nine tiles stand over it and where there are many heirs', async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await startAt(page, 'will.funeral-wishes', '', { family: 'many-heirs' })
    await choose(page, 'Cremation')
    await nextQuestion(page)
    await expect(page.getByRole('checkbox')).toHaveCount(9)
    const none = await noneApply(page).boundingBox()
    const button = await page.getByRole('button', { name: 'Save and continue' }).boundingBox()
    expect((none?.y ?? 0) + (none?.height ?? 0), `${size.width} px`).toBeLessThanOrEqual(button?.y ?? 0)

    // So are the others: the last answer to be given, or the way to another person.
    const last = {
      'will.beneficiaries.backup-action': page.locator('label', { hasText: /^Someone else/ }),
      'will.beneficiaries.backup-guardians': page.getByRole('button', { name: /^Choose Ben Hale/ }),
      'will.executors.my-executors': page.getByRole('button', { name: /^Choose Priya Sharma/ }),
    } as const
    for (const [step, answer] of Object.entries(last) as [keyof typeof last, Locator][]) {
      await startAt(page, step, '', { family: 'many-heirs' })
      const box = await answer.boundingBox()
      const foot = await page.locator('form > :has([type=submit])').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${step} at ${size.width} px`).toBeLessThan(foot?.y ?? 0)
    }
  }
})
