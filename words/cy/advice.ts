import { brand } from '#core/brand.ts'
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
  askAbout: (what) => `Gofynnwch i gyfreithiwr: ${what}`,
  ifEveryone: 'Os bydd pawb a enwoch farw o’ch blaen',
  lookAlike: 'Enwau sy’n edrych yn debyg',
  oneLeaves: (name) => `, ac nad yw ${name} yn gadael plant`,
  severalLeave: (names) => `, ac nad oes plant ar ôl ${ac(names)}`,
  ifDiedWhen: (dead, _has, fullname, childless) => `Os yw ${ac(dead)} wedi marw pan ddaw’r hyn a ddelir ar ran ${fullname} i ben${childless}, nid oes neb a enwoch ar ôl. Yna mae’r hyn a ddaliwyd yn mynd i’ch perthynas agosaf: y perthnasau y mae’r gyfraith yn eu dewis.`,
  ifBeforeYou: (dead, _dies, childless) => `Os bydd ${ac(dead)} farw o’ch blaen${childless}, nid oes neb a enwoch ar ôl. Yna mae popeth yn mynd i’ch perthynas agosaf: y perthnasau y mae’r gyfraith yn eu dewis.`,
  thisIsNot: 'Nid yw hyn wedi’i orffen.',
  askASolicitor: 'Gofynnwch i gyfreithiwr os ydych yn meddwl ei fod gennych.',
  changeYourAnswer: 'Newidiwch eich ateb.',
  checkYourAnswer: 'Gwiriwch eich ateb, a newidiwch ef os nad dyna rydych yn ei ddymuno.',
  nameACharity: 'Enwch elusen fel y dewis olaf, neu dewiswch eich perthynas agosaf os dyna rydych yn ei ddymuno.',
  twoInYour: (one) => `Mae gan ddau yn eich ewyllys yr un enw: ${one}.`,
  andCouldBe: (one, other) => `Gellid cymysgu ${one} ac ${other}.`,
  ifTheyAre: 'Os yr un person ydynt, cadwch un. Os nad e, ychwanegwch gyfeiriad neu ddyddiad geni at bob un.',
}

// What a law of April 2027 makes of pensions is said before and after.
const taxInEnglish = (pensions: string): string =>
  `Inheritance tax may be due on anything above {1} and does not go to a husband, wife, civil partner or charity. What you gave away in the last seven years counts, and ${pensions} If you leave a home to your children, that figure can be higher. Tax advice may save your family money.`
const tax = (pensions: string): string =>
  `Efallai y bydd Treth Etifeddiant i’w thalu ar unrhyw beth uwchlaw {1} nad yw’n mynd i ŵr, gwraig, partner sifil neu elusen. Mae’r hyn a roesoch i ffwrdd yn y saith mlynedd diwethaf yn cyfrif, ${pensions} Os gadewch gartref i’ch plant, gall y ffigur hwnnw fod yn uwch. Gall cyngor ar dreth arbed arian i’ch teulu.`
const charityInEnglish = 'As a tenth or more goes to charity, the rest may be taxed at {3} and not at {4}.'
const charity = 'Gan fod degfed ran neu fwy yn mynd i elusen, gellir trethu’r gweddill ar {3} yn hytrach nag ar {4}.'
const unmarriedInEnglish = 'Until you marry or form a civil partnership, what you leave to your partner is not free of inheritance tax. The tax is {3} of what is above {1}. What you gave away in the last seven years counts, and'
const unmarried = 'Hyd nes i chi briodi neu ffurfio partneriaeth sifil, mae Treth Etifeddiant ar yr hyn rydych yn ei adael i’ch partner. Y dreth yw {3} o’r hyn sydd uwchlaw {1}. Mae’r hyn a roesoch i ffwrdd yn y saith mlynedd diwethaf yn cyfrif,'
const beforeInEnglish = 'most pensions do from {2}.'
const before = 'ac mae’r rhan fwyaf o bensiynau yn cyfrif o {2} ymlaen.'
const afterInEnglish = 'so do most pensions.'
const after = 'ac felly hefyd y rhan fwyaf o bensiynau.'

/**
 * The sentences of `core/advice`, each by its English: the will keeps the wording that was read, and one that is worded anew is said in
 * English until its Welsh is. Figures and names are filled in where the braces are.
 */
