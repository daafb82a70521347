/** What lies on the desk beside a question, and whether it is still the same after the next one. */
import type { Page } from '@playwright/test'

export const desk = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })

/** Marks what stands on the desk, so that `stillThere` knows it again. */
export const mark = (page: Page, selector: string): Promise<number> =>
  desk(page)
    .locator(selector)
    .evaluateAll((found) => found.map((each) => Object.assign(each, { wasThere: true })).length)

export const stillThere = (page: Page, selector: string): Promise<number> =>
  desk(page)
    .locator(selector)
    .evaluateAll((found) => found.filter((each) => 'wasThere' in each).length)
