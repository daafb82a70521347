import { brand } from '#core/brand.ts'
import { PRICES_AS_OF, productById, VAT_PERCENT } from '#core/catalogue/products.ts'
import { poundsInWords } from '#core/text/money.ts'
import type { Words } from '../en/visitors.ts'
import { welshDate } from './names.ts'

const shell: Words['shell'] = {
  skip: 'Neidio i’r prif gynnwys',
  mainLinks: 'Prif ddolenni',
  account: 'Eich cyfrif',
  links: {
    '/how-it-works': 'Sut mae’n gweithio',
    '/help': 'Cymorth',
    '/about': 'Amdanom ni',
    '/power-of-attorney': 'Atwrneiaeth arhosol',
    '/check-my-will/start': 'Gwirio fy ewyllys',
    '/prices': 'Prisiau',
    '/faqs': 'Cwestiynau',
    '/terms': 'Telerau defnyddio',
    '/wills-terms': 'Telerau eich ewyllys',
    '/privacy': 'Preifatrwydd',
    '/security': 'Diogelwch',
    '/accessibility': 'Hygyrchedd',
    '/contact-us': 'Cysylltu â ni',
    '/somebody-has-died': 'Mae rhywun wedi marw',
    '/login': 'Mewngofnodi',
  },
  inEnglish: '(Saesneg)',
  saving: 'Wrthi’n cadw…',
  saved: 'Wedi’i gadw',
  notYet: 'Heb ei gadw eto',
  notSaved: 'Heb ei gadw.',
  tryAgain: 'Rhoi cynnig arall arni',
  progress: 'Eich ewyllys',
  done: (percent) => `${percent}% wedi’i wneud`,
  aboutLinks: 'Ynglŷn â’r gwasanaeth hwn',
  groups: { wills: 'Ewyllysiau', help: 'Cymorth', us: 'Amdanom ni' },
  about: `Mae ${brand.name} yn eich helpu i ysgrifennu eich ewyllys eich hun ar gyfer Cymru a Lloegr. Nid cwmni cyfreithiol ydyw, ac nid yw’n rhoi cyngor cyfreithiol.`,
  source: 'Cod ffynhonnell',
  cookies: 'Cwcis',
  mayWe: 'A gawn ni ddefnyddio cwcis i weld pa hysbysebion sy’n dod â phobl yma? Nid ydym byth yn defnyddio eich atebion ar gyfer hyn.',
  aboutCookies: 'Ynglŷn â chwcis',
  accept: 'Derbyn cwcis',
  decline: 'Gwrthod cwcis',
  withoutScript: 'I ysgrifennu eich ewyllys yma, neu i anfon ffurflen atom, trowch JavaScript ymlaen ac ail-lwythwch y dudalen hon.',
}

const landing: Words['landing'] = {
  back: 'Yn ôl',
  goOn: 'Parhau',
  pages: {
    '0': { title: 'Ysgrifennwch eich ewyllys a gweld pob gair.', lead: 'Rydych yn ateb cwestiynau plaen. Mae eich ewyllys yn ymddangos wrth eu hymyl, air am air.' },
    '1': { title: 'A ydych yn byw yng Nghymru neu Loegr?', lead: 'Hynny yw, eich prif gartref. Mae’r rheolau ar gyfer ewyllysiau yn dibynnu ar ble mae eich cartref parhaol.' },
    '2': { title: 'Beth yw eich enw?', lead: 'Fel y mae ar eich pasbort neu’ch tystysgrif geni. Cewch ychwanegu enwau canol yn nes ymlaen.' },
  },
  facts: [
    [`${poundsInWords(productById('will').price)} unwaith`, VAT_PERCENT > 0 ? 'gyda TAW. Nid oes dim yn adnewyddu.' : 'Nid oes dim yn adnewyddu.'],
    ['Am ddim i’w hysgrifennu', 'ac i’w darllen. Rydych yn talu i’w lawrlwytho.'],
    ['Un cwestiwn ar y tro', 'Stopiwch ar ôl unrhyw un. Dewch yn ôl wedyn.'],
  ],
  homeowner: 'A ydych yn berchen ar eich cartref?',
  homeownerHint: 'Ar eich pen eich hun neu gyda rhywun arall.',
  firstName: 'Enw cyntaf',
  lastName: 'Cyfenw',
  answers: { Yes: 'Ydw', No: 'Nac ydw' },
  desk: 'Sut olwg sydd ar ewyllys, yn Saesneg',
  sorry: 'Mae’n ddrwg gennym, ni allwn ysgrifennu eich ewyllys eto',
  sorryWhy: 'Mae’r gyfraith yn wahanol yn yr Alban, yng Ngogledd Iwerddon a thramor, ac efallai na fyddai ewyllys a wneir yma yn gwneud yr hyn rydych chi’n ei ddymuno. Gall cyfreithiwr yn y lle rydych yn byw eich helpu.',
}

