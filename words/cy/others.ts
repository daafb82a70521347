import { REFERRAL_DAYS } from '#core/constants.ts'
import type * as en from '../en/others.ts'
import type { SoFar } from '../said.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = { invitesYouToWriteYourWills: (from) => `Mae ${from} yn eich gwahodd i ysgrifennu eich ewyllysiau gyda’ch gilydd` }

export const reviewForm: SoFar<typeof en.reviewForm> = {
  yourRating: { label: 'Eich sgôr', hint: 'Mae 1 yn wael a 5 yn dda iawn.' },
  aFewWords: { label: 'Ychydig o eiriau', hint: 'Rydym yn darllen pob adolygiad cyn i ni ei gyhoeddi. Peidiwch ag enwi neb, na dweud beth sydd yn eich ewyllys.' },
  nameToShowWithYourReview: 'Enw i’w ddangos gyda’ch adolygiad',
  noName: 'Dim enw',
  sendMyReview: 'Anfon fy adolygiad',
  noThankYou: 'Dim diolch',
  thankYouWeReadEveryReview: 'Diolch. Rydym yn darllen pob adolygiad cyn i ni ei gyhoeddi.',
  thatIsFineWeWillNot: 'Mae hynny’n iawn. Ni fyddwn yn gofyn eilwaith.',
}

export const review: SoFar<typeof en.review> = {
  howWasWritingYourWill: { title: 'Sut oedd ysgrifennu eich ewyllys?', lead: 'Dim ond unwaith y byddwn yn gofyn. Da neu ddrwg, gall eich adolygiad helpu pobl eraill i ddewis.' },
  thereIsNothingToAnswerYou: 'Nid oes dim i’w ateb: rydych wedi ateb o’r blaen, neu heb dalu am ewyllys eto.',
}

export const chooseFirm: SoFar<typeof en.chooseFirm> = {
  whatItChargesForThis: 'Yr hyn y mae’n ei godi am hyn',
  itsPrices: 'Ei brisiau',
  opensInANewTab: '(yn agor mewn tab newydd)',
  whatItPaysUs: 'Yr hyn y mae’n ei dalu i ni',
  whoThereReadsIt: 'Pwy yno sy’n ei ddarllen',
  regulatedBy: 'Rheoleiddir gan',
  solicitorsRegulation: (sraNumber) => `Awdurdod Rheoleiddio Cyfreithwyr, rhif ${sraNumber}`,
  chooseAFirm: 'Dewiswch gwmni',
  tickThisFirstIfYouLeave: 'Ticiwch hwn yn gyntaf. Os byddwch yn ei adael, nid oes dim yn cael ei anfon.',
  askALawFirm: 'Gofyn i gwmni cyfreithiol',
  youCanLetOneOfThese: 'Gallwch adael i un o’r cwmnïau hyn edrych ar eich achos oddi yma. Nid ydynt yn rhan ohonom ni. Chi a’r cwmni sy’n cytuno beth mae’n ei wneud a beth mae’n ei gostio: nid yw anfon eich achos yn costio dim, ac nid yw’n prynu dim.',
  whichFirm: 'Pa gwmni?',
  weSendTheFirmOneEmail: `Rydym yn anfon un e-bost at y cwmni gyda rhif, a dim amdanoch chi. Byddwch yn gweld yma pryd mae’n agor eich achos a beth mae’n ei ddweud. Ar ôl ${REFERRAL_DAYS} diwrnod, neu pan fyddwch yn ei gymryd yn ôl, nid yw’n gweld dim.`,
  letThemSeeMyCase: 'Gadael iddynt weld fy achos',
  cancel: 'Canslo',
}

