import type * as en from '../en/values.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

export const amountField: SoFar<typeof en.amountField> = {
  giveOneFigure: 'Rhoi un ffigur',
  giveARange: 'Rhoi ystod',
  for: 'ar gyfer',
  between: 'Rhwng',
  and: 'a',
}
export const factsFields: SoFar<typeof en.factsFields> = {
  oneOfTheseMayBeSo: 'Gall un o’r rhain fod yn wir',
  which: { label: 'Pa un a all fod yn wir?', hint: 'Ticiwch yr hyn nad ydych yn siŵr amdano hefyd.' },
  to: (day, todayOrDay) => `${day} i ${todayOrDay === 'today' ? 'heddiw' : todayOrDay}`,
  leaveOutWhatWentToA: 'Gadewch allan yr hyn a aeth i ŵr, gwraig neu bartner sifil, ac i elusennau.',
  whatWasAbove: (exempt) => `Yr hyn a oedd uwchlaw ${exempt}.`,
  whenDidTheyDie: 'Pryd bu farw’r person yr etifeddoch ganddo?',
  received: { label: 'Yr hyn a gawsoch, ar ôl y dreth', hint: 'Y cyfan, yn ôl ei werth bryd hynny.' },
  of: { label: 'Yr hyn a drethwyd i gyd', hint: 'Mae papurau’r ystad honno yn dweud. Gadewch allan yr hyn a aeth i gymar neu elusen.' },
  tax: { label: 'Yr holl dreth a dalwyd ar hynny', hint: 'Yr hyn a dalodd pawb gyda’i gilydd.' },
  homeSold: {
    on: 'Pryd y gwerthoch chi ef neu’i roi i ffwrdd?',
    worth: { label: 'Gwerth eich rhan chi ohono bryd hynny', hint: 'Peidiwch â thynnu morgais. Os oedd mwy nag un cartref yr oeddech wedi byw ynddo, dywedwch yr un a oedd â’r gwerth mwyaf.' },
  },
  yesEverything: 'Do, i mi yr aeth popeth',
  yesAndEverythingWentToMe: 'Do, ac aeth popeth i mi',
  noOthersGotSomeOfIt: 'Naddo, cafodd eraill rywfaint ohono',
  yesAndOthersGotSomeOf: 'Do, ond cafodd eraill rywfaint ohono',
  nilRate: { label: 'Band cyfradd sero heb ei ddefnyddio', hint: 'Mae papurau’r farwolaeth honno yn dweud.' },
  home: { label: 'Lwfans cartref heb ei ddefnyddio', hint: 'Y cyfan, lle nad aeth unrhyw gartref i blant.' },
  whatYouWouldGetFrom: (name) => `Yr hyn y byddech yn ei gael gan ${name}`,
  leaveOutWhatYouOwnTogether: 'Gadewch allan yr hyn rydych yn berchen arno gyda’ch gilydd.',
  aFewQuestionsAboutTax: { title: 'Ychydig o gwestiynau am dreth', lead: 'Maent yn codi oherwydd y ffigurau uchod.' },
}
export const notesOfStep: SoFar<typeof en.notesOfStep> = { fromWhatYouSaidThingsAre: (estimate) => `${estimate}, o’r hyn a ddywedoch am werth pethau.` }
export const outsideFields: SoFar<typeof en.outsideFields> = {
  nobodyOrIAmNotSure: 'Neb, neu nid wyf yn siŵr',
  title: 'Pensiynau ac yswiriant bywyd',
  pensionSavingsThatAreLeft: { label: 'Cynilion pensiwn sydd ar ôl', hint: 'Yr hyn sydd mewn cronfa bensiwn. Nid Pensiwn y Wladwriaeth, ac nid yr hyn a delir dim ond tra byddwch fyw.', who: 'Pwy a enwoch i’r darparwr?', add: 'Ychwanegu pensiwn arall' },
  lifeInsuranceThatIsPaid: { label: 'Yswiriant bywyd a delir yn syth i rywun', hint: 'Wedi’i ysgrifennu mewn ymddiriedolaeth, neu’n cael ei dalu i rywun a enwoch.', who: 'I bwy y telir ef?', add: 'Ychwanegu polisi arall' },
}
export const values: SoFar<typeof en.values> = {
  everythingHereIsCleared: 'Mae popeth yma wedi’i glirio.',
  undo: 'Dadwneud',
  clearAllOfTheseFigures: 'Clirio’r holl ffigurau hyn',
  title: 'Newidiwyd y ffigurau hyn yn rhywle arall tra oeddech yn teipio',
  keepWhatIsHere: 'Cadw’r hyn sydd yma',
  showTheOtherFigures: 'Dangos y ffigurau eraill',
  back: 'Yn ôl',
  roughlyWhatIsItWorth: {
    title: 'Beth yw ei werth, yn fras?',
    lead: 'Mae ffigurau bras yn ddigon, a gallwch adael unrhyw un ohonynt yn wag. Maent yn dangos beth mae pob person yn ei gael, mewn punnoedd. Cânt eu cadw mor ddiogel â’ch atebion, nid oes neb arall yn eu gweld, ac nid oes yr un ohonynt byth yn eich ewyllys.',
  },
  done: 'Wedi gorffen',
}
export const valuesFields: SoFar<typeof en.valuesFields> = {
  yourHome: 'Eich cartref',
  otherLand: 'Tir neu adeiladau eraill',
  moneyInTheBankAndSavings: 'Arian yn y banc a chynilion',
  investmentsAndShares: 'Buddsoddiadau a chyfranddaliadau',
  lifeInsuranceThatIsPaidTo: 'Yswiriant bywyd na thelir i neb wrth ei enw',
  moneyTogetherWith: (firstName) => `Arian gyda’ch gilydd, chi a ${firstName}`,
  allOfItPartTooWe: (others) => `Y cyfan, gyda’r rhan hon hefyd: ${ac(others)}. Rydym yn ei gyfrif fel eiddo cyd-denantiaid.`,
  allOfItPartToo: (others) => `Y cyfan, gyda’r rhan hon hefyd: ${ac(others)}.`,
  allOfItNotOnlyYour: 'Y cyfan, nid eich rhan chi yn unig.',
  whatFurnitureACarOrJewellery: 'Am faint y gellid gwerthu dodrefn, car neu emwaith. Gadewch allan yr hyn rydych yn ei roi wrth ei enw.',
  inYourNameAlone: 'Yn eich enw chi yn unig.',
  yourPartOfIt: 'Eich rhan chi ohono.',
  stillOwedOnIt: { label: 'Yn ddyledus arno o hyd', hint: 'Y morgais cyfan, os oes un.' },
  whatYourWillKnowsAbout: 'Yr hyn y mae eich ewyllys yn gwybod amdano',
  aGiftWhatAllOfIt: (describeGift) => `Rhodd: ${describeGift}. Gwerth y cyfan.`,
  whatElseYouOwn: 'Beth arall rydych yn berchen arno',
  whatYouOwn: 'Yr hyn rydych yn berchen arno',
  whatYouOwe: 'Yr hyn sy’n ddyledus gennych',
  yourBusiness: 'Eich busnes neu’ch fferm',
  business: 'Eich rhan chi ohono, gyda chyfranddaliadau nad ydynt ar brif gyfnewidfa stoc.',
  relief: {
    label: 'A fyddai’n cael rhyddhad rhag Treth Etifeddiant?',
    hint: 'Mae’r rhan fwyaf o fusnesau sy’n masnachu, a’r rhan fwyaf o ffermydd sy’n cael eu gweithio, yn ei gael yn llawn ar ôl i chi fod yn berchen arnynt am ddwy flynedd. Mae cyfranddaliadau marchnad fel AIM yn cael hanner. Nid yw’r hyn sy’n cael ei osod neu ei ddal fel buddsoddiad yn cael dim.',
  },
  reliefs: { 'In full': 'Byddai, yn llawn', 'By half': 'Hanner', None: 'Na fyddai', 'Not sure': 'Nid wyf yn siŵr' },
  debts: { label: 'Benthyciadau, cardiau a biliau', hint: 'Gadewch forgeisi allan.' },
  funeral: { label: 'Eich angladd', hint: 'Gadewch hwn yn wag os yw wedi’i dalu.' },
}

