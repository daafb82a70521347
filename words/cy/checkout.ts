import { productById, VAT_PERCENT } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import type * as en from '../en/checkout.ts'
import type { SoFar } from '../said.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  back: 'Yn ôl',
  backToYourWill: 'Yn ôl i’ch ewyllys',
}
export const addons: SoFar<typeof en.addons> = {
  aMatchingWillForMore: (name, mirrorAdds) => `Ewyllys gyfatebol i ${name}, ${mirrorAdds} yn fwy`,
  aMatchingWillFor: (name, price) => `Ewyllys gyfatebol i ${name}, ${price}`,
  checksItAndConfirmsItAlone: (name) => `Mae ${name} yn ei gwirio a’i chadarnhau ar wahân, gyda chyfrif arall`,
  saySo: 'Dywedwch a allai unrhyw un o’r rhain fod yn wir am eich partner',
  wouldYouLikeAnythingElse: 'Hoffech chi unrhyw beth arall?',
  nothingMore: 'Nid ydym wedi ychwanegu dim i chi. Os nad ydych am gael dim mwy, ewch ymlaen.',
  onlyTheWill: 'Nid ydym wedi ychwanegu dim i chi. Os mai dim ond eich ewyllys rydych yn ei dymuno, ewch ymlaen.',
  extras: 'Pethau ychwanegol',
  withAPowerOfAttorneyYou: [{ strong: 'Gydag atwrneiaeth' }, ' cewch daflen gyda’ch atebion, fel y mae’r ffurflen yn gofyn amdanynt. Daw canllaw gyda hi. Byddwch yn copïo’r atebion ar y ffurflen. Byddwch yn ei llofnodi ac yn ei hanfon eich hun.'],
  costsPaidToThemAndNot: (name, figure, note) => `${name}: ${figure}. Rydych yn talu hynny iddynt hwy ac nid i ni. ${note}. Gallwch hefyd wneud un`,
  forThatFeeAlone: 'am y ffi honno yn unig.',
  seeASampleOpensInA: 'Gweld sampl (yn agor mewn tab newydd)',
  yourselfOnGovUk: 'eich hun ar GOV.UK',
  continue: 'Parhau',
}
export const basket: SoFar<typeof en.basket> = {
  code: (code) => `Cod ${code}`,
  paidBy: (funder) => `Talwyd gan ${funder}`,
  total: 'Cyfanswm',
  withVatAtWhichIs: (vat) => `gyda TAW o ${VAT_PERCENT}%, sef ${vat}`,
}
export const checkout: SoFar<typeof en.checkout> = {
  beingUpdated: 'Rydym yn diweddaru’r gwasanaeth hwn. Mae eich basged wedi’i chadw: rhowch gynnig arall arni ymhen ychydig funudau.',
  costsMorePaidToThemAnd: (name, figure, note) => `${name}: ${figure} yn fwy, i’w dalu iddynt hwy ac nid i ni. ${note}.`,
  removeTheSecondWill: 'Tynnu’r ail ewyllys',
  remove: 'Tynnu',
  removedTheSecondWill: 'Wedi’i thynnu: Yr ail ewyllys.',
  removed: (name) => `Wedi’i dynnu: ${name}.`,
  undo: 'Dadwneud',
  putItBack: ': ei roi yn ôl',
  nothingWasTakenYourBankMay: [
    { strong: 'Ni chymerwyd dim.' },
    ' Efallai fod eich banc wedi gwrthod y cerdyn, neu fod y taliad wedi stopio ar y ffordd. Mae eich ewyllys, yr hyn a ddewisoch ac unrhyw god wedi’u cadw. Rhowch gynnig ar yr un cerdyn eto neu ar un arall. Os aiff o’i le eto, gall eich banc ddweud pam, neu ',
    { link: 'ysgrifennwch atom', to: '/contact-us' },
    '.',
  ],
  yourPaymentDidNotGoThrough: 'Nid aeth eich taliad drwodd',
  payForYourWill: 'Talu am eich ewyllys',
  payForYourOrder: 'Talu am eich archeb',
  openingThePaymentPage: 'Yn agor y dudalen dalu…',
  finishNothingToPay: 'Gorffen, dim i’w dalu',
  payAgain: (total) => `Talu ${total} eto`,
  pay: (total) => `Talu ${total}`,
  lookingUpYourCode: 'Yn chwilio am eich cod…',
  onOurPaymentProvidersPage: 'Ar dudalen ein darparwr taliadau.',
  youComeStraightBack: 'Byddwch yn dod yn syth yn ôl.',
  opening: 'Yn agor y dudalen dalu',
  thereIsNothingInYourBasket: 'Nid oes dim yn eich basged.',
  theReceiptGoesTo: 'Mae’r dderbynneb yn mynd i',
  change: 'Newid',
  theEmail: 'yr e-bost',
}
export const onlyIfYouWantIt: SoFar<typeof en.onlyIfYouWantIt> = {
  onlyIfYouWantIt: 'Dim ond os dymunwch',
  add: 'Ychwanegu',
  aMatchingWillFor: (name) => `Ewyllys gyfatebol i ${name}`,
  checksAndConfirmsItAlone: (name) => `Mae ${name} yn ei gwirio a’i chadarnhau ar wahân`,
  matchingWill: (name) => `ewyllys gyfatebol i ${name}`,
}
export const partnerStatements: SoFar<typeof en.partnerStatements> = {
  couldAnyOfTheseBeTrue: { label: 'A allai unrhyw un o’r rhain fod yn wir am eich partner?', hint: 'Mae eich ateb yn aros ar y dudalen hon. Nid ydym yn ei gadw. Nid ydym yn dweud wrth eich partner.' },
  labels: { No: 'Na, hyd y gwn i', Maybe: 'Ie, neu efallai' },
  thenYourPartnerWould: 'Yna mae’n debyg y byddai angen cyfreithiwr ar eich partner, ac na allai orffen ei ewyllys yma. Byddech wedi talu am ewyllys na all ei defnyddio.',
  yourPartnerCanStartAWill: `Gall eich partner ddechrau ewyllys yma ar unrhyw adeg, gweld a allwn ei hysgrifennu, a thalu dim ond bryd hynny: ${price(productById('will').price)}.`,
  youCanPayForYourOwn: 'Gallwch dalu am eich ewyllys eich hun yn unig.',
  leaveItOut: 'Ei gadael allan',
  onlyMyWill: 'Fy ewyllys i yn unig',
}
export const paymentSuccessful: SoFar<typeof en.paymentSuccessful> = { openingYourDocuments: { opening: 'Yn agor eich dogfennau', matched: 'Rydym wedi aros 15 munud. Os oes arian wedi gadael eich cyfrif, nid yw ar goll. Byddwn yn ei gysylltu â’ch ewyllys.' } }
export const paymentUnderWay: SoFar<typeof en.paymentUnderWay> = {
  yourPaymentHasArrived: 'Mae eich taliad wedi cyrraedd',
  youHaveStartedToPay: 'Rydych wedi dechrau talu',
  nothingIsLeftToPayFor: 'Nid oes dim ar ôl i’w dalu am yr hyn a archeboch.',
  weHaveNotHeardYetWhether: 'Nid ydym wedi clywed eto a aeth y taliad drwodd. Os taloch, peidiwch â thalu eto: gall gymryd ychydig funudau. Os stopioch cyn talu, ni chymerwyd arian, a gallwch dalu fel o’r blaen.',
  carryOn: 'Parhau',
  checkMyPayment: 'Gwirio fy nhaliad',
}
export const paymentWait: SoFar<typeof en.paymentWait> = {
  nothingToPay: { title: 'Dim i’w dalu', tab: 'Eich archeb' },
  weAreCheckingYourPayment: { title: 'Rydym yn gwirio eich taliad', tab: 'Eich taliad', lead: 'Mae hyn fel arfer yn cymryd ychydig eiliadau. Gallwch adael y dudalen hon. Byddwn yn gwybod pan fydd eich taliad yn cyrraedd.' },
  waitingForYourPaymentToBe: 'Yn aros i’ch taliad gael ei gadarnhau.',
  weCouldNotConfirmYour: { title: 'Ni allem gadarnhau eich taliad eto', tab: 'Eich taliad' },
  weCouldNotAskJustNow: 'Ni allem ofyn nawr. Os oes arian wedi gadael eich cyfrif, nid yw ar goll.',
  checkAgain: 'Gwirio eto',
}
export const promoField: SoFar<typeof en.promoField> = {
  typeTheCodeFirst: 'Teipiwch y cod yn gyntaf',
  codeIsNotUsed: (code, why) => `Nid yw cod ${code} yn cael ei ddefnyddio. ${why}`,
  removeCode: (used) => `Tynnu cod ${used}`,
  iHaveACode: 'Mae gen i god',
  yourCode: 'Eich cod',
  useTheCode: 'Defnyddio’r cod',
}
export const thankYou: SoFar<typeof en.thankYou> = {
  yourPaymentOfHasArrived: (total, id) => `Mae eich taliad o ${total} wedi cyrraedd. Archeb ${id}. Mae’r dderbynneb yn eich e-bost.`,
  thereWasNothingToPayOrder: (id) => `Nid oedd dim i’w dalu. Archeb ${id}.`,
  thankYou: 'Diolch',
  yourWillIsReadyToSign: 'Mae eich ewyllys yn barod i’w llofnodi.',
  thanks: (name) => `Diolch, ${name}.`,
  openYourDocuments: 'Agor eich dogfennau',
}
export const whereYouAre: SoFar<typeof en.whereYouAre> = {
  yourWillIsWritten: { title: 'Mae eich ewyllys wedi’i hysgrifennu', words: 'gallwch newid pob ateb o hyd' },
  readAndAgreed: 'Wedi’i darllen a’i chytuno',
  pay: 'Talu',
  nothingToPay: 'dim i’w dalu',
  once: (total) => `unwaith, ${total}`,
  printAndSign: { title: 'Argraffu a llofnodi', words: 'papur, inc, dau dyst' },
  tellUsWhereYouKeepIt: { title: 'Dywedwch wrthym ble rydych yn ei chadw', words: 'a byddwn yn eich atgoffa pan fydd bywyd yn newid' },
  whereYouAre: 'Ble rydych chi arni',
}
export const priceChanged: SoFar<typeof en.priceChanged> = {
  itIsNow: (total) => `Mae’r pris wedi newid ers i chi agor y dudalen hon: ${total} ydyw bellach. Ail-lwythwch y dudalen i weld pam.`,
}
export const waitsForALawyer: SoFar<typeof en.waitsForALawyer> = {
  allWaits: 'Nid yw cyfreithiwr wedi cymeradwyo’r geiriau hyn i gyd eto, felly ni allwch dalu amdanynt. Rydym wedi cadw popeth a ysgrifennoch. Gallwch dalu cyn gynted ag y byddant wedi’u cymeradwyo.',
  partsWait: (parts) => `Nid yw cyfreithiwr wedi cymeradwyo rhai o eiriau eich ewyllys eto. Maent yn: ${parts}. Rydym wedi cadw popeth a ysgrifennoch. Newidiwch yr atebion hynny a gallwch dalu nawr, neu dewch yn ôl pan fyddant wedi’u cymeradwyo.`,
}
