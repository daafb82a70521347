import { z } from 'zod'
import { MOST_REPORTS } from '../../will/signing-schema.ts'
import { text } from '../../will/text-schema.ts'
import {
  attestSchema,
  newReportSchema,
  newSignedPageSchema,
  noteSigningSchema,
  planSigningSchema,
  reportTakenBackSchema,
  revokeWillSchema,
  signedPageSchema,
  signedPagesReplySchema,
  takeBackSigningSchema,
  watchMailsSchema,
  watchReplySchema,
} from '../after-signing.ts'
import {
  askForPrintSchema,
  documentsReplySchema,
  downloadConsentSchema,
  letterGivenSchema,
  printsReplySchema,
  recordKeyReplySchema,
} from '../documents.ts'
import { LARGEST_VERSION } from '../history.ts'
import { saveReplySchema, saves } from '../wills.ts'
import { contract } from './contract.ts'

const named = z.object({ id: text(60).regex(/^[a-z0-9-]{1,60}$/) })
const inSize = { largePrint: z.enum(['yes', 'no']).default('no').describe('In 18 point type') }

const version = z.object({
  version: z.coerce
    .number()
    .int()
    .positive()
    .max(LARGEST_VERSION)
    .optional()
    .describe('The newest when it is left out'),
})

export const documentsCalls = contract('Documents', 'signed in', 10, {
  'GET /api/documents': {
    summary: 'The documents that can be downloaded, newest version first',
    cost: 30,
    apart: 60_000,
    reply: documentsReplySchema,
    refuses: [402, 404, 422],
  },
  'POST /api/documents/consent': {
    summary: 'Agree to what has to be agreed to before the first download',
    body: downloadConsentSchema,
    done: 'Agreed',
    refuses: [402],
  },
  'GET /api/documents/draft.pdf': {
    summary: 'The will as far as it goes, marked as a draft',
    cost: 20,
    apart: 20_000,
    file: ['application/pdf', 'A PDF'],
    refuses: [404, 422],
  },
  'GET /api/documents/pack.zip': {
    summary: 'Every document of a version in one file',
    cost: 40,
    apart: 60_000,
    who: 'paid and verified',
    query: version.extend(inSize),
    file: ['application/zip', 'A zip file'],
    refuses: [404],
  },
  'GET /api/documents/for-a-firm.zip': {
    summary:
      'The newest will for a law firm: Word files of the will and of the page for the solicitor, and the will as data',
    cost: 20,
    apart: 10_000,
    who: 'paid and verified',
    file: ['application/zip', 'A zip file'],
    refuses: [404, 422],
  },
  'GET /api/documents/summary-in-pounds.pdf': {
    summary: 'The newest summary with what each gets in pounds. It is made for this request, and kept nowhere',
    cost: 20,
    apart: 10_000,
    who: 'paid and verified',
    query: z.object(inSize),
    file: ['application/pdf', 'A PDF'],
    refuses: [404],
  },
  'GET /api/documents/in-words': {
    summary: 'Every document of the newest version as words alone, to listen to or in braille. It is kept nowhere',
    cost: 20,
    apart: 10_000,
    who: 'paid and verified',
    query: z.object({ as: z.enum(['page', 'braille']) }),
    file: ['application/octet-stream', 'A web page, or a BRF file'],
    refuses: [404],
  },
  'GET /api/documents/{id}.pdf': {
    summary: 'One document, byte for byte as it was issued',
    cost: 20,
    apart: 60_000,
    who: 'paid and verified',
    params: named,
    query: version,
    file: ['application/pdf', 'A PDF'],
    refuses: [404],
  },
  'GET /api/documents/{id}.svg': {
    summary: 'A drawing of the first page of a document, for the list. It counts as no download',
    params: named,
    query: version.required(),
    file: ['image/svg+xml', 'A drawing'],
    refuses: [402, 404],
  },
  'POST /api/documents/letters': {
    summary: 'Say whether a letter has been given to the person it is for',
    will: true,
    body: letterGivenSchema,
    reply: saveReplySchema,
    refuses: [402],
  },
})

