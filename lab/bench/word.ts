/** Whether a will as a Word file reads in LibreOffice as the will does, and stays right where a lawyer takes a clause out. */

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Will } from '../../core/will/schema.ts'
import { willAsWord } from '../../documents/word-file.ts'
import { asText } from '../../drafting/document.ts'
import { completeExampleWill } from '../../testkit/builders.ts'
import { drafted } from '../../testkit/drafted-will.ts'
import { goldenWills } from '../../testkit/golden-wills.ts'
import { readPdf } from '../../testkit/read-pdf.ts'
import { trustWills } from '../../testkit/trusts.ts'
import type { Measure } from './measure.ts'
import { office } from './other-renderers.ts'

const STANDING = 'For a law firm'
const squeezed = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** What is printed, page by page, without what stands at the head and the foot of each. */
const wordsOf = async (pdf: Uint8Array): Promise<string> => {
  const { pages } = await readPdf(pdf)
  return squeezed(
    pages
      .map((page) =>
        squeezed(page)
          .replace(STANDING, '')
          .replace(/The last will of [^,]*, page \d+ of \d+/, ''),
      )
      .join(' '),
  )
}

const PARAGRAPH = /<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs

/** The file without one clause, as a lawyer would delete it: its heading and its paragraphs. */
const without = (file: Uint8Array, heading: string): Uint8Array => {
  const parts = unzipSync(file)
  const paragraphs = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).match(PARAGRAPH) ?? []
  const from = paragraphs.findIndex((each) => each.includes(`>${heading}<`))
  const next = paragraphs.findIndex((each, at) => at > from && each.includes('"ClauseHeading"'))
  const xml = paragraphs
    .slice(from, next)
    .reduce((left, each) => left.replace(each, ''), strFromU8(parts['word/document.xml'] ?? new Uint8Array()))
  return zipSync({ ...parts, 'word/document.xml': strToU8(xml) })
}

const file = (will: Will): Promise<Uint8Array> => willAsWord(drafted(will), STANDING)

export async function run(): Promise<Measure[]> {
  const program = await office()
  if (!program) throw new Error('LibreOffice is not installed')
  const isPrinted = async (word: Uint8Array, will: Will): Promise<boolean> => {
    const { signature: _signature, ...words } = drafted(will)
    const wanted = squeezed(asText(words).replaceAll(/^(\d+)\. /gm, '$1 '))
    return (await wordsOf(await program.print('will.docx', word))).startsWith(wanted)
  }
  const wills = [...Object.values(goldenWills).map(({ will }) => will), ...Object.values(trustWills)]
  let differing = 0
  for (const will of wills) if (!(await isPrinted(await file(will), will))) differing += 1
  const shorter = completeExampleWill({ havePets: 'No', pets: [] })
  const follows = await isPrinted(without(await file(completeExampleWill()), 'Pets'), shorter)
  await program.close()
  const none = { unit: 'wills', target: '<= 0' }
  return [
    {
      name: `of ${wills.length} wills, those that LibreOffice prints otherwise`,
      value: differing,
      ok: differing === 0,
      ...none,
    },
    {
      name: 'with a clause taken out, numbers and references that do not follow',
      value: follows ? 0 : 1,
      ok: follows,
      ...none,
    },
  ]
}
