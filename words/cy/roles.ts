import type * as en from '../en/roles.ts'
import type { Said, SoFar } from '../said.ts'
import { ac } from './names.ts'

export const roleNames: SoFar<typeof en.roleNames> = {
  executor: 'Ysgutor',
  'backup executor': 'Ysgutor wrth gefn',
  guardian: 'Gwarcheidwad',
  'backup guardian': 'Gwarcheidwad wrth gefn',
  'pet keeper': 'Yn gofalu am anifail anwes',
}

const asExecutor: Said<typeof en.aboutRole.executor> = {
  job: [
    { title: 'Dod o hyd i’r ewyllys a’i chadw’n ddiogel', words: 'Y papur a lofnodwyd. Dim ond os yw’r llys yn caniatáu hynny y mae copi’n cyfrif.' },
    { title: 'Rhestru’r eiddo a’r dyledion', words: 'Rydych yn ysgrifennu at fanciau, ac at bwy bynnag arall y mae’n rhaid iddo wybod.' },
    { title: 'Talu’r hyn sy’n ddyledus, yna rhannu’r gweddill', words: 'Profiant yn gyntaf, yna dyledion a threth, yna rhan pob person.' },
  ],
  know: [
    { label: 'Cewch gymryd eich amser', words: 'Ni all neb eich gorfodi i rannu cyn i flwyddyn fynd heibio.' },
    { label: 'Cewch eich ad-dalu', words: 'Am yr hyn y mae’n ei gostio i chi. Nid am eich amser.' },
    { label: 'Cewch gymryd cyngor', words: 'Gall cyfreithiwr wneud y cyfan, a’i dalu o’r hyn sydd ar ôl.' },
    { label: 'Eich risg chi ydyw', words: 'Camgymeriad y gallech fod wedi’i osgoi, fel rhannu cyn talu dyled.' },
  ],
  free: 'Gallwch ddweud na nawr, neu’n nes ymlaen. Nid oes dim yn eich rhwymo nes i chi ddechrau, ar ôl y farwolaeth.',
}

const asGuardian: Said<typeof en.aboutRole.guardian> = {
  job: [
    { title: 'Rhoi cartref i blentyn', words: 'Gyda chi, neu gyda rhywun yr ydych yn ymddiried ynddo ac yn cadw mewn cysylltiad ag ef neu hi.' },
    { title: 'Penderfynu fel y byddai rhiant', words: 'Ysgol, iechyd, lle mae’r plentyn yn byw a phwy mae’n ei weld.' },
    { title: 'Gofyn am yr hyn sydd ei angen', words: 'Mae’r ysgutorion yn gofalu am yr hyn a adewir i’r plentyn. Gallwch ofyn iddynt am arian i’r plentyn.' },
  ],
  know: [
    { label: 'Pryd mae’n dechrau', words: 'Yn y rhan fwyaf o deuluoedd, dim ond pan nad oes rhiant â chyfrifoldeb rhiant yn fyw.' },
    { label: 'Pryd mae’n dod i ben', words: 'Ar ben-blwydd y plentyn yn 18 oed.' },
    { label: 'Gyda phwy', words: 'Lle mae dau warcheidwad, gall pob un weithredu, ac rydych yn penderfynu’r pethau mawr gyda’ch gilydd.' },
  ],
  free: 'Gallwch ddweud na nawr. Ar ôl y farwolaeth gallwch ddweud na yn ysgrifenedig, yn fuan ar ôl i chi glywed amdani.',
}

const steppingIn = { label: 'Pryd y gofynnir i chi', words: 'Dim ond os na all y bobl a enwyd gyntaf weithredu.' }

export const aboutRole: SoFar<typeof en.aboutRole> = {
  executor: asExecutor,
  'backup executor': { ...asExecutor, know: [steppingIn, ...asExecutor.know] },
  guardian: asGuardian,
  'backup guardian': { ...asGuardian, know: [steppingIn, ...asGuardian.know] },
  'pet keeper': {
    job: [
      { title: 'Rhoi cartref i anifail anwes', words: 'Gyda chi, o’r dyddiau cyntaf ymlaen.' },
      { title: 'Ei fwydo, a mynd ag ef at y milfeddyg', words: 'Gall ewyllys adael arian i chi ar gyfer hynny. Gofynnwch a yw hon yn gwneud.' },
      { title: 'Dweud yn gynnar os na allwch', words: 'Yna gellir dod o hyd i rywun arall mewn da bryd.' },
    ],
    know: [{ label: 'Pwy biau’r anifail wedyn', words: 'Mae’r ewyllys yn gadael yr anifail i chi.' }],
    free: 'Gallwch ddweud na nawr, neu’n nes ymlaen.',
  },
}

export const asksOfRole: SoFar<typeof en.asksOfRole> = {
  executor: (name) => `Mae ${name} yn gofyn i chi fod yn ysgutor`,
  'backup executor': (name) => `Mae ${name} yn gofyn i chi fod yn ysgutor wrth gefn`,
  guardian: (name) => `Mae ${name} yn gofyn i chi fod yn warcheidwad`,
  'backup guardian': (name) => `Mae ${name} yn gofyn i chi fod yn warcheidwad wrth gefn`,
  'pet keeper': (name) => `Mae ${name} yn gofyn i chi ofalu am anifail anwes`,
}

