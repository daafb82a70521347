import * as about from './about.ts'
import * as accessibility from './accessibility.ts'
import * as account from './account.ts'
import * as advice from './advice.ts'
import * as answers from './answers.ts'
import * as checkout from './checkout.ts'
import * as core from './core.ts'
import * as death from './death.ts'
import * as deskDeeds from './desk-deeds.ts'
import * as documents from './documents.ts'
import * as downloadConsent from './download-consent.ts'
import * as easyRead from './easy-read.ts'
import * as executor from './executor.ts'
import * as existingWill from './existing-will.ts'
import * as forms from './forms.ts'
import * as howItWorks from './how-it-works.ts'
import * as logIn from './log-in.ts'
import * as lpa from './lpa.ts'
import * as moneyBack from './money-back.ts'
import * as others from './others.ts'
import * as pages from './pages.ts'
import * as pair from './pair.ts'
import * as people from './people.ts'
import * as picture from './picture.ts'
import * as powerOfAttorney from './power-of-attorney.ts'
import * as preview from './preview.ts'
import * as privacy from './privacy.ts'
import * as questions from './questions.ts'
import * as reading from './reading.ts'
import * as roles from './roles.ts'
import * as security from './security.ts'
import * as shares from './shares.ts'
import * as signedPages from './signed-pages.ts'
import * as signing from './signing.ts'
import * as steps from './steps.ts'
import * as summary from './summary.ts'
import * as taxAccount from './tax-account.ts'
import * as terms from './terms.ts'
import * as thisCopy from './this-copy.ts'
import * as trusts from './trusts.ts'
import * as values from './values.ts'
import * as willsTerms from './wills-terms.ts'
import * as withoutAWill from './without-a-will.ts'

/** Said at the top of a page that has something left in English. */
export const partEnglish = 'Nid yw popeth ar y dudalen hon yn Gymraeg eto. Mae’r ewyllys ei hun yn Saesneg.'

/** The tables that are in Welsh beyond a visitor's pages, by the file they are in: the file of the English table, or `core`. */
export const filesInWelsh = {
  about,
  accessibility,
  account,
  advice,
  answers,
  checkout,
  core,
  death,
  'desk-deeds': deskDeeds,
  documents,
  'download-consent': downloadConsent,
  'easy-read': easyRead,
  executor,
  'existing-will': existingWill,
  forms,
  'how-it-works': howItWorks,
  'log-in': logIn,
  lpa,
  'money-back': moneyBack,
  others,
  pages,
  pair,
  people,
  picture,
  'power-of-attorney': powerOfAttorney,
  preview,
  privacy,
  questions,
  reading,
  roles,
  security,
  shares,
  'signed-pages': signedPages,
  signing,
  steps,
  summary,
  'tax-account': taxAccount,
  terms,
  'this-copy': thisCopy,
  trusts,
  values,
  'wills-terms': willsTerms,
  'without-a-will': withoutAWill,
} satisfies Record<string, Readonly<Record<string, object>>>

/** The same, each by its file and its own name. */
export const inWelsh: Readonly<Record<string, object>> = Object.fromEntries(Object.entries(filesInWelsh).flatMap(([file, tables]) => Object.entries(tables).map(([table, rows]) => [`${file}.${table}`, rows])))
