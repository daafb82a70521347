import type { deskActs } from '#core/api/desk-acts.ts'
import { products } from '#core/catalogue/products.ts'
import type * as en from '../en/forms.ts'
import { knownByEnglish, type SoFar } from '../said.ts'
import { sentences as advice } from './advice.ts'
import { sentences as willCheck } from './existing-will.ts'
import { ac, welshDays } from './names.ts'
import { reasons } from './preview.ts'
import { places } from './signing.ts'
import { phrases } from './values.ts'
import { prices } from './visitors.ts'

export const submitForm: SoFar<typeof en.submitForm> = {
  changed: { title: 'Newidiwyd hyn yn rhywle arall', keep: 'Cadw’r hyn a deipiais yma', take: 'Defnyddio’r atebion diweddaraf', why: 'Cawsant eu cadw gennych mewn ffenestr arall neu ar ddyfais arall ar ôl i chi eu hagor yma. Nid oes dim wedi’i golli.' },
  removed: { title: 'Tynnwyd hyn yn rhywle arall', keep: 'Ychwanegu eto', take: 'Gadael allan', why: 'Tynnoch hwn mewn ffenestr arall neu ar ddyfais arall ar ôl i chi ei agor yma. Nid yw’r hyn a deipioch wedi’i golli.' },
  yourWillWasChanged: 'Newidiwyd eich ewyllys yn rhywle arall tra oeddech yn teipio. Cadwch eto i gadw hyn hefyd.',
  cancel: 'Canslo',
  thisIsWhatYouTypedBefore: 'Dyma’r hyn a deipioch o’r blaen. Nid yw wedi’i gadw eto.',
}
export const unsavedNotice: SoFar<typeof en.unsavedNotice> = {
  youWereAddingOrChanging: 'Roeddech yn ychwanegu neu’n newid rhywbeth yma. Rydym wedi cadw’r hyn a deipioch. Agorwch ef eto i barhau.',
  youTypedSomethingOn: (title) => `Teipioch rywbeth ar “${title}” nad yw wedi’i gadw yn eich ewyllys eto. Rydym wedi dal gafael arno.`,
  goBackToIt: 'Mynd yn ôl ato',
}
export const answered: SoFar<typeof en.answered> = {
  change: 'Newid',
  theAnswerTo: (short) => `yr ateb i: ${short}`,
  notSaid: 'Heb ei ddweud',
}
export const fields: SoFar<typeof en.fields> = {
  chooseOne: 'Dewiswch un',
  day: 'Diwrnod',
  month: 'Mis',
  year: 'Blwyddyn',
  didYouMean: (year) => `Ai ${year} oeddech chi’n ei feddwl?`,
  close: 'Cau',
}
export const downloadButton: SoFar<typeof en.downloadButton> = {
  downloaded: 'Wedi’i lawrlwytho.',
  notDownloaded: 'Heb ei lawrlwytho.',
}
export const listen: SoFar<typeof en.listen> = {
  page: 'Gwrando ar y dudalen hon',
  will: 'Gwrando ar eich ewyllys',
  why: 'Llais eich dyfais chi yw hwn. Mae’n gweithio heb signal, ac nid oes dim yn cael ei anfon.',
  player: 'Darllen yn uchel',
  pause: 'Oedi',
  carryOn: 'Parhau',
  before: 'Yn ôl',
  next: 'Nesaf',
  pace: 'Cyflymder',
  times: (pace) => `${pace} gwaith`,
  stop: 'Stopio',
  failed: 'Stopiodd y llais yma. Pwyswch “Parhau” i glywed y frawddeg hon eto.',
}
/** What a kept answer is called where its question has no label for it. */
export const answers: Readonly<Record<string, string>> = {
  Yes: 'Ie',
  No: 'Na',
  ['You asked this firm to look at your case' satisfies (typeof deskActs)['open a case']['because']]: 'Gofynnoch i’r cwmni hwn edrych ar eich achos',
  'Not sure': 'Ddim yn siŵr',
  Single: 'Sengl',
  'Living with a partner but not married': 'Yn byw gyda phartner ond heb briodi',
  Engaged: 'Wedi dyweddïo',
  Married: 'Priod',
  'Civil Partnership': 'Mewn partneriaeth sifil',
  Separated: 'Wedi gwahanu',
  Divorced: 'Wedi ysgaru',
  Widowed: 'Gweddw',
  Adopted: 'Wedi mabwysiadu',
  Guardian: 'Gwarcheidwad',
  'Special guardian': 'Gwarcheidwad arbennig',
  'None of these': 'Dim un o’r rhain',
  'Equal shares': 'Cyfrannau cyfartal',
  'Different shares': 'Cyfrannau gwahanol',
  Cremation: 'Amlosgi',
  Burial: 'Claddu',
  'Green burial': 'Claddu gwyrdd',
  'Donate my body to medical science': 'Rhoi fy nghorff i wyddoniaeth feddygol',
  'Let my executors decide': 'Gadael i’m hysgutorion benderfynu',
  'My executors': 'Fy ysgutorion',
  'Someone else': 'Rhywun arall',
  'Somewhere else': 'Rhywle arall',
  Husband: 'Gŵr',
  Wife: 'Gwraig',
  Spouse: 'Gŵr neu wraig',
  Partner: 'Partner',
  'Civil partner': 'Partner sifil',
  Son: 'Mab',
  Daughter: 'Merch',
  Child: 'Plentyn',
  Stepson: 'Llysfab',
  Stepdaughter: 'Llysferch',
  Grandson: 'Ŵyr',
  Granddaughter: 'Wyres',
  Grandchild: 'Ŵyr neu wyres',
  'Great-grandson': 'Gor-ŵyr',
  'Great-granddaughter': 'Gorwyres',
  'Great Grandchild': 'Gor-ŵyr neu orwyres',
  'Step-grandchild': 'Llys-ŵyr neu lyswyres',
  Father: 'Tad',
  Mother: 'Mam',
  Brother: 'Brawd',
  Sister: 'Chwaer',
  'Half-brother': 'Hanner brawd',
  'Half-sister': 'Hanner chwaer',
  Grandfather: 'Taid neu dad-cu',
  Grandmother: 'Nain neu fam-gu',
  Uncle: 'Ewythr',
  Aunt: 'Modryb',
  Cousin: 'Cefnder neu gyfnither',
  Nephew: 'Nai',
  Niece: 'Nith',
  'Father-in-law': 'Tad yng nghyfraith',
  'Mother-in-law': 'Mam yng nghyfraith',
  'Brother-in-law': 'Brawd yng nghyfraith',
  'Sister-in-law': 'Chwaer yng nghyfraith',
  'Son-in-law': 'Mab yng nghyfraith',
  'Daughter-in-law': 'Merch yng nghyfraith',
  Stepfather: 'Llystad',
  Stepmother: 'Llysfam',
  Stepbrother: 'Llysfrawd',
  Stepsister: 'Llyschwaer',
  Godson: 'Mab bedydd',
  Goddaughter: 'Merch fedydd',
  Godchild: 'Plentyn bedydd',
  Friend: 'Ffrind',
  Neighbour: 'Cymydog',
  'Ex Partner': 'Cyn-bartner',
  'under 18': 'o dan 18 oed',
  'nobody named': 'neb wedi’i enwi',
  Children: 'Plant',
  Grandchildren: 'Wyrion ac wyresau',
  Family: 'Teulu',
  'By marriage': 'Drwy briodas',
  Others: 'Eraill',
  Property: 'Eiddo',
  'Bank account': 'Cyfrif banc',
  'Savings or ISA': 'Cynilion neu ISA',
  'Investments or shares': 'Buddsoddiadau neu gyfranddaliadau',
  Pension: 'Pensiwn',
  'Life insurance': 'Yswiriant bywyd',
  Vehicle: 'Cerbyd',
  Business: 'Busnes',
  'Digital account': 'Cyfrif digidol',
  Cryptocurrency: 'Arian cripto',
  Other: 'Arall',
  'I own it alone': 'Fi yn unig sy’n berchen arno',
  'I own it jointly with someone else': 'Rwy’n berchen arno gyda rhywun arall',
  'Joint tenants': 'Cyd-denantiaid',
  'Tenants in common': 'Tenantiaid cydradd',
  'Paid from the rest of my estate': 'Ei dalu o weddill fy ystad',
  'Paid by whoever gets it': 'Ei dalu gan bwy bynnag sy’n ei gael',
  'A percentage': 'Canran',
  'The Full Holding': 'Y daliad cyfan',
  'Stays in the trust': 'Mae’n aros yn yr ymddiriedolaeth',
  'Passed on at once': 'Mae’n mynd ymlaen ar unwaith',
  Title: 'Teitl',
  'First names': 'Enwau cyntaf',
  'Last name': 'Cyfenw',
  'Other names you are known by': 'Enwau eraill sydd gennych',
  'Date of birth': 'Dyddiad geni',
  Address: 'Cyfeiriad',
  Email: 'E-bost',
  Preferences: 'Dewisiadau',
  Instructions: 'Cyfarwyddiadau',
  Jointly: 'Ar y cyd',
  'Jointly and severally': 'Ar y cyd ac yn unigol',
  'Jointly for some decisions': 'Ar y cyd ar gyfer rhai penderfyniadau',
  'As soon as it is registered': 'Cyn gynted ag y bydd wedi’i chofrestru',
  'Only when I cannot decide': 'Dim ond pan na allaf benderfynu',
  'Has known me well for two years': 'Wedi fy adnabod yn dda ers dwy flynedd',
  'Has the professional skills': 'Â’r sgiliau proffesiynol',
  'Subject to the mortgage': 'Gyda’r morgais',
  'Free of the mortgage': 'Yn rhydd o’r morgais',
  Money: 'Arian',
  Donation: 'Rhodd i elusen',
  Charity: 'Elusen',
  People: 'Pobl',
  'Next of kin': 'Perthynas agosaf',
  Dog: 'Ci',
  Cat: 'Cath',
  Bird: 'Aderyn',
  Rabbit: 'Cwningen',
  Horse: 'Ceffyl',
  Fish: 'Pysgodyn',
  'A question': 'Cwestiwn',
  'A problem': 'Problem',
  'A complaint': 'Cwyn',
  'A complaint after a death': 'Cwyn ar ôl marwolaeth',
  'My personal information': 'Fy ngwybodaeth bersonol',
  You: 'Chi',
  'In place of your late child': 'Yn lle eich plentyn a fu farw',
  'In place of your late son': 'Yn lle eich mab a fu farw',
  'In place of your late daughter': 'Yn lle eich merch a fu farw',
  Reptile: 'Ymlusgiad',
  'My grandchildren': 'Fy wyrion a’m hwyresau',
  'Any child I have later': 'Unrhyw blentyn a gaf yn nes ymlaen',
  'In percentages': 'Mewn canrannau',
  'In fractions': 'Mewn ffracsiynau',
  Different: 'Gwahanol',
  Gifts: 'Rhoddion',
  'What is held for someone': 'Yr hyn a ddelir ar gyfer rhywun',
  'Personal belongings': 'Eiddo personol',
  'Accounts and assets': 'Cyfrifon ac asedau',
  'Power of attorney': 'Atwrneiaeth',
  'Wishes for the guardians': 'Dymuniadau ar gyfer y gwarcheidwaid',
  'Wishes for your pets': 'Dymuniadau ar gyfer eich anifeiliaid anwes',
  'A clause written by a law firm': 'Cymal a ysgrifennwyd gan gwmni cyfreithiol',
  'Details of someone you named': 'Manylion rhywun a enwoch',
  'Details of a charity': 'Manylion elusen',
  'Details of a pet': 'Manylion anifail anwes',
  'Your details': 'Eich manylion',
  'Statements about you': 'Datganiadau amdanoch',
  'Advice you have read': 'Cyngor yr ydych wedi’i ddarllen',
  'Advice that a law firm has answered': 'Cyngor y mae cwmni cyfreithiol wedi’i ateb',
  'What things are worth': 'Gwerth pethau',
}

