import { RELEASE_KEPT_YEARS, RELEASE_NOTICE_DAYS } from '#core/constants.ts'
import type { Released } from '#core/executor/released.ts'
import { listed } from '#core/text/names.ts'
import type * as en from '../en/death.ts'
import type { SoFar } from '../said.ts'
import { ac } from './names.ts'

export const still = { says: 'Nid yw rhai pobl yn cytuno â’r hyn y gofynnwyd amdano. Felly mae’r cyfan yn aros, nes iddynt gytuno neu nes i lys benderfynu. Yr unig beth y cawn ei ddweud yn gynt yw ble y cedwir yr ewyllys, a hynny wrth bob ysgutor.' } satisfies SoFar<typeof en.still>

export const tooEarly: SoFar<typeof en.tooEarly> = {
  title: 'Rydym wedi gwneud camgymeriad',
  says: 'Rhoddwyd rhywbeth o’ch eiddo i eraill yn rhy gynnar. Mae pob dolen wedi’i chau. Ysgrifennwch atom, a dywedwn wrthych beth a roddwyd, i bwy a phryd.',
}

export const deathDeeds: SoFar<typeof en.deathDeeds> = {
  reported: () => 'Cawsom wybod am y farwolaeth',
  certificate: () => 'Ychwanegwyd rhif y dystysgrif',
  missing: () => 'Gofynnwyd am y dystysgrif i bwy bynnag a ddywedodd wrthym',
  searching: () => 'Dechreuodd y chwilio am y person',
  contact: () => 'Gofynnwyd i rywun y mae’r person yn ymddiried ynddo ei gyrraedd',
  written: () => 'Ysgrifennwyd at y person',
  posted: (by) => `Postiodd ${by} lythyr at y person`,
  rang: (by) => `Ffoniodd ${by} y person, ac ni chafwyd ateb`,
  told: (by) => `Cafodd ${by} wybod am hyn`,
  unreached: (by) => `Nid oes gennym e-bost na chyfeiriad ar gyfer ${by}, ac ni allem roi gwybod. Rhowch chi wybod`,
  toPost: (by) => `Nid oes gennym e-bost ar gyfer ${by}, ac rydym yn postio llythyr`,
  opened: (by, to) => `Agorodd ${by} y llythyr at ${to}, i’w argraffu a’i bostio`,
  lettered: (by, to) => `Postiodd ${by} y llythyr at ${to}`,
  gone: (by, to) => `Dangoswyd i ${by} fod ${to} wedi marw`,
  notGone: (by, to) => `Tynnodd ${by} yn ôl fod ${to} wedi marw`,
  goneBefore: (_by, to) => `Gwyddom o adroddiad cynharach fod ${to} wedi marw`,
  changed: () => 'Ers hynny newidiodd rhywun yn y cyfrif pwy sy’n cael beth, neu sut i’w cyrraedd. Rhaid i bawb a gytunodd edrych eto',
  cameBack: (by) => `Daeth y llythyr at ${by} yn ôl, ac nid yw’n agor dim nawr. Rhowch chi wybod`,
  confirmed: (by) => `Cafodd ${by} gadarnhad o’r dystysgrif, a gweld pwy sy’n gofyn`,
  deciding: () => 'Daeth y chwilio i ben, ac nid atebodd neb',
  agreed: (by) => `Cytunodd ${by}`,
  refused: () => 'Ni chafodd ei ryddhau',
  stopped: () => 'Cafodd ei atal',
  still: () => 'Mae’n sefyll yn llonydd nes bod y rhai sy’n anghytuno yn cytuno',
  placed: () => 'Dywedwyd ble mae’r gwreiddiol wrth bob ysgutor fel ei gilydd',
  settled: (by) => `Gadawodd ${by} iddo fynd ymlaen`,
  released: () => 'Cafodd ei ryddhau',
  ending: () => `Cafodd pawb a gaiff ei agor wybod ei fod yn dod i ben ymhen ${RELEASE_NOTICE_DAYS} diwrnod`,
  wrongly: () => 'Cafodd ei ryddhau ar gam, a chaewyd pob dolen',
  lapsed: () => 'Ni ddaeth dim arall, a daeth i ben',
  again: () => 'Gofynnwyd amdano eto',
  withdrawn: () => 'Cafodd ei dynnu’n ôl',
  closed: () => 'Cafodd ei gau',
}

