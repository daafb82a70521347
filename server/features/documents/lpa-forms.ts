import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type LpaType, lpaForms, lpaTypes } from '#core/will/lpa-options.ts'
import type { Lpa } from '#core/will/lpa-schema.ts'
import type { Will } from '#core/will/schema.ts'
import { type FormInput, fieldsOfForm, NotAForm } from '#documents/filled-form.ts'
import { lpaFormAnswers } from '#drafting/pack/lpa-form.ts'
import { ConfigError } from '../../config.ts'

/**
 * A blank form of the Office of the Public Guardian, and its own names for fields (`how-attorneys-act`) and for options
 * (`how-attorneys-act.jointly`) where they differ from the usual ones.
 */
export type BlankForm = {
  readonly blank: Uint8Array
  readonly fieldNames: Readonly<Record<string, string>>
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string
}

export type BlankForms = { readonly [T in LpaType]?: BlankForm }

/** Without these a file is not the form it is named after. */
const NEEDED = [
  'lpa-document-donor-name-last',
  'lpa-document-primaryAttorneys-0-name-last',
  'how-attorneys-act',
  'lpa-document-certificateProvider-name-last',
] as const

const namesSchema = z.record(z.string().max(200), z.string().max(500))

const namesIn = (file: string): Record<string, string> => {
  if (!existsSync(file)) return {}
  try {
    return namesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new ConfigError(`${file} is not an object of names in JSON. docs/operations.md says what it holds.`, {
      cause,
    })
  }
}

const isOption = (key: string): boolean => key.includes('.')

const refuse = (file: string, why: string, cause?: unknown): never => {
  throw new ConfigError(`${file}, in LPA_FORMS_DIR, cannot be filled in. ${why}`, { cause })
}

const formIn = async (folder: string, form: string): Promise<BlankForm | undefined> => {
  const file = join(folder, `${form}.pdf`)
  if (!existsSync(file)) return undefined
  const blank = readFileSync(file)
  const fieldNames = namesIn(join(folder, `${form}.json`))
  const known = await fieldsOfForm(blank).catch((error: unknown) => {
    if (!(error instanceof NotAForm)) throw error
    return refuse(file, error.message, error)
  })
  const unknown = Object.entries(fieldNames).flatMap(([key, name]) =>
    isOption(key) || known.includes(name) ? [] : [name],
  )
  if (unknown.length > 0) refuse(file, `${form}.json names fields that it does not have: ${unknown.join(', ')}.`)
  const missing = NEEDED.filter((name) => !known.includes(fieldNames[name] ?? name))
  if (missing.length > 0)
    refuse(
      file,
      `It has no field ${missing.join(', ')}. Say in ${form}.json which of its fields they are: ${known.join(', ')}.`,
    )
  return { blank, fieldNames, hash: hash('sha256', blank, 'hex') }
}

/**
 * Reads the blank forms LP1F.pdf and LP1H.pdf of a folder, each with its LP1F.json of field names if there is one. A form that
 * is not there is not filled in. Throws ConfigError when one cannot be filled in, with the reason and the fields it has.
 */
export const readBlankForms = async (folder: string | undefined): Promise<BlankForms> => {
  if (folder === undefined) return {}
  if (!existsSync(folder))
    throw new ConfigError(`LPA_FORMS_DIR, ${folder}, is not there. Set it to a folder with LP1F.pdf and LP1H.pdf.`)
  const found = await Promise.all(
    lpaTypes.map(async (type) => [type, await formIn(folder, lpaForms[type].form)] as const),
  )
  return Object.fromEntries(found.filter(([, form]) => form !== undefined))
}

/** The input that fills in a form, with the names of the fields and options as the file has them. */
export const formInput = ({ blank, fieldNames }: BlankForm, will: Will, lpa: Lpa): FormInput => ({
  blank,
  answers: lpaFormAnswers(will, lpa).map(({ field, value }) => ({
    field: fieldNames[field] ?? field,
    value: fieldNames[`${field}.${String(value)}`] ?? value,
  })),
})
