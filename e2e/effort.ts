/** How much a customer has to do: presses, and fields that were typed in. */
import type { Page } from '@playwright/test'

export type Effort = { presses: number; typed: number }

/**
 * Counts from now on, over all pages. A press is of a mouse or a finger, and the choice from a list counts as one; a field counts
 * once however often it is typed in, and one that the page filled in does not count.
 */
export const countEffort = async (page: Page): Promise<Effort> => {
  const effort = { presses: 0, typed: 0 }
  await page.exposeFunction('countEffort', (kind: keyof Effort) => {
    effort[kind] += 1
  })
  await page.addInitScript(() => {
    const count = (kind: string) => (window as unknown as { countEffort(kind: string): void }).countEffort(kind)
    const counted = new WeakSet<EventTarget>()
    const isTypedIn = (field: EventTarget | null) =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(field.type))
    addEventListener('pointerdown', () => count('presses'), true)
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count('presses'), true)
    addEventListener(
      'input',
      ({ target }) => {
        if (!target || counted.has(target) || !isTypedIn(target)) return
        counted.add(target)
        count('typed')
      },
      true,
    )
  })
  return effort
}