/** Yes and no say the verb of their question again. */
const echoes = {
  oes: { Yes: 'Oes', No: 'Nac oes' },
  ydych: { Yes: 'Ydw', No: 'Nac ydw' },
  yw: { Yes: 'Ydy', No: 'Nac ydy' },
  ydynt: { Yes: 'Ydynt', No: 'Nac ydynt' },
  ddylai: { Yes: 'Dylai', No: 'Na ddylai' },
  oedd: { Yes: 'Oedd', No: 'Nac oedd' },
  fyddech: { Yes: 'Byddwn', No: 'Na fyddwn' },
  allai: { Yes: 'Gallai', No: 'Na allai' },
  allwch: { Yes: 'Gallaf', No: 'Na allaf' },
  fydd: { Yes: 'Bydd', No: 'Na fydd' },
} satisfies Record<string, { Yes: string; No: string }>

const outOf = ['ddwy', 'dair', 'bedair', 'bump', 'chwech', 'saith', 'wyth', 'naw', 'ddeg']
const several = { Two: 'Dwy ran', Three: 'Tair rhan', Four: 'Pedair rhan', Five: 'Pum rhan', Six: 'Chwe rhan', Seven: 'Saith rhan', Eight: 'Wyth rhan', Nine: 'Naw rhan' }

