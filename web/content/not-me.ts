import { NOT_ME_LINK_DAYS, RESET_LINK_MINUTES } from '#core/constants.ts'
import type { Language } from '#core/language.ts'

type NotMeWords = {
  readonly title: string
  readonly lead: string
  readonly whatFollows: string
  readonly happens: readonly string[]
  readonly ifItWasYou: string
  readonly action: string
  readonly done: { readonly title: string; readonly lead: string; readonly noMail: string; readonly ask: string }
  /** Only we open the account again, so no link was sent. */
  readonly lockedByUs: { readonly lead: string; readonly ask: string }
  readonly dead: { readonly title: string; readonly lead: string; readonly ask: string }
}

/** The page of the link “This was not me”. Loaded with it alone. */
export const notMeWords: Readonly<Record<Language, NotMeWords>> = {
  en: {
    title: 'Was this not you?',
    lead: 'We emailed you about something in your account. If you did not do it, press the button. We will make the account safe at once.',
    whatFollows: 'Then:',
    happens: [
      'We lock your account. Nobody can log in to it, and every device is logged out.',
      'We undo what was done at that moment and since: a change of email, a passkey, an authenticator app, recovery codes.',
      'Your will does not change, and nothing in it is deleted.',
      'We email a link to the address where you got our email. Choose a new password with it, and your account is open again.',
    ],
    ifItWasYou: 'If it was you after all, close this page. Nothing has happened.',
    action: 'This was not me: lock my account',
    done: {
      title: 'Your account is locked',
      lead: `We have sent a link to the address where you got our email. It works for ${RESET_LINK_MINUTES} minutes. Use it to choose a new password, one that you use nowhere else.`,
      noMail:
        'Nothing after a few minutes? Check your spam folder, ask for another link, or [write to us](/contact-us).',
      ask: 'Send me another link',
    },
    lockedByUs: {
      lead: 'Nobody can log in to it, and every device is logged out. To keep it safe, one of us opens it again together with you. Write to us, and we will reply as soon as we can.',
      ask: 'Write to us',
    },
    dead: {
      title: 'This link no longer works',
      lead: `It works once, within ${NOT_ME_LINK_DAYS} days, and not after you use an earlier one. If you pressed it before, your account is already locked. Check your email for a link to choose a new password, or write to us.`,
      ask: 'Send me a link for a new password',
    },
  },
  cy: {
    title: 'Ai nid chi oedd hyn?',
    lead: 'Ysgrifennom atoch am rywbeth yn eich cyfrif. Os nad chi a’i gwnaeth, pwyswch y botwm, a byddwn yn diogelu’r cyfrif ar unwaith.',
    whatFollows: 'Yna:',
    happens: [
      'Bydd eich cyfrif yn cael ei gloi. Ni all neb fewngofnodi iddo, a bydd pob dyfais yn cael ei hallgofnodi.',
      'Bydd yr hyn a wnaed bryd hynny ac wedyn yn cael ei dynnu’n ôl: newid e-bost, allwedd mynediad, ap dilysu, codau adfer.',
      'Ni fydd dim yn eich ewyllys yn cael ei ddileu na’i newid.',
      'Byddwn yn anfon dolen i’r cyfeiriad lle cawsoch ein neges. Dewiswch gyfrinair newydd gyda hi, a bydd eich cyfrif ar agor eto.',
    ],
    ifItWasYou: 'Os chi oedd e wedi’r cyfan, caewch y dudalen hon. Nid oes dim wedi digwydd.',
    action: 'Nid fi oedd hyn: clowch fy nghyfrif',
    done: {
      title: 'Mae eich cyfrif wedi’i gloi',
      lead: `Rydym wedi anfon dolen i’r cyfeiriad lle cawsoch ein neges. Mae’n gweithio am ${RESET_LINK_MINUTES} munud. Dewiswch gyfrinair newydd gyda hi, un nad ydych yn ei ddefnyddio yn unman arall.`,
      noMail:
        'Dim byd yno ar ôl ychydig funudau? Edrychwch yn eich ffolder sbam, gofynnwch am ddolen arall, neu [ysgrifennwch atom](/contact-us).',
      ask: 'Anfon dolen arall ataf',
    },
    lockedByUs: {
      lead: 'Ni all neb fewngofnodi iddo, ac mae pob dyfais wedi’i hallgofnodi. I’w gadw’n ddiogel, bydd rhywun yma yn ei agor eto gyda chi. Ysgrifennwch atom, a byddwn yn ateb cyn gynted ag y gallwn.',
      ask: 'Ysgrifennwch atom',
    },
    dead: {
      title: 'Nid yw’r ddolen hon yn gweithio mwyach',
      lead: `Mae’n gweithio unwaith, am ${NOT_ME_LINK_DAYS} diwrnod, ac nid ar ôl defnyddio un gynharach. Os pwysoch hi o’r blaen, mae eich cyfrif wedi’i gloi eisoes. Edrychwch yn eich post am ddolen i gael cyfrinair newydd, neu ysgrifennwch atom.`,
      ask: 'Anfon dolen am gyfrinair newydd ataf',
    },
  },
}
