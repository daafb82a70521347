import { z } from 'zod'
import type { Address } from '#core/will/schema.ts'

/** The finder did not answer, or not in a way that can be used. Says nothing of the postcode. */
export class AddressesNotFound extends Error {
  override readonly name = 'AddressesNotFound'
}

/** Small words inside the name of a place: Stoke-on-Trent, Newcastle upon Tyne. */
const SMALL = new Set([
  'and',
  'at',
  'by',
  'cum',
  'de',
  'en',
  'in',
  'le',
  'next',
  'of',
  'on',
  'super',
  'the',
  'under',
  'upon',
  'y',
])

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** "STOKE-ON-TRENT" -> "Stoke-on-Trent". "12A" and other words with digits stay as they are. */
export const titleCase = (capitals: string): string =>
  capitals.replace(/[\p{L}\p{M}\p{N}'’.]+/gu, (word, at: number) => {
    if (/\d/.test(word)) return word
    const lower = word.toLowerCase()
    return at > 0 && SMALL.has(lower) ? lower : capitalised(lower)
  })

/** Milliseconds after which the customer types the address. */
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
  parts.filter(Boolean).map(String).map(titleCase).join(', ')

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
    town: titleCase(point.POST_TOWN),
    postcode: point.POSTCODE,
  }
}

type Deps = { readonly key: string; readonly url: string; readonly timeoutMs?: number }

/** Finds the addresses of a postcode. */
export type AddressFinder = ReturnType<typeof createOsPlaces>

/** Ordnance Survey's Places API. The key travels in a header, so that it is in no log of addresses. */
export const createOsPlaces = ({ key, url, timeoutMs = TIMEOUT_MS }: Deps) => ({
  /** At most a hundred; none for a postcode that is not in use. Throws AddressesNotFound when there is no answer. */
  find: async (postcode: string): Promise<readonly Address[]> => {
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
