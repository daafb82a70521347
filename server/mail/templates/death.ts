import type { Language } from '#core/language.ts'
import { firstNameIn } from '#core/text/names.ts'
import { deathMails as mails, tooEarly } from '../mail-words.ts'
import { type Block, letterInBoth, letterTo, type MailContent, type Recipient, type Says } from '../template.ts'

/** Why nothing is released, which is said only once it was agreed to twice: there is no signed will, a later one, none that counts, or nobody to write to. */
export type NothingOpens = 'noSignedWill' | 'laterWill' | 'noLongerCounts' | 'noReader'

/** To whoever reported a death. It says the same whoever that is about. */
export const deathAskerMail = (
  asker: Recipient,
  about: 'begun' | 'more' | 'lapsed' | 'cannot help' | 'not released' | 'still' | 'done',
  link: string,
  given: { readonly from?: string | undefined; readonly because?: NothingOpens | undefined } = {},
): MailContent => {
  const says = (words: ReturnType<typeof mails>): Record<typeof about, Says> => {
    const see: Block = { open: link, words: words.see }
    return {
      begun: [words.begun, words.sorry, given.from === undefined ? words.weNeed : words.weCheck(given.from), see],
      more: [words.more, words.moreSays, see],
      lapsed: [words.lapsed, words.lapsedSays, see],
      'cannot help': [words.cannotHelp, words.tellWhy, see],
      'not released': [
        words.notReleased,
        ...(given.because ? [words.sorry, words[given.because]] : [words.notReleasedSays]),
        see,
      ],
      still: [words.still, words.stillSays, see],
      done: [words.done, words.doneSays],
    }
  }
  return letterTo({ ...asker, name: firstNameIn(asker.name) }, mails, (words) => says(words)[about])
}

/** To whoever is said to have died. `later`: the days on which they are written to again, in words. */
export const aliveMail = (
  { name, email, language }: Recipient,
  link: string,
  later: string,
  again: boolean,
): MailContent => {
  const words = mails(language)
  return {
    to: email,
    language,
    subject: again ? words.aliveAgain : words.alive,
    blocks: [
      words.ifYouRead(name),
      { open: link, words: words.tellUs },
      words.nothingGiven,
      later ? words.weWriteAgain(later) : words.last,
    ],
  }
}

/** To whoever the testator trusts to reach them. It says neither why nor that there is a will. */
export const helpReachMail = (
  helper: Recipient,
  account: { readonly first: string; readonly name: string; readonly language: Language | undefined },
  url: string,
): MailContent =>
  letterInBoth(
    helper,
    account.language,
    mails,
    (words) => [words.helpReach(account.name), words.askThem(account.first), words.noMore],
    { why: (words) => words.whyYou(account.name), url },
  )

/** To the testator, once it is stopped, or was released wrongly. */
export const stoppedMail = (to: Recipient, homeUrl: string, wrongly: boolean): MailContent =>
  letterTo(to, mails, (words) => [
    wrongly ? tooEarly(to.language).title : words.stopped,
    wrongly ? tooEarly(to.language).says : words.glad,
    { open: `${homeUrl}/account/after-me`, words: words.goToAccount },
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
  { to, testator, language, link, stopUrl }: ToPerson,
  about: 'asked' | 'still' | 'place' | 'released' | 'ending' | 'wrong',
): MailContent => {
  const says = (
    words: ReturnType<typeof mails>,
    { title }: ReturnType<typeof tooEarly>,
  ): Record<typeof about, Says> => {
    const open: Block = { open: link, words: words.open }
    return {
      asked: [words.other(testator), words.otherSays(testator), { open: link, words: words.readAndSay }],
      still: [words.still, words.stillSays],
      place: [words.place(testator), words.placeSays, open],
      released: [words.released(testator), words.releasedSays(testator), open],
      ending: [words.ending(testator), words.endingSays(testator), open],
      wrong: [title, words.wrongToReader(testator)],
    }
  }
  return letterInBoth(to, language, mails, (words, written) => says(words, tooEarly(written))[about], {
    why: (words) => words.why(testator),
    url: stopUrl,
  })
}