const welshNotice: Words['welshNotice'] = {
  heading: 'Beth sydd yn Gymraeg, a beth sydd yn Saesneg',
  what: 'Mae’r cwestiynau am eich ewyllys yn Gymraeg, ond nid popeth o’u cwmpas: mae tudalen yn dweud lle mae rhan ohoni yn Saesneg. Yn Saesneg y mae’r ewyllys ei hun. Yn Gymraeg y mae’r rhan fwyaf o’r hyn rydym yn ei ysgrifennu atoch.',
  welshWill: 'Os hoffech gael eich ewyllys yn Gymraeg, gall cyfreithiwr sy’n gweithio yn Gymraeg ysgrifennu un i chi.',
}

const waitlist: Words['waitlist'] = {
  question: 'Hoffech chi glywed gennym pan fyddwn yn gallu?',
  action: 'Rhowch wybod i mi pan fyddwch yn gallu',
  thanks: 'Diolch. Rydych ar y rhestr.',
  once: 'Byddwn yn anfon un e-bost atoch, yn Saesneg, pan fyddwn yn gallu ysgrifennu ewyllysiau lle rydych yn byw.',
}

const fields: Words['fields'] = {
  email: 'E-bost',
  password: 'Cyfrinair',
  passwordHint: 'O leiaf 8 nod. Rhowch gynnig ar dri gair nad oes a wnelont ddim â’i gilydd.',
  showPassword: 'Dangos y cyfrinair',
  hidePassword: 'Cuddio’r cyfrinair',
  optional: '(dewisol)',
  agreement: 'Eich cytundeb',
  error: 'Gwall:',
  problem: 'Mae problem',
  newTab: '(yn agor mewn tab newydd)',
}

const failures: Words['failures'] = {
  offline: 'Ni allem gyrraedd y gweinydd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.',
  busy: 'Gormod o ymdrechion. Arhoswch ychydig funudau, yna rhowch gynnig arall arni.',
  other: 'Aeth rhywbeth o’i le ar ein hochr ni. Rhowch gynnig arall arni.',
  notSaved: 'Heb ei gadw.',
}