export const door: SoFar<typeof en.door> = {
  title: 'Mae rhywun wedi marw',
  lead: 'Mae’n ddrwg gennym. Os gwnaeth y person ewyllys yma, rydym yn helpu’r bobl a ddewiswyd i ddod o hyd iddi, ac i wybod beth i’w wneud. Nid yw’n costio dim.',
  weCanWait: 'Gallwn ni aros.',
  registerFirst: 'Cofrestrwch y farwolaeth yn gyntaf, fel arfer o fewn 5 diwrnod. Nid oes angen i’r angladd aros am yr ewyllys, nac amdanom ni.',
  firstDays: 'Y dyddiau cyntaf, yn eu trefn',
  whatWeNeed: 'Yr hyn sydd ei angen arnom',
  needs: [
    { title: 'Y cod ar gerdyn y person', words: 'Neu’r enw llawn, y dyddiad geni a dyddiad y farwolaeth.' },
    { title: 'Pwy ydych chi', words: 'Eich enw, eich e-bost, a beth ydych chi i’r person. Yn nes ymlaen gofynnwn am gael gweld eich pasbort neu’ch trwydded yrru, drwy fideo. Nid ydym yn cadw llun ohono.' },
    { title: 'Y dystysgrif marwolaeth', words: 'Ei rhif, a phwy a’i rhoddodd. Mae un dros dro gan grwner yn iawn. Os nad oes gennych un eto, dechreuwch hebddi.' },
  ],
  whatHappens: 'Beth sy’n digwydd wedyn',
  happens: [
    { title: 'Heddiw', words: 'Rydym yn ysgrifennu atoch i ddweud ei fod gennym.' },
    { title: 'O leiaf 14 diwrnod', words: 'Rydym yn ceisio cyrraedd y person, ym mhob ffordd a roddwyd i ni. Mae pobl yn gwneud camgymeriadau, ac mae hyn yn cadw’r byw yn ddiogel. Dewisodd rhai pobl amser hirach.' },
    { title: 'Yna, ychydig o ddiwrnodau gwaith', words: 'Rydym yn edrych ddwywaith ar yr hyn a anfonoch: dau ohonom, pob un ar ei ben ei hun, neu un ohonom ar ddau ddiwrnod.' },
    { title: 'Ar ôl hynny', words: 'Mae’r bobl a ddewiswyd yn cael gwybod ble mae’r ewyllys, a beth i’w wneud gyntaf.' },
  ],
  weDoNotSay: 'Tan hynny nid ydym yn dweud, wrth neb, a oes gan berson ewyllys yma. Nid ydym byth yn gofyn am arian, cyfrineiriau, manylion banc, na’r hyn yr oedd y person yn berchen arno.',
  writeInstead: 'Byddai’n well gennyf ysgrifennu atoch',
  iAmAlive: 'Fi a wnaeth yr ewyllys hon, ac rwy’n fyw',
  begin: 'Dechrau yma',
  haveACode: 'A oes gennych gerdyn â chod?',
  yes: 'Oes',
  no: 'Nac oes',
  theCode: { label: 'Y cod', hint: '12 o lythrennau a rhifau' },
  theirName: { label: 'Enw llawn y person', hint: 'Fel y mae ar y dystysgrif' },
  born: 'Dyddiad geni’r person',
  died: 'Dyddiad y farwolaeth',
  yourName: 'Eich enw llawn',
  yourEmail: 'Rydym yn ysgrifennu yno, ac yn anfon dolen i chi ddod yn ôl gyda hi.',
  yourPart: { label: 'Beth ydych chi i’r person', hint: 'Er enghraifft: merch ac ysgutor, neu gymydog' },
  certificate: { label: 'Rhif y dystysgrif', hint: 'Os nad oes gennych un eto, gadewch hwn yn wag. Gallwch ei ychwanegu’n nes ymlaen.' },
  issuer: { label: 'Pwy a’i rhoddodd', hint: 'Y swyddfa gofrestru, fel y mae’r dystysgrif yn ei henwi' },
  abroad: 'Cofrestrwyd y farwolaeth y tu allan i’r Deyrnas Unedig',
  send: 'Ei anfon atom',
  sentTitle: 'Mae’r hyn a anfonoch gennym',
  sent: (email) => `Rydym wedi ysgrifennu at ${email}. Mae’r ddolen yn yr e-bost hwnnw’n dangos sut y mae pethau, ac yn gadael i chi ychwanegu atynt.`,
}

