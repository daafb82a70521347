import type { Section } from './content.ts'
import { downloadConsent } from './download-consent.ts'
import { privacy } from './privacy.ts'
import { questions } from './questions.ts'
import { terms } from './terms.ts'
import { willsTerms } from './wills-terms.ts'

type Listed = { readonly file: string; readonly title: string; readonly sections: readonly Section[] }

/** Every content file, with its questions as sections. For checks of the words. */
export const allContent: readonly Listed[] = [
  { file: 'web/content/terms.ts', ...terms },
  { file: 'web/content/wills-terms.ts', ...willsTerms },
  { file: 'web/content/privacy.ts', ...privacy },
  { file: 'web/content/download-consent.ts', ...downloadConsent },
  {
    file: 'web/content/questions.ts',
    title: 'Questions',
    sections: questions
      .flatMap((group) => group.questions)
      .map(({ question, answer, ...rest }) => ({ ...rest, heading: question, blocks: answer })),
  },
]
