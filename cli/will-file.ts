import { z } from 'zod'
import { type Will, willSchema } from '#core/will/schema.ts'
import { CommandFailed, readFile, type Terminal } from './terminal.ts'

/** A body of GET /api/form. Who the user is does not matter here. */
const formSchema = z.object({ will: willSchema })

/** @throws CommandFailed when the text is not JSON. */
export const jsonOf = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandFailed(`${path} is not JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/**
 * The will in a file that holds a body of GET /api/form.
 * @param prepare sees the form before it is checked.
 * @throws CommandFailed naming each field that is wrong.
 */
export const readWill = (
  path: string,
  terminal: Terminal,
  prepare: (form: unknown) => unknown = (form) => form,
): Will => {
  const form = formSchema.safeParse(prepare(jsonOf(path, readFile(path, terminal))))
  if (form.success) return form.data.will
  throw new CommandFailed(
    `${path} does not hold a will`,
    ...form.error.issues.map((issue) => `  ${issue.path.join('.') || '(the whole file)'}: ${issue.message}`),
  )
}