export const aboutDeath: SoFar<typeof en.aboutDeath> = {
  tab: 'Am farwolaeth',
  loading: 'Yn agor',
  tryAgain: 'Rhowch gynnig arall arni',
  dead: { title: 'Nid yw’r ddolen hon yn gweithio mwyach', lead: 'Cafodd ei defnyddio, neu mae rhan ohoni ar goll. Copïwch y cyfan ohoni o’r e-bost, neu dechreuwch eto.' },
  startAgain: 'Mae rhywun wedi marw',
  asker: {
    title: (name) => (name ? `Yr hyn a ddywedoch wrthym am ${name}` : 'Yr hyn a ddywedoch wrthym'),
    sentOn: (day) => `Dywedoch wrthym ar ${day}.`,
    standings: {
      'needs a certificate': 'Mae angen rhif y dystysgrif arnom, a phwy a’i rhoddodd. Mae un dros dro gan grwner yn iawn. Ar ôl 30 diwrnod byddwn yn rhoi’r gorau i aros: ychwanegwch hi bryd hynny, a byddwn yn dechrau eto.',
      'being checked': 'Rydym yn ei wirio. Rydym yn ceisio cyrraedd y person, ym mhob ffordd a roddwyd i ni, ac yna’n edrych ddwywaith ar yr hyn a anfonoch. Byddwn yn anfon e-bost atoch cyn gynted ag y bydd penderfyniad.',
      waits: still.says,
      'cannot help': 'Ni allwn helpu gyda hyn nawr. Os ydych yn meddwl bod hynny’n anghywir, gofynnwch eto: yna byddwn yn dechrau o’r newydd, ac yn cael cadarnhad o’r dystysgrif gan bwy bynnag a’i rhoddodd.',
      missing: 'Edrychom ar bopeth a anfonoch, ac ni allwn ryddhau dim ar sail hynny. Gallwch ofyn eto gyda rhif y dystysgrif, neu gwyno: byddwn yn ateb o fewn 5 diwrnod gwaith.',
      done: 'Mae penderfyniad. Rydym wedi ysgrifennu at y bobl a ddewiswyd, lle bynnag y mae gennym gyfeiriad.',
      ended: 'Mae hwn wedi’i gau.',
    },
    addIt: 'Ychwanegu’r dystysgrif',
    sendIt: 'Anfon y rhif',
    takeBack: 'Ei dynnu’n ôl',
    complain: 'Cwyno',
  },
  alive: {
    title: 'Dywedwch wrthym os ydych yn fyw',
    lead: (name, first) => `Dywedodd rhywun wrthym fod ${name} wedi marw. Os ${first} ydych chi, camgymeriad yw hwn, ac rydym yn falch.`,
    press: (first) => `${first} ydw i. Rwy’n fyw`,
    stopsAtOnce: (until) => `Mae hyn yn atal popeth ar unwaith. Nid oes angen i chi fewngofnodi. Gallwch ei bwyso tan ${until}, ac wedyn dweud wrthym ar unrhyw adeg.`,
    whatWeKnow: 'Yr hyn a wyddom',
    whoToldUs: 'Pwy ddywedodd wrthym',
    withCode: 'Rhywun â’r cod oddi ar eich cerdyn. Cewch weld yr enw ar ôl i chi fewngofnodi.',
    withoutCode: 'Rhywun a roddodd eich enw a’ch dyddiad geni. Cewch weld ei enw ar ôl i chi fewngofnodi.',
    when: 'Pryd',
    whatTheyHave: 'Yr hyn a roddwyd i’r person',
    nothing: 'Dim. Nid yw wedi gweld dim o’ch eiddo chi.',
    something: 'Rhywbeth o’r hyn a adawoch. Pwyswch, a bydd pob dolen yn cael ei chau.',
    pressed: 'A oes rhywun yn pwyso arnoch, neu a ydych yn teimlo’n anniogel?',
    pressFirst: 'Pwyswch y botwm yn gyntaf. Yna ysgrifennwch atom, neu ffoniwch yr heddlu ar 101, neu mewn perygl 999.',
    family: (first) => `A ydych yn deulu, yn darllen post ${first}? Peidiwch â phwyso, os gwelwch yn dda. Ysgrifennwch atom yn lle hynny.`,
    logInFirst: 'Cafodd ei atal unwaith drwy ddolen o’r fath. I’w atal eto, mewngofnodwch, er mwyn i ni wybod mai chi sydd yno, neu ysgrifennwch atom.',
    logIn: 'Mewngofnodi',
    stoppedTitle: 'Mae popeth wedi’i atal',
    stopped: 'Rydym yn falch. Ni chafodd neb ddim. Mewngofnodwch i weld pwy ofynnodd, ac argraffwch gerdyn newydd.',
  },
  executor: {
    title: 'Mae rhywun wedi gofyn',
    lead: (name) => `Dywedodd rhywun wrthym fod ${name} wedi marw, ac mae’n gofyn am yr hyn a adawyd i eraill.`,
    nothing: 'Nid oes dim wedi’i roi i neb.',
    place: 'Dywedwyd ble y cedwir yr ewyllys, wrth bob ysgutor fel ei gilydd. Ni roddwyd dim arall.',
    ifAlive: 'Os camgymeriad yw hwn, neu os ydych yn gwrthwynebu, pwyswch isod. Nid yw tawelwch yn wrthwynebiad. Nid oes angen i chi roi rheswm.',
    object: 'Rwy’n gwrthwynebu: ei atal',
    objectedTitle: 'Mae’n sefyll yn llonydd',
    objected: 'Diolch. Mae popeth yn aros nes bod y rhai sy’n anghytuno yn cytuno, neu nes bod llys yn dweud hynny. Dim ond ble y cedwir yr ewyllys a gaiff ei ddweud yn gynt, wrth bob ysgutor fel ei gilydd.',
  },
}