/** An estimate in words. */
export const estimateWords: SoFar<typeof en.estimateWords> = {
  assumptions: {
    'grandchildren of any age': 'Nid yw oedran wyrion nad ydynt wedi’u henwi yn hysbys, felly caiff y ddau achos eu cyfrif.',
    'allowance of a partner': 'Nid yw’n hysbys faint o’r lwfans y byddai’r un sy’n marw gyntaf yn ei adael heb ei ddefnyddio, felly caiff y cyfan a dim eu cyfrif.',
    'day of a gift': 'Dywedoch ym mha flwyddyn y rhoesoch rywbeth i ffwrdd, ac nid ar ba ddiwrnod, felly caiff pob diwrnod o’r flwyddyn ei gyfrif.',
    'charity line': 'Mae’r hyn sy’n mynd i elusen yn agos at y ddegfed ran ar gyfer cyfradd is, felly caiff y ddwy gyfradd eu cyfrif.',
  },
  refusals: {
    BUSINESS: 'Mae angen i ni wybod beth yw gwerth eich busnes neu’ch fferm. Os yw’n fwy na’r lwfans ar gyfer rhyddhad, yn cael ei roi i ffwrdd wrth ei enw, neu’n mynd gyda chartref i sawl person, mae’n dibynnu ar bapurau nad ydym wedi’u gweld.',
    TRUST: 'Mae arian mewn ymddiriedolaeth yn cyfrif mewn ffyrdd na all ond papurau’r ymddiriedolaeth eu dangos.',
    FIRM_CLAUSE: 'Mae gan eich ewyllys gymal a ysgrifennodd cwmni cyfreithiol. Gall newid pwy sy’n cael beth, ac nid ydym yn gweithio allan sut. Gofynnwch i’r cwmni.',
    CO_OWNER_UNSAID: 'Rydych yn berchen ar rywbeth gyda rhywun nad ydych wedi’i enwi. Dywedwch pwy ydyw lle rydych yn rhestru’r hyn rydych yn berchen arno.',
    KEPT_USING: 'Gall rhywbeth a roesoch i ffwrdd ac yr ydych yn dal i’w ddefnyddio gyfrif fel eich eiddo chi.',
    ABROAD: 'Ar gyfer pethau dramor, gall treth gwlad arall gyfrif hefyd.',
    PARTNER_ABROAD: 'Ar gyfer gŵr, gwraig neu bartner sifil o dramor, gall yr esemptiad fod yn llai.',
    TAXED_INHERITANCE: 'Etifeddoch rywbeth y talwyd treth arno yn ddiweddar. Gellir credydu rhywfaint o’r dreth honno. Dywedwch pryd, a faint.',
    DOWNSIZED: 'Gwerthoch gartref neu ei roi i ffwrdd, ac efallai y cadwch ran o’r lwfans ar ei gyfer. Dywedwch pryd oedd hynny a beth oedd ei werth. Os buoch yn weddw, dywedwch hefyd a aeth popeth i chi.',
    CHARITY_UNSURE: 'Ni allwn ddweud a yw rhodd i sefydliad heb rif elusen yn esempt.',
    CHARITY_BY_RATE: 'Mae p’un a oes unrhyw beth yn mynd i elusen ar gyfer y gyfradd is yn dibynnu ar eich ffigurau bras. Rhowch un ffigur ar gyfer rhai ohonynt.',
    NEXT_OF_KIN: 'Byddai’r hyn sydd ar ôl yn mynd i’ch perthynas agosaf, ac nid ydym yn gwybod pwy fyddai hynny.',
    INSOLVENT: 'Mae eich dyledion yn fwy na’r hyn sy’n eu talu. Y rhai y mae arnoch arian iddynt sy’n dod gyntaf.',
    NEGATIVE_EQUITY: 'Mae dyled ar un o’ch pethau sy’n fwy na’i werth.',
    TAX_EXCEEDS_RESIDUE: 'Byddai’r dreth ar eich rhoddion yn fwy na’r hyn sydd ar ôl i’w thalu.',
    HOME_AND_LEGACIES: 'Efallai y bydd yn rhaid gwerthu eich cartref i dalu eich rhoddion.',
    GROSSED_HOME: 'Mae’r lwfans ar gyfer eich cartref a’r dreth ar eich rhoddion yn dibynnu ar ei gilydd yma.',
    LAW_UNKNOWN: 'Nid yw Senedd y Deyrnas Unedig wedi pennu’r lwfansau ar gyfer y diwrnod hwnnw.',
    TOO_MANY_ROUGH_FIGURES: 'Mae gormod o ffigurau bras. Rhowch un ffigur ar gyfer rhai ohonynt.',
  },
  note: (day) => `Wedi’i weithio allan o’r hyn a ddywedoch am werth pethau, gyda’r gyfraith fel yr oeddem yn ei gwybod ar ${day}. Nid cyngor treth ydyw, ac nid yr hyn y bydd CThEF yn ei benderfynu. Nid yw costau rhoi trefn ar bethau wedi’u cyfrif. Mae’r geiriau a’r symiau hyn yn aros i gynghorydd treth eu hadolygu.`,
  notCountedAs: (things) => `Heb eu cyfrif, gan nad ydych wedi dweud eu gwerth: ${things}.`,
  haveYouGiven: (poundsInWords) => `A ydych wedi rhoi mwy na ${poundsInWords} i ffwrdd yn unrhyw un o’r saith mlynedd diwethaf?`,
  whenYourHusband: 'Pan fu farw eich gŵr, eich gwraig neu’ch partner sifil, a aeth popeth i chi?',
  wereYouWidowed: 'A fuoch yn weddw o’r blaen?',
  ifDiesFirst: (partner) => `Os bydd ${partner} farw gyntaf, a ydych chi’n cael popeth?`,
  withSomeAnswers: 'Gyda rhai atebion nid oes ffigur.',
  youHaveNot: 'Nid ydych wedi dweud. Mae’r ffigurau’n cynnwys pob ateb.',
  youHaveNotSaid: (said) => `Nid ydych wedi dweud a yw un o’r rhain yn wir: ${said}. Os oes un, mae angen i berson edrych ar hyn, ac nid yw’r ffigurau’n cyfrif.`,
}

