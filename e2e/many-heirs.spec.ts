import { expectNoViolations } from './accessibility.ts'
import { choose, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('many who share have no handles, which would lie over each other, and stand in a list first', async ({ page }) => {
  await startAt(page, 'will.estate-splits.split-distribution', '', { family: 'many-heirs' })
  await choose(page, 'Different shares')
  await expect(page.getByRole('slider')).toHaveCount(0)
  // One group is open at a time.
  await expect(page.getByRole('textbox', { name: 'Thomas Hale' })).toBeVisible()
  await page.getByText('Your grandchildren').click()
  await expect(page.getByRole('textbox', { name: 'Ben Hale' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Thomas Hale' })).toBeHidden()
  await expect(page.getByRole('table', { name: 'Who gets what' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'See the picture' }).click()
  await expect(page.locator('[data-card]')).not.toHaveCount(0)
})

test('one who has everything has no taller card than is pleasant, and of many who share no words on a card lie over others', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await choose(page, /^All to Thomas/)
  await expect(page.getByText('If Thomas has died before you', { exact: true })).toBeVisible()
  const card = page.locator('[data-card="person 1"]').first()
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(140)

  await startAt(page, 'will.summary', 'valued', { family: 'many-heirs' })
  await goTo(page, '/my-will/beneficiaries/backup-action')
  await expect(page.locator('[data-words]').getByText('and £200 and £1,500')).toBeVisible()
  const over = await page.locator('[data-words]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      const lines: { text: string; box: DOMRect }[] = []
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const box of range.getClientRects()) lines.push({ text: walker.currentNode.textContent ?? '', box })
      }
      return lines.flatMap((one, at) =>
        lines
          .slice(at + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 8,
          )
          .map(({ text }) => `${one.text} / ${text}`),
      )
    }),
  )
  expect(over).toEqual([])
})
