import { expect, test } from 'vitest'
import { createLogStream } from './log-stream.ts'

/** A log that takes lines, or refuses them while it is broken. */
const fakeLog = () => {
  let written = ''
  let broken = false
  let tries = 0
  const retries: (() => void)[] = []
  const stream = createLogStream({
    write: (bytes, done) => {
      tries += 1
      if (broken) return done(Object.assign(new Error('no room'), { code: 'ENOSPC' }), 0)
      // As a file may: not all at once.
      const taken = Math.min(bytes.length, 10_000)
      written += Buffer.from(bytes.subarray(0, taken)).toString()
      done(null, taken)
    },
    later: (work) => retries.push(work),
  })
  return {
    stream,
    written: () => written,
    tries: () => tries,
    break: () => {
      broken = true
    },
    mend: () => {
      broken = false
      for (const retry of retries.splice(0)) retry()
    },
  }
}

test('lines are written in order, however long they are', () => {
  const log = fakeLog()
  const lines = ['first\n', `${'x'.repeat(25_000)}\n`, 'last\n']
  for (const line of lines) log.stream.write(line)
  expect(log.written()).toBe(lines.join(''))
})

test('S13: a log that is full throws nothing, and gets its lines when it has room again', () => {
  const log = fakeLog()
  log.stream.write('before\n')
  log.break()
  log.stream.write('one\n')
  log.stream.write('two\n')
  log.mend()
  log.stream.write('after\n')
  expect(log.written()).toBe('before\none\ntwo\nafter\n')
})

test('S13: a log that stays full keeps a megabyte of lines, is not tried for each, and counts what it dropped', () => {
  const log = fakeLog()
  log.break()
  for (let line = 0; line < 3000; line += 1) log.stream.write(`${'x'.repeat(999)}\n`)
  expect(log.tries()).toBe(1)
  log.mend()
  expect(log.written().length).toBeLessThan(1_001_000)
  expect(log.written()).toContain('"dropped":2000')
})