export const taxNotes: SoFar<typeof en.taxNotes> = {
  whatYouLeave: (lower, rate) => `Gall yr hyn rydych yn ei adael i elusen olygu cyfradd o ${lower} ac nid ${rate} ar y gweddill.`,
  youLeaveClose: (lower, rate) => `Rydych yn gadael bron y ddegfed ran i elusen. Gall ychydig mwy olygu cyfradd o ${lower} ac nid ${rate} ar y gweddill.`,
  yourExecutorsMust: 'Rhaid i’ch ysgutorion hawlio’r lwfans na ddefnyddiodd yr un a fu farw gyntaf.',
  forTheHomeSold: 'Caiff lwfans ychwanegol ei gyfrif ar gyfer y cartref a werthoch neu a roesoch i ffwrdd. Rhaid i’ch ysgutorion ei hawlio, ac mae angen y diwrnod a’i werth arnynt: cadwch y papurau.',
  anExtraAllowance: 'Caiff lwfans ychwanegol ei gyfrif, am fod eich cartref yn mynd i’ch plant neu i’w plant hwy.',
  theRestOf: 'Gweddill yr hyn rydych yn ei adael sy’n talu’r dreth ar roddion, oni bai eich bod yn dweud wrth rodd mai pwy bynnag sy’n ei chael sy’n ei thalu.',
  whetherBusiness: 'Mae busnes neu fferm yn cyfrif gyda’r rhyddhad a ddywedoch. Mae p’un a yw’n ddyledus yn dibynnu ar ba mor hir y buoch yn berchen arno, ac ar yr hyn y mae’n ei wneud ar y diwrnod hwnnw.',
  forADeath: (dayInWords) => `Ar gyfer marwolaeth o ${dayInWords} ymlaen mae eich pensiwn yn cyfrif.`,
}

