import { type SampleId, samplesCalls } from '#core/api/contract/visitors.ts'
import { sampleDay, sampleWill } from '#core/will/sample.ts'
import type { PdfFile } from '#documents/renderer.ts'
import { NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { DocumentRenderer } from './render-pack.ts'

/** Seconds that a browser may keep one: a new release may word it otherwise. */
const KEPT_SECONDS = 60 * 60

/** Each document is rendered for its first reader and then kept. A failure is not kept. */
const createSamples = (renderer: Pick<DocumentRenderer, 'shown'>) => {
  const kept = new Map<SampleId, Promise<PdfFile>>()
  const rendered = async (id: SampleId): Promise<PdfFile> => {
    const file = await renderer.shown(sampleWill, sampleDay, id)
    if (file === undefined) throw new NotFound()
    return file
  }
  return (id: SampleId): Promise<PdfFile> => {
    const known = kept.get(id)
    if (known) return known
    const sample = rendered(id)
    kept.set(id, sample)
    sample.catch(() => kept.delete(id))
    return sample
  }
}

const keep = `public, max-age=${KEPT_SECONDS}`

export const samplesFeature = ({ renderer }: { readonly renderer: DocumentRenderer }) => {
  const sampleOf = createSamples(renderer)
  return serve(samplesCalls, {
    'GET /api/samples/{id}.pdf': async ({ params: { id } }, reply) => {
      const { pdf } = await sampleOf(id)
      reply.headers({ 'cache-control': keep, 'content-disposition': `inline; filename="sample-${id}.pdf"` })
      return { bytes: pdf }
    },
    'GET /api/samples/{id}.svg': async ({ params: { id } }, reply) => {
      const { firstPage } = await sampleOf(id)
      if (firstPage === undefined) throw new NotFound()
      reply.headers({ 'cache-control': keep, 'content-encoding': 'gzip' })
      return { bytes: firstPage }
    },
  })
}