export const signedPagesCalls = contract('Documents', 'signed in', 20, {
  'GET /api/signed-pages': {
    summary: 'The paper that was signed, and the pictures that are kept of its pages, with where to look again',
    reply: signedPagesReplySchema,
    refuses: [402, 404],
  },
  'POST /api/signed-pages': {
    summary: 'Keep a picture of a page as it was signed, in place of the one before. It proves nothing',
    body: newSignedPageSchema,
    reply: signedPagesReplySchema,
    refuses: [402, 404],
  },
  'GET /api/signed-pages/{id}.jpg': {
    summary: 'A picture of a signed page',
    params: signedPageSchema,
    file: ['image/jpeg', 'A picture'],
    refuses: [402, 404],
  },
  'DELETE /api/signed-pages/{id}': {
    summary: 'Delete a picture of a signed page',
    params: signedPageSchema,
    reply: signedPagesReplySchema,
    refuses: [402, 404],
  },
})

export const recordCalls = contract('Documents', 'signed in', 10, {
  'GET /api/record.json': {
    summary: 'The record of the will: what was asked, answered, read and signed, in order, and sealed',
    cost: 20,
    apart: 15_000,
    file: ['application/json', 'A sealed record'],
    refuses: [404],
  },
  'GET /api/record.pdf': {
    summary: 'The record of the will, to read and to print',
    cost: 20,
    apart: 15_000,
    file: ['application/pdf', 'A PDF'],
    refuses: [404, 422],
  },
  'GET /api/record/attendance-note.pdf': {
    summary: 'What is asked about the making of a will when it is contested, answered from the record',
    cost: 20,
    apart: 15_000,
    file: ['application/pdf', 'A PDF'],
    refuses: [404, 422],
  },
  'GET /api/record/key': {
    summary: 'The public key that checks the seal of a record and of an archive copy',
    who: 'anyone',
    reply: recordKeyReplySchema,
  },
})

export const printsCalls = contract('Bound prints', 'signed in', 10, {
  'GET /api/prints': {
    summary: 'The bound prints that were paid for, and what has become of each',
    apart: 2_000,
    reply: printsReplySchema,
  },
  'POST /api/prints': {
    summary: 'Say where the bound print of the newest will is posted; again, until it is',
    cost: 50,
    apart: 60_000,
    who: 'verified',
    body: askForPrintSchema,
    reply: printsReplySchema,
    refuses: [402, 404],
  },
})

export const afterSigningCalls = contract('After the signing', 'signed in', 10, {
  'POST /api/signing': {
    summary: 'Keep when the will was signed, in front of whom, and where it is',
    ...saves,
    body: noteSigningSchema,
    refuses: [402],
  },
  'DELETE /api/signing': {
    summary: 'Take that back: the will is not signed. What is taken back already stays so',
    will: true,
    query: takeBackSigningSchema,
    reply: saveReplySchema,
    refuses: [400, 402],
  },
  'POST /api/signing/plan': {
    summary: 'Plan the signing, or take it a step further',
    ...saves,
    body: planSigningSchema,
    refuses: [402],
  },
  'DELETE /api/signing/plan': { summary: 'Give up the plan', will: true, reply: saveReplySchema, refuses: [402] },
  'POST /api/signing/attestation': {
    summary: 'Say how the will is to be signed: read aloud, with a mark, by another person',
    ...saves,
    body: attestSchema,
    refuses: [402],
  },
  'POST /api/signing/revoked': {
    summary: 'Say that the signed will counts no more',
    ...saves,
    body: revokeWillSchema,
    refuses: [402],
  },
  'DELETE /api/signing/revoked': {
    summary: 'Say that it counts after all',
    will: true,
    reply: saveReplySchema,
    refuses: [402, 422],
  },
})

export const watchCalls = contract('After the signing', 'signed in', 10, {
  'GET /api/watch': {
    summary: 'Whether we mail the customer about their signed will, and which answers it was made from',
    will: true,
    reply: watchReplySchema,
  },
  'PATCH /api/watch': {
    summary: 'Mail the customer when their will is worth a look, or do not',
    will: true,
    body: watchMailsSchema,
    reply: watchReplySchema,
    refuses: [402],
  },
  'POST /api/watch/reports': {
    summary: 'Keep what has happened since the will was signed, and what it does about it',
    will: true,
    body: newReportSchema,
    reply: saveReplySchema,
    refuses: [402],
  },
  'DELETE /api/watch/reports/{at}': {
    summary: 'Take one of these back, by its place in the list from 0 and by what it says',
    will: true,
    params: z.strictObject({ at: z.coerce.number().int().nonnegative().max(MOST_REPORTS) }),
    query: reportTakenBackSchema,
    reply: saveReplySchema,
    refuses: [400, 402],
  },
})
