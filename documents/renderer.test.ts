import { expect, test } from 'vitest'
import { editions } from '#core/will/lists.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { readPdf } from '#testkit/read-pdf.ts'
import { render } from '#testkit/rendered.ts'
import { willInput } from './template-input.ts'
import { RenderError } from './unsupported-characters.ts'

test('a template that is given the wrong words says what is wrong with them', async () => {
  const rendered = render({ template: 'will.typ', inputs: { will: '{' } })
  await expect(rendered).rejects.toThrow(RenderError)
  await expect(rendered).rejects.toThrow(/failed to parse JSON/)
})

test('nothing outside the folder of templates can be rendered', async () => {
  await expect(render({ template: '../renderer.ts', inputs: {} })).rejects.toThrow('not in workspace')
  await expect(render({ template: '../../package.json', inputs: {} })).rejects.toThrow('not in workspace')
})

test.each(editions)('a file comes with the number of its pages (in the %s edition)', async (edition) => {
  const { pdf, pages } = await render(willInput(drafted(completeExampleWill()), { draft: false, edition }))
  expect(pages).toBe((await readPdf(pdf)).pages.length)
  expect(pages).toBeGreaterThan(1)
})