export const asked: SoFar<typeof en.asked> = {
  tab: 'Cwestiwn i chi',
  wroteToYou: (name) => `Ysgrifennodd ${name} atoch`,
  whatTheJobIs: 'Beth yw’r gwaith',
  whatToKnowFirst: 'Beth i’w wybod yn gyntaf',
  youActWith: 'Rydych yn gweithredu gyda',
  together: (names) => `${ac(names)}, gyda’ch gilydd`,
  doesNotSay: (name) => `Nid yw’r dudalen hon yn dweud pwy sy’n cael beth. ${name} yn unig sy’n gwybod hynny.`,
  whoGetsWhat: 'Pwy sy’n cael beth',
  asItStands: (name) => `Fel y mae ewyllys ${name} heddiw, os bydd pawb byw. Gall newid, ac i chi yn unig y mae.`,
  willYou: 'A wnewch chi?',
  answer: 'Eich ateb',
  yes: 'Gwnaf',
  weTell: (name) => `Byddwn yn dweud wrth ${name}.`,
  no: 'Na, byddai’n well gennyf beidio',
  weTellKindly: (name) => `Byddwn yn dweud wrth ${name} yn garedig. Nid oes angen i chi roi rheswm.`,
  question: 'Mae gennyf gwestiwn yn gyntaf',
  itGoesTo: (name) => `Mae’n mynd at ${name}. Nid oes dim yn cael ei benderfynu.`,
  yourQuestion: { label: 'Eich cwestiwn', hint: 'Ychydig o frawddegau.' },
  yourFullName: 'Eich enw llawn, fel ar eich pasbort',
  send: 'Anfon fy ateb',
  noAccount: 'Nid oes angen cyfrif arnoch. I newid eich ateb yn nes ymlaen, agorwch yr un ddolen eto.',
  answeredBefore: {
    yes: 'Rydych wedi dweud y gwnewch. Gallwch newid eich ateb o hyd.',
    no: 'Rydych wedi dweud na. Gallwch newid eich ateb o hyd.',
    question: 'Rydych wedi gofyn cwestiwn. Gallwch ddweud y gwnewch, neu ddweud na, o hyd.',
  },
  notYou: (name) => `Nid ${name} ydych chi?`,
  tellUs: 'Dywedwch wrthym, a byddwn yn cau’r ddolen hon',
  onlyTo: (name) => `Nid ydym yn rhoi eich ateb i neb ond ${name}.`,
  closeTheLink: { title: 'Cau’r ddolen hon?', action: 'Cau’r ddolen' },
  weTellThatTheMail: (name) => `Byddwn yn dweud wrth ${name} fod yr e-bost wedi mynd at rywun arall. Ni fydd y ddolen yn agor dim wedyn.`,
  thankYou: 'Diolch',
  weHaveTold: (name) => `Rydym wedi dweud wrth ${name}. Gallwch gau’r dudalen hon.`,
  weHaveAsked: (name) => `Gall ${name} ddarllen eich cwestiwn nawr, a bydd yn eich ateb. Gallwch gau’r dudalen hon.`,
  closed: { title: 'Mae’r ddolen wedi’i chau', lead: 'Mae’n ddrwg gennym am y camgymeriad. Ni fydd neb yn ysgrifennu atoch am hyn mwyach.' },
  dead: { title: 'Nid yw’r ddolen hon yn gweithio mwyach', lead: 'Mae’n rhy hen, neu nid oes dim yn cael ei ofyn gennych mwyach. Gofynnwch i’r person a ysgrifennodd atoch.' },
  loading: 'Yn llwytho’r dudalen',
  tryAgain: 'Rhowch gynnig arall arni',
  toTheHomePage: 'Mynd i’r hafan',
}

export const keepAnswer: SoFar<typeof en.keepAnswer> = {
  keepThis: 'Cadw hyn mewn cyfrif',
  title: 'Cadw hyn yn eich cyfrif',
  loading: 'Yn llwytho eich cyfrif',
  loggedInWith: (email) => `Rydych wedi mewngofnodi gyda ${email}. Yno y dewch o hyd iddo eto, a gallwch newid eich ateb.`,
  keepIt: 'Ei gadw',
  anotherAccount: 'Allgofnodi a defnyddio cyfrif arall',
  openAnAccount: { title: 'Cadw hyn mewn cyfrif', lead: 'Mae am ddim, ac nid oes angen un arnoch i ateb. Mae’n dangos beth y mae pobl wedi’i ofyn gennych, a gallwch newid eich ateb yno.', action: 'Agor fy nghyfrif' },
  theAddress: 'Y cyfeiriad y daeth ein he-bost iddo.',
  haveOne: 'A oes gennych gyfrif yn barod?',
  logIn: 'Mewngofnodwch, a phwyswch “Cadw hyn mewn cyfrif” eto',
  confirmFirst: { title: 'Cadarnhewch eich e-bost', lead: 'Yna byddwn yn gwybod mai chi a ofynnwyd.' },
}

