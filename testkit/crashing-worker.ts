/** A rendering process for tests, which does what the name of the template says. */
import type { TemplateInput } from '#documents/template-input.ts'
import type { WorkerReply } from '#documents/worker.ts'

const forMilliseconds = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait))

export default async ({ template, inputs }: TemplateInput): Promise<WorkerReply> => {
  if (template === 'slow') await forMilliseconds(Number(inputs.wait))
  if (template === 'never') await new Promise(() => undefined)
  if (template === 'die') {
    // Outside of the promise, as a fault in a library would be: it takes the process with it.
    setImmediate(() => {
      throw new Error('The process ends here')
    })
    await new Promise(() => undefined)
  }
  return { ok: true, pdf: Buffer.from(template === 'which' ? String(process.pid) : template), pages: 1 }
}
