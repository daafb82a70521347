import { z } from 'zod'
import { type ItemCall, type ItemList, itemCall, itemLists } from '../../will/changes.ts'
import { accountSchema, charitySchema, giftSchema, personSchema, petSchema } from '../../will/schema.ts'
import { text } from '../../will/text-schema.ts'
import {
  addressesReplySchema,
  addressFinderReplySchema,
  addressSearchSchema,
  agreedReplySchema,
  agreeSchema,
  changedReplySchema,
  charitiesReplySchema,
  charitySearchSchema,
  completeLpaSchema,
  createdReplySchema,
  deleteSchema,
  formReplySchema,
  initReplySchema,
  listReplySchema,
  phoneReplySchema,
  readBackAnswerSchema,
  readingsReplySchema,
  saveReplySchema,
  saves,
  staleReplySchema,
  stepSaveSchema,
  visitedSchema,
  wholeSaveSchema,
} from '../wills.ts'
import { type CallRow, contract, type Rows } from './contract.ts'

export const willsCalls = contract('Will', 'signed in', 10, {
  'POST /api/wills/init': { summary: 'Start a will; asking again gives the same one', reply: initReplySchema },
  'POST /api/wills/list': { summary: 'The wills of the customer', reply: listReplySchema },
  'GET /api/form': { summary: 'The customer and all answers of their will', reply: formReplySchema, refuses: [404] },
  'POST /api/form': { summary: 'Save one step: only what changed', cost: 50, ...saves, body: stepSaveSchema },
  'POST /api/wills/visited': {
    summary: 'Note which steps the customer has been shown; they are added to those known',
    will: true,
    body: visitedSchema,
    done: 'Noted',
  },
  'POST /api/wills/wills/groupAssetsUpdate': {
    summary: 'Save every answer at once',
    cost: 50,
    ...saves,
    body: wholeSaveSchema,
  },
  'POST /api/wills/wills/adopt': {
    summary: 'Adopt another plan: its answers replace those of the will, and it may have items of its own',
    cost: 50,
    ...saves,
    body: wholeSaveSchema,
  },
})

/** The version the browser last saw. Without it the change is made to the current version. */
const expected = { version: z.int().nonnegative().optional() }
/** The server assigns ids, so a new item has none. */
const noId = { id: true } as const

const itemSchemas: Readonly<Record<ItemList, z.ZodObject>> = {
  persons: personSchema,
  charities: charitySchema,
  pets: petSchema,
  accounts: accountSchema,
  gifts: giftSchema,
}

const idempotent = z.object({ 'idempotency-key': text(200).min(1).optional() })

const change = { will: true, stale: staleReplySchema } as const

/** create, update and delete for a list of the will. */
const callsOf = (list: ItemList): Rows => ({
  [itemCall(list, 'create')]: {
    ...change,
    summary: `Add to ${list}`,
    headers: idempotent,
    body: itemSchemas[list].omit(noId).extend(expected),
    reply: createdReplySchema,
  },
  [itemCall(list, 'update')]: {
    ...change,
    summary: `Change one of ${list}`,
    body: itemSchemas[list].extend(expected),
    reply: changedReplySchema,
  },
  [itemCall(list, 'delete')]: {
    ...change,
    summary: `Remove one of ${list}, wherever it is named`,
    body: deleteSchema,
    reply: changedReplySchema,
  },
})

type Item<Reply, Body> = CallRow & { readonly body: Body; readonly reply: Reply }

type Items = Readonly<
  Record<
    ItemCall<'create'>,
    Item<typeof createdReplySchema, z.ZodType<object, object>> & { headers: typeof idempotent }
  > &
    Record<ItemCall<'update'>, Item<typeof changedReplySchema, z.ZodType<object, object>>> &
    Record<ItemCall<'delete'>, Item<typeof changedReplySchema, typeof deleteSchema>>
>

export const itemsCalls = contract('Items', 'signed in', 15, Object.assign({}, ...itemLists.map(callsOf)) as Items)

export const lpaCalls = contract('Power of attorney', 'signed in', 10, {
  'POST /api/wills/lpa/complete': {
    summary: 'Settle the powers of attorney that were bought, once everything in them is answered',
    ...saves,
    body: completeLpaSchema,
    refuses: [402],
  },
  'POST /api/wills/lpa/reopen': {
    summary: 'Open the powers of attorney again, to change them',
    will: true,
    reply: saveReplySchema,
    refuses: [402],
  },
})

export const readingsCalls = contract('Will', 'signed in', 10, {
  'GET /api/readings': {
    summary: 'The parts of the will that the customer has read and agreed to, in the words they agreed to',
    will: true,
    reply: readingsReplySchema,
  },
  'POST /api/readings': {
    summary: 'Agree to a part of the will as it was shown',
    apart: 5_000,
    will: true,
    body: agreeSchema,
    reply: agreedReplySchema,
    stale: staleReplySchema,
  },
  'POST /api/readings/answers': {
    summary: 'Keep an answer to a question about what the will does, right or wrong',
    apart: 10_000,
    ...saves,
    body: readBackAnswerSchema,
  },
})

export const phoneCalls = contract('Will', 'signed in', 10, {
  'GET /api/phoneValidation': {
    summary: 'Is this a phone number?',
    cost: 25,
    query: z.object({ phone: text(40) }),
    reply: phoneReplySchema,
  },
})

export const charitiesCalls = contract('Will', 'signed in', 10, {
  'GET /api/charities': {
    summary: 'Charities by name, with their registered numbers. Nothing is found before three letters',
    query: charitySearchSchema,
    reply: charitiesReplySchema,
  },
})

export const addressesCalls = contract('Will', 'signed in', 10, {
  'GET /api/address-finder': { summary: 'Can addresses be found by postcode here?', reply: addressFinderReplySchema },
  'GET /api/addresses': {
    summary: 'The addresses of a postcode. 404 where there is no address finder, 503 when it does not answer',
    query: addressSearchSchema,
    reply: addressesReplySchema,
    refuses: [404],
  },
})