export const referral: SoFar<typeof en.referral> = {
  youTookYourCaseBackOn: (at, firm) => `Cymeroch eich achos yn ôl ar ${at}. Nid yw ${firm} yn gweld dim.`,
  couldSeeYourCaseUntilIt: (firm, at) => `Gallai ${firm} weld eich achos tan ${at}. Nid yw’n gweld dim nawr.`,
  weEndedThisOnIsNot: (at, firm) => `Daethom â hyn i ben ar ${at}: nid yw ${firm} ar ein rhestr nawr, ac nid yw’n gweld dim.`,
  isDoneWithYourCaseSince: (firm, at) => `Mae ${firm} wedi gorffen â’ch achos ers ${at}, ac nid yw’n ei weld mwyach.`,
  itCanSeeYourCaseUntil: (until) => `Gall weld eich achos tan ${until}.`,
  hasAnswered: (firm, seen) => `Mae ${firm} wedi ateb. ${seen}`,
  openedYourCaseOn: (firm, opened, seen) => `Agorodd ${firm} eich achos ar ${opened}. ${seen}`,
  youSentYourCaseToOn: (firm, sent, seen) => `Anfonoch eich achos at ${firm} ar ${sent}. Nid yw wedi’i agor eto. ${seen}`,
  effects: {
    clear: 'Nid oes dim yn sefyll yn y ffordd, meddai. Mae hynny’n dal nes i chi newid ateb.',
    decline: 'Ni all gymryd eich achos. Gallwch ddewis cwmni arall.',
    clause: 'Ysgrifennodd gymal ar gyfer eich ewyllys:',
  },
  clauseStates: {
    agreed: 'Cytunoch i’r cymal hwn. Mae yn eich ewyllys.',
    declined: 'Nid oeddech am gael y cymal hwn. Nid yw yn eich ewyllys.',
    changed: 'Mae eich atebion wedi newid ers ei ysgrifennu, felly ni allwch gytuno iddo. Gofynnwch i’r cwmni edrych eto.',
    replaced: 'Mae’r cwmni wedi cymryd y cymal hwn yn ôl, neu wedi ysgrifennu un arall.',
    ended: 'Mae’r achos wedi dod i ben, felly ni allwch gytuno i’r cymal hwn nawr.',
  },
  theseAreTheWordsOfWe: (firm) => `Geiriau ${firm} yw’r rhain. Nid ydym wedi’u gwirio, ac nid ydym yn gweithio allan beth maent yn ei newid: o hynny ymlaen nid ydym yn dangos unrhyw gyfran na ffigur fel un sicr. Gofynnwch i’r cwmni os nad ydych yn siŵr beth maent yn ei wneud.`,
  withThemTheFirmSaysNothing: 'Gyda hwy, meddai’r cwmni, nid oes dim arall yn sefyll yn ffordd eich ewyllys.',
  putTheseWordsInMyWill: 'Rhoi’r geiriau hyn yn fy ewyllys',
  iDoNotWantThisClause: 'Nid wyf am gael y cymal hwn',
  takeMyCaseBack: 'Cymryd fy achos yn ôl',
  yourWillHasAClauseThat: (firm) => `Mae gan eich ewyllys gymal a ysgrifennodd ${firm}. Gallwch ei dynnu allan; yna daw’r hyn a ddywedodd y cwmni i ben hefyd.`,
  takeTheClauseOutOfMy: 'Tynnu’r cymal o’m hewyllys',
  askALawFirmAgain: 'Gofyn i gwmni cyfreithiol eto',
  askALawFirmFromHere: 'Gofyn i gwmni cyfreithiol oddi yma',
  whatYouSentBefore: 'Yr hyn a anfonoch o’r blaen',
}

export const couple: SoFar<typeof en.couple> = {
  yourPartnersEmail: 'E-bost eich partner',
  unlinkTheTwoWills: { title: 'Datgysylltu’r ddwy ewyllys?', action: 'Eu datgysylltu' },
  cancelTheInvitation: { title: 'Canslo’r gwahoddiad?', action: 'Ie, ei ganslo' },
  theLinkStopsWorkingYour: 'Mae’r ddolen yn peidio â gweithio. Mae ewyllys eich partner yn dal wedi’i thalu, a gallwch anfon gwahoddiad newydd ar unrhyw adeg.',
  onceYourEmailIsConfirmed: 'Ar ôl cadarnhau eich e-bost, gallwch wahodd eich partner.',
  inviteAgain: 'Gwahodd eto',
  sendTheInvitation: 'Anfon y gwahoddiad',
  sendANewLink: 'Anfon dolen newydd',
  ifTheEmailDoesNotArrive: 'Os na ddaw’r e-bost, rhowch y ddolen hon i’ch partner eich hun. Mae’n agor yr un gwahoddiad, unwaith.',
  copyItNowWeDoNot: 'Copïwch hi nawr: ni fyddwn yn ei dangos eilwaith. Mae “Gwahodd eto” yn gwneud un newydd.',
  whatYourPartnerCanAnd: 'Beth all eich partner ei weld, a beth na all',
  cancelInvitation: 'Canslo’r gwahoddiad',
  unlink: 'Datgysylltu’r ddwy ewyllys',
}

