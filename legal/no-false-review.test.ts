import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { customerSentences } from './rows.ts'

/** Those who would have to have done it. */
const WHO = `(?:lawyers?|solicitors?|barristers?|TEPs?|legal experts?|STEP members?)`
const DONE = `(?:read|reviewed|checked|approved|vetted|verified|endorsed|drafted|written|wrote|marked|signed(?:[ -]off)?)`

const claims = [
  new RegExp(String.raw`\b${DONE}(?: \w+){0,2} by (?:\w+ ){0,3}${WHO}\b`, 'i'),
  new RegExp(String.raw`\b${WHO} (?:of ours )?(?:have |has |had )?(?:already |since )?${DONE}\b`, 'i'),
  new RegExp(String.raw`\b${WHO}[- ](?:drafted|approved|checked|reviewed|written)\b`, 'i'),
  new RegExp(String.raw`\bas an? (?:\w+ )?${WHO} (?:reads?|checks?|drafts?)\b`, 'i'),
]

/** Nobody has, or it is still to come, or it hangs on something, or it is asked or offered. */
const NOT_CLAIMED =
  /\b(?:no|not|nobody|none|never|until|unless|once|before|if|where|when|which|what|that|only|still|await\w*|has to|have to|to be|should|must|can|may|would|will|who|whether|each time)\b|\?/i

const claimsIn = (sentence: string): boolean =>
  claims.some((claim) => claim.test(sentence)) && !NOT_CLAIMED.test(sentence)

const tracked = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

const sentencesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;|])\s/)

describe('Nobody who reads our words is told that a lawyer has read them', () => {
  test('no page, mail or document says so', () => {
    expect(
      customerSentences()
        .filter(({ sentence }) => claimsIn(sentence))
        .map(({ file, sentence }) => `${file}: ${sentence}`),
    ).toEqual([])
  })

  test('nor does a page of the documentation', () => {
    expect(
      tracked.flatMap((file) =>
        sentencesIn(file)
          .filter(claimsIn)
          .map((sentence) => `${file}: ${sentence}`),
      ),
    ).toEqual([])
  })

  test.each([
    'Clauses and their headings are signed and were read by lawyers in these words',
    'Our wills are drafted by experienced solicitors.',
    'A lawyer approved every clause.',
    'Solicitor-approved wills',
    'They were read as a supervising solicitor reads a draft',
  ])('it would be found: %s', (claim) => {
    expect(claimsIn(claim)).toBe(true)
  })

  test.each([
    'No solicitor has signed off the words of our wills yet.',
    'Everything on this page awaits review by a solicitor or TEP',
    'Once a lawyer has signed them, they are shown',
  ])('what is true is no such claim: %s', (words) => {
    expect(claimsIn(words)).toBe(false)
  })
})
