import type * as en from '../en/advice.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  iUnderstand: 'Rwy’n deall',
  changeYourAnswer: (title) => `Newid eich ateb: ${title}`,
}
export const notice: SoFar<typeof en.notice> = {
  levelWords: { block: 'Mae angen newid hyn', refer: 'Ewch i weld cyfreithiwr yn gyntaf', warn: 'Gwerth ei wybod' },
}
export const tiles: SoFar<typeof en.tiles> = {
  doesAnyOfThisApply: 'A oes unrhyw un o’r rhain yn berthnasol i chi?',
  doesAnyApplyToThem: 'A oes unrhyw un o’r rhain yn berthnasol i’r rhai a enwoch?',
  pressWhatDoes: 'Pwyswch yr hyn sydd, neu a all fod. Rydym yn dangos beth mae’n ei olygu.',
  none: 'Dim un o’r rhain',
  oneMayApply: 'Gall un fod yn berthnasol',
  mayApply: (applying) => `${applying} a all fod yn berthnasol`,
  tickWhatApplies: 'Ticiwch yr hyn sy’n berthnasol, neu a all fod',
  whoIsIt: 'Pwy ydyw?',
  show: (tile) => `Dangos eto: ${tile}`,
}
export const solicitorBrief: SoFar<typeof en.solicitorBrief> = {
  toFillIn: 'I’w lenwi',
  title: 'I’m cyfreithiwr',
  print: 'Argraffu',
  close: 'Cau',
}
export const stepAdvice: SoFar<typeof en.stepAdvice> = {
  talkToASolicitorBeforeYou: 'Siaradwch â chyfreithiwr cyn i chi lofnodi. Os yw hyn yn newydd, ni allwn wneud dogfennau newydd tra bydd yn berthnasol. Rydych yn cadw’r rhai a lawrlwythoch.',
  weCannotTakePaymentWhileThis: 'Ni allwn gymryd taliad tra bydd hyn yn berthnasol.',
  youCanCarryOnAndYour: (talkToASolicitorBeforeYo) => `Gallwch barhau, ac mae eich atebion yn cael eu cadw. ${talkToASolicitorBeforeYo} Mae gan y crynodeb dudalen i’w hargraffu a mynd â hi gyda chi.`,
}
export const summaryAdvice: SoFar<typeof en.summaryAdvice> = {
  thisDoes: 'nad yw hyn',
  theseDo: 'nad yw’r rhain',
  ofSaidOnThatNotStand: (by, firm, day, thisDoesOrTheseDo) => `Dywedodd ${by} o ${firm} ar ${day} ${thisDoesOrTheseDo} yn sefyll yn ffordd eich ewyllys. Mae hynny’n dal hyd nes i chi newid ateb.`,
  aLawFirmHasAnsweredThis: 'Mae cwmni cyfreithiol wedi ateb hyn',
  somethingYouToldUsNeedsA: 'Mae angen cyfreithiwr ar gyfer rhywbeth a ddywedoch wrthym. Siaradwch ag un cyn i chi lofnodi. Os yw’n newydd ers eich dogfennau diwethaf, ni allwn wneud rhai newydd tra bydd yn berthnasol. Rydych yn cadw’r rhai a lawrlwythoch.',
  yourAnswersAreKeptSomethingIn: 'Mae eich atebion wedi’u cadw. Mae angen cyfreithiwr ar gyfer rhywbeth ynddynt, felly ni allwn gymryd taliad am yr ewyllys hon.',
  theLawSocietyAndStepThe: 'Mae gan Gymdeithas y Cyfreithwyr a STEP (the Society of Trust and Estate Practitioners, sy’n arbenigo mewn ymddiriedolaethau ac ystadau) restr gyhoeddus yr un o bobl yn eich ardal a all helpu.',
  seeThePageForYourSolicitor: 'Gweld y dudalen i’ch cyfreithiwr',
  readTheseAndTickEachOne: 'Darllenwch y rhain a thiciwch bob un cyn i chi dalu.',
  n1ThingYouHaveRead: '1 peth rydych wedi’i ddarllen',
  thingsYouHaveRead: (length) => `Pethau rydych wedi’u darllen: ${length}`,
  notSavedTryAgain: 'Heb ei gadw. Rhowch gynnig arall arni.',
}
export const wayIn: SoFar<typeof en.wayIn> = {
  letSomeoneLiveInMyHome: 'Gadael i rywun fyw yn fy nghartref am oes',
  haveMoneyHeldForADisabled: 'Cael arian wedi’i ddal ar gyfer person anabl',
  chooseALaterAgeForThem: 'Dewis oedran diweddarach ar eu cyfer',
  youMayBeAbleToDo: 'Efallai y gallwch wneud hyn yma:',
  thenThisNoticeGoes: '. Yna mae’r hysbysiad hwn yn mynd.',
  aPictureHoldsIt: (names) => `Mae un o’r darluniau sydd i ddod wedi’i wneud ar gyfer hyn: mae eich ysgutorion yn gofalu am gyfran ${ac(names)}. Os dewiswch ef, mae’r hysbysiad hwn yn mynd.`,
  giveAPartNow: (children) => `Rhoi rhan nawr i ${ac(children)}`,
  youCanDoOneOfThese: 'Gallwch wneud un o’r rhain yma. Yna mae’r hysbysiad hwn yn mynd, neu’n gofyn yn unig eich bod wedi’i ddarllen.',
  keepYourHomeForForLife: (firstNameIn) => `Cadw eich cartref i ${firstNameIn} am oes, yna i’r plant`,
}
export const check: SoFar<typeof en.check> = {
  thisIsNot: 'Nid yw hyn wedi’i orffen.',
  askASolicitor: 'Gofynnwch i gyfreithiwr os ydych yn meddwl ei fod gennych.',
  changeYourAnswer: 'Newidiwch eich ateb.',
  checkYourAnswer: 'Gwiriwch eich ateb, a newidiwch ef os nad dyna rydych yn ei ddymuno.',
  nameACharity: 'Enwch elusen fel y dewis olaf, neu dewiswch eich perthynas agosaf os dyna rydych yn ei ddymuno.',
  twoInYour: (one) => `Mae gan ddau yn eich ewyllys yr un enw: ${one}.`,
  andCouldBe: (one, other) => `Gellid cymysgu ${one} ac ${other}.`,
  ifTheyAre: 'Os yr un person ydynt, cadwch un. Os nad e, ychwanegwch gyfeiriad neu ddyddiad geni at bob un.',
}
