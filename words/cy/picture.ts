import type * as en from '../en/picture.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  yourHomeIs: (home) => `Eich cartref: ${home}`,
  yourHome: (home) => `Eich cartref: ${home}.`,
  hasDied: 'wedi marw',
  notSaidYet: 'Heb ei ddweud eto',
  outsideYourWill: 'Y tu allan i’ch ewyllys',
  whenYouDie: 'Pan fyddwch farw',
  whoGetsWhat: 'Pwy sy’n cael beth',
  inheritanceTax: 'Treth Etifeddiant',
  noInheritanceTaxIsDue: 'Nid oes Treth Etifeddiant yn ddyledus.',
}
export const dayOfDeath: SoFar<typeof en.dayOfDeath> = { ifYouDieOn: 'Os byddwch farw ar' }
export const estimator: SoFar<typeof en.estimator> = {
  wouldGetOfTheRest: (name, amount) => `Byddai ${name} yn cael ${amount} o’r gweddill.`,
  inheritanceTaxComesTo: (amount) => `Mae’r Dreth Etifeddiant yn dod i ${amount}.`,
}
export const familyPicture: SoFar<typeof en.familyPicture> = {
  guardianOf: (names) => `gwarcheidwad ${ac(names)}`,
  backupGuardianOf: (names) => `gwarcheidwad wrth gefn ${ac(names)}`,
  looksAfter: (names) => `yn gofalu am ${ac(names)}`,
  backupFor: (names) => `wrth gefn ar gyfer ${ac(names)}`,
  leftOut: 'wedi’i adael allan',
  dottedRingUnder18: 'Cylch dotiog: o dan 18 oed',
  yourHome: 'Eich cartref',
  yourFamilySoFar: 'Eich teulu hyd yn hyn',
}
export const flow: SoFar<typeof en.flow> = {
  moreThanThereIs: (share) => `${share} yn fwy nag sydd`,
  stillToShare: (share) => `${share} i’w rannu o hyd`,
  theRest: 'Y gweddill',
  afterGiftsDebtsAndCosts: 'wedi rhoddion, dyledion a chostau',
  taxLeavesFirst: 'Treth sy’n gadael gyntaf',
  giftsLeaveFirst: 'Rhoddion sy’n gadael gyntaf',
  theseComeFirst: 'Y rhain sy’n dod gyntaf',
  afterDebtsAndCosts: 'wedi’r rhain, dyledion a chostau',
  notDrawnToScale: 'Heb ei lunio wrth raddfa',
  youHaveNotMadeAnyYet: 'Nid ydych wedi gwneud yr un eto.',
}
export const flowPicture: SoFar<typeof en.flowPicture> = {
  notTicked: 'Heb ei dicio',
  whatYouLeaveAfterDebtsAnd: 'Yr hyn rydych yn ei adael, wedi dyledion a chostau',
}
export const flowRows: SoFar<typeof en.flowRows> = {
  held: 'Wedi’i ddal',
  theOtherOwner: 'Y perchennog arall',
  thingOutsideYourWill: (thing) => `${thing}, y tu allan i’ch ewyllys`,
  hasDiedBecomesPartOfTheRest: (thing) => `wedi marw. Daw hyn yn rhan o’r gweddill: ${thing}.`,
  lastResort: 'dewis olaf',
  and: (sums) => `a ${sums}`,
}
export const homePicture: SoFar<typeof en.homePicture> = {
  today: 'Heddiw',
  ownsItToo: 'yn berchen arno hefyd',
  yourWill: 'Eich ewyllys',
  ownersYouAnd: (names) => `Perchnogion: chi, ${ac(names)}.`,
  whoseTheHomeIs: 'Pwy biau’r cartref',
  todayItIs: (home) => `Heddiw: ${home}.`,
}
export const outside: SoFar<typeof en.outside> = {
  nowInYourWill: 'Nawr yn eich ewyllys',
  outsideYourWillByLaw: 'Y tu allan i’ch ewyllys, yn ôl y gyfraith',
  mayBeOutsideYourWill: 'Gall fod y tu allan i’ch ewyllys',
  allOfTheHome: 'Y cartref cyfan',
  isSharedWithTheRest: 'yn cael ei rannu gyda’r gweddill',
  to: (names) => `i ${ac(names)}`,
  toThePersonYouNamed: 'i’r person a enwoch',
  toTheOtherOwner: 'i’r perchennog arall',
}
export const pictureList: SoFar<typeof en.pictureList> = {
  giftsWhichLeaveFirst: 'Rhoddion, sy’n gadael gyntaf',
  byLaw: { gift: 'Yr hyn sy’n dod gyntaf', share: 'Y gweddill, wedi’r rhain, dyledion a chostau' },
  tax: 'Treth',
  theRestAfterGiftsDebtsAnd: 'Y gweddill, wedi rhoddion, dyledion a chostau',
  afterwards: 'Wedyn',
  who: 'Pwy',
  what: 'Beth',
  seeThePicture: 'Gweld y darlun',
  readAsAList: 'Darllen fel rhestr',
}
export const placeCard: SoFar<typeof en.placeCard> = { heldUntil: (age) => `wedi’i ddal tan ${age}` }
export const twoStages: SoFar<typeof en.twoStages> = {
  heldByYourExecutors: 'Wedi’i ddal gan eich ysgutorion',
  theirOwn: 'Yn eiddo llwyr',
  whenTheirTimeEnds: (name) => `Pan ddaw amser ${name} i ben`,
  nothingIsHeldFor: (name) => `Nid oes dim yn cael ei ddal ar ran ${name}: mae hyn yn digwydd pan fyddwch farw`,
  heldUntil: (what, until) => `${what}, wedi’i ddal tan ${until}`,
  youHaveNotSaidYetWho: 'Nid ydych wedi dweud eto pwy sy’n ei gael wedyn.',
}
export const toValues: SoFar<typeof en.toValues> = {
  changeWhatThingsAreWorth: 'Newid gwerth pethau',
  roughlyWhatIsItWorthSee: 'Faint yw ei werth, yn fras? Gweld mewn punnoedd',
}
export const whoGetsWhat: SoFar<typeof en.whoGetsWhat> = {
  allOutliveYou: 'Pawb yn byw’n hwy na chi',
  hasDied: (name) => `${name} wedi marw`,
  youHaveAnotherChildLater: 'Cewch blentyn arall yn ddiweddarach',
  youHaveAChildLater: 'Cewch blentyn yn ddiweddarach',
  youHaveNoChildLater: 'Ni chewch blentyn yn ddiweddarach',
  nobodyYouNamedIsLeft: 'Nid oes neb a enwoch ar ôl',
  ifTheyLeaveNoChildren: (_they, shares) => `Os nad oes plant ar ôl: ${shares}.`,
  showWithChildren: 'Dangos gyda phlant',
  showMe: 'Dangos i mi',
  inPounds: 'Mewn punnoedd',
  whatIfOneOfThemHas: 'Beth os bydd un ohonynt wedi marw?',
}
