import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { anHeir, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { CannotPrint } from './cannot-print.ts'
import { type Printer, PrinterBusy, PrinterClosed, PrinterFailed, startPrinter } from './printer.ts'
import { renderWill } from './render.ts'
import { willSheet } from './will-sheet.ts'

const fragile = new URL('#testkit/crashing-worker.ts', import.meta.url)

const open: Printer[] = []
const printerWith = (given: Parameters<typeof startPrinter>[0]): Printer => {
  const printer = startPrinter(given)
  open.push(printer)
  return printer
}
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close())))

const sheet = (template: string, inputs: Record<string, string> = {}) => ({ template, inputs })
const words = async (pdf: Promise<Uint8Array>): Promise<string> => Buffer.from(await pdf).toString()

describe('A document printed in another process', () => {
  test('is the same, byte for byte', async () => {
    const document = drafted(completeExampleWill())
    const { print } = printerWith({})
    const there = await print(willSheet(document, { draft: false }))
    expect(Buffer.compare(there, await renderWill(document, { draft: false }))).toBe(0)
  })

  test('names a sign that no font has, as in this one', async () => {
    const strange = drafted(simplestWill({ persons: [anHeir(100, { fullname: 'Ann \u{13000} Roe' })] }))
    const printing = printerWith({}).print(willSheet(strange, { draft: false }))
    await expect(printing).rejects.toThrow(CannotPrint)
    await expect(printing).rejects.toMatchObject({ characters: ['\u{13000}'] })
  })

  test('leaves this process free while it is made', async () => {
    const { print } = printerWith({})
    const document = willSheet(drafted(completeExampleWill()), { draft: false })
    await print(document)
    let printed = false
    const printing = print(document).finally(() => {
      printed = true
    })
    let turns = 0
    while (!printed) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
    await printing
    // Setting it here would leave time for a few turns only. How long it is ever held up is for the bench to say.
    expect(turns).toBeGreaterThan(50)
  })
})

describe('A printing process', () => {
  test('that dies is replaced, and what waited is printed', async () => {
    const { print } = printerWith({ worker: fragile })
    const dying = expect(print(sheet('die'))).rejects.toThrow(PrinterFailed)
    expect(await words(print(sheet('next')))).toBe('next')
    await dying
    expect(await words(print(sheet('later')))).toBe('later')
  })

  test('makes way for a new one after so many documents, and none is lost', async () => {
    const { print } = printerWith({ worker: fragile, fresh: 3 })
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((template) => words(print(sheet(template)))))
    expect(all).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(await words(print(sheet('which')))).not.toBe(await words(print(sheet('which'))))
  })

  test('that never answers is given up, and the next document is printed by another', async () => {
    const { print } = printerWith({ worker: fragile, patience: 2500 })
    await expect(print(sheet('never'))).rejects.toThrow(PrinterFailed)
    expect(await words(print(sheet('next')))).toBe('next')
  })
})

describe('A printer', () => {
  test('with too much to do says so, and takes more when it has done some', async () => {
    const { print } = printerWith({ worker: fragile, most: 2 })
    const taken = [print(sheet('slow', { wait: '50' })), print(sheet('second'))]
    await expect(print(sheet('third'))).rejects.toThrow(PrinterBusy)
    await Promise.all(taken)
    expect(await words(print(sheet('third')))).toBe('third')
  })

  test('that is closed finishes what it has and takes no more', async () => {
    const printer = startPrinter({ worker: fragile })
    const taken = words(printer.print(sheet('slow', { wait: '50' })))
    await wait(1)
    const closing = printer.close()
    await expect(printer.print(sheet('late'))).rejects.toThrow(PrinterClosed)
    await closing
    expect(await taken).toBe('slow')
  })
})
