/** What the first page says below its question, in Welsh. A native speaker has still to read it. */
import { productById, VAT_PERCENT } from '#core/catalogue/products.ts'
import { poundsInWords } from '#core/text/money.ts'
import { englishFrontPage, type FrontPageWords } from '../en/front-page.ts'

const welshFrontPage: FrontPageWords = {
  asked: 'Pwy ddylai ofalu am Poppy?',
  answered: 'Anne, fy chwaer',
  tryIt: {
    heading: 'Mae’n ysgrifennu wrth i chi ateb.',
    lead: 'Teipiwch, ac edrychwch ar y dudalen.',
    nothingKept: 'Tudalen i roi cynnig arni. Nid oes dim yn cael ei gadw na’i anfon.',
    name: 'Eich enw',
    who: 'Pwy ddylai weithredu eich ewyllys?',
    Sister: 'Fy chwaer',
    Friend: 'Ffrind',
    theirName: 'Enw’r person hwnnw',
    why: 'Pam mae hwn yma?',
    now: (name) => `Mae’r dudalen yn enwi ${name} nawr.`,
    page: 'Y dudalen wrth i chi deipio, yn Saesneg',
  },
  whatIf: {
    heading: 'Gweld pwy sy’n cael beth. A beth os.',
    lead: 'Mae teuluoedd yn newid. Dewiswch enw, a gwyliwch i ble mae popeth yn mynd.',
    label: 'Beth os',
    today: 'Mae pawb yn fyw ar eich ôl',
    died: (name) => `Mae ${name} wedi marw`,
    family: 'Teulu dychmygol, yn Saesneg',
    none: 'Mae Margaret yn gadael hanner i’w gŵr, a’r gweddill i’w thri phlentyn.',
    thomas: 'Os bydd Thomas yn marw gyntaf, mae’r lleill yn rhannu ei hanner. Mae pob un yn cael dwywaith cymaint.',
    ruth: 'Os bydd Ruth yn marw gyntaf, ei phlant sy’n cael ei 20%. Os nad oes ganddi blant, mae’r lleill yn ei rannu.',
    poppy: 'Os bydd Poppy yn marw gyntaf, mae’r lleill yn rhannu ei 10%.',
    list: 'Darllen fel rhestr',
    without: 'Beth os nad oes gennych ewyllys?',
  },
  signing: {
    heading: 'Mae ewyllys yn cyfrif pan gaiff ei llofnodi.',
    lead: 'Mae eich canllaw llofnodi yn dangos pob cam gyda llun. Rydych yn gwneud hyn wrth eich bwrdd eich hun.',
    steps: [
      { title: 'Ei hargraffu', words: 'Ar un ochr i’r papur. Styffylwch hi unwaith.' },
      { title: 'Eistedd, y tri ohonoch', words: 'Chi a dau dyst, mewn un ystafell. Nid drwy fideo.' },
      { title: 'Rydych chi’n llofnodi', words: 'Mae’r ddau yn gwylio. Yna mae pob un yn llofnodi a chithau’n gwylio.' },
      { title: 'Ei chadw’n ddiogel', words: 'Dywedwch wrth eich ysgutorion ble. Gallwn gadw nodyn o’r lle.' },
    ],
  },
  get: {
    heading: 'Beth rydych yn ei gael.',
    lead: 'Dogfennau go iawn teulu dychmygol, yn Saesneg. Agorwch unrhyw un.',
    open: 'Agor yr ewyllys enghreifftiol',
    pdf: '(PDF yn Saesneg, yn agor mewn tab newydd)',
    documents: {
      will: { title: 'Eich ewyllys', note: 'yn y geiriau y byddwch yn eu llofnodi' },
      'signing-guide': { title: 'Canllaw llofnodi', note: 'gyda lluniau' },
      summary: { title: 'Saesneg plaen', note: 'pwy sy’n cael beth' },
      'letter-of-wishes': { title: 'Llythyr dymuniadau', note: 'yn eich geiriau eich hun' },
      'guardian-letter-1': { title: 'Llythyr at warcheidwad', note: 'un i bob un' },
      'executor-letter-1': { title: 'Llythyr at ysgutor', note: 'un i bob un' },
      'where-my-will-is': { title: 'Ble mae fy ewyllys', note: 'i’r teulu' },
    },
    price: poundsInWords(productById('will').price),
    once: VAT_PERCENT > 0 ? 'unwaith, gyda TAW' : 'unwaith',
    points: ['Yr holl ddogfennau hyn, i’w hargraffu', 'Mae newidiadau am ddim', 'Eich holl arian yn ôl hyd nes i chi lawrlwytho am y tro cyntaf', 'Nid oes dim yn adnewyddu'],
    partner: `Gyda phartner: dwy ewyllys, ${poundsInWords(productById('mirror').price)}.`,
    start: 'Dechrau eich ewyllys',
  },
  not: {
    heading: 'Beth nad yw hwn.',
    points: [
      { title: 'Nid cwmni cyfreithiol', words: 'Nid oes neb yma’n rhoi cyngor cyfreithiol. Nid yw ysgrifennu ewyllysiau wedi’i reoleiddio.' },
      { title: 'Nid i bawb', words: 'Busnes, cartref dramor, rhywun yn pwyso arnoch: ewch at gyfreithiwr. Rydym yn gofyn, ac yn dweud hynny cyn i chi dalu.' },
      { title: 'Nid i’r Alban na Gogledd Iwerddon', words: 'Mae’r gyfraith yno’n wahanol. Mae ein hewyllysiau i bobl â’u cartref yng Nghymru neu Loegr.' },
      { title: 'Nid ewyllys nes iddi gael ei llofnodi', words: 'Papur, inc a dau dyst yn yr ystafell. Ni all neb wneud hynny i chi ar sgrin.' },
    ],
    about: 'Pwy sy’n rhedeg hwn, a phwy sydd wedi darllen ein geiriau',
  },
  begin: {
    heading: 'Dechreuwch gydag un cwestiwn.',
    lead: 'Nid oes dim yn cael ei gadw nes i chi greu cyfrif.',
    action: 'Mynd at y cwestiwn',
  },
  questions: { heading: 'Cwestiynau mae pobl yn eu gofyn', more: 'Pob cwestiwn' },
}

/** What the first page says below its question. Fetched with those parts of the page, in both languages. */
export const frontPage = { en: englishFrontPage, cy: welshFrontPage }
