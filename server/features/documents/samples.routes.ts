import { z } from 'zod'
import { sampleDay, sampleWill } from '#core/will/sample.ts'
import { text } from '#core/will/text-schema.ts'
import type { PdfFile } from '#documents/renderer.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Feature } from '../context.ts'
import type { DocumentRenderer } from './render-pack.ts'

/** The documents of the made-up customer that visitors may open. */
export const sampleIds = [
  'will',
  'signing-guide',
  'summary',
  'letter-of-wishes',
  'guardian-letter-1',
  'executor-letter-1',
  'where-my-will-is',
] as const

type SampleId = (typeof sampleIds)[number]

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

const params = z.object({ id: text(60).pipe(z.enum(sampleIds)) })
const content = (type: string, description: string) => ({ description, content: { [type]: { schema: z.any() } } })

export const samplesRoutes = (app: Api, sampleOf: (id: SampleId) => Promise<PdfFile>): void => {
  app.get(
    '/samples/:id.pdf',
    {
      schema: {
        summary: 'A document of a made-up customer, as a customer would get it',
        tags: ['Visitors'],
        params,
        response: { 200: content('application/pdf', 'A PDF'), ...errorReplies(404, 422, 429) },
      },
    },
    async ({ params: { id } }, reply) => {
      const { pdf } = await sampleOf(id)
      return reply
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .header('content-disposition', `inline; filename="sample-${id}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  )

  app.get(
    '/samples/:id.svg',
    {
      schema: {
        summary: 'A drawing of the first page of such a document',
        tags: ['Visitors'],
        params,
        response: { 200: content('image/svg+xml', 'A drawing'), ...errorReplies(404, 422, 429) },
      },
    },
    async ({ params: { id } }, reply) => {
      const { firstPage } = await sampleOf(id)
      if (firstPage === undefined) throw new NotFound()
      return reply
        .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
        .header('content-encoding', 'gzip')
        .type('image/svg+xml')
        .send(Buffer.from(firstPage))
    },
  )
}

export const samplesFeature: Feature = ({ renderer }) => {
  const sampleOf = createSamples(renderer)
  return { open: (api) => samplesRoutes(api, sampleOf) }
}
