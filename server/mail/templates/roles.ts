import type { Language } from '#core/language.ts'
import { firstNameIn } from '#core/text/names.ts'
import { ROLE_REQUEST_DAYS } from '#core/will/roles.ts'
import type { RoleRequest } from '#core/will/signing-schema.ts'
import { rolesMails as mails } from '../mail-words.ts'
import { letterInBoth, letterTo, type MailContent, type Recipient, type Says } from '../template.ts'

/** Whose will it is: the name in full, and the one to call them by. */
type Testator = { readonly name: string; readonly last_name: string; readonly language?: Language | undefined }

type ToPerson = {
  readonly request: Pick<RoleRequest, 'role' | 'name' | 'email'>
  readonly testator: Testator
  readonly unsubscribeUrl: string
}

/** The words of a request, which the testator reads before it is sent. It says nothing of what is in the will. */
export const roleRequestWords = ({ name, last_name, language }: Testator, role: RoleRequest['role']) => {
  const words = mails(language)
  return {
    subject: words.asksSomething(name, last_name),
    says: [
      words.wouldLikeYou[role](name),
      words.readWhatThat,
      words.theLinkWorks(ROLE_REQUEST_DAYS),
      words.canChangeThe(name),
    ],
  }
}

const toPerson = (
  { request, testator, unsubscribeUrl }: ToPerson,
  say: (words: ReturnType<typeof mails>, language: Language | undefined) => Says,
): MailContent =>
  letterInBoth(request, testator.language, mails, say, {
    why: (words) => words.youGetThis(testator.name, testator.last_name),
    url: unsubscribeUrl,
  })

/** Sent when the testator presses the button for it, and again as a reminder. */
export const roleRequestMail = (about: ToPerson & { readonly link: string; readonly reminds: boolean }): MailContent =>
  toPerson(about, (words, language) => {
    const { name, last_name } = about.testator
    const { subject, says } = roleRequestWords({ ...about.testator, language }, about.request.role)
    const [first = '', second = '', ...rest] = says
    return [
      about.reminds ? words.stillHopes(name, last_name) : subject,
      first,
      second,
      { open: about.link, words: words.readAndAnswer },
      ...rest,
    ]
  })

/** To a person who was asked, once nothing is asked of them any more. */
export const roleTakenBackMail = (about: ToPerson): MailContent =>
  toPerson(about, (words) => [
    words.needNotDoIt(about.testator.name, about.testator.last_name),
    words.nothingIsAsked(about.testator.name),
  ])

/** To the testator, of what has come of a request. No word of a question stands in it. */
export const roleAnswerMail = (
  to: Recipient,
  request: Pick<RoleRequest, 'name'>,
  came: 'yes' | 'no' | 'question' | 'closed' | 'no answer',
  baseUrl: string,
): MailContent => {
  const person = firstNameIn(request.name)
  const news = (words: ReturnType<typeof mails>): Record<typeof came, readonly [string, string]> => ({
    yes: [words.saidYes(person), words.willDoIt(request.name)],
    no: [words.anAnswerFrom(person), words.wouldRatherNot(person)],
    question: [words.hasAQuestion(person), words.theQuestionIs],
    closed: [words.somebodyElse(person), words.saysTheyAre(person)],
    'no answer': [words.noAnswerFrom(person), words.askThemYourself(person)],
  })
  return letterTo(to, mails, (words) => [
    ...news(words)[came],
    { open: `${baseUrl}/my-will/my-downloads#people`, words: words.goToYourDocuments },
  ])
}