export const whatWouldHelp: SoFar<typeof en.whatWouldHelp> = {
  title: 'Gwerth ei wybod',
  note: 'Gwybodaeth yw hyn, ac nid cyngor. Cafodd pob ffigur ei weithio allan y ddwy ffordd.',
  moreToCharity: (more, charity, before, after) => `Pe bai ${more} yn fwy yn mynd i ${charity}, byddai cyfradd dreth is yn berthnasol, a byddai pawb arall gyda’i gilydd yn cael ${after} ac nid ${before}.`,
  theirsAtOnce: (names, before, after) => `Nid oes lwfans ychwanegol ar gyfer cartref y mae’n rhaid aros amdano. Rhai sy’n aros yma: ${ac(names)}. Pe bai popeth yn eiddo iddynt ar unwaith, a dim ond yng ngofal eraill nes eu bod yn 18 oed, byddai’r dreth yn ${after} ac nid yn ${before}.`,
}
export const figureLines: SoFar<typeof en.figureLines> = {
  theSmallestOfThese: 'Y lleiaf o’r rhain:',
  inProportionFromThese: 'Yn ôl cyfran, o’r rhain:',
  less: 'llai',
}
export const poundsPanel: SoFar<typeof en.poundsPanel> = { whatEachPersonGets: 'Yr hyn y mae pob person yn ei gael' }
