import { lpaPages } from '#core/will/lpa-options.ts'
import type * as en from '../en/lpa.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  lastingPowerOfAttorney: 'Atwrneiaeth arhosol',
  yourPowerOfAttorney: 'Eich atwrneiaeth',
  seeWhatItCosts: 'Gweld beth mae’n ei gostio',
  saveAndContinue: 'Cadw a pharhau',
  continue: 'Parhau',
  addOrChange: 'Ychwanegu neu newid',
}
export const aboutLpa: SoFar<typeof en.aboutLpa> = {
  lead: 'Mae ewyllys yn cael effaith pan fyddwch farw. Mae atwrneiaeth yn gadael i bobl yr ydych yn ymddiried ynddynt weithredu drosoch tra byddwch fyw, os na allwch chi.',
  whatYouGet: 'Beth a gewch',
  plainQuestionsThatUseThePeople: ['Cwestiynau plaen sy’n defnyddio’r bobl yn eich ewyllys. Yna cewch daflen gyda’ch atebion, fel y mae’r ffurflen yn gofyn amdanynt. Daw canllaw i’r llofnodi gyda hi. Chi sy’n copïo’r atebion ar y ffurflen. ', { link: 'Darllenwch fwy, a gweld sampl', to: '/power-of-attorney' }, '.'],
  howItWorks: 'Sut mae’n gweithio',
  chooseTheType: 'Dewiswch y math. Mae ffurflen LP1F ar gyfer arian ac eiddo. Mae ffurflen LP1H ar gyfer iechyd a gofal. Cewch wneud y ddwy.',
  chooseYourAttorneys: 'Dewiswch eich atwrneiod. Dywedwch a ydynt yn penderfynu gyda’i gilydd, neu’n cael penderfynu ar eu pennau eu hunain hefyd.',
  findACertificateProvider: 'Dewch o hyd i ddarparwr tystysgrif. Rhywun sydd wedi eich adnabod yn dda ers dwy flynedd yw hwnnw, neu berson proffesiynol. Ni all fod yn atwrnai. Ni all fod yn berthynas i chi nac i atwrnai.',
  getTheForm: ['Mynnwch y ', { link: 'ffurflen gan GOV.UK', to: lpaPages.forms }, '. Mae am ddim. Copïwch eich atebion arni.'],
  signInThisOrder: 'Llofnodwch yn y drefn hon: chi, y darparwr tystysgrif, yna pob atwrnai.',
  sendItToTheOffice: (fee, note) => `Anfonwch hi at Swyddfa’r Gwarcheidwad Cyhoeddus. Mae’n codi ${fee} am bob un. ${note}.`,
  youCanAlsoMakeOneWithoutUs: ['Gallwch hefyd wneud un hebddom ni, ', { link: 'ar-lein yn GOV.UK', to: lpaPages.online }, ', a thalu’r ffi honno’n unig.'],
  goToYourDocuments: 'Mynd i’ch dogfennau',
}
export const attorneys: SoFar<typeof en.attorneys> = {
  bankrupt: { label: 'A oes un ohonynt yn fethdalwr, neu o dan orchymyn rhyddhau o ddyled?', hint: 'Ticiwch unrhyw un sydd. Os nad oes neb, gadewch hwn yn wag.' },
  attorneysLookAfterYourMoney: 'Mae atwrneiod yn gofalu am eich arian a’ch eiddo: cyfrifon, biliau, pensiynau, eich cartref. Dewiswch oedolion yr ydych yn ymddiried yn llwyr ynddynt.',
  attorneysDecideAboutYourCare: 'Mae atwrneiod yn penderfynu am eich gofal, eich triniaeth a lle rydych yn byw, pan na allwch chi. Dewiswch oedolion yr ydych yn ymddiried yn llwyr ynddynt.',
  howManyOneIsEnough: [{ strong: 'Faint?' }, ' Mae un yn ddigon. Gyda dau neu fwy, efallai y gall un barhau os na all un arall. Mae’n dibynnu ar sut rydych yn gadael iddynt benderfynu. Mae lle i bedwar ar y ffurflen.'],
  whatTheFormAsks: [{ strong: 'Beth mae’r ffurflen yn ei ofyn.' }, ' Eu henw llawn, eu dyddiad geni a’u cyfeiriad. Byddwn yn gofyn am y rhain ychydig o gwestiynau’n nes ymlaen.'],
  yourAttorneys: 'Eich atwrneiod',
  addAnAttorney: { title: 'Ychwanegu atwrnai', first: 'Ychwanegu rhywun' },
  anAttorneyMayDie: 'Gall atwrnai farw, neu beidio â gallu neu fod yn fodlon gweithredu mwyach. Yna bydd atwrneiod wrth gefn yn camu i mewn. Nid oes rhaid i chi enwi rhai.',
  ifYourAttorneysActJointly: [{ strong: 'Os yw eich atwrneiod yn gweithredu ar y cyd' }, ', bydd pob un ohonynt yn peidio pan na all un weithredu mwyach, a bydd y rhai wrth gefn yn cymryd drosodd.'],
  replacementAttorneys: 'Atwrneiod wrth gefn',
  addAReplacement: { title: 'Ychwanegu atwrnai wrth gefn', first: 'Ychwanegu rhywun' },
  onYourSheetInThisOrder: (names) => `Ar eich taflen yn y drefn hon: ${ac(names)}.`,
  youCanNameUpTo: (most) => `Gallwch enwi hyd at ${most} o bobl i gael gwybod cyn iddi gael ei chofrestru, er mwyn iddynt allu dweud os ydynt yn poeni. Nid oes rhaid i chi enwi neb.`,
  whyNotAnAttorney: [{ strong: 'Pam nad atwrnai?' }, ' Mae atwrneiod a rhai wrth gefn yn gwybod yn barod. Dewiswch rywun arall sy’n eich adnabod yn dda.'],
  peopleToTell: 'Pobl i gael gwybod',
  addSomeoneToTell: { title: 'Ychwanegu rhywun i gael gwybod', first: 'Ychwanegu rhywun' },
}
export const certificate: SoFar<typeof en.certificate> = {
  suchAsADoctor: 'Fel meddyg, cyfreithiwr neu weithiwr cymdeithasol',
  aCertificateProviderTalksToYou: 'Mae darparwr tystysgrif yn siarad â chi ac yn llofnodi eich bod yn deall yr atwrneiaeth, ac nad oes neb yn pwyso arnoch.',
  whoMayNotDoIt: [{ strong: 'Pwy na chaiff ei wneud.' }, ' Atwrnai neu un wrth gefn. Perthynas, partner, partner busnes neu weithiwr cyflogedig i chi neu i atwrnai. Unrhyw un sy’n rhedeg cartref gofal lle rydych yn byw neu’n gweithio ynddo, na pherthynas i hwnnw.'],
  askThemFirst: [{ strong: 'Gofynnwch iddynt yn gyntaf.' }, ' Rhaid iddynt fod yn 18 oed neu’n hŷn, ac maent yn llofnodi ar eich ôl chi.'],
  theirFullName: 'Eu henw llawn',
  whyCanTheyDoIt: 'Pam y gallant ei wneud?',
  theirAddress: 'Eu cyfeiriad',
  leaveItAllEmpty: 'Gadewch y cyfan yn wag os nad ydych yn gwybod eto. Gallwch ei ysgrifennu ar y ffurflen.',
}
export const chooseType: SoFar<typeof en.chooseType> = {
  bankAccountsBillsPensions: (form) => `Cyfrifon banc, biliau, pensiynau, eich cartref. Ffurflen ${form}`,
  dailyCareTreatment: (form) => `Gofal bob dydd, triniaeth, lle rydych yn byw. Ffurflen ${form}`,
  whichPowerOfAttorney: { title: 'Pa atwrneiaeth hoffech chi ei gwneud?', lead: 'Rydych wedi talu am un o’r ddwy. Gallwch newid nes i chi orffen. Rydym yn cadw eich atebion ar gyfer y llall.' },
  theType: 'Y math',
}
export const decisions: SoFar<typeof en.decisions> = {
  theyMustAllAgree: 'Rhaid iddynt i gyd gytuno. Os na all un weithredu mwyach, ni all yr un ohonynt, felly enwch rai wrth gefn a fydd yn cymryd drosodd.',
  togetherOrAlone: 'Gyda’i gilydd neu ar eu pennau eu hunain. Os na all un weithredu mwyach, bydd y lleill yn parhau.',
  youSayWhichTheyMustMake: 'Rydych yn dweud pa rai y mae’n rhaid iddynt eu gwneud gyda’i gilydd. Gall unrhyw un ohonynt wneud y lleill. Os na all un weithredu mwyach, ni all y gweddill wneud penderfyniadau’r math cyntaf mwyach, felly enwch rai wrth gefn.',
  youChoseMoreThanOne: 'Dewisoch fwy nag un atwrnai, felly mae’r ffurflen yn gofyn sut maent yn penderfynu.',
  howTheyMakeDecisions: 'Sut maent yn penderfynu',
  jointDecisions: { label: 'Pa benderfyniadau y mae’n rhaid iddynt eu gwneud gyda’i gilydd?', hint: 'Er enghraifft: gwerthu fy nghartref' },
}
export const details: SoFar<typeof en.details> = {
  save: 'Cadw',
  theyLiveWithMe: (address) => `Maent yn byw gyda mi, yn ${address}`,
  born: (day) => `Ganwyd ar ${day}`,
  dateOfBirthNotGiven: 'Dyddiad geni heb ei roi',
  addressNotGiven: 'Cyfeiriad heb ei roi',
  yourEmailForTheForm: 'Eich e-bost, ar gyfer y ffurflen',
  youMayLeaveItOut: 'Cewch ei adael allan. Nid hwn yw’r e-bost yr ydych yn mewngofnodi ag ef.',
  theFormAsksForTheDateOf: 'Mae’r ffurflen yn gofyn am ddyddiad geni a chyfeiriad pob atwrnai, a chyfeiriad pob person sydd i gael gwybod.',
  doYouNotKnowItYet: [{ strong: 'Onid ydych yn gwybod eto?' }, ' Gadewch ef allan. Wedyn bydd llinell i ysgrifennu arni ar eich taflen. Ar gyfer y ffurflen yn unig y mae hyn, ac nid yw’n newid gair o’ch ewyllys.'],
  you: 'Chi',
  emailNotGiven: 'E-bost heb ei roi',
  yourEmail: 'eich e-bost',
}
export const lpaList: SoFar<typeof en.lpaList> = {
  youTheDonor: 'Chi, y rhoddwr',
  name: 'Enw',
  dateOfBirth: 'Dyddiad geni',
  address: 'Cyfeiriad',
  thisComesFromYourWill: 'Daw hyn o’ch ewyllys. Newidiwch ef yno, ac mae’n newid yma.',
  lookAtYourWill: 'Edrych ar eich ewyllys',
  yourPowersOfAttorney: 'Eich atwrneiaethau',
  lead: 'Mae ewyllys yn cael effaith pan fyddwch farw. Mae atwrneiaeth yn gadael i bobl yr ydych yn ymddiried ynddynt weithredu drosoch tra byddwch fyw. Atebwch y cwestiynau hyn; byddwn yn argraffu taflen i’w chopïo ar y ffurflen swyddogol.',
  everythingIsAnswered: 'Mae popeth wedi’i ateb',
  readYourAnswersOnceMore: 'Darllenwch eich atebion unwaith eto. Yna byddwn yn ychwanegu eich taflenni a chanllaw llofnodi at eich dogfennau. Gallwch eu newid o hyd.',
  takeYourTime: 'Cymerwch eich amser',
  youCanStopAtAnyTime: 'Gallwch stopio unrhyw bryd a dod yn ôl. Cedwir yr hyn a deipiwch.',
  addTheSheetsToMyDocuments: 'Ychwanegu’r taflenni at fy nogfennau',
  start: 'Dechrau',
  makeTheOtherTypeInstead: 'Gwneud y math arall yn lle hynny',
}
export const lpaPanel: SoFar<typeof en.lpaPanel> = {
  startWithTheSamePeople: (what) => `Dechrau gyda’r un bobl ag ar gyfer ${what}`,
  notSavedTryAgain: 'Heb ei gadw. Rhowch gynnig arall arni',
  titleAndForm: (title, form) => `${title} (ffurflen ${form})`,
  stillToAnswer: 'I’w ateb o hyd',
  notSavedYet: 'Heb ei gadw eto',
  answer: 'Ateb',
  read: 'Darllen',
  change: 'Newid',
}
export const lpasOnDownloads: SoFar<typeof en.lpasOnDownloads> = {
  youFinishedItOn: (day) => `Gorffennoch hi ar ${day}. Mae’r taflenni a chanllaw yn eich dogfennau. Os newidiwch hi, byddant yn dod yn ôl pan orffennwch eto.`,
  getTheFormFreeOfCharge: ['Mynnwch y ', { link: 'ffurflen gan GOV.UK', to: lpaPages.forms }, ', am ddim. Gallwch hefyd roi’r un atebion ', { link: 'ar-lein yn GOV.UK', to: lpaPages.online }, '.'],
  somethingInItIsMissing: 'Mae rhywbeth ynddi ar goll nawr. Newidiwch hi cyn i chi ei chopïo ar y ffurflen.',
  changeThePowerOfAttorney: 'Newid yr atwrneiaeth',
}
export const sectionPage: SoFar<typeof en.sectionPage> = {
  youAnsweredThisSomewhereElse: 'Ateboch hwn yn rhywle arall hefyd',
  keepWhatIAnsweredHere: 'Cadw’r hyn a atebais yma',
  useTheOtherAnswer: 'Defnyddio’r ateb arall',
  inAnotherWindow: (there, here) => ['Mewn ffenestr arall neu ar ddyfais arall: ', { strong: there }, '. Yma: ', { strong: here }, '. Pa un sy’n cyfrif?'],
  noAnswer: 'dim ateb',
  back: 'Yn ôl',
  powerOfAttorneyFor: (what, form) => `Ar gyfer ${what} · ffurflen ${form}`,
  allQuestions: 'Pob cwestiwn',
}
export const treatment: SoFar<typeof en.treatment> = {
  youChooseThisOnThePaperForm: 'Rydych yn dewis hyn ar y ffurflen bapur, gyda’ch llofnod. Nid oes dim i’w ateb yma: darllenwch ef, a siaradwch amdano.',
  oneChoiceSigned: [{ strong: 'Un dewis, wedi’i lofnodi.' }, ' Rydych yn llofnodi blwch eich dewis yn adran 5, o flaen tyst, cyn i chi lofnodi adran 9 neu ar yr un diwrnod. Llofnodwch un blwch a gadewch y llall yn wag.'],
  whatIsIt: 'Beth ydyw?',
  careSurgeryMedicine: 'Gofal, llawdriniaeth, moddion neu help arall gan feddygon sy’n eich cadw’n fyw. Gall fod yn help i anadlu, triniaeth ar gyfer haint, bwyd a dŵr drwy diwb, neu lawdriniaeth. Mae’r hyn sy’n cyfrif yn dibynnu ar ba mor sâl ydych chi.',
  whatDoesTheFormAsk: 'Beth mae’r ffurflen yn ei ofyn?',
  ifYouCannotDecideYourself: 'Os na allwch benderfynu eich hun, pwy sy’n penderfynu am driniaeth sy’n eich cadw’n fyw?',
  yourAttorneysMayAgree: 'Caiff eich atwrneiod gytuno iddi neu ei gwrthod drosoch.',
  yourAttorneysMayNot: 'Ni chaiff eich atwrneiod. Meddygon sy’n penderfynu, er eich lles pennaf.',
  talkAboutItWithYourAttorneys: 'Siaradwch amdano gyda’ch atwrneiod a’ch meddyg yn gyntaf. Os ydych wedi llofnodi penderfyniad ymlaen llaw i wrthod triniaeth, gofynnwch i’ch meddyg sut mae’r ddau’n cyd-fynd. Cymerwch yr amser sydd ei angen arnoch.',
}
export const when: SoFar<typeof en.when> = {
  whileYouCanDecide: 'Tra gallwch chi benderfynu, dim ond gyda’ch cytundeb y maent yn gweithredu. Mae’n helpu os ydych yn sâl, i ffwrdd neu’n methu mynd i’r banc.',
  banksAndOthersMayFirstAsk: 'Gall banciau ac eraill ofyn yn gyntaf am brawf na allwch chi.',
  attorneysForMoneyAndProperty: 'Gall atwrneiod ar gyfer arian ac eiddo ddechrau tra gallwch chi benderfynu o hyd. Dim ond unwaith y bydd wedi’i chofrestru y mae’r atwrneiaeth yn gweithio.',
  whenTheyMayStart: 'Pryd y cânt ddechrau',
}
export const wishes: SoFar<typeof en.wishes> = {
  iWouldLikeToGoOnGiving: 'Er enghraifft: Hoffwn barhau i roi i’m capel.',
  iWouldLikeToLiveNear: 'Er enghraifft: Hoffwn fyw yn agos at fy chwaer.',
  preferencesGuideYourAttorneys: 'Mae dewisiadau yn arwain eich atwrneiod. Mae cyfarwyddiadau yn eu rhwymo. Nid oes rhaid i chi ysgrifennu’r naill na’r llall.',
  takeCareWithInstructions: [{ strong: 'Cymerwch ofal gyda chyfarwyddiadau.' }, ' Gall un na all weithio mewn cyfraith rwystro’r ffurflen rhag cael ei chofrestru. Dangoswch nhw i gyfreithiwr yn gyntaf.'],
  whatWouldYouLikeThem: 'Beth hoffech chi iddynt ei gadw mewn cof?',
  whatMustTheyDo: 'Beth y mae’n rhaid iddynt ei wneud, neu beidio byth â’i wneud?',
}
export const lpaAnswers: SoFar<typeof en.lpaAnswers> = {
  nobody: 'Neb',
  chosenOnTheForm: 'Rydych yn dewis ar y ffurflen',
  allGiven: 'Wedi’u rhoi i gyd',
  notAllGiven: (names) => `Heb eu rhoi i gyd ar gyfer ${ac(names)}`,
  preferences: (typed) => `Dewisiadau: ${typed}`,
  instructions: (typed) => `Cyfarwyddiadau: ${typed}`,
  none: 'Dim',
}
