import { expect, test, vi } from 'vitest'
import { openScreen } from '#testkit/screen.ts'
import { nameOf, seenBy, wordsIn } from '#testkit/seen.ts'
import { startApp } from '#testkit/start-app.ts'

/** A page of the server itself, with nothing of the product's script on it. */
const pageOf = async (body: string) => {
  const app = await startApp()
  const screen = await openScreen(app, '/', { html: `<!doctype html><html lang="en-GB"><body>${body}</body></html>` })
  return {
    ...screen,
    say: (text: string) => {
      screen.document.body.textContent = text
    },
    end: () => {
      screen.close()
      return app.close()
    },
  }
}

/** What a page does later, and how it goes on for some time without a change that is seen. */
const inTurns = (turns: number, then: () => void): unknown =>
  turns === 0 ? then() : setImmediate(inTurns, turns - 1, then)
const inFrames = (frames: number, then: () => void): unknown =>
  frames === 0 ? then() : requestAnimationFrame(() => inFrames(frames - 1, then))

test.each<readonly [string, (done: () => void) => unknown]>([
  ['a timer of a moment', (done) => setTimeout(done, 12)],
  ['thirty frames', (done) => inFrames(30, done)],
  ['a drawing in a thousand parts', (done) => inTurns(1000, done)],
  [
    'what is sealed',
    async (done) => {
      for (let keys = 0; keys < 20; keys += 1)
        await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
      done()
    },
  ],
])('a page is not settled before %s has come to its end', async (_, begin) => {
  const { document, settled, say, end } = await pageOf('<p>Not yet</p>')
  begin(() => say('Done'))
  await settled()
  expect(wordsIn(document.body)).toBe('Done')
  await end()
})

test('a desk opened after one that lost its network has a network', async () => {
  const app = await startApp()
  const first = await openScreen(app, '/desk')
  first.window.dispatchEvent(new first.window.Event('offline'))
  first.close()
  const second = await openScreen(app, '/desk')
  expect(second.document.querySelector('h1')).not.toBeNull()
  second.close()
  await app.close()
})

test('a page that was left does nothing any more, neither after a while nor when it is answered', async () => {
  const app = await startApp()
  const { promise: held, resolve: answer } = Promise.withResolvers<Response>()
  const left = await openScreen(app, '/', { html: '', answer: () => held })
  const goesOn: string[] = []
  setTimeout(() => goesOn.push('after a while'), 50)
  const asked = fetch('/api/products').then(() => goesOn.push('answered'))
  left.close()
  answer(new Response())
  await Promise.race([asked, vi.waitUntil(() => goesOn.length > 0, { timeout: 200 }).catch(() => undefined)])
  expect(goesOn).toEqual([])
  await app.close()
})

test('a timer that was ended is not waited for', async () => {
  const { settled, end } = await pageOf('')
  let rings = 0
  clearTimeout(setTimeout(() => (rings += 1), 10))
  await settled()
  expect(rings).toBe(0)
  await end()
})

test('what was seen of a page is looked for anew after each change, also in the same moment', async () => {
  const { document, end } = await pageOf('<main><div id="around"><button>Save</button></div></main>')
  const main = document.querySelector('main') ?? document.body
  const around = document.querySelector<HTMLElement>('#around') ?? document.body
  const seen = () => seenBy(main, 'button').map(nameOf)
  const hideAndShow = [
    [() => around.setAttribute('inert', ''), () => around.removeAttribute('inert')],
    [() => around.setAttribute('aria-hidden', 'true'), () => around.removeAttribute('aria-hidden')],
    [() => Object.assign(around, { hidden: true }), () => Object.assign(around, { hidden: false })],
    [() => Object.assign(around.style, { display: 'none' }), () => Object.assign(around.style, { display: '' })],
    [() => around.remove(), () => main.append(around)],
  ] as const
  for (const [hide, show] of hideAndShow) {
    expect(seen()).toEqual(['Save'])
    hide()
    expect(seen(), `${hide}`).toEqual([])
    expect(wordsIn(main), `${hide}`).toBe(/display/.test(`${hide}`) ? 'Save' : '')
    show()
  }
  const [text] = document.querySelector('button')?.childNodes ?? []
  Object.assign(text ?? {}, { nodeValue: 'Save and continue' })
  expect([...seen(), wordsIn(main)]).toEqual(['Save and continue', 'Save and continue'])
  main.innerHTML = '<button>Cancel</button><dialog data-modal open><button>Add</button></dialog>'
  expect(seen()).toEqual(['Add'])
  document.querySelector('dialog')?.removeAttribute('open')
  expect(seen()).toEqual(['Cancel'])
  await end()
})

test('the name of a field says what stands in another one now', async () => {
  const { document, end } = await pageOf(
    '<label><input type="checkbox"> Flash <input id="times" size="3"> times</label>',
  )
  const box = document.querySelector('input') ?? document.body
  for (const value of ['3', '4']) {
    Object.assign(document.querySelector('#times') ?? {}, { value })
    expect(nameOf(box)).toBe(`Flash ${value} times`)
  }
  await end()
})
