import type * as en from '../en/without-a-will.ts'
import type { SoFar } from '../said.ts'

type Kin = SoFar<typeof en.kin>

const left = (n: string): string => `Plant a adawyd gan ${n}`

const siblings: Kin['siblings'] = {
  asked: 'A oes gennych frodyr a chwiorydd?',
  hint: 'Y rhai sydd â’r un ddau riant â chi.',
  living: 'Brodyr a chwiorydd sy’n fyw',
  dead: 'Brodyr a chwiorydd sydd wedi marw gan adael plant',
  left,
  one: 'Eich brawd neu’ch chwaer',
  nth: (n) => `Brawd neu chwaer ${n}`,
}
const uncles: Kin['uncles and aunts'] = {
  asked: 'A oes gennych ewythrod a modrybedd?',
  hint: 'Brodyr a chwiorydd llawn eich rhieni, nid rhai drwy briodas.',
  living: 'Ewythrod a modrybedd sy’n fyw',
  dead: 'Ewythrod a modrybedd sydd wedi marw gan adael plant',
  left,
  one: 'Eich ewythr neu’ch modryb',
  nth: (n) => `Ewythr neu fodryb ${n}`,
}

export const kin: Kin = {
  children: {
    asked: 'A oes gennych blant?',
    hint: 'Mae plant wedi’u mabwysiadu’n cyfrif, a phlant na phriododd eu rhieni erioed. Nid yw llysblant nad ydych wedi’u mabwysiadu’n cyfrif.',
    living: 'Plant sy’n fyw',
    dead: 'Plant sydd wedi marw gan adael plant eu hunain',
    left,
    one: 'Eich plentyn',
    nth: (n) => `Plentyn ${n}`,
  },
  parents: {
    asked: 'A yw eich rhieni’n fyw?',
    hint: 'Mae rhieni a fabwysiadodd yn cyfrif yn lle’r rhieni drwy enedigaeth.',
    living: 'Rhieni sy’n fyw',
    one: 'Eich rhiant',
    nth: (n) => `Rhiant ${n}`,
  },
  siblings,
  'half-siblings': {
    asked: 'A oes gennych hanner brodyr a hanner chwiorydd?',
    hint: 'Y rhai sydd ag un rhiant yr un fath â chi. Nid yw llysfrodyr a llyschwiorydd yn cyfrif.',
    living: 'Hanner brodyr a hanner chwiorydd sy’n fyw',
    dead: 'Hanner brodyr a hanner chwiorydd sydd wedi marw gan adael plant',
    left,
    one: 'Eich hanner brawd neu’ch hanner chwaer',
    nth: (n) => `Hanner brawd neu hanner chwaer ${n}`,
  },
  grandparents: {
    asked: 'A yw eich neiniau a’ch teidiau’n fyw?',
    hint: 'Mae’r pedwar yn cyfrif.',
    living: 'Neiniau a theidiau sy’n fyw',
    one: 'Eich nain neu’ch taid',
    nth: (n) => `Nain neu daid ${n}`,
  },
  'uncles and aunts': uncles,
  'half-uncles and half-aunts': {
    asked: 'A oes gennych hanner ewythrod a hanner modrybedd?',
    hint: 'Hanner brodyr a hanner chwiorydd eich rhieni.',
    living: 'Hanner ewythrod a hanner modrybedd sy’n fyw',
    dead: 'Hanner ewythrod a hanner modrybedd sydd wedi marw gan adael plant',
    left,
    one: 'Eich hanner ewythr neu’ch hanner modryb',
    nth: (n) => `Hanner ewythr neu hanner modryb ${n}`,
  },
}