const wishesAbout: Readonly<Record<NonNullable<Released['wishes']>[number]['about'], string>> = { funeral: 'eich angladd', children: 'eich plant', pets: 'eich anifeiliaid anwes', gift: 'rhoddion', trust: 'yr hyn a gedwir i rywun' }

export const afterMe: SoFar<typeof en.afterMe> = {
  title: 'Pwy sy’n cael beth, ar eich ôl chi',
  lead: 'Nid oes neb yn cael dim o hyn tra byddwch fyw. Mae’r dewisiadau hyn yn ddiogel fel y maent. Newidiwch nhw pryd bynnag y dymunwch.',
  back: 'Eich cyfrif',
  afterMyDeath: 'Ar ôl i mi farw',
  goesTo: 'yn mynd i',
  things: {
    original: { title: 'Ble mae’r gwreiddiol', words: 'Y papur ei hun, yn y lle a ddywedoch wrthym' },
    letters: { title: 'Fy llythyrau at bobl', words: 'Mae pob un yn mynd at y person y mae wedi’i ysgrifennu ato yn unig' },
    wishes: { title: 'Fy nymuniadau', words: `Yr hyn a ysgrifennoch am ${ac(listed.format(Object.values(wishesAbout))).replace(/ ac? yr /, ' a’r ')}. Gwell ei roi tra byddwch fyw, hefyd` },
    belongings: { title: 'Yr hyn rwy’n berchen arno, a ble', words: 'Dim cyfrineiriau' },
    words: { title: 'Geiriau fy ewyllys', words: 'Fel y llofnodoch hi. Mae hefyd yn helpu i wneud cais am brofiant' },
    record: { title: 'Sut y gwnaed fy ewyllys', words: 'Y cofnod, ar gyfer llys neu gyfreithiwr' },
    figures: { title: 'Fy ffigurau', words: 'Y gwerthoedd a roesoch, sy’n helpu i wneud cais am brofiant' },
  },
  executors: 'Fy ysgutorion',
  each: 'Pwy bynnag y mae pob un iddo',
  nobody: 'Neb',
  save: 'Cadw fy newisiadau',
  nothingIsSent: 'Nid oes dim yn cael ei anfon at neb.',
  saved: 'Mae eich dewisiadau wedi’u cadw.',
  before: 'Cyn i neb gael dim',
  steps: (days) => ['Mae’n rhaid profi pwy ydynt, a’ch bod wedi marw.', `Rydym yn ceisio eich cyrraedd am o leiaf ${days} diwrnod. Mae un gwasgiad gennych chi yn ei atal.`, 'Rydym yn edrych arno ddwywaith, ac mae’n rhaid dweud ie bob tro.'],
  wait: 'Am ba hyd y byddwn yn ceisio eich cyrraedd',
  waits: { 14: '14 diwrnod', 30: '30 diwrnod: rwy’n teithio llawer', 60: '60 diwrnod' },
  contact: {
    title: 'Rhywun sy’n gallu eich cyrraedd',
    says: 'Os dywedir wrthym eich bod wedi marw, byddwn yn ysgrifennu at y person hwn hefyd: unwaith, i ofyn i chi edrych ar eich post. Nid ydym yn dweud dim am y rheswm, nac am ewyllys.',
    name: 'Enw llawn y person',
    email: 'E-bost y person',
    save: 'Cadw’r person hwn',
    saved: 'Wedi’i gadw. Dim ond bryd hynny y byddwn yn ysgrifennu.',
    remove: 'Peidio â gofyn i neb',
    removed: 'Ni fyddwn yn gofyn i neb.',
  },
  card: 'Cerdyn ar gyfer eich waled',
  cardSays: 'Mae’n agor y drws, ac nid yw’n dweud dim.',
  opens: (address) => `Cod sy’n agor ${address}`,
  print: 'Argraffu’r cerdyn',
  newCard: 'Gwneud cerdyn newydd',
  newCardMade: 'Dyma eich cerdyn newydd. Nid yw cod yr un cynharach yn agor dim.',
  onTheCard: { title: 'Pan fyddaf wedi marw', go: 'Ewch i', andType: 'a theipiwch y cod hwn:', says: 'Mae’n dechrau gyda “Mae rhywun wedi marw”.' },
  reports: 'Dywedodd rhywun wrthym eich bod wedi marw',
  reported: (asker, as, day) => `${asker} (${as}), ar ${day}`,
  open: 'Rydym yn ei wirio. Os ydych yn darllen hwn, camgymeriad ydyw.',
  given: 'Rhoddwyd rhywbeth eisoes. Os ydych yn darllen hwn, camgymeriad ydyw.',
  over: 'Mae ar ben. Does dim ar y gweill.',
  alive: 'Rwy’n fyw: atal popeth',
  stopped: 'Mae popeth wedi’i atal. Ni chafodd neb ddim.',
}

