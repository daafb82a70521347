import type { Language } from '#core/language.ts'
import { firstNameIn } from '#core/text/names.ts'
import { deathMails as mails, tooEarly } from '../mail-words.ts'
import { type Block, inBoth, letterTo, type MailContent, type Recipient } from '../template.ts'

/** Why nothing is released, which is said only once it was agreed to twice: there is no signed will, a later one, or nobody to write to. */
export type NothingOpens = 'noSignedWill' | 'laterWill' | 'noReader'

/** To whoever reported a death. It says the same whoever that is about. */
export const deathAskerMail = (
  asker: Recipient,
  about: 'begun' | 'more' | 'lapsed' | 'cannot help' | 'not released' | 'still' | 'done',
  link: string,
  given: { readonly from?: string | undefined; readonly because?: NothingOpens | undefined } = {},
): MailContent => {
  const { language } = asker
  const see: Block = { open: link, words: mails(language).see }
  const [subject, ...blocks] = {
    begun: [
      mails(language).begun,
      mails(language).sorry,
      given.from === undefined ? mails(language).weNeed : mails(language).weCheck(given.from),
      see,
    ],
    more: [mails(language).more, mails(language).moreSays, see],
    lapsed: [mails(language).lapsed, mails(language).lapsedSays, see],
    'cannot help': [mails(language).cannotHelp, mails(language).tellWhy, see],
    'not released': [
      mails(language).notReleased,
      given.because ? mails(language)[given.because] : mails(language).notReleasedSays,
      see,
    ],
    still: [mails(language).still, mails(language).stillSays, see],
    done: [mails(language).done, mails(language).doneSays],
  }[about] as [string, ...Block[]]
  return { to: asker.email, subject, greets: firstNameIn(asker.name), language, blocks }
}

/** To whoever is said to have died. `later`: the days on which they are written to again, in words. */
export const aliveMail = (
  { name, email, language }: Recipient,
  link: string,
  later: string,
  again: boolean,
): MailContent => ({
  to: email,
  language,
  subject: again ? mails(language).aliveAgain : mails(language).alive,
  blocks: [
    mails(language).ifYouRead(name),
    { open: link, words: mails(language).tellUs },
    mails(language).nothingGiven,
    later ? mails(language).weWriteAgain(later) : mails(language).last,
  ],
})

/** To whoever the testator trusts to reach them. It says neither why nor that there is a will. */
export const helpReachMail = (
  { name, email }: Recipient,
  account: { readonly first: string; readonly name: string; readonly language: Language | undefined },
  url: string,
): MailContent =>
  inBoth(account.language, (language) => ({
    to: email,
    subject: mails(language).helpReach(account.name),
    greets: firstNameIn(name),
    language,
    blocks: [mails(language).askThem(account.first), mails(language).noMore],
    stop: { why: mails(language).whyYou(account.name), url },
  }))

/** To the testator, once it is stopped, or was released wrongly. */
export const stoppedMail = ({ name, email, language }: Recipient, homeUrl: string, wrongly: boolean): MailContent =>
  letterTo({ name, email, language }, wrongly ? tooEarly(language).title : mails(language).stopped, [
    wrongly ? tooEarly(language).says : mails(language).glad,
    { open: `${homeUrl}/account/after-me`, words: mails(language).goToAccount },
  ])

type ToPerson = {
  readonly to: Recipient
  readonly testator: string
  /** The one that the testator chose. */
  readonly language: Language | undefined
  readonly link: string
  readonly stopUrl: string
}

/** To a person of the will: somebody has asked, it stands still, something is open to them, is soon closed, or was opened too early. */
export const deathPersonMail = (
  { to, testator, language: chosen, link, stopUrl }: ToPerson,
  about: 'asked' | 'still' | 'place' | 'released' | 'ending' | 'wrong',
): MailContent =>
  inBoth(chosen, (language) => {
    const [subject, ...blocks] = {
      asked: [
        mails(language).other(testator),
        mails(language).otherSays(testator),
        { open: link, words: mails(language).readAndSay },
      ],
      still: [mails(language).still, mails(language).stillSays],
      place: [mails(language).place(testator), mails(language).placeSays, { open: link, words: mails(language).open }],
      released: [
        mails(language).released(testator),
        mails(language).releasedSays(testator),
        { open: link, words: mails(language).open },
      ],
      ending: [
        mails(language).ending(testator),
        mails(language).endingSays(testator),
        { open: link, words: mails(language).open },
      ],
      wrong: [tooEarly(language).title, mails(language).wrongToReader(testator)],
    }[about] as [string, ...Block[]]
    return {
      to: to.email,
      subject,
      greets: firstNameIn(to.name),
      language,
      blocks,
      stop: { why: mails(language).why(testator), url: stopUrl },
    }
  })
