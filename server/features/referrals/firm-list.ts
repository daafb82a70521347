/** The firms to which a customer may refer a case, as the operator lists them in a file. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type ListedFirm, listedFirmSchema } from '#core/api/referral.ts'
import { ConfigError } from '../../config.ts'

const listSchema = z
  .array(listedFirmSchema)
  .max(50)
  .refine((firms) => new Set(firms.map(({ id }) => id)).size === firms.length, 'two firms have the same id')

/** In the order of the file, in which customers see them. Without a file there are none. Throws ConfigError. */
export const readFirmList = (file: string | undefined): readonly ListedFirm[] => {
  if (file === undefined) return []
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new ConfigError(`REFERRAL_FIRMS, ${file}, is not there or is not JSON.`, { cause })
  }
  const read = listSchema.safeParse(json)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the list'}: ${message}`)
  throw new ConfigError(`REFERRAL_FIRMS, ${file}, needs another look.\n${wrong.join('\n')}`)
}
