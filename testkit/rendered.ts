/** Documents as PDF files, rendered in the process of the tests. */
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { createRenderer } from '#documents/renderer.ts'
import { type PackOptions, packInput, type WillToRender, willInput } from '#documents/template-input.ts'
import type { PackDocument } from '#drafting/pack/pack-document.ts'
import { printed } from '#server/features/documents/documents.service.ts'
import { createDocumentRenderer } from '#server/features/documents/render-pack.ts'

export const render = createRenderer()

export const renderWill = async (...will: WillToRender): Promise<Uint8Array> => (await render(willInput(...will))).pdf

export const renderPack = async (document: PackDocument, options: PackOptions): Promise<Uint8Array> =>
  (await render(packInput(document, options))).pdf

/** The documents of the product, for tests of the server that look at real files. */
export const inProcessRenderer = createDocumentRenderer(render)

/** Every document of the pack of a complete will, as the product hands it out. */
export const renderedPack = async (will: Will, today: Day) => {
  const made = await inProcessRenderer.pack(will, today)
  if (!made.ok) throw new Error('This will is not complete')
  return { fingerprint: made.pack.fingerprint, files: await printed(made.pack) }
}
