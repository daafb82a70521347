import {
  afterSigningCalls,
  documentsCalls,
  printsCalls,
  recordCalls,
  signedPagesCalls,
} from '#core/api/contract/documents.ts'
import type { LetterGiven } from '#core/api/documents.ts'
import { saved } from '#core/api/wills.ts'
import { brand } from '#core/brand.ts'
import type { OfferedPart } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { BesideStores, Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { isoDayOf } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import { createSigningService } from '../after-signing/signing.service.ts'
import { createPrintsService } from '../prints/prints.service.ts'
import type { RecordService } from '../record/record.service.ts'
import { createAskForReview } from '../reviews/reviews.service.ts'
import { createSignedPagesService, type SignedPagesService } from '../signed-pages/signed-pages.service.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { DocumentsService } from './documents.service.ts'

type LettersDeps = Means<'inTransaction' | 'today'> & {
  readonly wills: Pick<WillsService, 'paid' | 'stored'>
  readonly issuedDocuments: Pick<Stores['issuedDocuments'], 'list'>
}

/** What the customer says of the letters of the pack: which have been given to the people they are for. */
const createLettersGiven = ({ wills, issuedDocuments, inTransaction, today }: LettersDeps) => ({
  /** Says it of a letter of the newest documents, or takes it back. Throws PaymentNeeded, and NotFound for what is no letter. */
  say: async (userId: number, { letter: id, given }: LetterGiven): Promise<Will> => {
    await wills.paid(userId)
    const [newest] = await issuedDocuments.list(userId)
    const letter = newest?.documents.find((document) => document.id === id)?.letter
    if (!letter) throw new NotFound(refusals.weCannotFindThatLetter)
    await inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      await stores.wills.setAfterSigning(userId, (before) => {
        const { true: same = [], false: others = [] } = Object.groupBy(
          before.lettersGiven ?? [],
          ({ to, as }) => `${to === letter.key && as === letter.as}` as const,
        )
        // Said again, in another tab or after a lost reply, it was given on the day that was said first.
        const [now = { to: letter.key, as: letter.as, on: isoDayOf(today()) }] = same
        return { ...before, lettersGiven: given ? [...others, now] : others }
      })
    })
    return (await wills.stored(userId)).will
  },
})

type Deps = Omit<Needs<typeof createLettersGiven>, 'issuedDocuments'> & {
  readonly stores: Pick<Stores, 'issuedDocuments'>
  readonly documents: DocumentsService
  /** What the operator offers of what can be switched off. */
  readonly parts: readonly OfferedPart[]
}

// The name of a file does not contain the customer's name: other people may see the browser's list of downloads.
export const documentsFeature = (deps: Deps) => {
  const { documents, parts } = deps
  const letters = createLettersGiven({ ...deps, issuedDocuments: deps.stores.issuedDocuments })
  return serve(documentsCalls, {
    'GET /api/documents': ({ userId }) => documents.list(userId),
    'POST /api/documents/consent': ({ userId }) => documents.consent(userId),
    'GET /api/documents/draft.pdf': async ({ userId }) => ({
      name: 'draft-will.pdf',
      bytes: (await documents.draft(userId)).pdf,
    }),
    'GET /api/documents/pack.zip': async ({ userId, query }) => ({
      name: 'will-pack.zip',
      bytes: await documents.pack(userId, { largePrint: query.largePrint === 'yes' }, query.version),
    }),
    'GET /api/documents/for-a-firm.zip': async ({ userId }) => ({
      name: 'for-a-firm.zip',
      bytes: await documents.forAFirm(userId),
    }),
    'GET /api/documents/summary-in-pounds.pdf': async ({ userId, query }) => {
      if (!parts.includes('estimates')) throw new NotFound(refusals.weDoNotOfferEstimates)
      const size = { largePrint: query.largePrint === 'yes' }
      const bytes = await documents.inPounds(userId, size)
      return { name: 'summary-in-pounds.pdf', bytes }
    },
    'GET /api/documents/in-words': async ({ userId, query }) => ({
      name: query.as === 'page' ? 'my-documents.html' : 'my-documents.brf',
      bytes: Buffer.from(await documents.inWords(userId, query.as)),
    }),
    'GET /api/documents/{id}.pdf': async ({ userId, params, query }) => ({
      name: `${params.id}.pdf`,
      bytes: await documents.file(userId, params.id, query.version),
    }),
    'GET /api/documents/{id}.svg': async ({ userId, params, query }, reply) => {
      const bytes = await documents.firstPage(userId, params.id, query.version)
      reply.header('content-encoding', 'gzip')
      return { bytes }
    },
    'POST /api/documents/letters': async ({ userId, body }) => saved(await letters.say(userId, body)),
  })
}

