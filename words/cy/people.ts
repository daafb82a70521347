import type * as en from '../en/people.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  remove: 'Tynnu',
  save: 'Cadw',
  change: 'Newid',
  change2: (fullname) => `Newid ${fullname}`,
  dateOfBirth: 'Dyddiad geni',
  addACharity: 'Ychwanegu elusen',
  addAPerson: 'Ychwanegu person',
}
export const accountList: SoFar<typeof en.accountList> = {
  whoOwnsItWithYou: 'Pwy sy’n berchen arno gyda chi?',
  addThePersonWhoOwnsIt: 'Ychwanegu’r person sy’n berchen arno gyda chi',
  somethingYouOwn: 'rhywbeth rydych yn berchen arno',
  whatIsIt: 'Beth ydyw?',
  whatIsItsAddress: 'Beth yw ei gyfeiriad?',
  whereIsItOrWhoIs: 'Ble mae, neu gyda phwy y mae?',
  aBankAWebsiteOrAn: 'Banc, gwefan neu gyfeiriad.',
  number: { label: 'Pedwar digid olaf, neu gyfeirnod', hint: 'Byth gyfrinair na PIN.' },
  whoOwnsIt: 'Pwy sy’n berchen arno?',
  description: { label: 'Beth ddylai eich ysgutorion ei wybod amdano?', hint: 'Er enghraifft, ble mae ei bapurau. Mae’n mynd i’w rhestr hwy, nid i’r ewyllys. Byth gyfrinair na PIN.' },
  addSomethingYouOwn: 'Ychwanegu rhywbeth rydych yn berchen arno',
}
export const addressFields: SoFar<typeof en.addressFields> = {
  typeAFullPostcodeFirstLike: 'Teipiwch god post llawn yn gyntaf, fel SY8 1AB.',
  weFoundNoAddressForThis: 'Ni chawsom hyd i gyfeiriad ar gyfer y cod post hwn. Teipiwch y cyfeiriad isod.',
  weCannotFindAddressesRightNow: 'Ni allwn ddod o hyd i gyfeiriadau ar hyn o bryd. Teipiwch y cyfeiriad isod.',
  findAddress: 'Dod o hyd i gyfeiriad',
  n1AddressFound: 'Cafwyd hyd i 1 cyfeiriad',
  addressesFound: (counted) => `Nifer y cyfeiriadau a gafwyd: ${counted}`,
  chooseTheAddress: 'Dewiswch y cyfeiriad',
  n1Address: '1 cyfeiriad',
  addresses: (counted) => `Nifer y cyfeiriadau: ${counted}`,
  postcode: 'Cod post',
  theAddressIsOutsideTheUk: 'Mae’r cyfeiriad y tu allan i’r DU',
  houseNameOrNumber: 'Enw neu rif y tŷ',
  street: 'Stryd',
  townOrCity: 'Tref neu ddinas',
  postalCode: 'Cod post',
  country: 'Gwlad',
}
export const cards: SoFar<typeof en.cards> = { choose: 'Dewis' }
export const charityDialog: SoFar<typeof en.charityDialog> = {
  numberIs: (number, name) => `Rhif ${number} yw ${name}.`,
  useThisName: 'Defnyddio’r enw hwn',
  numberIsNotInTheRegister: (number, formatLondonDate) => `Nid yw rhif ${number} yng nghofrestr ${formatLondonDate}. Gwiriwch ef gyda’r elusen.`,
  aCharity: 'elusen',
  charityId: { label: 'Rhif elusen gofrestredig', hint: 'Edrychwch ar waelod gwefan yr elusen.' },
}
export const charityNameField: SoFar<typeof en.charityNameField> = {
  noCharityFoundTypeItsName: 'Ni chafwyd hyd i elusen. Teipiwch ei henw, a’r rhif o’i gwefan.',
  charities: (count) => `${count} elusen`,
  foundUseTheUpAndDown: (n1CharityOrCount) => `Wedi’u canfod: ${n1CharityOrCount}. Defnyddiwch y saethau i fyny ac i lawr i ddewis.`,
  origins: { known: 'ein rhestr fer ein hunain', register: 'cofrestr y Comisiwn Elusennau' },
  charityNumberFilledIn: (name, number) => `${name}, elusen rhif ${number}, wedi’i llenwi`,
  fullname: { label: 'Enw’r elusen', hint: 'Dechreuwch deipio ei henw neu ei rhif, yna dewiswch hi o’r rhestr.' },
  charitiesThatWereFound: 'Elusennau a gafwyd',
  notHereTypeItsNameAnd: (origins, formatLondonDate) => `Ddim yma? Teipiwch ei henw, a’r rhif o’i gwefan. Dyma ${origins}, ar ${formatLondonDate}.`,
}
export const childDialog: SoFar<typeof en.childDialog> = {
  aChild: 'plentyn',
  title: 'Plentyn sydd wedi marw',
  add: (first) => `Ychwanegu ${first}`,
  addAChild: 'Ychwanegu plentyn',
  saveAndAddAnother: 'Cadw ac ychwanegu un arall',
  thisChild: 'Y plentyn hwn',
  my: (first) => `Beth yw ${first} i mi`,
  childrenCanHaveOneShare: () => 'Gall y plant hynny gael un gyfran gyda’i gilydd: pob un ohonynt, drwy enedigaeth neu fabwysiad. Nid ydych yn eu henwi, felly nid oes neb yn cael ei anghofio. Mae tudalennau diweddarach yn gofyn faint.',
}
export const choosePeople: SoFar<typeof en.choosePeople> = {
  addSomeoneElse: 'Ychwanegu rhywun arall',
  unfitWords: { 'under-18': 'o dan 18 oed: newid neu dynnu’r person', 'left-out': 'wedi’i adael allan o’ch ewyllys: newid neu dynnu’r person', other: 'newid neu dynnu’r person' },
  who: (fullname) => `${fullname}, sydd`,
  peopleWho: (length) => `${length} o bobl sydd`,
  mayBeTheOtherParent: (who) => `${who} o bosibl yn rhiant arall`,
  under18: (who) => `${who} o dan 18 oed`,
  as: (chosenAs) => `fel ${chosenAs}`,
  canActFrom: (actsFrom) => `yn gallu gweithredu o ${actsFrom}`,
  addSomeone: 'Ychwanegu rhywun',
  hide: 'Cuddio',
  show: 'Dangos',
  notSavedTryAgain: 'Heb ei gadw. Rhowch gynnig arall arni',
}
export const describe: SoFar<typeof en.describe> = {
  hasDiedLeavingChildren: (relation) => `${relation} · wedi marw, gan adael plant`,
  aged: (ageOn) => `oed: ${ageOn}`,
  registeredCharity: (charityId) => `Elusen gofrestredig ${charityId}`,
  goesWithIt: (pounds) => `mae ${pounds} yn mynd gydag ef`,
}
export const giftAsset: SoFar<typeof en.giftAsset> = {
  termLabels: { 'Subject to the mortgage': 'Gyda’r morgais', 'Free of the mortgage': 'Yn rhydd o’r morgais' },
  theyTakeOnYourShareOf: 'Maent yn cymryd eich cyfran chi o’r hyn sy’n ddyledus arno.',
  yourShareOfWhatIsOwed: 'Telir eich cyfran chi o’r hyn sy’n ddyledus, a dim mwy, o’r gweddill. Mae’r rhai sy’n rhannu’r gweddill yn cael hynny’n llai.',
  ownerLabels: { 'I own it alone': 'Fy eiddo i yn unig', 'I own it jointly with someone else': 'Fy eiddo i a rhywun arall' },
  withTheMortgageOrFreeOf: 'Gyda’r morgais, neu’n rhydd ohono?',
  title: { label: 'Pa eiddo ydyw?', hint: 'Ei gyfeiriad.' },
  ifYouMoveShouldTheyGet: 'Os symudwch, a ddylent gael eich cartref newydd yn lle hynny?',
  bankCompanyOrFund: 'Banc, cwmni neu gronfa',
  lastFourDigits: 'Pedwar digid olaf',
  whoseNameIsItIn: 'Yn enw pwy y mae?',
  whichOne: 'Pa un?',
  anAccountOrInvestment: 'Cyfrif neu fuddsoddiad',
  allOfItOrAShare: 'Y cyfan ohono, neu gyfran?',
  allOfIt: 'Y cyfan ohono',
  whatShare: 'Pa gyfran?',
}
export const giftDialog: SoFar<typeof en.giftDialog> = {
  amountBy: { label: 'Sut mae’r swm yn cael ei ganfod?', hint: 'Lle mae degfed ran o ystad yn mynd i elusen, gall y gweddill ddwyn cyfradd is o Dreth Etifeddiant.' },
  amountLabels: { 'A sum': 'Rwy’n dweud faint', 'Enough for the lower rate': 'Dim ond digon ar gyfer y gyfradd is o Dreth Etifeddiant' },
  amountNotes: {
    'A sum': 'Mae’r elusen yn cael y swm hwn, beth bynnag sydd gennych pan fyddwch farw.',
    'Enough for the lower rate': 'Eich ysgutorion sy’n ei weithio allan pan fyddwch farw, o werth popeth bryd hynny. Os na fyddai treth, neu os ydych yn rhoi digon eisoes, nid yw’r elusen yn cael dim o’r rhodd hon. Gall fod yn swm mawr. Nid yw cyfreithiwr wedi adolygu’r geiriau hyn eto.',
  },
  money: 'Arian',
  moneyToACharity: 'Arian i elusen',
  aThing: 'Peth',
  aHomeAccountOrInvestment: 'Cartref, cyfrif neu fuddsoddiad',
  theRest: 'Y gweddill',
  whoeverGetsIt: 'Pwy bynnag sy’n ei gael',
  itGoesBackIntoTheRest: 'Mae’n mynd yn ôl i’r gweddill',
  itGoesToSomeoneElse: 'Mae’n mynd i rywun arall',
  itGoesToTheirChildren: 'Mae’n mynd i’w plant',
  ifTheyDieFirst: 'Os byddant farw gyntaf',
  theChildrenOfWouldNotGet: (amount) => `Ni fyddai plant ${ac(amount)} yn ei gael.`,
  ifNoneOfTheirChildrenIs: 'Os nad oes yr un o’u plant yn fyw, y lleill a ddewisoch sy’n ei gael.',
  ifNoneOfTheirChildrenIs2: 'Os nad oes yr un o’u plant yn fyw, mae’n mynd yn ôl i’r gweddill.',
  ifYouChooseTwoOrMore: 'Os dewiswch ddau neu fwy, gallant gytuno pwy sy’n ei gael. Os na allant gytuno, caiff ei werthu a byddant yn rhannu’r arian.',
  aGift: 'rhodd',
  addTheGift: 'Ychwanegu’r rhodd',
  whatAreYouGiving: 'Beth ydych yn ei roi?',
  howMuch: 'Faint?',
  eachPersonGetsThisMuch: 'Mae pob person yn cael cymaint â hyn.',
  title: { label: 'Beth ydyw?', hint: 'Disgrifiwch ef yn glir, fel “modrwy aur â charreg las”.' },
  youTypedCheckThatAllOf: (moved) => `Teipioch “${moved}”. Gwiriwch fod y cyfan ohono yma. Os oes rhywbeth ar goll, ychwanegwch rodd arall ar ei gyfer.`,
  whoIsItFor: 'Ar gyfer pwy y mae?',
  charityName: { label: 'Neu teipiwch enw elusen nad yw wedi’i chofrestru', hint: 'Er enghraifft, neuadd bentref. Os oes ganddi rif, ychwanegwch hi fel elusen uchod.' },
  tax: { label: 'Pwy sy’n talu unrhyw dreth etifeddiant arni?', hint: 'Yn aml nid oes dim. Mae’n dibynnu ar bopeth rydych yn berchen arno a phwy sy’n ei gael.' },
  whoGetsItInstead: 'Pwy sy’n ei gael yn lle hynny?',
  message: { label: 'Geiriau i fynd gydag ef', hint: 'Pam y dewisoch y person hwnnw, neu atgof. Rydym yn rhoi hyn yn eich llythyr dymuniadau, nid yn eich ewyllys.' },
}
export const giftNotes: SoFar<typeof en.giftNotes> = {
  theOtherOwner: 'y perchennog arall',
  giveItAsAHomeOr: 'Ei roi fel cartref neu eiddo',
  giveItAsAHolding: 'Ei roi fel daliad',
  putItOnTheListOf: 'Ei roi ar restr yr hyn rwy’n berchen arno',
  giveTheThingsButNoMoney: 'Rhoi’r pethau, ond dim arian na phapurau',
  giveItAsAnAccount: 'Ei roi fel cyfrif',
  giveItAsMoney: 'Ei roi fel arian',
  itIsAThingSuchAs: 'Peth ydyw, fel model neu lun',
  itIsAThing: 'Peth ydyw',
  itIsPaidIntoMyEstate: 'Mae’n cael ei dalu i’m hystad. Cadwch y geiriau hyn',
  keepTheseWords: 'Cadw’r geiriau hyn',
  itIsAThingSuchAs2: 'Peth ydyw, fel darn arian',
  youToldUsThatYouOwn: (name, names) => `Dywedoch wrthym eich bod yn berchen ar ${name} fel cyd-denantiaid gyda ${ac(names)}. Os bydd y perchennog arall yn byw’n hwy na chi, ni fydd y rhodd hon yn gwneud dim. Mae eich rhan yn mynd i ${ac(names)} ohoni’i hun.`,
  youOwnWithAndYouHave: (name, names) =>
    `Rydych yn berchen ar ${name} gyda ${ac(names)}, ac nid ydych wedi dweud wrthym sut. Os ydych yn gyd-denantiaid ac os bydd y perchennog arall yn byw’n hwy na chi, ni fydd y rhodd hon yn gwneud dim. Mae eich rhan yn mynd i ${ac(names)} ohoni’i hun. Mae eich cofrestr teitl yng Nghofrestrfa Tir EF yn dweud sut rydych yn berchen arno.`,
  toLeaveYourPartByWill: (names) => `I adael eich rhan drwy ewyllys, rhaid i chi yn gyntaf ddod â’r gyd-denantiaeth i ben, drwy rybudd ysgrifenedig i ${ac(names)} tra byddwch yn fyw. Gelwir hyn yn hollti. Gall cyfreithiwr ei wneud mewn diwrnod.`,
  whenYouDieAnAccountIn: (names) => `Pan fyddwch farw, mae cyfrif mewn dau enw fel arfer yn mynd i ${ac(names)} ohono’i hun. Nid yw’r rhodd wedyn yn gwneud dim.`,
  toLeaveYourPartByWill2: 'I adael eich rhan drwy ewyllys, rhowch hi mewn cyfrif yn eich enw chi yn unig.',
  youGive: (nameOfGift) => ['Rydych yn rhoi ', { strong: nameOfGift }],
  each: 'yr un',
  to: (names) => ['i ', { strong: ac(names) }, '.'],
  ifTheyDieFirstItGoes: (names) => ['Os byddant farw gyntaf, mae’n mynd i ', { strong: ac(names) }, '.'],
  ifTheyDieFirstItGoes2: 'Os byddant farw gyntaf, mae’n mynd i’w plant.',
}
export const giftTaxInPounds: SoFar<typeof en.giftTaxInPounds> = {
  answers: { 'Paid from the rest of my estate': 'Y gweddill sy’n talu', 'Paid by whoever gets it': 'Pwy bynnag sy’n ei gael sy’n talu' },
  whatEachWouldGetByWho: 'Yr hyn y byddai pob un yn ei gael, yn ôl pwy sy’n talu’r dreth',
  who: 'Pwy',
  noFigure: 'Dim ffigur',
  fromWhatYouSaidThingsAre: 'O’r hyn a ddywedoch am werth pethau, nid yw’n gwneud gwahaniaeth: nid oes treth etifeddiant yn ddyledus ar y rhodd hon.',
  fromWhatYouSaidThingsAre2: (estimate) => `${estimate}, o’r hyn a ddywedoch am werth pethau.`,
}
export const itemDialog: SoFar<typeof en.itemDialog> = { add: 'Ychwanegu' }
export const itemList: SoFar<typeof en.itemList> = {
  executor: 'ysgutor',
  backupExecutor: 'ysgutor wrth gefn',
  aShareOfTheRest: 'cyfran o’r gweddill',
  yourBelongings: 'eich eiddo personol',
  guardianOf: (itOf) => `gwarcheidwad ${itOf}`,
  backupGuardianOf: (itOf) => `gwarcheidwad wrth gefn ${itOf}`,
  lookingAfter: (itOf) => `gofalu am ${itOf}`,
  backupForSShare: (itOf) => `wrth gefn ar gyfer cyfran ${itOf}`,
  theLastResort: 'y dewis olaf',
  aGift: (itOf) => `rhodd: ${itOf}`,
  whatIsHeldForATime: 'yr hyn a ddelir am gyfnod',
  jointOwner: (itOf) => `cydberchennog: ${itOf}`,
  yourOnlineAccounts: 'eich cyfrifon ar-lein',
  attorneyFor: (itOf) => `atwrnai ar gyfer ${itOf}`,
  replacementAttorneyFor: (itOf) => `atwrnai wrth gefn ar gyfer ${itOf}`,
  beingToldAboutYourPowerOf: (itOf) => `cael gwybod am eich atwrneiaeth ar gyfer ${itOf}`,
  youAlsoChoseThemFor: 'Dewisoch y person hwn hefyd ar gyfer:',
  title: (name) => `Tynnu ${name}?`,
  notRemovedTryAgain: 'Heb ei dynnu. Rhowch gynnig arall arni.',
  keep: 'Cadw',
}
export const personDialog: SoFar<typeof en.personDialog> = {
  email: 'E-bost',
  address: 'Cyfeiriad',
  howAreTheyRelatedToYou: 'Sut mae’r person hwn yn perthyn i chi?',
  isChild: { label: 'A yw’r person hwn o dan 18 oed?', hint: 'Os felly, caiff yr hyn rydych yn ei adael ei gadw’n ddiogel ar ei gyfer nes ei fod yn 18 oed.' },
  howCanYourExecutorsFindThem: 'Sut gall eich ysgutorion ddod o hyd i’r person hwn?',
}
export const personFields: SoFar<typeof en.personFields> = {
  fullName: { label: 'Enw llawn', hint: 'Fel y mae ar y pasbort neu’r dystysgrif geni.' },
  forExample: (example) => `Er enghraifft, ${example}.`,
}
export const petDialog: SoFar<typeof en.petDialog> = {
  aPet: 'anifail anwes',
  name: 'Enw',
  kindOfAnimal: 'Math o anifail',
  doYouWantToNameSomeone: (name) => `A ydych am enwi rhywun i ofalu am ${name}?`,
  moneyForThePersonWhoLooks: (name) => `Arian i’r person sy’n gofalu am ${name}`,
  weAskThemToUseIt: 'Rydym yn gofyn i’r person ei ddefnyddio ar gyfer gofal yr anifail, ond nid oes rhaid gwneud hynny. Y person sy’n derbyn yr anifail sy’n ei gael.',
  whatShouldPeopleKnowAbout: (name) => `Beth ddylai pobl ei wybod am ${name}?`,
  foodVetHabitsItGoesInto: 'Bwyd, milfeddyg, arferion. Mae’n mynd i’ch llythyr dymuniadau, nid i’r ewyllys.',
}
export const propertyOwnership: SoFar<typeof en.propertyOwnership> = {
  whenOneOfYouDiesThe: 'Pan fydd un ohonoch yn marw, y llall sy’n berchen ar y cyfan. Ni all ewyllys newid hynny.',
  eachOfYouOwnsAShare: 'Mae pob un ohonoch yn berchen ar gyfran, a gall ei gadael drwy ewyllys.',
  yourTitleRegisterAtTheLand: 'Mae eich cofrestr teitl yng Nghofrestrfa Tir EF yn dweud pa un ydyw.',
  howDoYouOwnItTogether: 'Sut rydych yn berchen arno gyda’ch gilydd?',
  isThereAMortgageOnIt: 'A oes morgais arno?',
  yourShare: 'Eich cyfran',
  whoIsTheMortgageWith: 'Gyda phwy y mae’r morgais?',
  mortgageAmount: { label: 'Faint, yn fras, sydd ar ôl i’w dalu?', hint: 'Ar gyfer y rhestr y mae eich ysgutorion yn ei chael. Nid yw’n mynd i’r ewyllys.' },
}
export const recipients: SoFar<typeof en.recipients> = {
  classLabels: { 'My grandchildren': 'Fy holl wyrion ac wyresau, wedi’u henwi neu beidio', 'My later children': 'Unrhyw blentyn y byddaf yn ei gael neu’n ei fabwysiadu’n ddiweddarach' },
  title: 'Ar gyfer pwy y mae’r rhodd?',
}
export const giftTax: SoFar<typeof en.giftTax> = {
  canLoseMore: (fullname) => `Gall ${fullname} golli mwy nag y byddech yn ei feddwl: cyfrifir y dreth ar y rhodd a’r dreth gyda’i gilydd.`,
  theTaxIs: 'Tynnir y dreth cyn rhannu’r gweddill, felly mae pawb sy’n ei rannu’n cael llai.',
}
