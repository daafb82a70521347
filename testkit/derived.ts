import { relative } from 'node:path'
import { expect } from 'vitest'

/** Fails when a file that the code writes is not what the code would write now. Its path is seen from the test. */
export const expectDerived = (now: string, file: string): Promise<void> =>
  expect(
    now,
    `Run \`npm run derived\`, or \`npx vitest run ${relative('', expect.getState().testPath ?? '')} -u\` for this one, and read the differences in ${file}`,
  ).toMatchFileSnapshot(file)
