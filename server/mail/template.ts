import type { Operator } from '#core/api/visitors.ts'
import { brand } from '#core/brand.ts'
import { htmlLang, type Language } from '#core/language.ts'
import { firstNameIn } from '#core/text/names.ts'
import type { Mail } from '../db/repositories/outbox.store.ts'
import { type Html, html } from '../platform/html.ts'
import { letter as commonWords } from './mail-words.ts'

/** A part of a mail: a paragraph, or another. Its values are data, and are escaped in HTML. */
export type Block =
  | string
  /** On a line of its own in plain text, a button in HTML. */
  | { readonly open: string; readonly words: string }
  /** A table of two columns. */
  | { readonly rows: readonly (readonly [string, string])[] }

export type MailContent = {
  /** The email of the recipient. */
  readonly to: string
  readonly subject: string
  /** The name in the greeting; no greeting when absent. */
  readonly greets?: string
  /** English where nobody chose. */
  readonly language?: Language | undefined
  readonly blocks: readonly Block[]
  /** For a recipient without an account, and for what an account does not need: why the mail came, and the link that stops it. */
  readonly stop?: { readonly why: string; readonly url: string }
}

/** What a letter says: its subject, and then its parts. */
export type Says = readonly [subject: string, ...blocks: Block[]]

type WordsIn<Words> = (language: Language | undefined) => Words

/** A letter to a person in the language that they chose, with their name in its greeting. `table`: where its words stand. */
export const letterTo = <Words>(
  { name, email, language }: Recipient,
  table: WordsIn<Words>,
  say: (words: Words, common: ReturnType<typeof commonWords>) => Says,
  stop?: MailContent['stop'],
): MailContent => {
  const [subject, ...blocks] = say(table(language), commonWords(language))
  return { to: email, subject, greets: name, language, blocks, ...(stop && { stop }) }
}

type Stoppable<Words> = { readonly why: (words: Words) => string; readonly url: string }

/**
 * A letter to somebody whose language is not known, and who can stop such letters: in English, and before that in Welsh where whoever it
 * comes from chose Welsh.
 */
export const letterInBoth = <Words>(
  to: { readonly name: string; readonly email: string },
  chosen: Language | undefined,
  table: WordsIn<Words>,
  say: (words: Words, language: Language | undefined) => Says,
  { why, url }: Stoppable<Words>,
): MailContent => {
  const person = { name: firstNameIn(to.name), email: to.email }
  const letterIn = (language: Language | undefined) =>
    letterTo({ ...person, language }, table, (words) => say(words, language))
  const english = letterIn(undefined)
  const whyInEnglish = why(table(undefined))
  if (chosen !== 'cy') return { ...english, stop: { why: whyInEnglish, url } }
  const welsh = letterIn(chosen)
  return {
    ...welsh,
    subject: `${welsh.subject} / ${english.subject}`,
    blocks: [...welsh.blocks, commonWords(undefined).inEnglish, ...english.blocks],
    stop: { why: `${why(table(chosen))} ${whyInEnglish}`, url },
  }
}

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block
  if ('open' in block) return `${block.words}:\n${block.open}`
  return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The stops of "J.R." and "St.John" are followed by a space: a mail program makes a link of a name such as "prize.com". */
const greeting = (name: string, language: Language | undefined): string =>
  commonWords(language).hello(name.replace(/\.(?=[\p{L}\p{M}])/gu, '. '))

const plainText = ({ greets, language, blocks, stop }: MailContent, sender: readonly string[]): string =>
  [
    ...(greets === undefined ? [] : [greeting(greets, language)]),
    ...blocks.map(textOf),
    [...sender, brand.supportEmail].join('\n'),
    ...(stop ? [`${stop.why}\n${commonWords(language).stop}:\n${stop.url}`] : []),
  ].join('\n\n')

