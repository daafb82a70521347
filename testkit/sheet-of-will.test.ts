import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { probateSheet } from '#core/executor/probate-sheet.ts'
import { whoTakesNow } from '#core/executor/who-takes.ts'
import { preview } from '#drafting/draft.ts'
import { today } from './builders.ts'
import { estatesOfDead } from './estates-of-dead.ts'

const estates = fc.sample(estatesOfDead, 250)

test('the names on the sheet stand in the will that was signed, in the same order', () => {
  for (const { released, told, will } of estates) {
    const drafted = preview(will, today)
    const clause = drafted.clauses.find(({ id }) => id === 'executors')
    const text = JSON.stringify(clause?.blocks)
    const rows = probateSheet(released, told, released.on)
    const names = ['executors', 'stepIn'].flatMap(
      (key) => rows.find((row) => row.key === key)?.answer.split(' · ') ?? [],
    )
    let from = 0
    for (const name of names) {
      const found = text.indexOf(JSON.stringify(name).slice(1, -1), from)
      expect(found, name).toBeGreaterThanOrEqual(from)
      from = found
    }
  }
})

test('each line of who takes what names clauses that the will has', () => {
  for (const { released, told } of estates) {
    const drafted = new Set<string>(preview(released.words, today).clauses.map(({ id }) => id))
    for (const { clauses, what, who } of whoTakesNow(released.words, released.certificate.died, told, released.on).rows)
      expect(
        clauses.filter((clause) => !drafted.has(clause)),
        `${what}, ${who}`,
      ).toEqual([])
  }
})
