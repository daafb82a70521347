import { firstNameIn } from '#core/text/names.ts'
import { ROLE_REQUEST_DAYS } from '#core/will/roles.ts'
import type { RoleRequest } from '#core/will/signing-schema.ts'
import { rolesMails as mails } from '#words/en/mails.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

/** Whose will it is: the name in full, and the one to call them by. */
type Testator = { readonly name: string; readonly last_name: string }

type ToPerson = {
  readonly request: Pick<RoleRequest, 'role' | 'name' | 'email'>
  readonly testator: Testator
  readonly unsubscribeUrl: string
}

/** The words of a request, which the testator reads before it is sent. It says nothing of what is in the will. */
export const roleRequestWords = ({ name, last_name }: Testator, role: RoleRequest['role']) => ({
  subject: mails.asksSomething(name, last_name),
  says: [
    mails.wouldLikeYou[role](name),
    mails.readWhatThat,
    mails.theLinkWorks(ROLE_REQUEST_DAYS),
    mails.canChangeThe(name),
  ],
})

const toPerson = ({ request, testator, unsubscribeUrl }: ToPerson, subject: string): Omit<MailContent, 'blocks'> => ({
  to: request.email,
  subject,
  greets: firstNameIn(request.name),
  stop: { why: mails.youGetThis(testator.name, testator.last_name), url: unsubscribeUrl },
})

/** Sent when the testator presses the button for it, and again as a reminder. */
export const roleRequestMail = (
  about: ToPerson & { readonly link: string; readonly reminds: boolean },
): MailContent => {
  const { name, last_name } = about.testator
  const { subject, says } = roleRequestWords(about.testator, about.request.role)
  const [first = '', second = '', ...rest] = says
  return {
    ...toPerson(about, about.reminds ? mails.stillHopes(name, last_name) : subject),
    blocks: [first, second, { open: about.link, words: mails.readAndAnswer }, ...rest],
  }
}

/** To a person who was asked, once nothing is asked of them any more. */
export const roleTakenBackMail = (about: ToPerson): MailContent => ({
  ...toPerson(about, mails.needNotDoIt(about.testator.name, about.testator.last_name)),
  blocks: [mails.nothingIsAsked(about.testator.name)],
})

/** To the testator, of what has come of a request. No word of a question stands in it. */
export const roleAnswerMail = (
  { name, email }: Recipient,
  request: Pick<RoleRequest, 'name'>,
  came: 'yes' | 'no' | 'question' | 'closed' | 'no answer',
  baseUrl: string,
): MailContent => {
  const person = firstNameIn(request.name)
  const [subject, says] = {
    yes: [mails.saidYes(person), mails.willDoIt(request.name)],
    no: [mails.anAnswerFrom(person), mails.wouldRatherNot(person)],
    question: [mails.hasAQuestion(person), mails.theQuestionIs],
    closed: [mails.somebodyElse(person), mails.saysTheyAre(person)],
    'no answer': [mails.noAnswerFrom(person), mails.askThemYourself(person)],
  }[came] as [string, string]
  return letterTo({ name, email }, subject, [
    says,
    { open: `${baseUrl}/my-will/my-downloads#people`, words: mails.goToYourDocuments },
  ])
}
