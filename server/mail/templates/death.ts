import { firstNameIn } from '#core/text/names.ts'
import { tooEarly } from '#words/en/death.ts'
import { deathMails as mails } from '#words/en/mails.ts'
import { type Block, letterTo, type MailContent, type Recipient } from '../template.ts'

/** Why nothing is released, which is said only once it was agreed to twice: there is no signed will, a later one, or nobody to write to. */
export type NothingOpens = 'noSignedWill' | 'laterWill' | 'noReader'

/** To whoever reported a death. It says the same whoever that is about. */
export const deathAskerMail = (
  asker: Recipient,
  about: 'begun' | 'more' | 'lapsed' | 'cannot help' | 'not released' | 'still' | 'done',
  link: string,
  given: { readonly from?: string | undefined; readonly because?: NothingOpens | undefined } = {},
): MailContent => {
  const see: Block = { open: link, words: mails.see }
  const [subject, ...blocks] = {
    begun: [mails.begun, mails.sorry, given.from === undefined ? mails.weNeed : mails.weCheck(given.from), see],
    more: [mails.more, mails.moreSays, see],
    lapsed: [mails.lapsed, mails.lapsedSays, see],
    'cannot help': [mails.cannotHelp, mails.tellWhy, see],
    'not released': [mails.notReleased, given.because ? mails[given.because] : mails.notReleasedSays, see],
    still: [mails.still, mails.stillSays, see],
    done: [mails.done, mails.doneSays],
  }[about] as [string, ...Block[]]
  return { to: asker.email, subject, greets: firstNameIn(asker.name), blocks }
}

/** To whoever is said to have died. `later`: the days on which they are written to again, in words. */
export const aliveMail = ({ name, email }: Recipient, link: string, later: string, again: boolean): MailContent => ({
  to: email,
  subject: again ? mails.aliveAgain : mails.alive,
  blocks: [
    mails.ifYouRead(name),
    { open: link, words: mails.tellUs },
    mails.nothingGiven,
    later ? mails.weWriteAgain(later) : mails.last,
  ],
})

/** To whoever the testator trusts to reach them. It says neither why nor that there is a will. */
export const helpReachMail = (
  { name, email }: Recipient,
  first: string,
  testator: string,
  url: string,
): MailContent => ({
  to: email,
  subject: mails.helpReach(testator),
  greets: firstNameIn(name),
  blocks: [mails.askThem(first), mails.noMore],
  stop: { why: mails.whyYou(testator), url },
})

/** To the testator, once it is stopped, or was released wrongly. */
export const stoppedMail = ({ name, email }: Recipient, homeUrl: string, wrongly: boolean): MailContent =>
  letterTo({ name, email }, wrongly ? tooEarly.title : mails.stopped, [
    wrongly ? tooEarly.says : mails.glad,
    { open: `${homeUrl}/account/after-me`, words: mails.goToAccount },
  ])

type ToPerson = { readonly to: Recipient; readonly testator: string; readonly link: string; readonly stopUrl: string }

/** To a person of the will: somebody has asked, it stands still, something is open to them, is soon closed, or was opened too early. */
export const deathPersonMail = (
  { to, testator, link, stopUrl }: ToPerson,
  about: 'asked' | 'still' | 'place' | 'released' | 'ending' | 'wrong',
): MailContent => {
  const [subject, ...blocks] = {
    asked: [mails.other(testator), mails.otherSays(testator), { open: link, words: mails.readAndSay }],
    still: [mails.still, mails.stillSays],
    place: [mails.place(testator), mails.placeSays, { open: link, words: mails.open }],
    released: [mails.released(testator), mails.releasedSays(testator), { open: link, words: mails.open }],
    ending: [mails.ending(testator), mails.endingSays(testator), { open: link, words: mails.open }],
    wrong: [tooEarly.title, mails.wrongToReader(testator)],
  }[about] as [string, ...Block[]]
  return {
    to: to.email,
    subject,
    greets: firstNameIn(to.name),
    blocks,
    stop: { why: mails.why(testator), url: stopUrl },
  }
}