const noBrowser = (home: string): string => `Os na allwch ddefnyddio porwr, gofynnwch i rywun yr ydych yn ymddiried ynddo am help. Yn ${home}/contact-us rydym yn ateb cwestiynau. Nid ydym byth yn gofyn am arian na manylion banc.`

export const toAnExecutor = {
  says: (name) => `Dywedodd rhywun wrthym fod ${name} wedi marw. Mae’n ddrwg gennym os mai gennym ni rydych yn clywed gyntaf. Os camgymeriad ydyw, neu os ydych yn gwrthwynebu, dywedwch wrthym. Os na ddywedwch ddim, byddwn yn cymryd nad ydych yn gwrthwynebu.`,
  why: (name) => `Rydych yn cael hwn am fod ${name} wedi gwneud ewyllys gyda ni, ac wedi rhoi eich cyfeiriad i ni.`,
} satisfies SoFar<typeof en.toAnExecutor>

export const lettersByPost: SoFar<typeof en.lettersByPost> = {
  toTestator: (name, first, home, code) => [
    `Annwyl ${name}`,
    `Dywedodd rhywun wrthym eich bod wedi marw, ac mae’n gofyn am yr hyn a adawoch i eraill. Os ${first} ydych chi, camgymeriad yw hwn, ac rydym yn falch.`,
    ...(code ? [`Dywedwch wrthym, os gwelwch yn dda. Teipiwch y cyfeiriad hwn mewn porwr, a phwyswch y botwm: ${home}/about-a-death/${code}. Nid oes angen i chi fewngofnodi.`] : []),
    `${code ? 'Gallwch hefyd fewngofnodi' : 'Dywedwch wrthym, os gwelwch yn dda. Mewngofnodwch'} yn ${home}/account, a phwyso “${afterMe.alive}”. Neu ysgrifennwch atom yn ${home}/contact-us. Nid oes dim wedi’i roi i neb.`,
    `A ydych yn deulu, yn darllen post ${first}? Mae’n ddrwg gennym. Peidiwch ag ateb dros ${first}, os gwelwch yn dda. Ysgrifennwch atom yn lle hynny.`,
  ],
  toReader: (to, testator, home, code) => [
    `Annwyl ${to}`,
    ...(code
      ? [
          `Mae’n ddrwg gennym fod ${testator} wedi marw. Gwnaeth ${testator} ewyllys gyda ni, a gadawodd rywbeth yno i chi. Gall ddweud ble y cedwir yr ewyllys, a beth i’w wneud yn gyntaf.`,
          'I’w ddarllen, teipiwch y cyfeiriad hwn mewn porwr:',
          `${home}/released/${code}`,
          'I chi yn unig y mae. Nid yw’n costio dim, ac nid oes angen cyfrif arnoch.',
          `Mae’n aros ar agor am ${RELEASE_KEPT_YEARS} mlynedd. Cadwch y llythyr hwn yn ddiogel: gall pwy bynnag sydd ag ef ddarllen yr hyn a adawyd i chi.`,
          noBrowser(home),
        ]
      : [`Ysgrifennom atoch fod ${testator} wedi gadael rhywbeth i chi. Camgymeriad oedd hynny, ac mae’n ddrwg gennym. Nid yw’r cyfeiriad yn ein llythyr yn agor dim nawr.`, `Dinistriwch y llythyr hwnnw, a chadwch yr hyn a ddarllenoch i chi eich hun. Yn ${home}/contact-us rydym yn ateb cwestiynau.`]),
  ],
  toAsked: (to, testator, home, code) => [`Annwyl ${to}`, toAnExecutor.says(testator), 'I’w ddarllen, neu i wrthwynebu, teipiwch y cyfeiriad hwn mewn porwr:', `${home}/about-a-death/${code}`, `Nid oes dim wedi’i roi i neb. ${toAnExecutor.why(testator)}`, noBrowser(home)],
}

export const released: SoFar<typeof en.released> = {
  tab: 'Yr hyn a adawyd i chi',
  loading: 'Yn agor',
  record: 'Sut y gwnaed yr ewyllys: y cofnod',
  signedPages: 'Y tudalennau a lofnodwyd, fel y tynnwyd llun ohonynt',
  dead: { title: 'Nid yw’r ddolen hon yn agor dim', lead: 'Mae rhan ohoni ar goll, neu cafodd ei chau. Copïwch y cyfan ohoni o’r e-bost, neu ysgrifennwch atom.' },
  write: 'Ysgrifennwch atom',
}
