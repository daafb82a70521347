import { productById } from '#core/catalogue/products.ts'
import { startQuestions } from '#core/existing-will/funnel.ts'
import { willQuestions } from '#core/existing-will/questions.ts'
import { price } from '#core/text/money.ts'
import type * as en from '../en/existing-will.ts'
import type { SoFar } from '../said.ts'

export const contact: SoFar<typeof en.contact> = {
  createAnAccountForYour: { title: 'Creu cyfrif ar gyfer eich adroddiad', tab: 'Creu cyfrif', lead: 'Mae eich cyfrif yn cadw eich atebion a’ch adroddiad, er mwyn i chi allu dod yn ôl atynt.', action: 'Creu fy nghyfrif' },
  iAlreadyHaveAnAccount: 'Mae gennyf gyfrif yn barod',
}

export const payment: SoFar<typeof en.payment> = {
  yourPaymentDidNotGoThrough: 'Nid aeth eich taliad drwodd, ac ni chymerwyd arian. Mae eich atebion yn ddiogel. Rhowch gynnig arall arni gyda’r un cerdyn neu un arall. Os aiff o’i le eto, gofynnwch i’ch banc pam.',
  payForTheCheck: { title: 'Talu am y gwiriad', lead: 'Rydych wedi ateb popeth. Bydd eich adroddiad yn agor cyn gynted ag y byddwch wedi talu.' },
  aProgramMakesTheReportFrom: 'Rhaglen sy’n gwneud yr adroddiad o’ch atebion. Nid ydym yn gweld eich ewyllys, ac nid yw’r adroddiad yn dweud a yw’n ddilys. Nid cyngor cyfreithiol ydyw, ac nid oes cyfreithiwr wedi darllen ei destunau eto.',
  orderNothingToPay: 'Archebu, dim i’w dalu',
  pay: (total) => `Talu ${total}`,
  openingYourReport: { opening: 'Yn agor eich adroddiad', matched: 'Rydym wedi aros 15 munud. Os yw arian wedi gadael eich cyfrif, nid yw ar goll. Byddwn yn ei baru â’ch gwiriad.' },
  backToThePayment: 'Yn ôl i’r taliad',
}

export const question: SoFar<typeof en.question> = {
  back: 'Yn ôl',
  stepOf: (place, length) => `Cam ${place} o ${length}`,
  continue: 'Parhau',
  sorryWeCannotCheckYourWill: 'Mae’n ddrwg gennym, ni allwn wirio eich ewyllys eto',
  theLawIsDifferentIn: ['Mae’r gyfraith yn wahanol yn yr Alban, yng Ngogledd Iwerddon a thramor. Gall cyfreithiwr lle rydych yn byw helpu. Gallwch ', { link: 'ysgrifennu atom', to: '/contact-us' }, ' os oes gennych gwestiwn.'],
  doYouAlreadyHaveAWill: {
    title: 'A oes gennych ewyllys yn barod?',
    lead: `Atebwch ${willQuestions.length + startQuestions.length} o gwestiynau amdani. Nid ydych yn ei hanfon atom. Am ${price(productById('check').price)} cewch adroddiad ar yr hyn a all fod angen ei wneud, gyda’r gyfraith y tu ôl i bob pwynt. Nid cyngor cyfreithiol ydyw, ac nid yw’n dweud a yw eich ewyllys yn ddilys.`,
  },
  titles: {
    'about.made': 'Am eich ewyllys',
    'about.signing': 'Sut y cafodd ei llofnodi',
    'since.family': 'Eich teulu ers hynny',
    'since.people': 'Y bobl yn eich ewyllys',
    'since.home': 'Eich cartref a’r hyn rydych yn berchen arno',
  },
}

export const result: SoFar<typeof en.result> = {
  inWords: {
    first: 'Mae angen sylw ar rai pethau.',
    later: 'Nid oes dim yn edrych yn frys. Mae rhai pethau’n werth eu gwirio.',
    none: 'Nid oes angen sylw ar ddim yn eich atebion. Darllenwch eich ewyllys eto ymhen ychydig flynyddoedd, neu pan fydd eich bywyd yn newid.',
  },
  headings: {
    first: 'Gwnewch y rhain yn gyntaf',
    later: 'Gwerth eu gwirio',
  },
  youToldUs: (question) => `Dywedoch wrthym: ${question}`,
  whatToDoAboutYourWill: 'Beth i’w wneud am eich ewyllys',
  thisIsBasedOnlyOnYour: 'Mae hyn yn seiliedig ar eich atebion yn unig. Nid ydym wedi gweld eich ewyllys. Nid cyngor cyfreithiol ydyw, ac nid yw’n dweud a yw eich ewyllys yn ddilys.',
  downloadTheReportAsAPdf: 'Lawrlwytho’r adroddiad fel PDF',
  writeANewWill: 'Ysgrifennu ewyllys newydd',
  yourAccount: 'Eich cyfrif',
  weCouldNotLoadYourReport: 'Ni allem lwytho eich adroddiad',
}

export const expertReview: SoFar<typeof en.expertReview> = {
  tickThisFirstIfYouLeave: 'Ticiwch hwn yn gyntaf. Os byddwch yn ei adael, nid oes neb yn darllen eich atebion.',
  aComputerMadeTheReportIf: 'Cyfrifiadur a wnaeth yr adroddiad. Os dymunwch, gall person ddarllen eich atebion hefyd ac ysgrifennu atoch. Mae wedi’i gynnwys yn y pris, ac nid cyngor cyfreithiol ydyw.',
  askAPersonToReadMy: 'Gofyn i berson ddarllen fy atebion',
  cancelDoNotReadMyAnswers: 'Canslo: peidiwch â darllen fy atebion',
  youAreNumberInTheQueue: (place) => `Chi yw rhif ${place} yn y ciw.`,
  youAskedOn: (asked) => `Gofynnoch ar ${asked}.`,
  weReadAnswersInTheOrder: 'Rydym yn darllen atebion yn y drefn y mae pobl yn gofyn, ac ni allwn ddweud pa mor hir y bydd yn ei gymryd. Byddwn yn anfon e-bost atoch pan fydd wedi’i wneud.',
  someoneHasBeenReadingThem: (taken) => `Mae rhywun wedi bod yn eu darllen ers ${taken}.`,
  weWillEmailYouWhenIt: 'Byddwn yn anfon e-bost atoch pan fydd wedi’i wneud.',
  writtenOnByThePersonWho: (sent) => `Ysgrifennwyd ar ${sent} gan y person a’u darllenodd. Nid cyngor cyfreithiol ydyw.`,
  titles: {
    'not asked': 'Gall person ddarllen eich atebion hefyd',
    waiting: 'Bydd person yn darllen eich atebion',
    'being read': 'Mae person yn darllen eich atebion',
    sent: 'Yr hyn a welodd ein darllenydd',
  },
  aSecondLook: 'Ail olwg',
}
