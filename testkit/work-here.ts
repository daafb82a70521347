import type { Tasks, Work } from '#server/work/tasks.ts'

/** The tasks done in this process. */
export const workHere = (tasks: Tasks): Work =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (...given: readonly unknown[]) => (task as (...all: readonly unknown[]) => unknown)(...given),
    ]),
  ) as Work
