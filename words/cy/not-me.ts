import { NOT_ME_LINK_DAYS, RESET_LINK_MINUTES } from '#core/constants.ts'
import type { notMe } from '../en/not-me.ts'

export const welshNotMe: typeof notMe = {
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
    noMail: 'Dim byd yno ar ôl ychydig funudau? Edrychwch yn eich ffolder sbam, gofynnwch am ddolen arall, neu [ysgrifennwch atom](/contact-us).',
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
}
