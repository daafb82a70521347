import { isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** Bits of an IPv6 address that an organisation or a large household gets; one network of 64 bits is a part of it. */
const SITE_BITS = 48
/** How many times more a site may do than one of its networks. */
export const SITE_ALLOWANCE = 16

/**
 * The network that calls are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, because one customer has
 * all addresses of those. An IPv4 address in the form of IPv6 is the IPv4 address.
 */
export const networkOf = (address: string): string => normalizeIP(address)

/** The first 48 bits of an IPv6 address, undefined for IPv4. Many networks of one site count together under it. */
export const siteOf = (address: string): string | undefined => {
  const site = normalizeIP(address, SITE_BITS)
  return isIPv6(site) ? `site ${site}` : undefined
}
