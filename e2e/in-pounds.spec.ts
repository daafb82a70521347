import { pathOf } from '#core/journey/pages.ts'
import { expectToFitAPhone } from './accessibility.ts'
import { arriveAt, goTo } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { changedElsewhere, home, openValues, savings, VALUES } from './in-pounds.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the question which figures to keep is in view, however far down the customer types', async ({
    page,
    context,
  }) => {
    await openValues(page)
    const other = await context.newPage()
    await goTo(other, pathOf('will.values'))
    await arriveAt(other, VALUES)
    await savings(other).fill('100000')
    await other.getByRole('button', { name: 'Done' }).click()
    await arriveAt(other, 'Check your will')
    await home(page).fill('600000')
    const funeral = page.getByRole('textbox', { name: 'Your funeral' })
    await funeral.click()
    const question = changedElsewhere(page)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(funeral).toBeFocused()
    await expect(funeral).toBeInViewport({ ratio: 1 })
    await expectToFitAPhone(page)
    await page.getByRole('button', { name: 'Keep what is here' }).click()
    await expect(question).toHaveCount(0)
  })
})
