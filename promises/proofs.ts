/** The tests that say which promise they prove. */
import { filesIn, read } from '../structure/imports.ts'
import { type Mark, marksIn } from '../structure/test-names.ts'

let found: readonly Mark[] | undefined

/** Every `// Promise: …` over a test, by the order of the files. */
export const proofs = (): readonly Mark[] => {
  found ??= filesIn(['*.test.ts', '{.ci,*}/**/*.{test,spec}.ts']).flatMap((file) =>
    marksIn('Promise', file, read(file)),
  )
  return found
}

/** The tests that prove a promise. */
export const proofsOf = (id: string): readonly Mark[] => proofs().filter(({ ids }) => ids.includes(id))
