import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { anHeir, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { renderWill } from '#testkit/rendered.ts'
import type { PdfFile } from './renderer.ts'
import {
  createRendererProcess,
  RendererBusy,
  RendererClosed,
  RendererFailed,
  type RendererProcess,
} from './renderer-process.ts'
import { willInput } from './template-input.ts'
import { RenderError } from './unsupported-characters.ts'

const fragile = new URL('../testkit/crashing-worker.ts', import.meta.url)

const open: RendererProcess[] = []
const rendererWith = (given: Parameters<typeof createRendererProcess>[0]): RendererProcess => {
  const renderer = createRendererProcess(given)
  open.push(renderer)
  return renderer
}
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close())))

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const input = (template: string, inputs: Record<string, string> = {}) => ({ template, inputs })
const words = async (file: Promise<PdfFile>): Promise<string> => Buffer.from((await file).pdf).toString()

describe('A document rendered in another process', () => {
  test('is the same, byte for byte', async () => {
    const document = drafted(completeExampleWill())
    const { render } = rendererWith({})
    const there = await render(willInput(document, { draft: false }))
    expect(Buffer.compare(there.pdf, await renderWill(document, { draft: false }))).toBe(0)
  })

  test('names a character that no font has, as in this process', async () => {
    const strange = drafted(simplestWill({ persons: [anHeir(100, { fullname: 'Ann \u{13000} Roe' })] }))
    const printing = rendererWith({}).render(willInput(strange, { draft: false }))
    await expect(printing).rejects.toThrow(RenderError)
    await expect(printing).rejects.toMatchObject({ characters: ['\u{13000}'] })
  })

  test('leaves this process free while it is made', async () => {
    const { render } = rendererWith({})
    const document = willInput(drafted(completeExampleWill()), { draft: false })
    await render(document)
    let printed = false
    const printing = render(document).finally(() => {
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

describe('A rendering process', () => {
  test('that dies is replaced, and waiting documents are rendered', async () => {
    const { render } = rendererWith({ worker: fragile })
    const dying = expect(render(input('die'))).rejects.toThrow(RendererFailed)
    expect(await words(render(input('next')))).toBe('next')
    await dying
    expect(await words(render(input('later')))).toBe('later')
  })

  test('is replaced after a number of documents, and none is lost', async () => {
    const { render } = rendererWith({ worker: fragile, documentsPerProcess: 3 })
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((template) => words(render(input(template)))))
    expect(all).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(await words(render(input('which')))).not.toBe(await words(render(input('which'))))
  })

  test('without work is ended, and the next document starts a new one', async () => {
    const { render } = rendererWith({ worker: fragile, idleMs: 50 })
    const first = await words(render(input('which')))
    await expect.poll(() => isRunning(Number(first)), { timeout: 10_000 }).toBe(false)
    expect(await words(render(input('which')))).not.toBe(first)
  })

  test('that never answers is given up, and the next document is rendered by another', async () => {
    const { render } = rendererWith({ worker: fragile, timeoutMs: 2500 })
    await expect(render(input('never'))).rejects.toThrow(RendererBusy)
    expect(await words(render(input('next')))).toBe('next')
  })
})

describe('The renderer', () => {
  test('with too much to do says so, and takes more when it has done some', async () => {
    const { render } = rendererWith({ worker: fragile, maxQueued: 2 })
    const taken = [render(input('slow', { wait: '50' })), render(input('second'))]
    await expect(render(input('third'))).rejects.toThrow(RendererBusy)
    await Promise.all(taken)
    expect(await words(render(input('third')))).toBe('third')
  })

  test('that is closed finishes what it has and takes no more', async () => {
    const renderer = createRendererProcess({ worker: fragile })
    const taken = words(renderer.render(input('slow', { wait: '50' })))
    await wait(1)
    const closing = renderer.close()
    await expect(renderer.render(input('late'))).rejects.toThrow(RendererClosed)
    await closing
    expect(await taken).toBe('slow')
  })
})