/** "Hanner" of "A half", "Dwy ran o bump" of "Two fifths". */
const parts: Readonly<Record<string, string>> = Object.fromEntries(
  ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].flatMap((name, at) => [
    [`${name === 'eighth' ? 'An' : 'A'} ${name}`, ['Hanner', 'Traean', 'Chwarter'][at] ?? `Un rhan o ${outOf[at]}`],
    ...Object.entries(several).map(([count, ran]) => [`${count} ${name}s`, `${ran} o ${outOf[at]}`]),
  ]),
)

/** Products, as the price list calls them and says what they are. */
const sold: Readonly<Record<string, string>> = Object.fromEntries(
  products.flatMap(({ id, name, for: what }) => [
    [name, prices.products[id].name],
    [what, prices.products[id].note],
  ]),
)

const sentence = knownByEnglish({ ...sold, ...advice, ...willCheck, ...reasons, ...places, ...phrases, ...parts, 'the children of {0}': 'plant {0}' }, ac)

/** "Gwraig, 68" of "Wife, 68", as a card in the picture has it. */
const withAge = (answer: string): string | undefined => {
  const [relation = '', age = ''] = answer.split(', ')
  const said = answers[relation]
  return said && (/^\d+$/.test(age) || answers[age]) ? `${said}, ${answers[age] ?? age}` : undefined
}

