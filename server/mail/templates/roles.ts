import type { Language } from '#core/language.ts'
import { firstNameIn } from '#core/text/names.ts'
import { ROLE_REQUEST_DAYS } from '#core/will/roles.ts'
import type { RoleRequest } from '#core/will/signing-schema.ts'
import { rolesMails as mails } from '../mail-words.ts'
import { inBoth, letterTo, type MailContent, type Recipient } from '../template.ts'

/** Whose will it is: the name in full, and the one to call them by. */
type Testator = { readonly name: string; readonly last_name: string; readonly language?: Language | undefined }

type ToPerson = {
  readonly request: Pick<RoleRequest, 'role' | 'name' | 'email'>
  readonly testator: Testator
  readonly unsubscribeUrl: string
}

/** The words of a request, which the testator reads before it is sent. It says nothing of what is in the will. */
export const roleRequestWords = ({ name, last_name, language }: Testator, role: RoleRequest['role']) => ({
  subject: mails(language).asksSomething(name, last_name),
  says: [
    mails(language).wouldLikeYou[role](name),
    mails(language).readWhatThat,
    mails(language).theLinkWorks(ROLE_REQUEST_DAYS),
    mails(language).canChangeThe(name),
  ],
})

const toPerson = (
  { request, testator, unsubscribeUrl }: ToPerson,
  language: Language | undefined,
  subject: string,
): Omit<MailContent, 'blocks'> => ({
  to: request.email,
  subject,
  language,
  greets: firstNameIn(request.name),
  stop: { why: mails(language).youGetThis(testator.name, testator.last_name), url: unsubscribeUrl },
})

/** Sent when the testator presses the button for it, and again as a reminder. */
export const roleRequestMail = (about: ToPerson & { readonly link: string; readonly reminds: boolean }): MailContent =>
  inBoth(about.testator.language, (language) => {
    const { name, last_name } = about.testator
    const { subject, says } = roleRequestWords({ ...about.testator, language }, about.request.role)
    const [first = '', second = '', ...rest] = says
    return {
      ...toPerson(about, language, about.reminds ? mails(language).stillHopes(name, last_name) : subject),
      blocks: [first, second, { open: about.link, words: mails(language).readAndAnswer }, ...rest],
    }
  })

/** To a person who was asked, once nothing is asked of them any more. */
export const roleTakenBackMail = (about: ToPerson): MailContent =>
  inBoth(about.testator.language, (language) => ({
    ...toPerson(about, language, mails(language).needNotDoIt(about.testator.name, about.testator.last_name)),
    blocks: [mails(language).nothingIsAsked(about.testator.name)],
  }))

/** To the testator, of what has come of a request. No word of a question stands in it. */
export const roleAnswerMail = (
  to: Recipient,
  request: Pick<RoleRequest, 'name'>,
  came: 'yes' | 'no' | 'question' | 'closed' | 'no answer',
  baseUrl: string,
): MailContent => {
  const { language } = to
  const person = firstNameIn(request.name)
  const [subject, says] = {
    yes: [mails(language).saidYes(person), mails(language).willDoIt(request.name)],
    no: [mails(language).anAnswerFrom(person), mails(language).wouldRatherNot(person)],
    question: [mails(language).hasAQuestion(person), mails(language).theQuestionIs],
    closed: [mails(language).somebodyElse(person), mails(language).saysTheyAre(person)],
    'no answer': [mails(language).noAnswerFrom(person), mails(language).askThemYourself(person)],
  }[came] as [string, string]
  return letterTo(to, subject, [
    says,
    { open: `${baseUrl}/my-will/my-downloads#people`, words: mails(language).goToYourDocuments },
  ])
}