export const coupleWords: SoFar<typeof en.coupleWords> = {
  weEmailedOnTheLinkWorks: (email, sent, until) => `Anfonwyd e-bost at ${email} ar ${sent}. Mae’r ddolen yn gweithio tan ${until}.`,
  weEmailedOnTheLinkHas: (email, sent) => `Anfonwyd e-bost at ${email} ar ${sent}. Mae’r ddolen wedi peidio â gweithio. Gallwch wahodd eich partner eto.`,
  yourPartner: 'Eich partner',
  paidForYourWillAndYou: (other, accepted) => `Talodd ${other} am eich ewyllys, a derbynioch hi ar ${accepted}. Ni all yr un ohonoch weld beth mae’r llall yn ei newid.`,
  acceptedOnAndHasConfirmed: (other, accepted) => `Derbyniodd ${other} ar ${accepted}, ac mae wedi cadarnhau ei ewyllys. Ni all yr un ohonoch weld beth mae’r llall yn ei newid.`,
  acceptedOnNeitherOfYouCan: (other, accepted) => `Derbyniodd ${other} ar ${accepted}. Ni all yr un ohonoch weld beth mae’r llall yn ei newid.`,
  youUnlinkedTheTwoWillsOn: (ended) => `Datgysylltoch y ddwy ewyllys ar ${ended}. Nid yw eich dogfennau’n sôn am ail ewyllys. Gallwch roi’r un y taloch amdani i’ch partner o hyd.`,
  theTwoWillsWereUnlinkedOn: (ended) => `Datgysylltwyd y ddwy ewyllys ar ${ended}. Mae’r ddwy ewyllys yn aros fel y maent. Nid yw eich dogfennau newydd yn sôn am ail ewyllys.`,
  aBankIsLookingIntoS: (other) => `Mae banc yn edrych ar daliad ${other} am y ddwy ewyllys. Nes iddo benderfynu, ni allwch lawrlwytho eich dogfennau. Mae eich atebion yn ddiogel, a gallwch eu newid o hyd.`,
  sPaymentForBothWillsWas: (other) => `Ad-dalwyd taliad ${other} am y ddwy ewyllys, felly nid yw eich un chi wedi’i thalu mwyach. Mae eich atebion yn ddiogel.`,
}

export const invitation: SoFar<typeof en.invitation> = {
  aCustomer: 'cwsmer',
  thisInvitationIsNotForThis: { title: 'Nid ar gyfer y cyfrif hwn y mae’r gwahoddiad hwn', tab: 'Eich gwahoddiad' },
  loggedInAsBuyer: (name) => `Rydych wedi mewngofnodi fel ${name}. Mae’r cyfrif hwn wedi talu am ddwy ewyllys yn barod. Mae eich partner yn agor y ddolen yn ei gyfrif ei hun.`,
  youAreLoggedInAsThe: (name) => `Rydych wedi mewngofnodi fel ${name}. Mae ewyllys y cyfrif hwn eisoes wedi’i chysylltu ag un arall.`,
  logOutAndUseAnotherAccount: 'Allgofnodi a defnyddio cyfrif arall',
  goToYourAccount: 'Mynd i’ch cyfrif',
  yoursAlone: (name, from) => `Rydych wedi mewngofnodi fel ${name}. Chi yn unig biau’r ewyllys hon. Rydych yn ei darllen, yn ei newid ac yn ei chadarnhau, ac ni all ${from} ei gweld.`,
  someone: 'rhywun',
  acceptAndKeepMyWill: 'Derbyn, a chadw fy ewyllys',
  tryAgain: 'Rhowch gynnig arall arni',
  loadingYourWill: 'Yn llwytho eich ewyllys',
  weCannotOpenThisInvitation: { title: 'Ni allwn agor y gwahoddiad hwn', tab: 'Eich gwahoddiad' },
  goToTheHomePage: 'Mynd i’r hafan',
  loadingYourInvitation: 'Yn llwytho eich gwahoddiad',
}

export const joinForm: SoFar<typeof en.joinForm> = {
  yourInvitation: {
    tab: 'Eich gwahoddiad',
    lead: 'Nid oes dim i’w dalu. Chi yn unig biau’r ewyllys hon.',
    action: 'Dechrau fy ewyllys',
    emailHint: 'Mae’n well defnyddio cyfeiriad nad oes neb ond chi yn ei ddarllen. Gall fod yn wahanol i’r un yr ysgrifennom ato.',
  },
  alreadyHaveAnAccountLogIn: ['A oes gennych gyfrif yn barod? ', { link: 'Mewngofnodwch', to: '/login' }, ', yna agorwch y ddolen yn yr e-bost eto.'],
  doYouLiveInEnglandOr: 'A ydych yn byw yng Nghymru neu Loegr?',
  doYouOwnYourHome: { label: 'A ydych yn berchen ar eich cartref?', hint: 'Ar eich pen eich hun neu gyda rhywun arall.' },
}

export const confirmEmailForm: SoFar<typeof en.confirmEmailForm> = {
  yourPassword: 'Eich cyfrinair',
  yourEmailHasBeenCorrectedA: 'Mae eich e-bost wedi’i gywiro. Mae cod newydd ar ei ffordd yno.',
  correctYourEmail: { title: 'Cywiro eich e-bost', action: 'Ei gywiro' },
  weWillSendANewCode: 'Byddwn yn anfon cod newydd i’r cyfeiriad cywir. Bydd yr hen god yn peidio â gweithio.',
  aNewCodeIsOnIts: 'Mae cod newydd ar ei ffordd. Nid yw’r hen un yn gweithio mwyach.',
  confirmMyEmail: 'Cadarnhau fy e-bost',
  yourCode: 'Eich cod',
  sixDigitsInOurEmailTo: (email) => `Chwe digid, yn ein e-bost at ${email}.`,
  sendMeANewCode: 'Anfonwch god newydd ataf',
  theAddressIsWrong: 'Mae’r cyfeiriad yn anghywir',
  confirmYourEmail: 'Cadarnhewch eich e-bost',
  notNow: 'Nid nawr',
}