export const kept: typeof en.kept = {
  said: (answer, question) => {
    const [, verb = ''] = /(?:^|[.,] )a (\p{L}+)/iu.exec(String(question)) ?? []
    const echo: Readonly<Record<string, string>> = echoes[verb as keyof typeof echoes] ?? {}
    return echo[answer] ?? answers[answer] ?? withAge(answer) ?? sentence(answer) ?? String(welshDays(answer))
  },
  names: ac,
}
export const questionSearch: SoFar<typeof en.questionSearch> = {
  ask: 'Gofynnwch yn eich geiriau eich hun',
  hint: 'Er enghraifft: a all fy chwaer fod yn dyst? Mae eich geiriau’n aros ar y ddyfais hon.',
  one: 'Mae ateb mewn 1 lle.',
  more: (count) => `Mae ateb mewn ${count} o leoedd. Yr un mwyaf tebygol sydd gyntaf.`,
  none: 'Nid ydym yn gwybod hynny.',
  nearest: 'Nid ydym yn siŵr. Dyma’r lleoedd agosaf.',
  person: 'Rhowch gynnig ar eiriau eraill, neu [gofynnwch i berson](/contact-us).',
}
export const answerKinds: SoFar<typeof en.answerKinds> = { question: 'Cwestiwn yn eich ewyllys' }
