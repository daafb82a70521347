import { brand } from '#core/brand.ts'
import { EMAIL_CHANGE_WAIT_HOURS, RESET_LINK_MINUTES } from '#core/constants.ts'
import type * as en from '../en/log-in.ts'
import type { SoFar } from '../said.ts'

/** Of more than one screen. */
export const shared: SoFar<typeof en.shared> = {
  thisLinkNoLongerWorks: 'Nid yw’r ddolen hon yn gweithio mwyach',
  goToYourAccount: 'Mynd i’ch cyfrif',
}
export const login: SoFar<typeof en.login> = {
  notices: {
    'password-changed': 'Mae eich cyfrinair wedi’i newid. Mewngofnodwch gyda’r un newydd.',
    deleted: 'Mae eich cyfrif a phopeth ynddo wedi’i ddileu.',
    'logged-out': 'Rydym wedi eich allgofnodi yma. Rydym yn gwneud hynny ar ôl ychydig, a phan fydd eich cyfrinair neu’ch e-bost yn newid. Rydym wedi cadw’r hyn a deipioch. Mewngofnodwch i barhau.',
  },
  logIn: { title: 'Mewngofnodi', action: 'Mewngofnodi' },
  thatPageIsPrivateSoLog: 'Mae’r dudalen honno’n breifat, felly mewngofnodwch yn gyntaf. Byddwch yn dod iddi’n syth wedyn.',
  carryOnWhereYouLeftOff: 'Parhewch o’r lle y gadawsoch.',
  forgotYourPassword: 'Wedi anghofio eich cyfrinair?',
  noAccountYetStartANew: ['Dim cyfrif eto? ', { link: 'Dechreuwch ewyllys newydd', to: '/' }, '.'],
}
export const secondFactorForm: SoFar<typeof en.secondFactorForm> = {
  linkTo: {
    passkey: 'Defnyddio fy allwedd mynediad yn lle hynny',
    authenticator: 'Defnyddio cod o’m ap yn lle hynny',
    'recovery code': 'Defnyddio cod adfer yn lle hynny',
  },
  useYourPasskey: { title: 'Defnyddiwch eich allwedd mynediad', lead: 'Mae eich cyfrinair yn gywir. Nawr defnyddiwch eich ôl bys, eich wyneb, eich PIN neu’ch allwedd ddiogelwch.', action: 'Defnyddio fy allwedd mynediad' },
  typeTheCodeFromYourApp: { title: 'Teipiwch y cod o’ch ap', lead: `Mae eich cyfrinair yn gywir. Agorwch yr ap dilysu ar eich ffôn, a theipiwch y chwe digid y mae’n eu dangos ar gyfer ${brand.name}.`, action: 'Mewngofnodi' },
  useARecoveryCode: { title: 'Defnyddiwch god adfer', lead: 'Mae eich cyfrinair yn gywir. Rhoesom 10 cod i chi pan ychwanegoch eich ail gam, i’w cadw gyda’ch papurau.', action: 'Mewngofnodi' },
  haveYouLostTheCodesToo: ['A ydych wedi colli’r codau hefyd? ', { link: 'Ysgrifennwch atom', to: '/contact-us' }, '. Gallwn helpu pan fyddwn yn siŵr mai chi ydyw.'],
  startAgain: 'Dechrau eto',
}
export const identityFields: SoFar<typeof en.identityFields> = {
  yourPassword: 'Eich cyfrinair',
  codeFromYourApp: { label: 'Cod o’ch ap', hint: 'Chwe digid. Maent yn newid bob 30 eiliad. Mae cod sydd newydd newid yn dal i weithio.' },
  whatDoYouWantToCall: { label: 'Beth ydych am ei alw? (dewisol)', hint: 'Er enghraifft, Fy ffôn.' },
  recoveryCode: { label: 'Cod adfer', hint: 'Er enghraifft, 7K2M-9QXR-0HVB-3TCE. Mae pob un yn gweithio unwaith.' },
  labels: {
    passkey: 'Fy allwedd mynediad',
    authenticator: 'Cod o’m ap',
    'recovery code': 'Cod adfer',
  },
  youDidNotUseYourPasskey: 'Ni ddefnyddioch eich allwedd mynediad. Rhowch gynnig arall arni pan fydd gennych.',
  andYourSecondStep: 'A’ch ail gam',
  nextYourBrowserAsksForYour: 'Nesaf, mae eich porwr yn gofyn am eich allwedd mynediad.',
}
export const resetPassword: SoFar<typeof en.resetPassword> = {
  forgotYourPassword: { title: 'Wedi anghofio eich cyfrinair?', lead: `Teipiwch e-bost eich cyfrif. Byddwn yn anfon dolen atoch i ddewis cyfrinair newydd. Mae’n gweithio am ${RESET_LINK_MINUTES} munud.`, action: 'Anfon dolen ataf' },
  backToYourAccount: 'Yn ôl i’ch cyfrif',
  backToLogIn: 'Yn ôl i fewngofnodi',
  checkYourEmail: 'Edrychwch yn eich e-bost',
  ifHasAnAccountWeHave: (email) => ['Os oes cyfrif gan ', { strong: email }, `, rydym wedi anfon dolen ato. Mae’n gweithio unwaith, o fewn ${RESET_LINK_MINUTES} munud.`],
  nothingAfterAFewMinutes: 'Dim byd ar ôl ychydig funudau? Edrychwch yn eich ffolder sbam, a gwiriwch fod y cyfeiriad yn gywir.',
  tryAgain: 'Rhoi cynnig arall arni',
  ifYouChoseAPassword: 'Os dewisoch gyfrinair gyda hi, hwnnw sy’n cyfrif: mewngofnodwch gydag ef.',
  askForANewLink: 'Gofyn am ddolen newydd',
  loading: { title: 'Dewiswch gyfrinair newydd', lead: 'Un eiliad.' },
  chooseANewPassword: { title: 'Dewiswch gyfrinair newydd', action: 'Newid fy nghyfrinair' },
  youAreLoggedInNowA: 'Rydych wedi mewngofnodi nawr. Mae cyfrinair newydd yn eich allgofnodi yma ac ym mhobman arall. Yna mewngofnodwch gydag ef. Mae ar gyfer y cyfrif a gafodd yr e-bost, hyd yn oed os ydych yn defnyddio cyfrif arall yma.',
  thisLogsYouOutEverywhere: 'Mae hyn yn eich allgofnodi ym mhobman. Yna mewngofnodwch gyda’ch cyfrinair newydd.',
  keepMyPassword: 'Cadw fy nghyfrinair',
  yourNewPassword: 'Eich cyfrinair newydd',
}
export const confirmEmail: SoFar<typeof en.confirmEmail> = {
  yourEmailHasBeenChanged: { title: 'Mae eich e-bost wedi’i newid', lead: 'O hyn ymlaen, mewngofnodwch gyda’ch cyfeiriad newydd.' },
  yourNewEmailIsConfirmed: 'Mae eich e-bost newydd wedi’i gadarnhau',
  theChangeIsMadeOnWe: (due) => `Gwneir y newid ar ${due}. Rydym wedi dweud wrth eich hen gyfeiriad. Gallwch atal y newid oddi yno, neu gytuno iddo fel ei fod yn digwydd ar unwaith.`,
  youHaveAgreedToTheChange: { title: 'Rydych wedi cytuno i’r newid', lead: 'Mae’n digwydd cyn gynted ag y byddwch yn agor y ddolen a anfonwyd i’ch cyfeiriad newydd.' },
  yourEmailStaysAsItIs: { title: 'Mae eich e-bost yn aros fel y mae', lead: 'Rydych wedi atal y newid. Os nad chi a ofynnodd amdano, dewiswch gyfrinair newydd yn eich cyfrif.' },
  confirmYourEmail: { title: 'Cadarnhewch eich e-bost', lead: `Gofynnoch i ni ddefnyddio’r cyfeiriad hwn ar gyfer eich cyfrif. Cadarnhewch ef, a gwneir y newid ${EMAIL_CHANGE_WAIT_HOURS} awr yn ddiweddarach, neu ar unwaith os cytunwch iddo o’ch hen gyfeiriad hefyd.`, action: 'Cadarnhau’r cyfeiriad hwn' },
  aChangeOfYourEmail: { title: 'Newid eich e-bost', lead: 'Mae rhywun sydd wedi mewngofnodi i’ch cyfrif wedi gofyn i ni ddefnyddio e-bost arall ar ei gyfer. Nid yw wedi newid eto.' },
  ifYouPressedHereBefore: 'Os gwnaethoch bwyso yma o’r blaen, mae eich cyfrif yn dangos beth ddaeth o hynny.',
  stopItKeepThisAddress: 'Ei atal: cadw’r cyfeiriad hwn',
  itWasMeChangeItNow: 'Fi oedd hwn: ei newid nawr',
  ifYouDoNothingTheChange: `Os na wnewch ddim, gwneir y newid ${EMAIL_CHANGE_WAIT_HOURS} awr ar ôl i’r cyfeiriad newydd gael ei gadarnhau. Os nad chi oedd hwn, defnyddiwch “This was not me” yn yr un e-bost. Mae’n cloi’r cyfrif.`,
}
export const reclaim: SoFar<typeof en.reclaim> = {
  with: (opened, device) => `${opened}, gyda ${device}`,
  theAccountIsDeleted: { title: 'Mae’r cyfrif wedi’i ddileu', lead: 'Mae popeth ynddo wedi’i ddileu, ac ni all neb fewngofnodi iddo. Gallwch nawr agor eich cyfrif eich hun gyda’ch cyfeiriad.' },
  ifYouDeletedIt: 'Os dileoch y cyfrif gyda hi, mae’r cyfrif wedi mynd.',
  startMyOwnWill: 'Dechrau fy ewyllys fy hun',
  deleteThisAccount: { title: 'Dileu’r cyfrif hwn?', lead: 'Mae popeth ynddo yn cael ei ddileu, ac ni allwn ddod ag ef yn ôl. Caiff y person a’i hagorodd ei allgofnodi.' },
  deleteIt: 'Ei ddileu',
  goBack: 'Mynd yn ôl',
  thisAccountWasOpenedOnIf: (opened) => `Agorwyd y cyfrif hwn ar ${opened}. Os nad chi a’i hagorodd,`,
  andStartYourOwn: 'a dechrau eich un eich hun.',
  youCanDeleteIt: 'gallwch ei ddileu',
}
export const verifyEmail: SoFar<typeof en.verifyEmail> = {
  yourEmailIsConfirmed: 'Mae eich e-bost wedi’i gadarnhau',
  youCanCloseThisPageAnd: 'Gallwch gau’r dudalen hon a pharhau lle’r oeddech, ar y ddyfais hon neu un arall.',
  itWorksOnceWithinADay: 'Mae’n gweithio unwaith, o fewn diwrnod. Os ydych wedi’i phwyso o’r blaen, rydych wedi cadarnhau eich e-bost ac nid oes dim mwy i’w wneud. Os nad ydych, gofynnwch am god newydd ar dudalen eich cyfrif.',
  loading: { title: 'Cadarnhewch eich e-bost', lead: 'Un eiliad.' },
  confirmYourEmail: { title: 'Cadarnhewch eich e-bost', action: 'Cadarnhau’r cyfeiriad hwn' },
  anAccountWithYourAddress: (opened) => `Agorwyd cyfrif gyda’ch cyfeiriad ar ${opened}. Os chi a’i hagorodd, cadarnhewch mai eich cyfeiriad chi ydyw.`,
  pressTheButtonAndThis: 'Pwyswch y botwm, a chaiff y cyfeiriad hwn ei gadarnhau ar gyfer eich cyfrif.',
  iDidNotOpenThisAccount: 'Nid fi a agorodd y cyfrif hwn',
  didSomeoneCallOrWriteTo: 'A wnaeth rhywun eich ffonio neu ysgrifennu atoch a gofyn i chi bwyso botwm yma? Peidiwch â chadarnhau. Os nad chi eich hun a agorodd y cyfrif, dywedwch hynny. Gallwch ei ddileu.',
}