const messages: Words['messages'] = {
  FIELD_REQUIRED: 'Mae angen llenwi’r maes hwn',
  FIELD_EMPTY: 'Ni all y maes hwn fod yn wag',
  NAME_WRONG_FORMAT: 'Rhowch enw llawn',
  NAME_WITHOUT_NUMBER_WRONG_FORMAT: 'Tynnwch y rhifau o’r maes hwn',
  NAME_TOO_LONG: 'Defnyddiwch 50 llythyren ar y mwyaf ar gyfer pob enw',
  EMAIL_WRONG_FORMAT: 'Rhowch gyfeiriad e-bost dilys',
  EMAIL_HIDDEN_CHARACTER: 'Mae nod cudd yn yr e-bost hwn. Teipiwch ef eto â llaw yn lle ei ludo',
  SELECT_OPTION: 'Dewiswch ateb',
  AGREE_TERMS: 'Cytunwch â’n telerau a’n polisi preifatrwydd',
  PASSWORD_REQUIRED: 'Rhowch gyfrinair',
  PASSWORD_TOO_SHORT: 'Defnyddiwch o leiaf 8 nod',
  PASSWORD_TOO_COMMON: 'Mae’r cyfrinair hwn yn rhy hawdd ei ddyfalu. Dewiswch un arall',
  PASSWORD_IS_YOU: 'Ni all eich cyfrinair fod yn enw nac yn e-bost. Dewiswch un arall',
  PASSWORD_CLOSED: 'Ar ôl llawer o gyfrineiriau anghywir ar gyfer yr e-bost hwn, ni dderbynnir yr un ar y ddyfais hon, hyd yn oed yr un cywir. Os oes cyfrif, rydym wedi anfon e-bost ato. Dewiswch gyfrinair newydd gyda’r ddolen yn yr e-bost hwnnw, neu mewngofnodwch lle rydych wedi gwneud hynny o’r blaen',
  EMAIL_TAKEN: 'Mae cyfrif gyda’r e-bost hwn yn barod. Mewngofnodwch yn lle hynny',
  PROOF_NEEDED: 'Ni allem orffen gwiriad diogelwch. Rhowch gynnig arall arni',
}

const notFound: Words['notFound'] = {
  title: 'Ni allwn ddod o hyd i’r dudalen hon',
  lead: 'Efallai fod y cyfeiriad yn anghywir, neu fod y dudalen wedi symud. Mae eich atebion yn ddiogel.',
  toYourWill: 'Mynd at eich ewyllys',
  toHome: 'Mynd i’r hafan',
  failed: 'Ni allem ddangos y dudalen hon',
  why: 'Aeth rhywbeth o’i le ar ein hochr ni. Mae’r hyn a gadwyd gennych yn ddiogel.',
  tryAgain: 'Rhoi cynnig arall arni',
}

const signUp: Words['signUp'] = {
  title: (name) => `Cadwch eich ewyllys yn ddiogel, ${name}`,
  tab: 'Cofrestru',
  paper: 'Eich ewyllys hyd yn hyn, yn Saesneg',
  lead: 'Mae eich cyfrif yn cadw pob ateb. Stopiwch pryd bynnag y mynnwch. Dim ond wrth lawrlwytho y byddwch yn talu.',
  action: 'Creu fy nghyfrif',
  haveOne: 'Mae gen i gyfrif yn barod',
  taken: 'Wedi anghofio’r cyfrinair, neu nid chi oedd yno? Gallwn anfon dolen i’r cyfeiriad hwn. Defnyddiwch hi i gadw’r cyfrif neu ei ddileu.',
  takenLink: 'E-bostiwch y ddolen ataf',
  agree: 'Rwy’n cytuno â’r',
  terms: 'telerau',
  and: 'ac â’r',
  privacy: 'polisi preifatrwydd',
  code: 'Cod noddwr',
  codeHint: 'Daeth gyda’ch dolen. Cliriwch y blwch hwn os byddai’n well gennych dalu am eich ewyllys eich hun, yn nes ymlaen.',
}