export const sentences: Readonly<Record<string, string>> = {
  // Advice.
  'The law lets people make a will from the age of 18. You can make yours here once you are 18.': 'Mae’r gyfraith yn gadael i bobl wneud ewyllys o 18 oed ymlaen. Gallwch wneud eich un chi yma pan fyddwch yn 18 oed.',
  'Other countries have their own rules about who inherits, and those can override this will. You may need a second will there, and signing this one could cancel it.':
    'Mae gan wledydd eraill eu rheolau eu hunain ynglŷn â phwy sy’n etifeddu, a gall y rheini fod yn drech na’r ewyllys hon. Efallai y bydd angen ail ewyllys arnoch yno, a gallai llofnodi hon ddiddymu’r llall.',
  'The United States taxes its citizens and green-card holders on everything they own, wherever they live. A will that suits English law can cost tax there.':
    'Mae’r Unol Daleithiau yn trethu eu dinasyddion, a phobl sydd â cherdyn gwyrdd, ar bopeth sydd ganddynt, ble bynnag y maent yn byw. Gall ewyllys sy’n addas i gyfraith Cymru a Lloegr gostio treth yno.',
  'This will covers what you own in other places, but each place keeps some rules of its own. In Scotland the title of a home can say who takes it, whatever a will says. A bank or company abroad may want papers from a court there, and tax may be due there.':
    'Mae’r ewyllys hon yn cynnwys yr hyn sydd gennych mewn lleoedd eraill, ond mae gan bob lle rai rheolau ei hun. Yn yr Alban gall teitl cartref ddweud pwy sy’n ei gael, beth bynnag a ddywed ewyllys. Efallai y bydd banc neu gwmni dramor am gael papurau gan lys yno, ac efallai y bydd treth i’w thalu yno.',
  'Our wills are written for people whose permanent home is in England or Wales. Scotland, Northern Ireland and other countries have their own law of wills.':
    'Mae ein hewyllysiau wedi’u hysgrifennu ar gyfer pobl y mae eu cartref parhaol yng Nghymru neu Loegr. Mae gan yr Alban, Gogledd Iwerddon a gwledydd eraill eu cyfraith eu hunain ar ewyllysiau.',
  'What you leave to a husband, wife or civil partner is usually free of inheritance tax. There can be a limit when they have lived abroad for a long time.':
    'Fel arfer nid oes Treth Etifeddiant ar yr hyn rydych yn ei adael i ŵr, gwraig neu bartner sifil. Gall fod terfyn os yw’r person hwnnw wedi byw dramor am amser hir.',
  'Agreements can decide who may take a business or a farm, whatever a will says. The tax reliefs for them also changed in April 2026.': 'Gall cytundebau benderfynu pwy gaiff gymryd busnes neu fferm, beth bynnag a ddywed ewyllys. Newidiodd y rhyddhadau treth ar eu cyfer hefyd ym mis Ebrill 2026.',
  'Your business goes with the rest of what you leave, unless you give it to someone. Your executors can wind up or sell a business that is yours alone. A company goes on, but it needs a director: its articles say who can appoint one when you die. The tax reliefs changed in April 2026.':
    'Mae eich busnes yn mynd gyda gweddill yr hyn rydych yn ei adael, oni bai eich bod yn ei roi i rywun. Gall eich ysgutorion gau neu werthu busnes sy’n eiddo i chi yn unig. Mae cwmni’n parhau, ond mae angen cyfarwyddwr arno: mae ei erthyglau yn dweud pwy all benodi un pan fyddwch farw. Newidiodd y rhyddhadau treth ym mis Ebrill 2026.',
  'Money left to them outright may stop their benefits, go to people they owe, or be hard to manage. A trust, with people to look after it, may suit them better.':
    'Gall arian a adewir iddynt yn eiddo llwyr atal eu budd-daliadau, mynd i bobl y mae arnynt arian iddynt, neu fod yn anodd ei reoli. Efallai y byddai ymddiriedolaeth, gyda phobl i ofalu amdani, yn fwy addas iddynt.',
  'What they get can lower their benefits or end them. Universal Credit falls above savings of {1} and ends above {2}. Pension Credit and care that the council pays for have limits of their own. They cannot keep the benefits by giving the money away.':
    'Gall yr hyn a gânt ostwng eu budd-daliadau neu ddod â nhw i ben. Mae Credyd Cynhwysol yn gostwng os yw’r cynilion dros {1} ac yn dod i ben os ydynt dros {2}. Mae gan Gredyd Pensiwn, a gofal y mae’r cyngor yn talu amdano, eu terfynau eu hunain. Ni allant gadw’r budd-daliadau drwy roi’r arian i ffwrdd.',
  'One of these gifts is of a home or property that you own with someone else, as joint tenants or in a way you were not sure of. If it is a joint tenancy and they outlive you, your part passes to them by itself and the gift does nothing. To leave your part by will, end the joint tenancy in your lifetime by a written notice to them (severance).':
    'Mae un o’r rhoddion hyn yn gartref neu’n eiddo yr ydych yn berchen arno gyda rhywun arall, fel cyd-denantiaid neu mewn ffordd nad oeddech yn siŵr ohoni. Os cyd-denantiaeth yw hi, a’r person arall yn byw’n hwy na chi, mae eich rhan yn mynd i’r person hwnnw ohoni ei hun, ac nid yw’r rhodd yn gwneud dim. I adael eich rhan drwy ewyllys, dewch â’r gyd-denantiaeth i ben tra byddwch yn fyw, drwy rybudd ysgrifenedig i’r person hwnnw (hollti).',
  'You own your home with someone you were married to, as joint tenants or in a way you were not sure of. A divorce does not end that. If you die first, your part passes to them, whatever your will says. A written notice to them (severance) ends it.':
    'Rydych yn berchen ar eich cartref gyda rhywun yr oeddech yn briod ag ef neu hi, fel cyd-denantiaid neu mewn ffordd nad oeddech yn siŵr ohoni. Nid yw ysgariad yn dod â hynny i ben. Os byddwch chi farw gyntaf, mae eich rhan yn mynd i’r person hwnnw, beth bynnag a ddywed eich ewyllys. Mae rhybudd ysgrifenedig i’r person hwnnw (hollti) yn dod â hynny i ben.',
  'Your home does not go to everyone chosen here. You own it with someone else as joint tenants. If you die first, your share passes to the other owner by itself, whatever your will says.':
    'Nid yw eich cartref yn mynd i bawb a ddewiswyd yma. Rydych yn berchen arno gyda rhywun arall fel cyd-denantiaid. Os byddwch chi farw gyntaf, mae eich cyfran yn mynd i’r perchennog arall ohoni ei hun, beth bynnag a ddywed eich ewyllys.',
  'Your home does not go to everyone chosen here. You own it with {1} as joint tenants. If you die first, your share passes to {2} by itself, whatever your will says.':
    'Nid yw eich cartref yn mynd i bawb a ddewiswyd yma. Rydych yn berchen arno fel cyd-denantiaid, ac nid chi yn unig. Os byddwch chi farw gyntaf, mae eich cyfran yn mynd i {2} ohoni ei hun, beth bynnag a ddywed eich ewyllys.',
  'Your share of your home may not go to the people chosen here. If you own it as joint tenants, it passes to the other owner by itself, whatever your will says.':
    'Efallai na fydd eich cyfran o’ch cartref yn mynd i’r bobl a ddewiswyd yma. Os ydych yn berchen arno fel cyd-denantiaid, mae’n mynd i’r perchennog arall ohoni ei hun, beth bynnag a ddywed eich ewyllys.',
  'Your share of your home may not go to the people chosen here. If you and {1} own it as joint tenants, it passes to {2} by itself, whatever your will says.':
    'Efallai na fydd eich cyfran o’ch cartref yn mynd i’r bobl a ddewiswyd yma. Os ydych yn berchen arno fel cyd-denantiaid, mae’n mynd i {2} ohoni ei hun, beth bynnag a ddywed eich ewyllys.',
  'That needs a trust, with people to run it. It has to be written for you, unless it is of a kind that you can make here.': 'Mae angen ymddiriedolaeth ar gyfer hynny, gyda phobl i’w rhedeg. Rhaid ei hysgrifennu i chi, oni bai ei bod o fath y gallwch ei wneud yma.',
  'In this will a child of yours can wait until 21 or 25. Any other young person gets what you leave them at 18, as they would by law if there were no will, unless you can choose a later age for them here. Any other wait needs a trust written for you, which a solicitor can do, and the age changes how it is taxed. Carry on only if these ages are right for you.':
    'Yn yr ewyllys hon gall plentyn i chi aros hyd 21 neu 25 oed. Mae unrhyw berson ifanc arall yn cael yr hyn rydych yn ei adael yn 18 oed, fel y byddai yn ôl y gyfraith pe na bai ewyllys, oni bai y gallwch ddewis oedran diweddarach yma. Mae angen ymddiriedolaeth wedi’i hysgrifennu i chi ar gyfer unrhyw aros arall. Gall cyfreithiwr wneud hynny, ac mae’r oedran yn newid sut y caiff ei drethu. Peidiwch â mynd ymlaen oni bai bod yr oedrannau hyn yn iawn i chi.',
  'A young person can wait until 21 or 25 here. A later age is taxed in another way, and needs a trust written for you.': 'Gall person ifanc aros hyd 21 neu 25 oed yma. Caiff oedran diweddarach ei drethu mewn ffordd arall, ac mae angen ymddiriedolaeth wedi’i hysgrifennu i chi.',
  'You are still married to someone else in law, however long ago you parted. They can ask a court for a part of what you leave, and your home may pass to them if you own it together. You cannot marry anyone else until that marriage has ended.':
    'Yn ôl y gyfraith rydych yn dal yn briod â rhywun arall, waeth pa mor bell yn ôl y gwahanoch. Gall y person hwnnw ofyn i lys am ran o’r hyn rydych yn ei adael, a gall eich cartref fynd i’r person hwnnw os ydych yn berchen arno gyda’ch gilydd. Ni allwch briodi neb arall nes bod y briodas honno wedi dod i ben.',
  'A husband, wife or civil partner who gets little can ask a court for more. The court looks at what they would have had in a divorce, so it is often about half.':
    'Gall gŵr, gwraig neu bartner sifil nad yw’n cael llawer ofyn i lys am fwy. Mae’r llys yn edrych ar yr hyn y byddai wedi’i gael mewn ysgariad, felly tua hanner ydyw’n aml.',
  'What is held for your husband, wife or civil partner ends on a day that you chose, even if they are alive then. They can ask a court for more, and it looks at what they would have had in a divorce.':
    'Daw’r hyn a ddelir ar ran eich gŵr, eich gwraig neu eich partner sifil i ben ar ddiwrnod a ddewisoch, hyd yn oed os yw’n fyw bryd hynny. Gall ofyn i lys am fwy, ac mae’r llys yn edrych ar yr hyn y byddai wedi’i gael mewn ysgariad.',
  'Your husband, wife or civil partner gets less than half of what you leave, or their part is small beside the home. They can ask a court for more, and the court looks at what they would have had in a divorce.':
    'Mae eich gŵr, eich gwraig neu eich partner sifil yn cael llai na hanner yr hyn rydych yn ei adael, neu mae ei ran yn fach wrth ymyl y cartref. Gall ofyn i lys am fwy, ac mae’r llys yn edrych ar yr hyn y byddai wedi’i gael mewn ysgariad.',
  'Until a divorce is final you are still married in law, even if you live apart. They can ask a court for a part of what you leave. A home you own together as joint tenants passes to them, unless you end that by a written notice to them (severance).':
    'Hyd nes bod ysgariad yn derfynol rydych yn dal yn briod yn ôl y gyfraith, hyd yn oed os ydych yn byw ar wahân. Gall y person arall ofyn i lys am ran o’r hyn rydych yn ei adael. Mae cartref yr ydych yn berchen arno gyda’ch gilydd fel cyd-denantiaid yn mynd i’r person hwnnw, oni bai eich bod yn dod â hynny i ben drwy rybudd ysgrifenedig i’r person hwnnw (hollti).',
  'The person you expect to marry gets none of the rest to own, and this will stays in force when you marry. From your wedding they can ask a court for a part of what you leave.':
    'Nid yw’r person rydych yn disgwyl ei briodi yn cael dim o’r gweddill yn eiddo llwyr, ac mae’r ewyllys hon yn aros mewn grym pan briodwch. O’ch priodas ymlaen gall ofyn i lys am ran o’r hyn rydych yn ei adael.',
  'You give your home, or your part of it, to someone other than your partner. If your partner lives there when you die, they may have to leave, and they can ask a court for a home or for money.':
    'Rydych yn rhoi eich cartref, neu eich rhan ohono, i rywun heblaw eich partner. Os yw eich partner yn byw yno pan fyddwch farw, efallai y bydd yn rhaid i’ch partner adael, a gall ofyn i lys am gartref neu am arian.',
  'What is held for your partner ends on a day that you chose, even if they are alive then. They can ask a court for a home or for money.': 'Daw’r hyn a ddelir ar ran eich partner i ben ar ddiwrnod a ddewisoch, hyd yn oed os yw’n fyw bryd hynny. Gall ofyn i lys am gartref neu am arian.',
  'A child under 18, or someone you support, has good reason to ask a court for help from your estate. A solicitor can tell you how to plan for that.':
    'Mae gan blentyn o dan 18 oed, neu rywun rydych yn ei gynnal, reswm da dros ofyn i lys am help o’ch ystad. Gall cyfreithiwr ddweud wrthych sut i gynllunio ar gyfer hynny.',
  'Your partner takes, and a child of yours under 18 who is not your partner’s gets nothing for certain while your partner lives. Your partner does not have to provide for that child. A court may order money for the child from what you leave.':
    'Eich partner sy’n cael, ac nid yw plentyn i chi o dan 18 oed, nad yw’n blentyn i’ch partner, yn sicr o gael dim tra bydd eich partner yn fyw. Nid oes rhaid i’ch partner ddarparu ar gyfer y plentyn hwnnw. Gall llys orchymyn arian i’r plentyn o’r hyn rydych yn ei adael.',
  'A child of yours under 18 has what you leave them only after your partner, and nothing to live on until then. A court may order money for the child from what you leave. A part of the rest that is theirs now makes that less likely.':
    'Dim ond ar ôl eich partner y mae plentyn i chi o dan 18 oed yn cael yr hyn rydych yn ei adael iddo, ac nid oes ganddo ddim i fyw arno tan hynny. Gall llys orchymyn arian i’r plentyn o’r hyn rydych yn ei adael. Mae rhan o’r gweddill sy’n eiddo i’r plentyn nawr yn gwneud hynny’n llai tebygol.',
  'A child of yours is left out, or gets nothing here. A child of any age, or someone you raised as your own, can ask a court for part of your estate. Reasons you write down go into a letter and may help.':
    'Mae plentyn i chi wedi’i adael allan, neu nid yw’n cael dim yma. Gall plentyn o unrhyw oed, neu rywun a fagoch fel eich plentyn eich hun, ofyn i lys am ran o’ch ystad. Mae rhesymau a ysgrifennwch yn mynd i lythyr a gallant helpu.',
  'Your partner gets none of the rest to own here. Someone who has lived with you as a couple for two years or more can ask a court for part of your estate, or for more of it.':
    'Nid yw eich partner yn cael dim o’r gweddill yn eiddo llwyr yma. Gall rhywun sydd wedi byw gyda chi fel cwpl am ddwy flynedd neu fwy ofyn i lys am ran o’ch ystad, neu am fwy ohoni.',
  'Someone you were married to, and who has not married again, may ask a court for money from your estate. Only a court order made when you divorced, or later, can rule that out.':
    'Gall rhywun yr oeddech yn briod ag ef neu hi, ac nad yw wedi ailbriodi, ofyn i lys am arian o’ch ystad. Dim ond gorchymyn llys a wnaed pan ysgaroch, neu’n ddiweddarach, all atal hynny.',
  'Someone you were married to, and who has not married again, may ask a court for money from your estate. Few do so when money was settled long ago. A court order made in your lifetime can rule it out.':
    'Gall rhywun yr oeddech yn briod ag ef neu hi, ac nad yw wedi ailbriodi, ofyn i lys am arian o’ch ystad. Ychydig sy’n gwneud hynny os setlwyd yr arian amser maith yn ôl. Gall gorchymyn llys a wneir tra byddwch yn fyw ei atal.',
  'What goes to your partner becomes theirs. They do not have to leave any of it to your children, and they can change their own will.': 'Mae’r hyn sy’n mynd i’ch partner yn dod yn eiddo i’ch partner. Nid oes rhaid i’ch partner adael dim ohono i’ch plant, a gall newid ei ewyllys ei hun.',
  'Someone may later ask if you understood your will when you made it. A solicitor can meet you, and a doctor can confirm it in writing, so that your wishes stand.':
    'Efallai y bydd rhywun yn gofyn yn ddiweddarach a oeddech yn deall eich ewyllys pan wnaethoch hi. Gall cyfreithiwr gwrdd â chi, a gall meddyg gadarnhau hynny’n ysgrifenedig, er mwyn i’ch dymuniadau sefyll.',
  'After a big change late in life, someone who gets less may ask if it was your own wish. A solicitor can meet you alone, note your reasons, and ask a doctor to confirm that you understood.':
    'Ar ôl newid mawr yn hwyr mewn bywyd, efallai y bydd rhywun sy’n cael llai yn gofyn ai eich dymuniad chi oedd hynny. Gall cyfreithiwr gwrdd â chi ar eich pen eich hun, nodi eich rhesymau, a gofyn i feddyg gadarnhau eich bod yn deall.',
  'You can make your will here. If you can, ask your doctor for a short note, dated near the day you sign, that you understand what you are doing. Keep it with your will.':
    'Gallwch wneud eich ewyllys yma. Os gallwch, gofynnwch i’ch meddyg am nodyn byr, â dyddiad yn agos at y diwrnod y byddwch yn llofnodi, yn dweud eich bod yn deall beth rydych yn ei wneud. Cadwch ef gyda’ch ewyllys.',
  'You can still make a will. It has to be read to you, or signed for you, in front of witnesses in a set way. A solicitor can arrange that.': 'Gallwch wneud ewyllys o hyd. Rhaid ei darllen i chi, neu ei llofnodi drosoch, o flaen tystion mewn ffordd benodol. Gall cyfreithiwr drefnu hynny.',
  'A will has to be your own choice. Stop here if you like: your answers are kept, and nobody is told. Come back when you are alone and free to decide, or see a solicitor by yourself.':
    'Rhaid i ewyllys fod yn ddewis i chi eich hun. Stopiwch yma os dymunwch: mae eich atebion yn cael eu cadw, ac nid oes neb yn cael gwybod. Dewch yn ôl pan fyddwch ar eich pen eich hun ac yn rhydd i benderfynu, neu ewch i weld cyfreithiwr heb neb arall.',
  'A will has to be your own choice, and others may ask about it later. A solicitor can see you alone, which protects you and the person helping you.':
    'Rhaid i ewyllys fod yn ddewis i chi eich hun, ac efallai y bydd eraill yn holi amdani yn ddiweddarach. Gall cyfreithiwr eich gweld ar eich pen eich hun, sy’n eich amddiffyn chi a’r person sy’n eich helpu.',
  'A will has to be your own choice. Decide what it says by yourself, and read the whole of it alone before you pay and before you sign.':
    'Rhaid i ewyllys fod yn ddewis i chi eich hun. Penderfynwch ar eich pen eich hun beth mae’n ei ddweud, a darllenwch y cyfan ohoni heb neb arall cyn i chi dalu a chyn i chi lofnodi.',
  'Above {1} a family can lose the extra tax allowance for a home. How a will is written can make a large difference to the tax.': 'Uwchlaw {1} gall teulu golli’r lwfans treth ychwanegol ar gyfer cartref. Gall y ffordd y mae ewyllys wedi’i hysgrifennu wneud gwahaniaeth mawr i’r dreth.',
  'Partners who are not married pay inheritance tax on what they get above {1}, however long they have lived together. Your partner may have to sell your home to pay it.':
    'Mae partneriaid nad ydynt yn briod yn talu Treth Etifeddiant ar yr hyn a gânt uwchlaw {1}, waeth pa mor hir y maent wedi byw gyda’i gilydd. Efallai y bydd yn rhaid i’ch partner werthu eich cartref i’w thalu.',
  [taxInEnglish(beforeInEnglish)]: tax(before),
  [taxInEnglish(afterInEnglish)]: tax(after),
  [`${taxInEnglish(beforeInEnglish)} ${charityInEnglish}`]: `${tax(before)} ${charity}`,
  [`${taxInEnglish(afterInEnglish)} ${charityInEnglish}`]: `${tax(after)} ${charity}`,
  [`${unmarriedInEnglish} ${beforeInEnglish}`]: `${unmarried} ${before}`,
  [`${unmarriedInEnglish} ${afterInEnglish}`]: `${unmarried} ${after}`,
  'Inheritance tax may be due on these gifts. Where the rest of your estate pays it, a husband, wife or civil partner who gets the rest, or its income, can lose more than you think: the tax is worked out on the gift and the tax together. Where whoever gets the gift pays it, they may have to find the money.':
    'Efallai y bydd Treth Etifeddiant i’w thalu ar y rhoddion hyn. Lle mae gweddill eich ystad yn ei thalu, gall gŵr, gwraig neu bartner sifil sy’n cael y gweddill, neu ei incwm, golli mwy nag y tybiwch: caiff y dreth ei chyfrifo ar y rhodd a’r dreth gyda’i gilydd. Lle mae pwy bynnag sy’n cael y rhodd yn ei thalu, efallai y bydd yn rhaid i’r person hwnnw ddod o hyd i’r arian.',
  'An executor must be 18 to act. Choose an adult here. A person under 18 can be a backup, who acts only once they are 18.': 'Rhaid i ysgutor fod yn 18 oed i weithredu. Dewiswch oedolyn yma. Gall person o dan 18 oed fod wrth gefn, a gweithredu dim ond pan fydd yn 18 oed.',
  'An executor who is abroad, bankrupt or unwilling can hold everything up, and a court may have to replace them. Choose someone else, or name a backup on the next page.':
    'Gall ysgutor sydd dramor, yn fethdalwr neu’n anfodlon ddal popeth yn ôl, ac efallai y bydd yn rhaid i lys benodi rhywun yn ei le. Dewiswch rywun arall, neu enwch un wrth gefn ar y dudalen nesaf.',
  'Your will can appoint a guardian only for a child whose parent you are in law, with parental responsibility, or whose guardian or special guardian you are. The rest of your will is not affected, and you can leave things to this child.':
    'Ni all eich ewyllys benodi gwarcheidwad ond ar gyfer plentyn yr ydych yn rhiant iddo yn ôl y gyfraith, a’r cyfrifoldeb rhiant gennych, neu’n warcheidwad neu’n warcheidwad arbennig iddo. Nid yw hyn yn effeithio ar weddill eich ewyllys, a gallwch adael pethau i’r plentyn hwn.',
  'A child of yours has no backup guardian. If the guardian you chose has died or cannot act, a court decides who looks after the child. It is better to name a backup.':
    'Nid oes gan blentyn i chi warcheidwad wrth gefn. Os yw’r gwarcheidwad a ddewisoch wedi marw neu os na all weithredu, llys sy’n penderfynu pwy sy’n gofalu am y plentyn. Mae’n well enwi un wrth gefn.',
  'Your children do not all have the same guardians and backups. So this will names no guardian for a child you have or adopt later. Choose here whose guardians such a child would have, or come back when the child is here.':
    'Nid yr un gwarcheidwaid a rhai wrth gefn sydd gan bob un o’ch plant. Felly nid yw’r ewyllys hon yn enwi gwarcheidwad ar gyfer plentyn y byddwch yn ei gael neu’n ei fabwysiadu’n ddiweddarach. Dewiswch yma warcheidwaid pwy fyddai gan blentyn o’r fath, neu dewch yn ôl pan fydd y plentyn yma.',
  'The law may not see you as this child’s parent, or may see someone else as one. That changes who counts as your child and who can be a guardian.':
    'Efallai nad yw’r gyfraith yn eich gweld fel rhiant y plentyn hwn, neu ei bod yn gweld rhywun arall felly. Mae hynny’n newid pwy sy’n cyfrif fel plentyn i chi a phwy all fod yn warcheidwad.',
  'A wedding cancels a will made before it, unless the will says that you expect to marry that named person. Choose “Engaged” above, so that your will can name them.':
    'Mae priodas yn diddymu ewyllys a wnaed cyn hynny, oni bai bod yr ewyllys yn dweud eich bod yn disgwyl priodi’r person hwnnw a enwir. Dewiswch “Wedi dyweddïo” uchod, er mwyn i’ch ewyllys allu enwi’r person.',
  'You told us you are engaged. Your wedding would cancel this will unless it says that you expect to marry that named person.': 'Dywedoch wrthym eich bod wedi dyweddïo. Byddai eich priodas yn diddymu’r ewyllys hon oni bai ei bod yn dweud eich bod yn disgwyl priodi’r person hwnnw a enwir.',
  'Until the final order you are still married in law, and gifts to the other person still work. A home you own together as joint tenants passes to them, unless you end that by a written notice to them (severance). Read this will again after the final order.':
    'Hyd nes y ceir y gorchymyn terfynol rydych yn dal yn briod yn ôl y gyfraith, ac mae rhoddion i’r person arall yn gweithio o hyd. Mae cartref yr ydych yn berchen arno gyda’ch gilydd fel cyd-denantiaid yn mynd i’r person hwnnw, oni bai eich bod yn dod â hynny i ben drwy rybudd ysgrifenedig i’r person hwnnw (hollti). Darllenwch yr ewyllys hon eto ar ôl y gorchymyn terfynol.',
  'A gift to someone who is paid to help or advise you may be questioned after you die. A solicitor who has no part in it can show that it was your own idea.':
    'Gall rhodd i rywun sy’n cael ei dalu i’ch helpu neu i’ch cynghori gael ei chwestiynu ar ôl i chi farw. Gall cyfreithiwr nad oes ganddo ran ynddi ddangos mai eich syniad chi oedd hi.',
  'A promise that someone relied on, or an agreement about a will, can be binding. You may not be free to leave these things as you like.': 'Gall addewid y bu rhywun yn dibynnu arno, neu gytundeb ynglŷn ag ewyllys, eich rhwymo. Efallai nad ydych yn rhydd i adael y pethau hyn fel y mynnwch.',
  'Courts set aside conditions that are unclear or that interfere with how people live. The gift may then fail, or be free of the condition.': 'Mae llysoedd yn rhoi o’r neilltu amodau sy’n aneglur neu sy’n ymyrryd â’r ffordd y mae pobl yn byw. Gall y rhodd wedyn fethu, neu fod yn rhydd o’r amod.',
  'Debts are paid before anyone inherits. If you owe more than you own, your gifts may not be paid, and the law decides who is paid first.': 'Telir dyledion cyn i neb etifeddu. Os oes arnoch fwy nag sydd gennych, efallai na thelir eich rhoddion, a’r gyfraith sy’n penderfynu pwy sy’n cael ei dalu gyntaf.',
  'A grandchild under 18 has what you leave them only from the age that you chose, or from 18, and executors hold it until then. The extra tax allowance for a home left to family may be lost on it.':
    'Dim ond o’r oedran a ddewisoch, neu o 18 oed, y mae ŵyr neu wyres o dan 18 oed yn cael yr hyn rydych yn ei adael i’r person hwnnw, ac mae’r ysgutorion yn ei ddal tan hynny. Gellir colli’r lwfans treth ychwanegol ar gyfer cartref a adewir i’r teulu arno.',
  'If a child of yours dies before you, their children under 18 take in their place at 18, and executors hold it until then. The extra tax allowance for a home left to family may be lost on it.':
    'Os bydd plentyn i chi yn marw o’ch blaen chi, mae ei blant o dan 18 oed yn cymryd yn ei le yn 18 oed, ac mae’r ysgutorion yn ei ddal tan hynny. Gellir colli’r lwfans treth ychwanegol ar gyfer cartref a adewir i’r teulu arno.',
  'On operations the law lets you make a will in other ways, even by word of mouth, and that could replace this one. Some tax rules are different too. Your unit can tell you more.':
    'Ar ymgyrch filwrol mae’r gyfraith yn gadael i chi wneud ewyllys mewn ffyrdd eraill, hyd yn oed ar lafar, a gallai honno gymryd lle hon. Mae rhai rheolau treth yn wahanol hefyd. Gall eich uned ddweud mwy wrthych.',
  'A will is read too late for that. To refuse treatment you need an advance decision, or a power of attorney for health and care. We keep your words, but no doctor will see them in time.':
    'Mae ewyllys yn cael ei darllen yn rhy hwyr ar gyfer hynny. I wrthod triniaeth mae angen penderfyniad ymlaen llaw arnoch, neu atwrneiaeth ar gyfer iechyd a gofal. Rydym yn cadw eich geiriau, ond ni fydd yr un meddyg yn eu gweld mewn pryd.',
  'What you wrote looks like a gift of money or of a thing. Funeral wishes do not bind your executors, so it might never be paid. Add it on the gifts page instead, and remove it here.':
    'Mae’r hyn a ysgrifennoch yn edrych fel rhodd o arian neu o beth. Nid yw dymuniadau angladd yn rhwymo eich ysgutorion, felly efallai na chaiff ei thalu byth. Ychwanegwch hi ar dudalen y rhoddion yn lle hynny, a thynnwch hi oddi yma.',
  'You named one executor, and your will asks for two people to look after what a child or young person cannot have yet. Name a second executor or a backup, or yours would have to find another.':
    'Enwoch un ysgutor, ac mae eich ewyllys yn gofyn am ddau berson i ofalu am yr hyn na all plentyn neu berson ifanc ei gael eto. Enwch ail ysgutor neu un wrth gefn, neu byddai’n rhaid i’ch ysgutor ddod o hyd i un arall.',
  'You named one executor, and no backup. If they die before you or cannot act, nobody you chose is left to carry out your will, and someone else has to ask the court for the right to. It is better to name a second executor, or a backup.':
    'Enwoch un ysgutor, a neb wrth gefn. Os bydd yn marw o’ch blaen chi neu os na all weithredu, nid oes neb a ddewisoch ar ôl i weithredu eich ewyllys, a rhaid i rywun arall ofyn i’r llys am yr hawl. Mae’n well enwi ail ysgutor, neu un wrth gefn.',
  'Everyone who may hold what you leave to a child of yours is also that child’s parent or guardian. So the people who spend the money could be the only ones to judge how it is spent. It is better to name one more person, as an executor or a backup.':
    'Mae pawb a all ddal yr hyn rydych yn ei adael i blentyn i chi hefyd yn rhiant neu’n warcheidwad i’r plentyn hwnnw. Felly gallai’r bobl sy’n gwario’r arian fod yr unig rai i farnu sut y caiff ei wario. Mae’n well enwi un person arall, fel ysgutor neu un wrth gefn.',
  'The shares do not add up to 100%. Share out the whole of it, so that nothing is left over.': 'Nid yw’r cyfrannau yn dod i 100%. Rhannwch y cyfan, fel nad oes dim ar ôl.',
  'The backup shares do not add up to 100%. Share out the whole of it, so that nothing is left over.': 'Nid yw’r cyfrannau wrth gefn yn dod i 100%. Rhannwch y cyfan, fel nad oes dim ar ôl.',
  'You named someone as the backup for their own share. Choose someone else to get it if they die before you.': 'Enwoch rywun wrth gefn ar gyfer ei gyfran ei hun. Dewiswch rywun arall i’w chael os bydd y person hwnnw’n marw o’ch blaen chi.',
  'One of the people you named has your name and birthday. You cannot inherit from yourself, so change or remove them.': 'Mae gan un o’r bobl a enwoch eich enw a’ch dyddiad geni chi. Ni allwch etifeddu oddi wrthych chi eich hun, felly newidiwch neu tynnwch y person hwnnw.',
  'Your gifts from one account add up to more than 100%. Make them 100% or less. If they are separate accounts, add their numbers.': 'Mae eich rhoddion o un cyfrif yn dod i fwy na 100%. Gwnewch nhw’n 100% neu lai. Os ydynt yn gyfrifon ar wahân, ychwanegwch eu rhifau.',
  'Your gifts of money may add up to more than there is when your debts are paid. Then each one is cut in the same proportion, and nothing is left to share.': 'Gall eich rhoddion o arian ddod i fwy nag sydd ar ôl talu eich dyledion. Yna caiff pob un ei thorri yn ôl yr un gyfran, ac nid oes dim ar ôl i’w rannu.',
  'Your gifts of money add up to more than you told us you may own. Lower them, or check what you told us about your home and everything you own.':
    'Mae eich rhoddion o arian yn dod i fwy nag y dywedoch wrthym y gallech fod yn berchen arno. Gostyngwch nhw, neu gwiriwch yr hyn a ddywedoch wrthym am eich cartref a phopeth rydych yn berchen arno.',
  'If a child or grandchild of yours dies before you, their share goes to the others, and their own children get none of it. Is that what you want? If not, choose “Their children”.':
    'Os bydd plentyn, ŵyr neu wyres i chi yn marw o’ch blaen chi, mae’r gyfran honno’n mynd i’r lleill, ac nid yw plant y person hwnnw yn cael dim ohoni. Ai dyna rydych yn ei ddymuno? Os nad e, dewiswch “Plant y person hwnnw”.',
  'You chose that your partner’s share goes to your partner’s children. A child of yours who is not also your partner’s would get none of it. If you mean your own children, choose “My children, equally”.':
    'Dewisoch fod cyfran eich partner yn mynd i blant eich partner. Ni fyddai plentyn i chi nad yw hefyd yn blentyn i’ch partner yn cael dim ohoni. Os eich plant eich hun rydych yn eu golygu, dewiswch “Fy mhlant, yn gyfartal”.',
  'A child may get a large sum from this will. They get all of it on their 18th birthday, to spend as they like. Until then your executors hold it, and can use it for the child. Where you set the shares, you can choose 21 or 25 instead.':
    'Gall plentyn gael swm mawr o’r ewyllys hon. Mae’n cael y cyfan ar ei ben-blwydd yn 18 oed, i’w wario fel y myn. Tan hynny mae eich ysgutorion yn ei ddal, a gallant ei ddefnyddio er lles y plentyn. Lle rydych yn gosod y cyfrannau, gallwch ddewis 21 neu 25 oed yn lle hynny.',
  'One of these gifts is of an account that you own with someone else. When you die, such an account normally goes to the other owner by itself, and the gift does nothing. To leave your part by will, put it into an account in your name alone.':
    'Mae un o’r rhoddion hyn o gyfrif yr ydych yn berchen arno gyda rhywun arall. Pan fyddwch farw, mae cyfrif o’r fath fel arfer yn mynd i’r perchennog arall ohono ei hun, ac nid yw’r rhodd yn gwneud dim. I adael eich rhan drwy ewyllys, rhowch hi mewn cyfrif yn eich enw chi yn unig.',
  'If you own the home as joint tenants, it goes to the other owner when you die. Nobody else can then be given the right to live there, and it does not come to those you chose.':
    'Os ydych yn berchen ar y cartref fel cyd-denantiaid, mae’n mynd i’r perchennog arall pan fyddwch farw. Ni ellir wedyn roi’r hawl i fyw yno i neb arall, ac nid yw’n dod i’r rhai a ddewisoch.',
  'Two people besides the one it is for have to be able to look after it. One alone cannot sell a home.': 'Rhaid i ddau berson heblaw’r un y mae ar ei gyfer allu gofalu amdano. Ni all un ar ei ben ei hun werthu cartref.',
  'Your husband, wife or civil partner may live in the home and gets less than half of the rest. They can ask a court for more. A right to live somewhere may be too little.':
    'Caiff eich gŵr, eich gwraig neu eich partner sifil fyw yn y cartref, ac mae’n cael llai na hanner y gweddill. Gall ofyn i lys am fwy. Gall hawl i fyw yn rhywle fod yn rhy ychydig.',
  'Your husband, wife or civil partner has the income of the rest, for life at the most. They have no right to what it comes from. They can ask a court for more, if an income is too little for them.':
    'Mae eich gŵr, eich gwraig neu eich partner sifil yn cael incwm y gweddill, am oes ar y mwyaf, a dim hawl i’r hyn y mae’n dod ohono. Gall ofyn i lys am fwy, os yw incwm yn rhy ychydig.',
  'Inheritance tax may be due twice on this: when you die, and again when the other person dies. How it is shared between your family and theirs has to be planned.':
    'Efallai y bydd Treth Etifeddiant i’w thalu ddwywaith ar hyn: pan fyddwch chi farw, ac eto pan fydd y person arall farw. Rhaid cynllunio sut y caiff ei rhannu rhwng eich teulu chi a theulu’r person hwnnw.',
  'Those who come afterwards may wait for most of their lives, or never have it. The person it is held for is younger than one of them, or not much older.':
    'Efallai y bydd y rhai sy’n dod wedyn yn aros am y rhan fwyaf o’u hoes, neu na fyddant byth yn ei gael. Mae’r person y caiff ei ddal ar ei ran yn iau nag un ohonynt, neu heb fod lawer yn hŷn.',
  'Where someone has to reach an age first, the extra allowance for a home may be lost. More inheritance tax is then due than if it were theirs at once.':
    'Lle mae’n rhaid i rywun gyrraedd oedran yn gyntaf, gellir colli’r lwfans ychwanegol ar gyfer cartref. Mae mwy o Dreth Etifeddiant i’w thalu wedyn na phe bai’n eiddo i’r person ar unwaith.',
  'Where something is held for a disabled person after somebody else’s time, the extra allowance for a home may be lost. More inheritance tax is then due than if it were theirs at once.':
    'Lle caiff rhywbeth ei ddal ar ran person anabl ar ôl amser rhywun arall, gellir colli’r lwfans ychwanegol ar gyfer cartref. Mae mwy o Dreth Etifeddiant i’w thalu wedyn na phe bai’n eiddo i’r person ar unwaith.',
  'A short lease, a shared ownership home, tenants or a business there have rules of their own. What we write might not work for it.': 'Mae gan brydles fer, cartref rhanberchnogaeth, tenantiaid neu fusnes yno eu rheolau eu hunain. Efallai na fyddai’r hyn a ysgrifennwn yn gweithio ar ei gyfer.',
  'You give someone the income of the rest, and part of the rest is a business, a farm or abroad. What its income is, and who runs it, has to be written for you.':
    'Rydych yn rhoi incwm y gweddill i rywun, ac mae rhan o’r gweddill yn fusnes, yn fferm neu dramor. Rhaid ysgrifennu i chi beth yw ei incwm, a phwy sy’n ei redeg.',
  'We can hold one home, or the income of the rest, for one person. A trust for two people, or one in which others decide who gets what, has to be written for you.':
    'Gallwn ddal un cartref, neu incwm y gweddill, ar ran un person. Rhaid ysgrifennu i chi ymddiriedolaeth i ddau berson, neu un lle mae eraill yn penderfynu pwy sy’n cael beth.',
  'You chose that it is theirs once you have died. If one of them then dies before they have it, their part goes by their own will. It may go to a husband, a wife or people they owe, and not to their children. Without a will it may go to a parent, who may be the one it is held for. That is so of anyone under 18, who cannot make a will. A later age only settles how long it is looked after, and from 18 they may ask for it.':
    'Dewisoch ei fod yn eiddo iddynt ar ôl i chi farw. Os bydd un ohonynt wedyn yn marw cyn ei gael, mae ei ran yn mynd yn ôl ei ewyllys ei hun. Gall fynd i ŵr, i wraig neu i bobl y mae arno arian iddynt, ac nid i’w blant. Heb ewyllys gall fynd i riant, a all fod yr un y caiff ei ddal ar ei ran. Mae hynny’n wir am unrhyw un o dan 18 oed, na all wneud ewyllys. Dim ond am ba hyd y gofelir amdano y mae oedran diweddarach yn ei bennu, ac o 18 oed cânt ofyn amdano.',
  'What is held for someone is not theirs, but its income is. A power to pay capital can be argued over, and councils can look behind gifts made to avoid fees. We promise nothing.':
    'Nid yw’r hyn a ddelir ar ran rhywun yn eiddo i’r person hwnnw, ond mae’r incwm ohono yn eiddo iddo. Gellir dadlau am bŵer i dalu cyfalaf, a gall cynghorau edrych y tu ôl i roddion a wnaed i osgoi ffioedd. Nid ydym yn addo dim.',
  'The person it is held for cannot have it afterwards as well, nor be the one who takes when nobody else is left. Do not choose their husband, wife or civil partner either.':
    'Ni all y person y caiff ei ddal ar ei ran ei gael wedyn hefyd, na bod yr un sy’n ei gael pan nad oes neb arall ar ôl. Peidiwch â dewis ei ŵr, ei wraig na’i bartner sifil chwaith.',
  'What we write is for someone who gets one of these benefits now, and is likely to keep it. Without that it is taxed in another way, and has to be written for them.':
    'Mae’r hyn a ysgrifennwn ar gyfer rhywun sy’n cael un o’r budd-daliadau hyn nawr, ac sy’n debygol o’i gadw. Heb hynny caiff ei drethu mewn ffordd arall, a rhaid ei ysgrifennu ar gyfer y person hwnnw.',
  'You are not sure that they keep one of these benefits. What counts is whether they qualify when you die. If they do not, it is held and used for them all the same, but on a large sum inheritance tax may be due every ten years, and when it is paid out. Read this again when a benefit ends.':
    'Nid ydych yn siŵr y bydd y person yn cadw un o’r budd-daliadau hyn. Yr hyn sy’n cyfrif yw a yw’n gymwys pan fyddwch farw. Os nad yw, caiff ei ddal a’i ddefnyddio ar ei ran yr un fath, ond ar swm mawr efallai y bydd Treth Etifeddiant i’w thalu bob deng mlynedd, a phan gaiff ei dalu allan. Darllenwch hyn eto pan ddaw budd-dal i ben.',
  'You chose that what else this will gives the disabled person comes to them outright. It may stop their benefits, or be hard for them to manage. It can be held with the rest, if you choose that.':
    'Dewisoch fod beth bynnag arall y mae’r ewyllys hon yn ei roi i’r person anabl yn dod yn eiddo llwyr iddo. Gall atal ei fudd-daliadau, neu fod yn anodd iddo ei reoli. Gellir ei ddal gyda’r gweddill, os dewiswch hynny.',
  'You chose that the things this will gives the disabled person come to them outright. Personal things do not count as savings for Universal Credit, but what they are sold for does.':
    'Dewisoch fod y pethau y mae’r ewyllys hon yn eu rhoi i’r person anabl yn dod yn eiddo llwyr iddo. Nid yw pethau personol yn cyfrif fel cynilion ar gyfer Credyd Cynhwysol, ond mae’r hyn y cânt eu gwerthu amdano yn cyfrif.',
  'We can hold money for one disabled person. What you leave to another outright may stop their benefits, or be hard for them to manage.': 'Gallwn ddal arian ar ran un person anabl. Gall yr hyn rydych yn ei adael yn eiddo llwyr i un arall atal ei fudd-daliadau, neu fod yn anodd iddo ei reoli.',
  'We can hold money for one disabled person. What you leave to another outright may go to people they owe, or be hard for them to manage.': 'Gallwn ddal arian ar ran un person anabl. Gall yr hyn rydych yn ei adael yn eiddo llwyr i un arall fynd i bobl y mae arno arian iddynt, neu fod yn anodd iddo ei reoli.',
  'You said that a child you have or adopt later shares with those you name. That works only where all your children are named together, with equal parts. Somewhere in this will they are not, and a later child gets nothing there. Give them equal parts, or come back when the child is here.':
    'Dywedoch fod plentyn y byddwch yn ei gael neu’n ei fabwysiadu’n ddiweddarach yn rhannu gyda’r rhai a enwch. Dim ond lle mae eich holl blant wedi’u henwi gyda’i gilydd, â rhannau cyfartal, y mae hynny’n gweithio. Rywle yn yr ewyllys hon nid ydynt felly, ac nid yw plentyn diweddarach yn cael dim yno. Rhowch rannau cyfartal iddynt, neu dewch yn ôl pan fydd y plentyn yma.',
  'You said that a child you have or adopt later shares with those you name. A stepchild is not your child by law, so a later child gets nothing beside them. Tick “Any child I have or adopt later” here if they should share, or come back when the child is here.':
    'Dywedoch fod plentyn y byddwch yn ei gael neu’n ei fabwysiadu’n ddiweddarach yn rhannu gyda’r rhai a enwch. Nid yw llysblentyn yn blentyn i chi yn ôl y gyfraith, felly nid yw plentyn diweddarach yn cael dim ochr yn ochr ag ef. Ticiwch “Unrhyw blentyn y byddaf yn ei gael neu’n ei fabwysiadu’n ddiweddarach” yma os dylai rannu, neu dewch yn ôl pan fydd y plentyn yma.',

  // Tiles, and the statements under them.
  'Home, land or will abroad': 'Cartref, tir neu ewyllys dramor',
  'Money abroad': 'Arian dramor',
  'US citizen': 'Dinesydd yr Unol Daleithiau',
  'Farm or shared business': 'Fferm neu fusnes ar y cyd',
  'Illness or memory': 'Salwch neu gof',
  'Others choose or press': 'Eraill yn dewis neu’n pwyso',
  'Help to read or sign': 'Help i ddarllen neu lofnodi',
  'A very different will': 'Ewyllys wahanol iawn',
  'Planning to marry': 'Bwriadu priodi',
  'Still married to another': 'Yn dal yn briod â rhywun arall',
  'Divorce under way': 'Ysgariad ar y gweill',
  'Child from another relationship': 'Plentyn o berthynas arall',
  'Fostering, surrogacy or donor': 'Maethu, mam fenthyg neu roddwr',
  'Benefits, care, money trouble': 'Budd-daliadau, gofal, trafferth arian',
  'Scotland or Northern Ireland': 'Yr Alban neu Ogledd Iwerddon',
  'My own business, or debts': 'Fy musnes fy hun, neu ddyledion',
  'A divorce before': 'Ysgariad o’r blaen',
  'Spouse lived abroad': 'Cymar wedi byw dramor',
  'A promise I made': 'Addewid a wnes',
  'Someone depends on me': 'Rhywun yn dibynnu arnaf',
  'Executor abroad or bankrupt': 'Ysgutor dramor neu’n fethdalwr',
  'Conditions, ages, use for life': 'Amodau, oedrannau, defnydd am oes',
  'A second person after': 'Ail berson wedyn',
  'Gifts above my means': 'Rhoddion uwchlaw fy modd',
  'Lease, lodger or shop': 'Prydles, lletywr neu siop',
  'To avoid care fees': 'I osgoi ffioedd gofal',
  'Someone else on benefits, care': 'Rhywun arall ar fudd-daliadau, gofal',
  'Carer or adviser': 'Gofalwr neu gynghorydd',
  'Armed forces': 'Lluoedd arfog',
  'I own a home, land or business outside the UK, or have a will made abroad.': 'Rwy’n berchen ar gartref, tir neu fusnes y tu allan i’r Deyrnas Unedig, neu mae gennyf ewyllys a wnaed dramor.',
  'I own a home or land in Scotland or Northern Ireland.': 'Rwy’n berchen ar gartref neu dir yn yr Alban neu yng Ngogledd Iwerddon.',
  'I am a citizen of the United States, or I hold a green card.': 'Rwy’n ddinesydd yr Unol Daleithiau, neu mae gennyf gerdyn gwyrdd.',
  'I have money in a bank abroad, or shares held abroad in my own name.': 'Mae gennyf arian mewn banc dramor, neu gyfranddaliadau a ddelir dramor yn fy enw fy hun.',
  'My permanent home is outside England and Wales, or I am not sure where it is.': 'Mae fy nghartref parhaol y tu allan i Gymru a Lloegr, neu nid wyf yn siŵr ble y mae.',
  'Someone owns a business or private company with me, or an agreement says who gets my part. A share in the company that owns my block of flats does not count.':
    'Mae rhywun yn berchen ar fusnes neu gwmni preifat gyda mi, neu mae cytundeb yn dweud pwy sy’n cael fy rhan i. Nid yw cyfran yn y cwmni sy’n berchen ar fy mloc o fflatiau yn cyfrif.',
  'I own a business by myself, or the whole of a company.': 'Fi yn unig sy’n berchen ar fusnes, neu ar gwmni cyfan.',
  'I own a farm or farmland.': 'Rwy’n berchen ar fferm neu dir fferm.',
  'Everything I own, with my home and pensions, may be worth over {1}.': 'Gall popeth rwy’n berchen arno, gyda’m cartref a’m pensiynau, fod yn werth dros {1}.',
  'I owe more than I own, or I might. A student loan does not count, nor does a mortgage that my home covers.': 'Mae arnaf fwy nag sydd gennyf, neu gall fod. Nid yw benthyciad myfyriwr yn cyfrif, na morgais y mae fy nghartref yn ddigon i’w dalu.',
  'My health affects my memory or understanding, or I am in hospital.': 'Mae fy iechyd yn effeithio ar fy nghof neu fy nealltwriaeth, neu rwyf yn yr ysbyty.',
  'I have a serious illness, and my mind is clear.': 'Mae gennyf salwch difrifol, ac mae fy meddwl yn glir.',
  'I need help to read, see or sign a will, or I find English hard to read.': 'Mae angen help arnaf i ddarllen, gweld neu lofnodi ewyllys, neu rwy’n cael Saesneg yn anodd ei darllen.',
  'Someone else is choosing the answers, or someone who gets something from my will is with me. My partner, making a will too, does not count.': 'Mae rhywun arall yn dewis yr atebion, neu mae rhywun sy’n cael rhywbeth o’m hewyllys gyda mi. Nid yw fy mhartner, sy’n gwneud ewyllys hefyd, yn cyfrif.',
  'My partner is here and makes a will too, or someone who gets nothing types for me.': 'Mae fy mhartner yma ac yn gwneud ewyllys hefyd, neu mae rhywun nad yw’n cael dim yn teipio drosof.',
  'Someone is pressing me about what my will says.': 'Mae rhywun yn pwyso arnaf ynglŷn â’r hyn y mae fy ewyllys yn ei ddweud.',
  'I am in the armed forces and may be sent on operations.': 'Rwyf yn y lluoedd arfog a gallaf gael fy anfon ar ymgyrch filwrol.',
  'I have made a will before, and it was very different from what I want now.': 'Rwyf wedi gwneud ewyllys o’r blaen, ac roedd yn wahanol iawn i’r hyn rwyf am ei gael nawr.',
  'We plan to marry or to form a civil partnership.': 'Rydym yn bwriadu priodi neu ffurfio partneriaeth sifil.',
  'I am still married to, or in a civil partnership with, someone I no longer live with.': 'Rwy’n dal yn briod â rhywun nad wyf yn byw gydag ef neu hi mwyach, neu mewn partneriaeth sifil â’r person hwnnw.',
  'We are getting divorced, or ending our civil partnership.': 'Rydym yn ysgaru, neu’n dod â’n partneriaeth sifil i ben.',
  'I was divorced, and one of us pays the other maintenance, or money between us is unsettled. It does not count if they have married again, or a court order stops claims after a death.':
    'Rwyf wedi ysgaru, ac mae un ohonom yn talu cynhaliaeth i’r llall, neu nid yw’r arian rhyngom wedi’i setlo. Nid yw’n cyfrif os yw’r person arall wedi ailbriodi, neu os oes gorchymyn llys sy’n atal hawliadau ar ôl marwolaeth.',
  'I was divorced from someone who is alive. It does not count if they have married again, or a court order stops claims after a death.': 'Rwyf wedi ysgaru oddi wrth rywun sy’n fyw. Nid yw’n cyfrif os yw’r person hwnnw wedi ailbriodi, neu os oes gorchymyn llys sy’n atal hawliadau ar ôl marwolaeth.',
  'The person I am married to has lived outside the UK for most of the last 20 years.': 'Mae’r person rwy’n briod ag ef neu hi wedi byw y tu allan i’r Deyrnas Unedig am y rhan fwyaf o’r 20 mlynedd diwethaf.',
  'I have a child who is not my partner’s, or my partner has one who is not mine.': 'Mae gennyf blentyn nad yw’n blentyn i’m partner, neu mae gan fy mhartner un nad yw’n blentyn i mi.',
  'I have a child under 18 who is not my partner’s.': 'Mae gennyf blentyn o dan 18 oed nad yw’n blentyn i’m partner.',
  'One of my children came to me through fostering, surrogacy, or donor insemination outside a licensed clinic.': 'Daeth un o’m plant ataf drwy faethu, drwy fam fenthyg, neu drwy ffrwythloni gan roddwr y tu allan i glinig trwyddedig.',
  'Someone I leave something to needs help to manage money, is bankrupt or has an addiction.': 'Mae angen help i reoli arian ar rywun rwy’n gadael rhywbeth iddo neu iddi, neu mae’n fethdalwr neu’n gaeth i rywbeth.',
  'Someone I leave something to gets Universal Credit, Pension Credit, or care that the council pays for.': 'Mae rhywun rwy’n gadael rhywbeth iddo neu iddi yn cael Credyd Cynhwysol, Credyd Pensiwn, neu ofal y mae’r cyngor yn talu amdano.',
  'Someone I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.': 'Mae rhywun rwy’n gadael rhywbeth iddo neu iddi yn anabl, ac yn cael Credyd Cynhwysol, Credyd Pensiwn neu ofal y mae’r cyngor yn talu amdano.',
  [`Someone I leave something to is my paid carer or adviser, or works for ${brand.name}.`]: `Mae rhywun rwy’n gadael rhywbeth iddo neu iddi yn ofalwr neu’n gynghorydd rwy’n ei dalu, neu’n gweithio i ${brand.name}.`,
  'I want someone to have something for their life only, such as my home. Or I want others to decide who gets what.': 'Rwyf am i rywun gael rhywbeth am ei oes yn unig, fel fy nghartref. Neu rwyf am i eraill benderfynu pwy sy’n cael beth.',
  'I want a young person to wait past 25. Or past 18, if they are not my own child by birth or adoption.': 'Rwyf am i berson ifanc aros nes ei fod dros 25 oed. Neu dros 18 oed, os nad yw’n blentyn i mi drwy enedigaeth neu fabwysiadu.',
  'I want a young person to wait past 25.': 'Rwyf am i berson ifanc aros nes ei fod dros 25 oed.',
  'I want to set a condition, such as “if she never marries”.': 'Rwyf am osod amod, fel “os na fydd hi byth yn priodi”.',
  'Someone gave something up, or did something, because I promised to leave them something. Or I have agreed, or a court has ordered, how I leave what I own.':
    'Rhoddodd rhywun y gorau i rywbeth, neu gwnaeth rywbeth, am i mi addo gadael rhywbeth iddo neu iddi. Neu rwyf wedi cytuno, neu mae llys wedi gorchymyn, sut y byddaf yn gadael yr hyn sydd gennyf.',
  'Someone who depends on me for money or a home gets nothing.': 'Nid yw rhywun sy’n dibynnu arnaf am arian neu gartref yn cael dim.',
  'An executor I chose lives abroad, is bankrupt or has not agreed to act.': 'Mae ysgutor a ddewisais yn byw dramor, yn fethdalwr neu heb gytuno i weithredu.',
  'My gifts of money may add up to more than I own, once my debts are paid.': 'Gall fy rhoddion o arian ddod i fwy nag sydd gennyf, ar ôl talu fy nyledion.',
  'I want a second person to have something for life too. Or I want others to decide who gets what.': 'Rwyf am i ail berson gael rhywbeth am oes hefyd. Neu rwyf am i eraill benderfynu pwy sy’n cael beth.',
  'My home has a lease under 80 years, or is shared ownership. Or someone rents part of it or has a business there.': 'Mae gan fy nghartref brydles o dan 80 mlynedd, neu mae’n rhanberchnogaeth. Neu mae rhywun yn rhentu rhan ohono neu â busnes yno.',
  'I do this so that a council leaves my home out of account when someone needs care.': 'Rwy’n gwneud hyn er mwyn i gyngor adael fy nghartref o’r cyfrif pan fydd angen gofal ar rywun.',
  'Another person I leave something to needs help to manage money, is bankrupt or has an addiction. It does not count if the will holds it for them.':
    'Mae angen help i reoli arian ar berson arall rwy’n gadael rhywbeth iddo neu iddi, neu mae’n fethdalwr neu’n gaeth i rywbeth. Nid yw’n cyfrif os yw’r ewyllys yn ei ddal ar ran y person hwnnw.',
  'Another person I leave something to is disabled, and gets Universal Credit, Pension Credit or council-paid care.': 'Mae person arall rwy’n gadael rhywbeth iddo neu iddi yn anabl, ac yn cael Credyd Cynhwysol, Credyd Pensiwn neu ofal y mae’r cyngor yn talu amdano.',

  // What a couple reads before they pay.
  'They own a home, land or a business outside the UK, or have a will made in another country.': 'Mae’n berchen ar gartref, tir neu fusnes y tu allan i’r Deyrnas Unedig, neu mae ganddo neu ganddi ewyllys a wnaed mewn gwlad arall.',
  'They are a citizen of the United States, or hold a green card.': 'Mae’n ddinesydd yr Unol Daleithiau, neu mae ganddo neu ganddi gerdyn gwyrdd.',
  'Their permanent home is outside England and Wales, or they are not sure where it is.': 'Mae ei gartref neu ei chartref parhaol y tu allan i Gymru a Lloegr, neu nid yw’n siŵr ble y mae.',
  'They own a business or private company with someone else, or an agreement says who may have their part. A share in the company that owns their block of flats does not count.':
    'Mae’n berchen ar fusnes neu gwmni preifat gyda rhywun arall, neu mae cytundeb yn dweud pwy gaiff ei ran. Nid yw cyfran yn y cwmni sy’n berchen ar ei floc o fflatiau yn cyfrif.',
  'They own a farm or farmland.': 'Mae’n berchen ar fferm neu dir fferm.',
  'They owe more than they own, or they might. A student loan does not count, nor does a mortgage that their home covers.': 'Mae arno neu arni fwy nag sydd ganddo neu ganddi, neu gall fod. Nid yw benthyciad myfyriwr yn cyfrif, na morgais y mae’r cartref yn ddigon i’w dalu.',
  'Their health affects their memory or understanding, or they are in hospital.': 'Mae ei iechyd yn effeithio ar ei gof neu ei ddealltwriaeth, neu mae yn yr ysbyty.',
  'They need help to read, see or sign a will, or they find English hard to read.': 'Mae angen help arno neu arni i ddarllen, gweld neu lofnodi ewyllys, neu mae’n cael Saesneg yn anodd ei darllen.',
  'They were divorced, and one of the two pays the other maintenance, or money between them is not settled. The other person has not married again, and no court order says that neither may claim when one of the two dies.':
    'Mae wedi ysgaru, ac mae un o’r ddau yn talu cynhaliaeth i’r llall, neu nid yw’r arian rhyngddynt wedi’i setlo. Nid yw’r person arall wedi ailbriodi, ac nid oes gorchymyn llys yn dweud na chaiff y naill na’r llall hawlio pan fydd un o’r ddau farw.',
  'They promised to leave something to someone, who gave something up or did something because of it. Or they have agreed, or a court has ordered, how they leave what they own.':
    'Addawodd adael rhywbeth i rywun, a roddodd y gorau i rywbeth neu a wnaeth rywbeth o’r herwydd. Neu mae wedi cytuno, neu mae llys wedi gorchymyn, sut y bydd yn gadael yr hyn sydd ganddo neu ganddi.',
}