export const recordFeature = ({ record }: { readonly record: RecordService }) =>
  serve(recordCalls, {
    'GET /api/record.json': async ({ userId }) => ({
      name: 'record.json',
      // Bytes, because they are what is sealed.
      bytes: Buffer.from((await record.read(userId)).file),
    }),
    'GET /api/record.pdf': async ({ userId }) => ({ name: 'record.pdf', bytes: await record.printed(userId) }),
    'GET /api/record/attendance-note.pdf': async ({ userId }) => ({
      name: 'attendance-note.pdf',
      bytes: await record.note(userId),
    }),
    'GET /api/record/key': async () => ({ algorithm: 'Ed25519' as const, publicKey: await record.key() }),
  })

type PrintsDeps = Omit<BesideStores<typeof createPrintsService>, 'printMail'> & {
  readonly printMail?: string | undefined
}

export const printsFeature = (deps: PrintsDeps) => {
  const prints = createPrintsService({ ...deps, ...deps.stores, printMail: deps.printMail ?? brand.supportEmail })
  return serve(printsCalls, {
    'GET /api/prints': ({ userId }) => prints.list(userId),
    'POST /api/prints': ({ userId, body }) => prints.ask(userId, body),
  })
}

export const signedPagesFeature = (deps: Parameters<typeof createSignedPagesService>[0]) => {
  const pages: SignedPagesService = createSignedPagesService(deps)
  return serve(signedPagesCalls, {
    'GET /api/signed-pages': ({ userId }) => pages.read(userId),
    'POST /api/signed-pages': ({ userId, body }) => pages.keep(userId, body),
    'GET /api/signed-pages/{id}.jpg': async ({ userId, params: { id } }) => ({
      name: `signed-page-${id}.jpg`,
      bytes: await pages.jpeg(userId, id),
    }),
    'DELETE /api/signed-pages/{id}': ({ userId, params: { id } }) => pages.remove(userId, id),
  })
}

type AfterSigningDeps = Needs<typeof createAskForReview> &
  Omit<Needs<typeof createSigningService>, 'issuedDocuments' | 'revisions' | 'askForReview'> & {
    readonly stores: Stores
  }

export const afterSigningFeature = (deps: AfterSigningDeps) => {
  const { issuedDocuments, wills: revisions } = deps.stores
  const askForReview = createAskForReview(deps)
  const signing = createSigningService({ ...deps, issuedDocuments, revisions, askForReview })
  return serve(afterSigningCalls, {
    'POST /api/signing': async ({ userId, body }) => saved(await signing.note(userId, body)),
    'DELETE /api/signing': async ({ userId, query }) => saved(await signing.takeBack(userId, query.earlier)),
    'POST /api/signing/plan': async ({ userId, body }) => saved(await signing.plan(userId, body)),
    'DELETE /api/signing/plan': async ({ userId }) => saved(await signing.endPlan(userId)),
    'POST /api/signing/attestation': async ({ userId, body }) => saved(await signing.attest(userId, body)),
    'POST /api/signing/revoked': async ({ userId, body }) => saved(await signing.revoke(userId, body)),
    'DELETE /api/signing/revoked': async ({ userId }) => saved(await signing.revoke(userId, undefined)),
  })
}
