/** A process for work of tests, which does what its first argument says. */
import type { Order, Outcome } from '#server/work/worker.ts'

const forMilliseconds = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait))

export default async ({ given: [does, wait] }: Order): Promise<Outcome> => {
  if (does === 'slow') await forMilliseconds(Number(wait))
  if (does === 'never') await new Promise(() => undefined)
  if (does === 'die') {
    // Outside of the promise, as a fault in a library would be: it takes the process with it.
    setImmediate(() => {
      throw new Error('The process ends here')
    })
    await new Promise(() => undefined)
  }
  return { took: 0, ok: true, result: does === 'which' ? String(process.pid) : does }
}
