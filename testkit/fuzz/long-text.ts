/** A megabyte of one character in every place where the API takes text. */
import type { TestApp } from '../start-app.ts'
import { placesOfText } from './places-of-text.ts'
import { type ApiDescription, isMethod, methods, resolverOf } from './requests.ts'

/** Characters that a trim, a pattern or a count looks at for long: most of a body's mebibyte, as JSON writes them. */
export const longTexts: Readonly<Record<string, string>> = {
  spaces: `a${' '.repeat(900_000)}a`,
  'zero-width spaces': `a${'\u200B'.repeat(300_000)}a`,
  'line breaks': `a${'\n'.repeat(450_000)}a`,
  letters: 'a'.repeat(900_000),
  hyphens: `a${'-'.repeat(900_000)}a`,
}

/** Node answers 431 to more than 16 KiB of address and headers. A multiple of the nine characters of an escaped space. */
const MOST_IN_URL = 15_300

export type LongTextRequest = {
  /** As in "POST /api/form will.details.first_name". */
  readonly name: string
  /** The name that the refusal must give the field. */
  readonly field: string
  /** The most that the description says it takes; undefined when it says nothing. */
  readonly most: number | undefined
  /** `signedIn`: the headers of a customer's log-in and of the desk's. */
  readonly send: (
    app: TestApp,
    signedIn: Record<string, string>,
    text: string,
  ) => Promise<{ status: number; text: string }>
}

/** One request for each text in a body or query that the description knows. */
export const longTextRequests = (description: ApiDescription): LongTextRequest[] => {
  const resolve = resolverOf(description)
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, { parameters = [], requestBody }]) => {
      if (!isMethod(name)) return []
      const method = methods[name]
      const url = path.replace(/\{\w+\}/g, '1')
      const send =
        (payloadOf: (text: string) => unknown, urlOf: (text: string) => string): LongTextRequest['send'] =>
        (app, signedIn, text) => {
          const payload = JSON.stringify(payloadOf(text))
          const headers = {
            ...signedIn,
            ...(payload !== undefined && { 'content-type': 'application/json' }),
          }
          return app.ask({ method, url: urlOf(text), headers, ...(payload !== undefined && { payload }) })
        }
      const inQuery = parameters
        .filter((each) => each.in === 'query' && each.schema?.type === 'string' && !each.schema.enum)
        .map((each) => ({
          name: `${method} ${path} ?${each.name}`,
          field: each.name,
          most: each.schema?.maxLength,
          send: send(
            () => undefined,
            (text) => `${url}?${each.name}=${encodeURIComponent(text).slice(0, MOST_IN_URL)}`,
          ),
        }))
      const body = requestBody?.content?.['application/json']?.schema
      const inBody = (body ? placesOfText(body, resolve) : []).map(({ path: keys, schema, fill }) => ({
        name: `${method} ${path} ${keys.join('.')}`,
        field: keys.filter((key, at) => !(at === 0 && key === 'will')).join('.'),
        most: schema.format === 'uuid' || schema.enum ? 0 : schema.maxLength,
        send: send(fill, () => url),
      }))
      return [...inQuery, ...inBody]
    }),
  )
}
