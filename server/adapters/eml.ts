/** A mail as a file that any mail program opens (RFC 5322, MIME). */
import type { Mail, SentMail } from './mailer.ts'

export type Envelope = { readonly id: string; readonly from: string; readonly at: Date }

const PLAIN = /^[ -~]*$/
const WORD_BYTES = 42

const encodedWord = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

// RFC 2047: at most 75 characters an encoded word, and never half a letter.
const wordsOf = (text: string): string[] => {
  const words: string[] = []
  let word = ''
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > WORD_BYTES) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word]
}

/** A line break in a value would begin a header of the writer's choosing. */
const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ')

const headerText = (value: string): string =>
  PLAIN.test(value) ? value : wordsOf(oneLine(value)).map(encodedWord).join('\r\n ')

const withCrlf = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n')

const TEXT = 'text/plain; charset=utf-8'
const HTML = 'text/html; charset=utf-8'

const part = (type: string, body: string): string =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${withCrlf(body)}`

/** The mail's own id, 32 letters long, which a file's name has after the time. */
const mailIdIn = (id: string): string => id.slice(-32)

// The id is unguessable, so nothing that anybody typed can look like it.
const boundaryOf = (id: string): string => `=_${mailIdIn(id)}`

const alternatives = (id: string, text: string, html: string): string => {
  const boundary = `--${boundaryOf(id)}`
  const parts = [part(TEXT, text), part(HTML, html)].map((each) => `${boundary}\r\n${each}\r\n`)
  return `Content-Type: multipart/alternative; boundary="${boundaryOf(id)}"\r\n\r\n${parts.join('')}${boundary}--\r\n`
}

export const emlOf = ({ to, subject, text, html, replyTo, unsubscribeUrl }: Mail, envelope: Envelope): string => {
  const { id, from, at } = envelope
  const headers = [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${oneLine(replyTo)}`]),
    `Subject: ${headerText(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageIdOf(id, from)}`,
    ...(unsubscribeUrl === undefined ? [] : [`List-Unsubscribe: <${oneLine(unsubscribeUrl)}>`]),
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
  ]
  return `${headers.join('\r\n')}\r\n${html === undefined ? part(TEXT, text) : alternatives(id, text, html)}`
}

/** The same for the same mail, however often it is handed over, so that a letter box shows it once. */
export const messageIdOf = (id: string, from: string): string => `<${mailIdIn(id)}@${from.split('@')[1]}>`

const decoded = (value: string): string =>
  value
    .replace(/\r\n (?==\?utf-8\?B\?)/g, '')
    .replace(/=\?utf-8\?B\?([A-Za-z0-9+/=]*)\?=/g, (_word, base64: string) => Buffer.from(base64, 'base64').toString())

const bodyOf = (piece: string): string => piece.slice(piece.indexOf('\r\n\r\n') + 4).replace(/\r\n/g, '\n')

const bodies = (eml: string, id: string): { readonly text: string; readonly html?: string } => {
  const [head = '', text, html] = eml.split(`\r\n--${boundaryOf(id)}`)
  return text === undefined || html === undefined ? { text: bodyOf(head) } : { text: bodyOf(text), html: bodyOf(html) }
}

/** Reads back what `emlOf` wrote. */
export const mailIn = (eml: string, id: string): SentMail => {
  const end = eml.indexOf('\r\n\r\n')
  const head = eml.slice(0, end)
  const header = (name: string): string | undefined =>
    new RegExp(`^${name}: ((?:.*)(?:\\r\\n .*)*)$`, 'm').exec(head)?.[1]?.replace(/\r$/, '')
  const replyTo = header('Reply-To')
  const unsubscribeUrl = header('List-Unsubscribe')?.slice(1, -1)
  return {
    id,
    to: header('To') ?? '',
    subject: decoded(header('Subject') ?? ''),
    date: header('Date') ?? '',
    ...bodies(eml, id),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