/** The sender, one line each, as a business says it in its letters (SI 2015/17 regs 24 and 25; Companies Act 2006 s.1202). */
const senderLines = (operator: Operator | undefined, language: Language | undefined): string[] => [
  brand.name,
  ...(operator ? [commonWords(language).serviceOf(operator.name), operator.address.replaceAll('\n', ', ')] : []),
  ...(operator?.companyNumber === undefined ? [] : [commonWords(language).companyNumber(operator.companyNumber)]),
]

/** One mail, as plain text and as HTML. `operator` is absent where an installation has not been told who runs it. */
export const renderMail = (letter: MailContent, operator?: Operator): Mail => ({
  to: letter.to,
  subject: letter.subject,
  text: `${plainText(letter, senderLines(operator, letter.language))}\n`,
  html: renderHtml(letter, senderLines(operator, letter.language)).text,
  ...(letter.stop && { unsubscribeUrl: letter.stop.url }),
})

// Mail programs drop style sheets, so each element carries its own style, in tables and web-safe fonts.
const sans = "font-family:'Atkinson Hyperlegible Next',Verdana,Helvetica,Arial,sans-serif"
const bodyStyle = `margin:0 0 20px;overflow-wrap:anywhere;word-break:break-word;${sans};font-size:18px;line-height:28px;color:#131c36`
const smallStyle = `margin:0 0 8px;${sans};font-size:15px;line-height:23px;color:#414b68`
const cellStyle = `padding:10px 0;word-break:break-word;border-bottom:1px solid #d5dce8;${sans};font-size:18px;line-height:26px;color:#131c36`
const buttonStyle = `display:inline-block;padding:14px 26px;border-radius:10px;background:#1e3a8a;${sans};font-size:18px;line-height:24px;font-weight:bold;color:#ffffff;text-decoration:none`

const htmlOf = (block: Block, language: Language | undefined): Html => {
  if (typeof block === 'string') return html`<p style="${bodyStyle}">${block}</p>`
  if ('rows' in block)
    return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${block.rows.map(
      ([name, value]) =>
        html`<tr><td style="${cellStyle}">${name}</td><td align="right" style="${cellStyle}">${value}</td></tr>`,
    )}</table>`
  return html`<p style="margin:8px 0 28px"><a href="${block.open}" style="${buttonStyle}">${block.words}</a></p>
<p style="${smallStyle}">${commonWords(language).ifButton}<br><a href="${block.open}" style="color:#1e3a8a;word-break:break-all">${block.open}</a></p>
<p style="margin:0 0 20px"></p>`
}

const stopLine = ({ stop, language }: MailContent): Html =>
  stop
    ? html`<p style="${smallStyle}">${stop.why} <a href="${stop.url}" style="color:#1e3a8a">${commonWords(language).stop}</a>.</p>`
    : html``

/** The HTML part of a mail: no pictures, no scripts, no external resources. */
const renderHtml = (letter: MailContent, sender: readonly string[]): Html => html`<!doctype html>
<html lang="${htmlLang[letter.language ?? 'en']}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${letter.subject}</title></head>
<body style="margin:0;padding:0;background:#f1f4f9">
<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f4f9"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #d5dce8;border-top:6px solid #d23b6b"><tr><td style="padding:32px">
<h1 style="margin:0 0 28px;${sans};font-size:20px;line-height:26px;font-weight:bold;color:#131c36">${brand.name}</h1>
${letter.greets === undefined ? html`` : html`<p style="${bodyStyle}">${greeting(letter.greets, letter.language)}</p>`}
${letter.blocks.map((block) => htmlOf(block, letter.language))}
<p style="${smallStyle}">${sender.map((line) => html`${line}<br>`)}<a href="mailto:${brand.supportEmail}" style="color:#1e3a8a">${brand.supportEmail}</a></p>
${stopLine(letter)}
</td></tr></table>
</td></tr></table></div>
</body>
</html>`

/** The customer a mail goes to, at the email of their account as it was typed. */
export type Recipient = { readonly name: string; readonly email: string; readonly language?: Language | undefined }
