/** What lies on the sheet beside a question, and whether it is still the same after the next one. */
import type { Page } from '@playwright/test'

export const sheet = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })

/** Marks what stands on the sheet, so that `stillThere` knows it again. */
export const mark = (page: Page, selector: string): Promise<number> =>
  sheet(page)
    .locator(selector)
    .evaluateAll((found) => found.map((each) => Object.assign(each, { wasThere: true })).length)

export const stillThere = (page: Page, selector: string): Promise<number> =>
  sheet(page)
    .locator(selector)
    .evaluateAll((found) => found.filter((each) => 'wasThere' in each).length)
