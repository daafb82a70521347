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

export const emlOf = ({ to, subject, text, replyTo }: Mail, { id, from, at }: Envelope): string => {
  const headers = [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${oneLine(replyTo)}`]),
    `Subject: ${headerText(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.split('@')[1]}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    'Auto-Submitted: auto-generated',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${withCrlf(text)}`
}

const decoded = (value: string): string =>
  value
    .replace(/\r\n (?==\?utf-8\?B\?)/g, '')
    .replace(/=\?utf-8\?B\?([A-Za-z0-9+/=]*)\?=/g, (_word, base64: string) => Buffer.from(base64, 'base64').toString())

/** Reads back what `emlOf` wrote. */
export const mailIn = (eml: string, id: string): SentMail => {
  const end = eml.indexOf('\r\n\r\n')
  const head = eml.slice(0, end)
  const header = (name: string): string | undefined =>
    new RegExp(`^${name}: ((?:.*)(?:\\r\\n .*)*)$`, 'm').exec(head)?.[1]?.replace(/\r$/, '')
  const replyTo = header('Reply-To')
  return {
    id,
    to: header('To') ?? '',
    subject: decoded(header('Subject') ?? ''),
    date: header('Date') ?? '',
    text: eml.slice(end + 4).replace(/\r\n/g, '\n'),
    ...(replyTo !== undefined && { replyTo }),
  }
}