export const prices: Words['prices'] = {
  title: 'Prisiau',
  lead: 'Mae ysgrifennu eich ewyllys a’i darllen am ddim. Rydych yn talu unwaith, pan fyddwch am ei lawrlwytho. Nid oes dim yn adnewyddu’n awtomatig.',
  ours: 'Yr hyn rydych yn ei dalu i ni',
  withVat: (percent) => `Gyda TAW o ${percent}%.`,
  onlyFirst: 'Dim ond y cyntaf sydd ei angen arnoch. Pethau ychwanegol yw’r lleill.',
  free: 'Am ddim',
  sample: 'Yr hyn a gewch gydag atwrneiaeth, a sampl yn Saesneg',
  asOf: `Prisiau ar ${welshDate(PRICES_AS_OF)}.`,
  moneyBack: 'Eich arian yn ôl',
  moneyBackUntil: 'Cewch eich holl arian yn ôl hyd nes i chi lawrlwytho eich dogfennau am y tro cyntaf, neu ddefnyddio’r hyn arall a brynoch.',
  start: 'Dechrau eich ewyllys',
  theGovernments: 'Yr hyn y mae’r llywodraeth yn ei godi',
  notToUs: 'Dim ond os byddwch yn defnyddio’r gwasanaeth y byddwch yn talu’r rhain. I’r llywodraeth y mae’r arian yn mynd, ac nid oes dim ohono’n dod i ni.',
  products: {
    will: { name: 'Eich ewyllys', note: 'Yr ewyllys, canllaw llofnodi a newidiadau am ddim' },
    mirror: {
      name: 'Ewyllysiau i chi a’ch partner',
      note: 'Eich ewyllys chi, ac un gyfatebol y bydd eich partner yn ei gwirio a’i chadarnhau ar wahân',
    },
    'mirror-upgrade': {
      name: 'Ewyllys i’ch partner',
      note: 'Wedi’i hychwanegu at ewyllys yr ydych wedi talu amdani: un gyfatebol y bydd eich partner yn ei gwirio a’i chadarnhau ar wahân',
    },
    check: {
      name: 'Gwirio fy ewyllys',
      note: 'Cwestiynau am ewyllys sydd gennych yn barod, a’r hyn y gall fod angen ei wneud',
    },
    lpa: {
      name: 'Atwrneiaeth arhosol',
      note: 'Taflen i’w chopïo ar y ffurflen swyddogol, ar gyfer arian ac eiddo neu iechyd a gofal',
    },
    'lpa-both': {
      name: 'Y ddwy atwrneiaeth arhosol',
      note: 'Taflen i’w chopïo ar bob ffurflen swyddogol: arian ac eiddo, ac iechyd a gofal',
    },
    print: {
      name: 'Argraffu, rhwymo a phostio',
      note: 'Eich ewyllys wedi’i hargraffu, ei rhwymo a’i hanfon drwy bost wedi’i olrhain',
    },
    storage: {
      name: 'Nodyn o ble mae eich ewyllys',
      note: 'Rydym yn nodi ble mae eich ewyllys lofnodedig',
    },
  },
  fees: {
    'lpa-registration': {
      name: 'Cofrestru pob atwrneiaeth gyda Swyddfa’r Gwarcheidwad Cyhoeddus',
      note: 'Hanner os yw eich incwm yn isel',
    },
    'will-deposit': {
      name: 'Storio eich ewyllys gyda’r Gwasanaeth Profiant',
      note: 'Dim ond os byddwch yn dewis gwneud hynny',
    },
  },
}

const reviews: Words['reviews'] = {
  heading: 'Barn ein cwsmeriaid',
  average: (of5) => `${of5} allan o 5`,
  from: (count) => `gan ${count} o gwsmeriaid sydd wedi’u cadarnhau.`,
  more: 'Beth maen nhw’n ei ddweud',
  customer: 'Cwsmer',
}

/** Everything that is said in both languages, in Welsh. Fetched when a Welsh page is opened. */
export const welsh = {
  shell,
  landing,
  welshNotice,
  waitlist,
  fields,
  failures,
  messages,
  notFound,
  signUp,
  prices,
  reviews,
} as const satisfies Words

/** The parts that a native speaker has still to review. `solicitor`: it states the law or our terms, so a solicitor too. */
export const welshReview: { readonly [Part in keyof Words]: { readonly review: true; readonly solicitor?: true } } = {
  shell: { review: true, solicitor: true },
  landing: { review: true, solicitor: true },
  welshNotice: { review: true, solicitor: true },
  waitlist: { review: true },
  fields: { review: true },
  failures: { review: true },
  messages: { review: true },
  notFound: { review: true },
  signUp: { review: true, solicitor: true },
  prices: { review: true, solicitor: true },
  reviews: { review: true },
}
