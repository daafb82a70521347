/** What a rendering process runs: one document at a time. An error loses its class between processes, so it goes as data. */
import { createRenderer, type PdfFile, type RenderInput } from './renderer.ts'
import { RenderError } from './unsupported-characters.ts'

export type WorkerReply =
  | ({ readonly ok: true } & PdfFile)
  | { readonly ok: false; readonly message: string; readonly characters: readonly string[] }

const render = createRenderer()

export default async (input: RenderInput): Promise<WorkerReply> => {
  try {
    return { ok: true, ...(await render(input)) }
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    return { ok: false, message: error.message, characters: error.characters }
  }
}