export const keptAnswers: SoFar<typeof en.keptAnswers> = {
  title: 'Beth y mae pobl wedi’i ofyn gennych',
  about: 'Nid oes neb arall yn gweld y rhestr hon. Nid yw’n dweud pwy sy’n cael beth. Mae’r hyn a dynnwch oddi arni yn dal i agor drwy’r ddolen yn ein he-bost.',
  roleFor: (role, from) => `${role}, i ${from}`,
  askedOf: (name, on) => `Gofynnwyd i ${name} ar ${on}`,
  notAnswered: 'Nid ydych wedi ateb eto.',
  hasEnded: (from) => `Nid oes dim yn cael ei ofyn gennych yma mwyach. Os nad ydych yn siŵr, gofynnwch i ${from} neu i’r teulu.`,
  isOpen: (from) => `Mae’r hyn a adawodd ${from} i chi ar agor nawr. Mae’n ddrwg gennym am eich colled.`,
  open: 'Agor yr hyn a adawyd i chi',
  again: 'Ei ddarllen eto, neu newid eich ateb',
  letGo: 'Ei dynnu oddi ar y rhestr hon',
}

export const askPeople: SoFar<typeof en.askPeople> = {
  shows: 'Dangos iddynt hefyd pwy sy’n cael beth. Maent yn gweld sut mae eich ewyllys bob tro y maent yn agor eu tudalen, a byth mewn e-bost.',
  title: 'Gofyn i’r bobl a ddewisoch',
  about: 'Dim ond pan fyddwch yn pwyso anfon y byddwn yn ysgrifennu at rywun. Mae pob un yn darllen beth yw’r gwaith ac yn eich ateb. Nid oes neb yn cael gwybod pwy sy’n cael beth, oni bai eich bod yn dewis ei ddangos.',
  onceYourEmailIsConfirmed: 'Ar ôl cadarnhau eich e-bost, gallwch ofyn i’r bobl a ddewisoch.',
  noEmailYet: 'Dim e-bost eto',
  notAsked: 'Heb ofyn eto',
  told: (on) => `Anfonwyd e-bost ar ${on}`,
  askedOn: (on, until) => `Gofynnwyd ar ${on}. Mae’r ddolen yn gweithio tan ${until}.`,
  noAnswer: (on) => `Gofynnwyd ar ${on}. Dim ateb eto.`,
  accepted: (on) => `Cytunodd ar ${on}.`,
  declined: (on) => `Byddai’n well ganddo neu ganddi beidio, ers ${on}. Mae eich ewyllys yn dal i enwi’r person nes i chi lofnodi un newydd.`,
  hasAsked: (on) => `Yn gofyn rhywbeth i chi, ers ${on}:`,
  typed: (name) => `Yr enw a deipiwyd: ${name}. Ai dyna’r person yr oeddech yn ei olygu?`,
  thatIsThem: 'Ie, dyna’r person',
  thatIsNotThem: 'Na, nid dyna’r person',
  ask: 'Gofyn',
  askAgain: 'Gofyn eto',
  someone: (name, role) => `${name}, ${role}`,
  takeBack: 'Ei dynnu’n ôl',
  replyByEmail: 'Ateb drwy e-bost',
  chooseSomebodyElse: 'Dewis rhywun arall',
  addTheEmail: 'Ychwanegu’r e-bost',
  changeTheEmail: 'Newid yr e-bost',
  theEmailOf: (name) => `E-bost ${name}`,
  email: { label: 'E-bost', hint: 'Dim ond i ofyn i’r person y byddwn yn ei ddefnyddio, a dim ond pan fyddwch yn pwyso anfon.' },
  save: 'Cadw',
  askThem: (name) => `Gofyn i ${name}?`,
  send: 'Ei anfon',
  thisGoesTo: 'Mae hwn yn mynd at',
  youCannotStopIt: 'Ni allwch atal yr e-bost ar ôl ei anfon. Gallwch dynnu’r cwestiwn yn ôl.',
  loadingTheEmail: 'Yn llwytho’r e-bost',
  hello: (name) => `Helo ${name},`,
  message: { label: 'Ychydig o eiriau gennych chi (dewisol)', hint: 'Maent ar y dudalen y mae’r e-bost yn arwain ati, ac nid yn yr e-bost.' },
  weHaveAsked: (name) => `Rydym wedi gofyn i ${name}.`,
  wantsNoMail: (name) => `Mae ${name} wedi gofyn i ni beidio ag anfon e-bost. Gofynnwch eich hun, neu rhowch y llythyr.`,
  takeItBack: (name) => `Tynnu’n ôl yr hyn a ofynnoch i ${name}?`,
  weTellThem: 'Byddwn yn dweud nad oes angen ei wneud. Nid yw eich ewyllys yn newid.',
  takenBack: (name) => `Rydym wedi dweud wrth ${name} nad oes dim yn cael ei ofyn.`,
  former: (name, role) => `Gofynnoch i ${name}, ac yna newidioch eich ewyllys. Rhywun arall yw’r ${role} nawr.`,
  tellThem: 'Dweud wrth y person',
}
