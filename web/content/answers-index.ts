import { answers } from './answers.ts'
import { indexOf } from './ask.ts'

/** The index of all answers. A build puts what this comes to in its place: `web/vite.config.ts`. */
export const answersIndex: string = indexOf(answers)
