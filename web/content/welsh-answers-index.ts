/** The index of all answers in Welsh, made as that in English is. */
import * as core from '#core/journey/steps.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { inWelsh } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import { welsh } from '#words/cy/visitors.ts'
import * as about from '#words/en/about.ts'
import * as accessibility from '#words/en/accessibility.ts'
import * as forms from '#words/en/forms.ts'
import * as howItWorks from '#words/en/how-it-works.ts'
import * as people from '#words/en/people.ts'
import * as powerOfAttorney from '#words/en/power-of-attorney.ts'
import * as privacy from '#words/en/privacy.ts'
import * as questions from '#words/en/questions.ts'
import * as security from '#words/en/security.ts'
import * as shares from '#words/en/shares.ts'
import * as signing from '#words/en/signing.ts'
import * as steps from '#words/en/steps.ts'
import * as terms from '#words/en/terms.ts'
import * as trusts from '#words/en/trusts.ts'
import * as willsTerms from '#words/en/wills-terms.ts'
import * as withoutAWill from '#words/en/without-a-will.ts'
import { saidIn } from '#words/said.ts'
import { answersNow } from './answers.ts'
import { indexOf } from './ask.ts'
import { welshTerms } from './welsh-terms.ts'

const files = [
  about,
  accessibility,
  forms,
  howItWorks,
  people,
  powerOfAttorney,
  privacy,
  questions,
  security,
  shares,
  signing,
  steps,
  terms,
  trusts,
  willsTerms,
  withoutAWill,
]
const tables = [core.steps, ...files.flatMap((file) => Object.values<object>(file))]

const titles: Readonly<Record<string, string>> = { ...welsh.shell.links, [SIGNING_DAY_PATH]: 'Diwrnod llofnodi' }

export const answersIndex: string = saidIn(tables, Object.values(inWelsh), welshDays, () =>
  indexOf(answersNow(titles), welshTerms),
)
