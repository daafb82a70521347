import { z } from 'zod'
import type { Address } from '#core/will/schema.ts'
import { AddressesNotFound, type AddressFinder } from './address-finder.ts'
import { asWritten } from './address-words.ts'

/** Milliseconds somebody waits for addresses before they type theirs. */
const TIMEOUT_MS = 4000

const part = z.string().trim().optional()

/** A delivery point, in capitals, as the Postcode Address File has it. */
const deliveryPointSchema = z.object({
  ORGANISATION_NAME: part,
  SUB_BUILDING_NAME: part,
  BUILDING_NAME: part,
  BUILDING_NUMBER: part,
  DEPENDENT_THOROUGHFARE_NAME: part,
  THOROUGHFARE_NAME: part,
  DOUBLE_DEPENDENT_LOCALITY: part,
  DEPENDENT_LOCALITY: part,
  POST_TOWN: z.string(),
  POSTCODE: z.string(),
})
type DeliveryPoint = z.infer<typeof deliveryPointSchema>

// The results are missing where there are none.
const replySchema = z.object({ results: z.array(z.object({ DPA: deliveryPointSchema })).default([]) })

const listed = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).map(String).map(asWritten).join(', ')

const addressOf = (point: DeliveryPoint): Address => {
  const house = listed(point.SUB_BUILDING_NAME, point.BUILDING_NAME, point.BUILDING_NUMBER)
  const street = listed(
    point.DEPENDENT_THOROUGHFARE_NAME,
    point.THOROUGHFARE_NAME,
    point.DOUBLE_DEPENDENT_LOCALITY,
    point.DEPENDENT_LOCALITY,
  )
  return {
    house_name: house || listed(point.ORGANISATION_NAME),
    ...(street !== '' && { street_address: street }),
    town: asWritten(point.POST_TOWN),
    postcode: point.POSTCODE,
  }
}

type Given = { readonly key: string; readonly url: string; readonly timeoutMs?: number }

/** Ordnance Survey's Places API. The key travels in a header, so that it is in no log of addresses. */
export const osPlaces = ({ key, url, timeoutMs = TIMEOUT_MS }: Given): AddressFinder => ({
  find: async (postcode) => {
    try {
      const asked = new URLSearchParams({ postcode, dataset: 'DPA', lr: 'EN', maxresults: '100' })
      const reply = await fetch(`${url}/postcode?${asked}`, {
        headers: { key, accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!reply.ok) throw new AddressesNotFound(`The address finder answered ${reply.status}`)
      return replySchema.parse(await reply.json()).results.map(({ DPA }) => addressOf(DPA))
    } catch (cause) {
      if (cause instanceof AddressesNotFound) throw cause
      // What failed may quote the postcode.
      throw new AddressesNotFound(
        `The address finder gave no answer: ${cause instanceof Error ? cause.name : 'unknown'}`,
      )
    }
  },
})
