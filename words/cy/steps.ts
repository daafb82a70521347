import type * as en from '../en/steps.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  chooseOne: 'Dewiswch un',
  whoShouldLookAfter: (first) => `Pwy ddylai ofalu am ${first}?`,
  next: (called) => `Nesaf: ${called}`,
}
export const aboutMe: SoFar<typeof en.aboutMe> = {
  aMaidenNameOrAnyName: 'Enw cyn priodi, neu unrhyw enw sydd ar eich cyfrifon banc neu’ch gweithredoedd. Mae’n helpu eich ysgutorion i ddangos mai chi ydyw.',
  asOnYourPassportOrBirth: 'Fel y mae ar eich pasbort neu’ch tystysgrif geni. Mae’n mynd i’ch ewyllys yn union fel y byddwch yn ei deipio.',
  phone: { label: 'Rhif ffôn', hint: 'Dim ond i gysylltu â chi ynglŷn â’ch ewyllys y byddwn yn ei ddefnyddio. Nid yw’n cael ei argraffu.' },
  phoneNumber: (phoneIsWrong) => `Rhif ffôn: ${phoneIsWrong}`,
  yourMainHome: 'Eich prif gartref.',
  yourStatus: { short: 'Eich statws:', called: 'eich statws' },
  youAnd: (name) => `${name} a chi:`,
  youMustBe18OrOver: 'Rhaid i chi fod yn 18 oed neu’n hŷn i wneud ewyllys.',
  whyItMattersGettingMarriedOr: [{ strong: 'Pam mae’n bwysig.' }, ' Mae priodi neu ffurfio partneriaeth sifil fel arfer yn diddymu ewyllys a wnaed cyn hynny. Os ydych wedi dyweddïo, dywedwch wrthym. Bydd eich ewyllys wedyn yn dweud pwy rydych yn disgwyl ei briodi. Dim ond os priodwch y person hwnnw y bydd yn aros.'],
  separatedUntilADivorceIsFinal: [{ strong: 'Wedi gwahanu?' }, ' Hyd nes bod ysgariad yn derfynol, mae’r gyfraith yn dal i’ch trin fel rhywun priod.'],
}
export const askedRow: SoFar<typeof en.askedRow> = { whoGetsShare: () => 'Pwy sy’n cael y gyfran honno?' }
export const digitalAssets: SoFar<typeof en.digitalAssets> = {
  intro: 'E-bost, lluniau, cyfryngau cymdeithasol. Mae rhywun yn cadw’r hyn sy’n bwysig ac yn cau’r gweddill.',
  neverWritePasswordsHereKeep: [{ strong: 'Peidiwch byth ag ysgrifennu cyfrineiriau yma.' }, ' Cadwch nhw yn rhywle arall, a dywedwch wrth un person ble.'],
  whoShouldDealWithThem: 'Pwy ddylai ddelio â nhw?',
  who: 'Pwy?',
  whoShouldDealWithYourOnline: { title: 'Pwy ddylai ddelio â’ch cyfrifon ar-lein?', first: 'Ychwanegu rhywun' },
  thingsYouOwn: 'Pethau rydych yn berchen arnynt',
  aListForYourExecutorsSo: 'Rhestr i’ch ysgutorion. Nid yw’n rhan o’ch ewyllys.',
}
export const exclude: SoFar<typeof en.exclude> = {
  title: (fullname) => `Gadael ${fullname} allan?`,
  nobodyThenHasTheirShareWe: 'Ni fydd neb wedyn yn cael y gyfran honno. Byddwn yn gofyn i chi eto sut i rannu’r gweddill.',
  yourWillStillNamesThemFor: 'Mae eich ewyllys yn dal i enwi’r person hwn ar gyfer rhodd neu anifail anwes. I atal hynny hefyd, newidiwch y rhodd neu’r anifail anwes.',
  leaveOut: 'Gadael allan',
  keep: 'Cadw',
  anyoneYouHaveAlreadyNamed: 'Unrhyw un rydych wedi’i enwi’n barod?',
  intro: 'Nid oes rhaid i chi restru pawb nad yw’n cael dim. Ychwanegwch rywun yma i ddangos eich bod wedi’i adael allan yn fwriadol.',
  canTheyStillMakeAClaim: [{ strong: 'A allant wneud hawliad o hyd?' }, ' Gall gŵr, gwraig neu bartner sifil, plentyn, neu rywun a oedd yn dibynnu arnoch fod yn gallu gofyn i lys am rywbeth. Os yw hynny’n eich poeni, ewch i weld cyfreithiwr.'],
  nobody: 'Nac oes, neb',
  someone: 'Oes, rhywun',
  addSomeoneToLeaveOut: 'Ychwanegu rhywun i’w adael allan',
  theirChildren: { label: 'A ddylai eu plant gael eu gadael allan hefyd?', hint: 'Os dywedwch na, gallai eu plant etifeddu o hyd: yn lle rhiant sydd wedi marw, neu fel eich perthynas agosaf.' },
  description: { label: 'Eich rhesymau', hint: 'Rydym yn eu rhoi ar dudalen ar wahân, eich datganiad o resymau, y byddwch yn ei lofnodi. Rydym yn eu cadw allan o’ch ewyllys, am fod ewyllys yn dod yn gyhoeddus ar ôl marwolaeth.' },
}
export const executors: SoFar<typeof en.executors> = {
  theyAlso: 'Maent hefyd yn delio â’ch cyfrifon ar-lein.',
  theyAlsoAndYouTell: 'Maent hefyd yn delio â chyfrifon ar-lein. Chi sy’n rhoi gwybod iddynt.',
  someOfThoseWhoShareWhat: 'Gall rhywun o dan 18 oed gael cyfran.',
  tooYoungToGetWhatYou: (names) => [{ strong: ac(names) }, ': rhy ifanc eto i gael yr hyn rydych yn ei adael.'],
  chooseTwo: 'Dewiswch ddau berson i ofalu am eu cyfran.',
  executorsCollectWhatYouOwnPay: 'Maent yn talu’r hyn sy’n ddyledus gennych ac yn rhannu’r gweddill.',
  chooseOneToFour: 'Dewiswch un i bedwar oedolyn yr ydych yn ymddiried ynddynt.',
  howManyTwoIsAGood: [{ strong: 'Faint?' }, ' Mae dau yn nifer da: gallant rannu’r gwaith, a gall un barhau os na all y llall. Gallant etifeddu hefyd.'],
  doTheyNeedToBeExperts: [{ strong: 'A oes angen iddynt fod yn arbenigwyr?' }, ' Nac oes. Gallant dalu cyfreithiwr o’ch ystad os ydynt am gael help.'],
  addAnExecutor: { addTitle: 'Ychwanegu ysgutor', chosenAs: 'ysgutor' },
  inPlaceOf: (names) => `Yn lle ${ac(names)}.`,
  doIHaveToNoBut: [{ strong: 'A oes rhaid i mi?' }, ' Nac oes. Ond os mai dim ond un ysgutor a ddewisoch, rydym yn awgrymu eich bod yn gwneud.'],
  canItBeSomeoneUnder18: [{ strong: 'A all fod yn rhywun o dan 18 oed?' }, ' Gall. Dim ond os yw’n 18 oed erbyn hynny y bydd yn gweithredu.'],
  addABackupExecutor: { addTitle: 'Ychwanegu ysgutor wrth gefn', chosenAs: 'ysgutor wrth gefn' },
  labels: { Email: 'Dylech, drwy e-bost', Yes: 'Dylech, gyda llythyr gennyf fi', No: 'Na ddylech, byddaf yn dweud wrthynt fy hun' },
  notes: { Email: 'Nid oes dim yn cael ei anfon nawr. Byddwch yn ei ddarllen yn gyntaf.', Yes: 'Mae’n dod gyda’ch dogfennau.' },
  itHelpsIfTheyKnowThat: 'Cânt wybod ble mae eich ewyllys, nid beth sydd ynddi.',
  theUsual: 'Oni bai eich bod yn ei newid',
  onlineAccounts: 'Cyfrifon ar-lein:',
  letThemKnow: 'A ydym yn dweud wrthynt:',
  listOfWhatYouOwn: 'Rhestr o’r hyn rydych yn berchen arno:',
  nothingListed: 'Dim eto',
  thingsListed: (count) => `${count} hyd yn hyn`,
}
export const firmOffer: SoFar<typeof en.firmOffer> = {
  youAgreedToThisOnYou: (day) => `Cytunoch i hyn ar ${day}. Gallwch ei newid nes i chi lofnodi eich ewyllys.`,
  weNoLongerOfferThisFirm: 'Nid ydym yn cynnig y cwmni hwn mwyach. Gofynnwch iddo a fyddai’n gweithredu o hyd, neu tynnwch y tic.',
  theFirmHasChangedTheseWords: 'Mae’r cwmni wedi newid y geiriau hyn ers hynny. Tynnwch y tic i ddarllen y rhai newydd.',
  orALawFirm: 'Neu gwmni cyfreithiol',
  youDoNotNeedOneThe: 'Nid oes angen un arnoch. Gall y bobl a ddewiswch ofyn i unrhyw gyfreithiwr am help pan ddaw’r amser, a thalu amdano o’ch ystad.',
  theFirm: 'Y cwmni',
  numberAtTheSolicitors: (name, sraNumber) => `${name}, rhif ${sraNumber} gyda’r Awdurdod Rheoleiddio Cyfreithwyr.`,
  lookItUpInTheRegister: 'Chwilio amdano yn y gofrestr',
  whatItChargesFromYourEstate: 'Yr hyn y mae’n ei godi, o’ch ystad',
  theFirmsOwnPageAboutIts: 'Tudalen y cwmni ei hun am ei brisiau',
  whatItPaysUs: 'Yr hyn y mae’n ei dalu i ni',
  iHaveReadThisAndI: (name) => `Rwyf wedi darllen hyn, ac rwy’n penodi cyfreithwyr yn ${name}`,
}
export const formerFamily: SoFar<typeof en.formerFamily> = {
  youChooseAgainWhoGetsWhat: 'Byddwch yn dewis eto pwy sy’n cael yr hyn y byddent wedi’i gael, a phwy sy’n gwneud yr hyn y byddent wedi’i wneud.',
  isNow: { Engaged: 'yw’r person yr wyf wedi dyweddïo ag ef neu hi', 'Living with a partner but not married': 'yw’r partner yr wyf yn byw gydag ef neu hi' },
  hasDied: (first) => `A yw ${first} wedi marw?`,
  shouldStayInIt: (first) => `A ddylai ${first} aros ynddi?`,
  isInYourWillAsYour: (fullname, _word, first) => `Mae ${fullname} yn eich ewyllys fel eich cymar. ${first}`,
  isMyPartner: 'yw fy mhartner',
  yes: (first, status) => `Dylai, ${first} ${status}`,
  keepInMyWill: (_noOrYes, first) => `Cadw ${first} yn fy ewyllys`,
  takeOutOfMyWill: (_yesOrNo, first) => `Tynnu ${first} o’m hewyllys`,
  whatYouLeaveThemDoesNot: 'Nid yw’r hyn rydych yn ei adael i’r person hwn yn newid.',
  yourWillNoLongerCallsThem: 'Nid yw eich ewyllys yn galw’r person hwn yn ŵr, yn wraig nac yn bartner i chi mwyach. Nid yw’r hyn rydych yn ei adael iddo neu iddi yn newid.',
  inYourWillAsYourShould: (names, _isOrAre, _childOrChildren, firsts) => `Yn eich ewyllys fel plant i chi: ${ac(names)}. A ddylai ${ac(firsts)} aros ynddi?`,
  ifYouChoseNoByMistake: 'Os dewisoch “Nac oes” drwy gamgymeriad, dewiswch “Oes” eto uchod.',
  yesButNotAsMy: () => 'Dylai, ond nid fel plentyn i mi',
  noTakeOutOfMyWill: (firsts) => `Na ddylai, tynnu ${ac(firsts)} o’m hewyllys`,
}
export const funeralWishes: SoFar<typeof en.funeralWishes> = {
  yourWishes: { short: 'Eich dymuniadau:', called: 'eich angladd' },
  intro: 'Dymuniadau yw’r rhain. Maent yn arwain y bobl sy’n trefnu eich angladd ond nid ydynt yn eu rhwymo, felly dywedwch wrth rywun hefyd.',
  medicalScienceAMedicalSchool: [{ strong: 'Gwyddoniaeth feddygol.' }, ' Rhaid i ysgol feddygol gael eich cydsyniad wedi’i lofnodi cyn i chi farw. Mae’r Awdurdod Meinweoedd Dynol yn cadw rhestr o ysgolion.'],
  description: { label: 'Unrhyw beth arall am eich angladd?', hint: 'Ble, cerddoriaeth, blodau, pwy i’w wahodd. Mae’n mynd i’ch ewyllys yn union fel y byddwch yn ei ysgrifennu. Mae gan roddion o arian neu bethau eu tudalen eu hunain.' },
}
export const gifts: SoFar<typeof en.gifts> = {
  intro: 'Swm o arian neu beth, a roddir cyn rhannu’r gweddill. Nid oes rhaid i chi wneud yr un.',
  ifYouNoLongerOwnA: [{ strong: 'Os nad ydych yn berchen ar beth mwyach' }, ' pan fyddwch farw, nid yw’r rhodd honno’n gwneud dim.'],
  addAnotherGift: 'Ychwanegu rhodd arall',
  addAGift: 'Ychwanegu rhodd',
}
export const guardians: SoFar<typeof en.guardians> = {
  iHaveAdoptedThem: 'Rwyf wedi’u mabwysiadu',
  iAmTheirGuardian: 'Fi yw eu gwarcheidwad',
  iAmTheirSpecialGuardian: 'Fi yw eu gwarcheidwad arbennig',
  noneOfThese: 'Dim un o’r rhain',
  notSure: 'Ddim yn siŵr',
  aStepParentCannotAppointA: (first) => `Ni all llys-riant benodi gwarcheidwad, hyd yn oed gyda chyfrifoldeb rhiant, felly nid yw eich ewyllys yn enwi un ar gyfer ${first}. Gall rhieni ${first} ei hun wneud hynny, yn eu hewyllysiau hwy.`,
  onlyAParentWithParental: (first) => `Dim ond rhiant sydd â chyfrifoldeb rhiant a all benodi gwarcheidwad, felly ni all eich ewyllys enwi un ar gyfer ${first}. Mae gan famau geni y cyfrifoldeb hwn bob amser. Gall cyfreithiwr ddweud wrthych a yw gennych chi.`,
  haveYouAdoptedOrAreYou: (first) => `A ydych wedi mabwysiadu ${first}, neu ai chi yw gwarcheidwad ${first}?`,
  aCourtOrderOrAnEarlier: 'Drwy lys neu ewyllys, nid drwy gytundeb.',
  doBothParentsHaveParental: (first) => `A oes gan y ddau riant gyfrifoldeb rhiant am ${first}?`,
  parentsWithResponsibility: { 'Yes, both': 'Oes, gan y ddau ohonom', 'Only me': 'Dim ond gen i', 'Not sure of them': 'Oes gen i, ddim yn siŵr am un arall', No: 'Nac oes gen i' },
  adoptionMadeYourChildInLaw: (first) => `Gwnaeth y mabwysiadu ${first} yn blentyn i chi yn ôl y gyfraith, felly mae eich ewyllys yn galw ${first} yn fab neu’n ferch i chi.`,
  isAParentWithParental: (first) => `A oes rhiant â chyfrifoldeb rhiant am ${first} yn fyw?`,
  doesAnotherParentHaveParental: (first) => `A oes gan riant arall gyfrifoldeb rhiant am ${first}?`,
  aGrandparentOrAStepParent: 'Nid yw nain, taid na llys-riant yn cyfrif.',
  answerForEachChild: 'Atebwch ar gyfer pob plentyn',
  addAGuardianFor: (first) => `Ychwanegu gwarcheidwad ar gyfer ${first}`,
  guardianOf: (first) => `gwarcheidwad ${first}`,
  guardiansOf: (first) => `Gwarcheidwaid ${first}`,
  ifNoParentIsAlive: 'Mae gwarcheidwad yn gweithredu os nad oes rhiant â chyfrifoldeb rhiant yn fyw.',
  canINameTwoPeopleYes: [{ strong: 'A allaf enwi dau berson?' }, ' Gallwch. Maent yn gweithredu gyda’i gilydd, felly dewiswch bobl sy’n cyd-dynnu. Gallwch enwi rhai wrth gefn ar y dudalen nesaf.'],
  whatIsParentalResponsibility: [{ strong: 'Beth yw cyfrifoldeb rhiant?' }, ' Hawliau a dyletswyddau cyfreithiol rhiant. Mae gan fam eni y cyfrifoldeb hwn. Mae gan dad neu ail riant y cyfrifoldeb fel arfer os yw’n briod â hi neu wedi’i enwi ar y dystysgrif geni.'],
  theSamePeopleAsFor: (firstName) => `Yr un bobl ag ar gyfer ${firstName}`,
  iWillSayWhenTheChild: 'Byddaf yn dweud pan fydd y plentyn yma',
  guardiansOfLater: { label: 'Pwy fyddai’n gofalu am blentyn y byddwch yn ei gael neu’n ei fabwysiadu’n ddiweddarach?', hint: 'Nid yr un gwarcheidwaid a rhai wrth gefn sydd gan bob un o’ch plant, felly rhaid i’ch ewyllys ddweud hynny.' },
  whoShouldStepInIfYour: 'Pwy ddylai gamu i mewn os na all eich dewis cyntaf?',
  youCanLeaveThisEmpty: 'Cewch adael hyn yn wag. Dim ond os na all yr un o’ch dewisiadau cyntaf y bydd un wrth gefn yn gweithredu.',
  addABackupGuardianFor: (fullname) => `Ychwanegu gwarcheidwad wrth gefn ar gyfer ${fullname}`,
  backupGuardianOf: (fullname) => `gwarcheidwad wrth gefn ${fullname}`,
  description: { label: 'A oes unrhyw beth y dylai eu gwarcheidwaid ei wybod?', hint: 'Ysgol, ffydd, pobl i gadw mewn cysylltiad â nhw. Rydym yn rhoi hyn mewn llythyr atynt, nid yn eich ewyllys.' },
}
export const pets: SoFar<typeof en.pets> = {
  youCanLeaveAPetTo: 'Gallwch adael anifail anwes i rywun a fydd yn gofalu amdano.',
  noPets: 'Dim anifeiliaid anwes',
  addAnotherPet: 'Ychwanegu anifail anwes arall',
  addAPet: 'Ychwanegu anifail anwes',
  petsDescription: { label: 'Unrhyw beth am eu gofal?', hint: 'Bwyd, milfeddyg, arferion. Rydym yn rhoi hyn yn eich llythyr dymuniadau, nid yn eich ewyllys.' },
  byLawAPetIsA: 'Yn ôl y gyfraith, eiddo personol yw anifail anwes. Gofynnir i’ch dewis cyntaf yn gyntaf. Gall unrhyw un ddweud na.',
  addSomeoneToLookAfter: (fullname) => `Ychwanegu rhywun i ofalu am ${fullname}`,
  looksAfter: (fullname) => `yn gofalu am ${fullname}`,
  toLookAfter: (fullname) => `i ofalu am ${fullname}`,
}
export const questionInPlace: SoFar<typeof en.questionInPlace> = {
  yourAnswerLeadsToOneMore: 'Mae eich ateb yn arwain at un cwestiwn arall.',
  save: 'Cadw',
  closeWithoutSaving: 'Cau heb gadw',
  close: 'Cau',
}
export const questionSequence: SoFar<typeof en.questionSequence> = {
  doesAnythingElseApply: { short: 'A oes unrhyw beth arall yn berthnasol?', called: 'beth sy’n wir' },
  earlierAnswers: (count) => `Atebion cynharach: ${count}`,
  hide: 'Cuddio',
  show: 'Dangos',
  theEarlierAnswers: (count) => `yr atebion cynharach, ${count} ohonynt`,
}
export const relations: SoFar<typeof en.relations> = {
  whatAreThesePeopleToYou: 'Beth yw’r bobl hyn i chi?',
  yourPartner: 'Eich partner',
  namedThesePeopleYourWillSays:
    'a enwodd y bobl hyn. Mae eich ewyllys yn dweud beth yw pob un ohonynt i chi. Gall hynny fod yn wahanol: gall merch i’r naill fod yn llysferch i’r llall. Mae plentyn yr ydych wedi’i fabwysiadu yn fab neu’n ferch i chi. Os nad oes yr un gair yn ffitio, dewiswch “Arall”: dim ond eu henw y bydd eich ewyllys yn ei ddweud wedyn.',
  isMy: (fullname) => `Beth yw ${fullname} i mi:`,
}
export const step: SoFar<typeof en.step> = {
  part: (at, parts) => `${at} o ${parts} ·`,
  backToTheSummary: 'Yn ôl i’r crynodeb',
  back: 'Yn ôl',
  helpWithThis: 'Help gyda hyn',
}
export const stepBar: SoFar<typeof en.stepBar> = {
  notSaved: 'Heb ei gadw.',
  keptOnDevice: (name) => `Ni allem gyrraedd ${name}. Mae eich atebion wedi’u cadw ar y ddyfais hon, a byddwn yn dal i geisio.`,
  keptOnPage: (name) => `Ni allem gyrraedd ${name}. Cadwch y dudalen hon ar agor, a byddwn yn dal i geisio.`,
  saveAndContinue: 'Cadw a pharhau',
}
export const stepFrame: SoFar<typeof en.stepFrame> = {
  toSide: { people: 'At y darlun', words: 'At y geiriau' },
  yourWillSoFar: 'Eich ewyllys hyd yn hyn',
}
export const stepNotices: SoFar<typeof en.stepNotices> = {
  title: 'Newidiwyd eich ewyllys yn rhywle arall',
  itWasSavedInAnotherWindow: 'Cafodd ei chadw mewn ffenestr arall neu ar ddyfais arall ar ôl i chi agor y dudalen hon. Nid oes dim wedi’i golli.',
  goBackToWhatIsSaved: 'Mynd yn ôl at yr hyn sydd wedi’i gadw',
}
export const welcomeBack: SoFar<typeof en.welcomeBack> = {
  youWere: (doing) => `Croeso’n ôl. Roeddech yn ${doing}.`,
  thisIsTheLastQuestion: 'Hwn yw’r cwestiwn olaf.',
  questionsLeft: (left) => `Cwestiynau ar ôl: ${left}.`,
}
export const youOwnProperty: SoFar<typeof en.youOwnProperty> = {
  title: 'Fy nghartref',
  youAlone: 'Chi yn unig',
  howYouOwnIt: 'Sut rydych yn berchen arno:',
  howYouOwnIt2: 'sut rydych yn berchen arno',
  aMortgageOnIt: 'Morgais arno?',
  theMortgage: 'y morgais',
  aMortgageOnYourHome: 'A oes morgais ar eich cartref?',
  youOwnIt: { short: 'Chi yw perchennog eich cartref?', called: 'a ydych yn berchen arno' },
  whoOwnsIt: 'Pwy sy’n berchen arno?',
  worth: { label: 'Faint allai’r cyfan fod yn werth?', hint: 'Gyda’ch cartref a’ch pensiynau. Os nad ydych yn siŵr, dewiswch yr un uchaf.' },
  worthInAll: { short: 'Gwerth y cyfan:', called: 'y cyfan' },
  upTo: (sum) => `Hyd at ${sum}`,
  between: (low, high) => `${low} i ${high}`,
  over: (sum) => `Dros ${sum}`,
  intro: 'Ar eich pen eich hun neu gyda rhywun arall, gyda morgais neu hebddo.',
}
