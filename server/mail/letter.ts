import { brand } from '#core/brand.ts'
import type { Mail } from '../adapters/mailer.ts'
import { letterPage } from './letter-page.ts'

/** A piece of a letter. Everything in it is data: it is escaped where that is needed. */
export type Block =
  | { readonly say: string }
  /** On a line of its own in plain text, a button in HTML. */
  | { readonly open: string; readonly words: string }
  /** A table of two columns. */
  | { readonly rows: readonly (readonly [string, string])[] }

export type Letter = {
  readonly subject: string
  /** Who it greets; nobody when absent. */
  readonly greets?: string
  readonly blocks: readonly Block[]
  /** For mail to somebody who has no account: why it came, and where to stop it. */
  readonly stop?: { readonly why: string; readonly url: string }
}

const textOf = (block: Block): string => {
  if ('say' in block) return block.say
  if ('open' in block) return `${block.words}:\n${block.open}`
  return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
}

const plainText = ({ greets, blocks, stop }: Letter): string =>
  [
    ...(greets === undefined ? [] : [`Hello ${greets},`]),
    ...blocks.map(textOf),
    `${brand.name}\n${brand.supportEmail}`,
    ...(stop ? [`${stop.why}\nNo more mail like this:\n${stop.url}`] : []),
  ].join('\n\n')

/** One letter, as plain text and as HTML. */
export const mailOf = (to: string, letter: Letter): Mail => ({
  to,
  subject: letter.subject,
  text: `${plainText(letter)}\n`,
  html: letterPage(letter).text,
  ...(letter.stop && { unsubscribeUrl: letter.stop.url }),
})
