/** What a process for work runs: one piece at a time. An error loses its class between processes, so a refusal goes as data. */
import { setPriority } from 'node:os'
import type { Render } from '#documents/renderer.ts'
import { readBlankForms } from '../features/documents/lpa-forms.ts'
import { createDocumentRenderer } from '../features/documents/render-pack.ts'
import { type FieldErrors, Invalid, Unavailable } from '../platform/errors.ts'
import { createTasks, type TaskName, type Tasks } from './tasks.ts'

/** What a process needs to know of the settings. */
export type WorkSettings = { readonly operatorName?: string | undefined; readonly lpaFormsDir?: string | undefined }

/** A piece of work: plain data alone. */
export type Order = { readonly task: TaskName; readonly given: readonly unknown[]; readonly settings: WorkSettings }

type Refused = { readonly kind: 'invalid' | 'unavailable'; readonly message: string; readonly errors: FieldErrors }

/** What came of it, and the milliseconds of processor time that it took. */
export type Outcome = { readonly took: number } & (
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly refused: Refused }
)

const refusalOf = (error: unknown): Refused | undefined => {
  if (!(error instanceof Invalid || error instanceof Unavailable)) return undefined
  return { kind: error instanceof Invalid ? 'invalid' : 'unavailable', message: error.message, errors: error.errors }
}

// Where there are fewer cores than work, who answers everybody goes before who prints for one: half of its share is left.
setPriority(3)

// Fonts and the typesetter are loaded with the first document: most work prints none.
let renderer: Promise<Render> | undefined
const render: Render = async (input) => {
  renderer ??= import('#documents/renderer.ts').then(({ createRenderer }) => createRenderer())
  return (await renderer)(input)
}

const MICROSECONDS = 1000

const made = new Map<string, Promise<Tasks>>()

const tasksFor = (settings: WorkSettings): Promise<Tasks> => {
  const key = JSON.stringify(settings)
  const known =
    made.get(key) ??
    readBlankForms(settings.lpaFormsDir).then((forms) =>
      createTasks(createDocumentRenderer(render, settings.operatorName, forms)),
    )
  made.set(key, known)
  return known
}

export default async ({ task, given, settings }: Order): Promise<Outcome> => {
  const tasks = await tasksFor(settings)
  const before = process.cpuUsage()
  const took = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / MICROSECONDS
  }
  try {
    // Each task takes what its caller was typed to give.
    const work = tasks[task] as (...all: readonly unknown[]) => unknown
    const result = await work(...given)
    return { took: took(), ok: true, result }
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return { took: took(), ok: false, refused }
  }
}
