import { accessibility } from './accessibility.ts'
import type { Section } from './content.ts'
import { downloadConsent } from './download-consent.ts'
import { howItWorks } from './how-it-works.ts'
import { pairWords } from './pair.ts'
import { privacy } from './privacy.ts'
import { questions } from './questions.ts'
import { security } from './security.ts'
import { terms } from './terms.ts'
import { thirdPartyContent } from './third-parties.ts'
import { willsTerms } from './wills-terms.ts'

type Listed = { readonly file: string; readonly title: string; readonly sections: readonly Section[] }

/** Every content file, with its questions as sections. For checks of the words. */
export const allContent: readonly Listed[] = [
  { file: 'web/content/how-it-works.ts', ...howItWorks },
  { file: 'web/content/terms.ts', ...terms },
  { file: 'web/content/wills-terms.ts', ...willsTerms },
  { file: 'web/content/privacy.ts', ...privacy },
  { file: 'web/content/third-parties.ts', ...thirdPartyContent },
  { file: 'web/content/accessibility.ts', ...accessibility },
  { file: 'web/content/security.ts', ...security },
  { file: 'web/content/download-consent.ts', ...downloadConsent },
  { file: 'web/content/pair.ts', ...pairWords },
  {
    file: 'web/content/questions.ts',
    title: 'Questions',
    sections: questions
      .flatMap((group) => group.questions)
      .map(({ question, answer, ...rest }) => ({ ...rest, heading: question, blocks: answer })),
  },
]