export const titles: SoFar<typeof en.titles> = {
  'spouse alone': 'Gŵr, gwraig neu bartner sifil, a dim plant',
  'spouse and children': 'Gŵr, gwraig neu bartner sifil, a phlant',
  'spouse and children until 2014': 'Gŵr, gwraig neu bartner sifil, a phlant, hyd fis Hydref 2014',
  'spouse and family until 2014': 'Gŵr, gwraig neu bartner sifil, a theulu, hyd fis Hydref 2014',
  children: 'Plant',
  parents: 'Rhieni',
  siblings: 'Brodyr a chwiorydd llawn',
  'half-siblings': 'Hanner brodyr a hanner chwiorydd',
  grandparents: 'Neiniau a theidiau',
  'uncles and aunts': 'Ewythrod a modrybedd',
  'half-uncles and half-aunts': 'Hanner ewythrod a hanner modrybedd',
  'the Crown': 'Neb yn y rhestr hon',
  line: 'Pan fydd rhywun yn y rhestr wedi marw',
  held: 'Pan fydd rhywun o dan 18 oed',
  survive: 'Pan fydd yn marw’n fuan ar eich ôl, neu’r ddau ohonoch yn byw ar wahân',
}
export const rules: SoFar<typeof en.rules> = {
  'spouse alone': 'Mae gŵr, gwraig neu bartner sifil yn cael popeth lle nad oes plant, wyrion, wyresau na disgynyddion eraill.',
  'spouse and children': (sum) => `Mae gŵr, gwraig neu bartner sifil yn cael yr eiddo personol, y ${sum} cyntaf a hanner y gweddill. Mae’r plant yn rhannu’r hanner arall.`,
  'spouse and children until 2014': (sum) => `Roedd gŵr, gwraig neu bartner sifil yn cael yr eiddo personol a’r ${sum} cyntaf, ac incwm hanner y gweddill am oes. Roedd y plant yn cael yr hanner arall, a’r hanner hwnnw wedyn.`,
  'spouse and family until 2014': (sum) => `Roedd gŵr, gwraig neu bartner sifil yn cael yr eiddo personol, y ${sum} cyntaf a hanner y gweddill. Roedd rhieni’n cael yr hanner arall, neu fel arall brodyr a chwiorydd.`,
  children: 'Lle nad oes gŵr, gwraig na phartner sifil, mae’r plant yn rhannu popeth yn gyfartal.',
  parents: 'Lle nad oes disgynyddion chwaith, mae’r rhieni’n rhannu popeth yn gyfartal, neu mae’r un sy’n fyw yn ei gael.',
  siblings: 'Lle nad oes rhiant yn fyw, mae brodyr a chwiorydd sydd â’r un ddau riant yn rhannu popeth yn gyfartal.',
  'half-siblings': 'Lle nad oes yr un o’r rheini na phlant iddynt, mae hanner brodyr a hanner chwiorydd yn rhannu popeth yn gyfartal.',
  grandparents: 'Lle nad oes yr un o’r rheini chwaith, mae’r neiniau a’r teidiau sy’n fyw yn rhannu popeth yn gyfartal.',
  'uncles and aunts': 'Lle nad oes nain na thaid yn fyw, mae brodyr a chwiorydd llawn y rhieni yn rhannu popeth yn gyfartal.',
  'half-uncles and half-aunts': 'Lle nad oes yr un o’r rheini na phlant iddynt, mae hanner brodyr a hanner chwiorydd y rhieni yn rhannu popeth yn gyfartal.',
  'the Crown': 'Lle nad oes perthynas yn y rhestr hon ar ôl, mae popeth yn mynd i’r Goron, neu i Ddugiaeth Caerhirfryn neu Ddug Cernyw.',
}
export const beside: SoFar<typeof en.beside> = {
  line: 'Mae plant rhywun yn y rhestr sydd wedi marw yn dod yn ei le, ac yn rhannu’r rhan honno’n gyfartal.',
  held: 'Caiff yr hyn sydd gan berson o dan 18 oed ei ddal ar ei ran nes ei fod yn 18 oed, neu’n priodi neu’n ffurfio partneriaeth sifil cyn hynny.',
  survive: 'Dim ond os yw’n byw am 28 diwrnod y mae gŵr, gwraig neu bartner sifil yn cael dim. Hyd nes bod llys yn dod â’r briodas i ben neu’n gorchymyn gwahanu mae’n cyfrif, hyd yn oed os ydych yn byw ar wahân.',
}
export const drawn: SoFar<typeof en.drawn> = {
  first: (sum) => `eich eiddo personol a’r ${sum} cyntaf`,
  theCrown: 'Y Goron',
  between: (count) => `${count} ohonynt, yn gyfartal`,
  allToSpouse: (spouse, sum) => `Nid yw’r hyn y byddech yn ei adael yn fwy na ${sum}, felly mae’r cyfan yn mynd i ${spouse}.`,
  total: (who, sum) => `${who}: ${sum} i gyd.`,
  roughly: 'Mewn punnoedd, mae hyn cyn Treth Etifeddiant a’r costau o setlo’r hyn rydych yn ei adael. Mae’r swm cyntaf hefyd yn ennill llog nes iddo gael ei dalu.',
  law: 'Y gyfraith ar hyn',
  source: (section) => `Ffynhonnell: ${section}.`,
}
export const page: SoFar<typeof en.page> = {
  title: 'Heb ewyllys, heddiw',
  lead: 'Os byddwch farw heb ewyllys, y gyfraith sy’n penderfynu pwy sy’n cael beth. Atebwch hyd at dri chwestiwn i’w weld. Nid oes angen cyfrif arnoch, ac nid oes dim a ddywedwch yma’n cael ei gadw na’i anfon.',
  married: 'A ydych yn briod neu mewn partneriaeth sifil?',
  marriedHint: 'Os ydych yn byw ar wahân, ac nad oes llys wedi dod â hi i ben nac wedi gorchymyn gwahanu, rydych o hyd. Nid yw byw gyda’ch gilydd yn briodas.',
  spouses: { husband: 'Ydw, mae gennyf ŵr', wife: 'Ydw, mae gennyf wraig', 'civil partner': 'Ydw, mae gennyf bartner sifil', none: 'Nac ydw' },
  spouse: { husband: 'Eich gŵr', wife: 'Eich gwraig', 'civil partner': 'Eich partner sifil', none: 'Neb' },
  theFirst: 'y cyntaf ohonynt',
  theNth: (n) => `rhif ${n} ohonynt`,
  worth: 'Tua faint y byddech yn ei adael?',
  worthHint: 'Gallwch adael hwn yn wag. Yr hyn rydych yn berchen arno ar eich pen eich hun a’ch rhan o’r hyn rydych yn berchen arno gydag eraill, llai’r hyn sydd arnoch. Nid eich pensiwn, ac nid cartref sy’n mynd i’w berchennog arall.',
  worthExample: 'Er enghraifft 450k neu 1.2m.',
  worthWrong: 'Ni allem ddarllen hynny fel swm mewn punnoedd.',
  who: 'Pwy fyddai’n cael beth',
  notYet: 'Atebwch y cwestiynau, a byddwn yn ei ddarlunio yma.',
  readOn: (day) => `Fel y darllenwyd y gyfraith ar ${day}. Mae’r geiriau hyn yn aros i gyfreithiwr eu hadolygu.`,
  order: 'Trefn y gyfraith',
  orderLead: 'Y llinell gyntaf sy’n ffitio eich teulu sy’n penderfynu, ac nid yw perthnasau ymhellach i lawr yn cael dim.',
  nothing: 'Pwy nad yw’n cael dim',
  nobody: ['Partner nad ydych yn briod ag ef neu hi, waeth pa mor hir rydych wedi byw gyda’ch gilydd.', 'Llysblant a phlant maeth nad ydych wedi’u mabwysiadu.', 'Ffrindiau, gofalwyr ac elusennau.', 'Perthnasau drwy briodas.'],
  mayAsk: 'Gall rhywun a fu’n byw gyda chi am ddwy flynedd, neu rywun yr oeddech yn ei gynnal, ofyn i lys am ran. Mae’n cymryd amser ac arian, ac nid oes dim yn sicr.',
  apart: 'Mae cartref yr ydych yn berchen arno fel cyd-denantiaid yn mynd i’r perchennog arall. Mae’r rhan fwyaf o bensiynau, ac yswiriant bywyd sydd wedi’i ysgrifennu mewn ymddiriedolaeth, yn mynd i bwy bynnag a enwoch. Nid oes dim o hynny yn y darlun hwn.',
  elsewhere: 'Cyfraith Cymru a Lloegr yw hon, ar gyfer pobl y mae eu cartref parhaol yno.',
  wantOther: 'Gallwch benderfynu’n wahanol.',
  wantOtherMore: 'Mae ewyllys yn dweud pwy sy’n cael beth, a phwy sy’n gofalu am eich plant.',
  start: 'Dechrau eich ewyllys',
}
export const besidePlan: SoFar<typeof en.besidePlan> = {
  title: 'Heb ewyllys, heddiw',
  notKnown: 'Nid yw eich atebion yn dweud pwy yw eich holl berthnasau, felly ni allwn ddarlunio pwy fyddai’n etifeddu heb ewyllys.',
  seeMore: 'Gweld beth fyddai’r gyfraith yn ei wneud heb ewyllys',
}
export const kinOfWill: SoFar<typeof en.kinOfWill> = {
  byLaw: 'Y gyfraith sy’n pennu eich perthynas agosaf pan fyddwch farw.',
  shared: (shares) => `Fel y mae eich atebion, dyma fyddent: ${shares}.`,
  one: (name) => `Fel y mae eich atebion, byddai’r cyfan yn mynd i ${name}.`,
  withSum: (spouse, sum, shares) => `Fel y mae eich atebion, byddai ${spouse} yn cael y ${sum} cyntaf o hyn, a byddai’r gweddill yn cael ei rannu: ${shares}.`,
  further: 'Fel y mae eich atebion, eich rhieni fyddent, neu fel arall eich brodyr a’ch chwiorydd neu deulu pellach. Nid ydym yn gofyn pwy sy’n fyw.',
  notSaid: 'Nid yw eich atebion yn dweud eto pwy fyddent.',
}
