/** How a question in Welsh is read: words that ask nothing, what words share behind their mutations and endings, and several ways to say one thing. */
import type { Terms } from './ask.ts'

/** By the first letters of a word, what they are in all its mutations: "cath", "gath", "chath" and "nghath" begin alike. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^(?:ngh|ch|ng|c|g)(?=[^h])/, ''],
  [/^(?:mh|ph|p|b|ff?|m)/, 'b'],
  [/^(?:nh|th|dd|t|d|n)/, 'd'],
  [/^ll/, 'l'],
  [/^rh/, 'r'],
]
const ENDINGS =
  /(?:iadau|iaethau|iaeth|aethau|aeth|iaid|ion|iau|wyr|wragedd|oedd|ydd|edd|ad|au|on|od|wr|io|o|i|u|a|id|ais|ir|wyd|ol|ig|en|yn)$/

/** What "tyst", "dyst", "thystion" and "tystio" share. */
const stem = (word: string): string => {
  const [pattern, instead] = beginnings.find(([each]) => each.test(word)) ?? []
  const whole = pattern && instead !== undefined ? word.replace(pattern, instead) : word
  const short = whole.replace(ENDINGS, '')
  return short.length > 2 ? short : whole
}

const said: ReadonlySet<string> = new Set(
  'a ac all alla allaf allai allan allwch allwn am an angen ar arna arnaf arnat arni arno arnom at ati ato atoch atom au bawb beth blaen ble bob bobl bod bydd bydda byddaf byddai byddan byddant byddwch byddwn bysa byth cael caf cafodd caiff cei ch chi chwi cyn da dan dda ddim ddod ddylai ddylen ddylwn di dim dod dros drosof dw dwi dydw dydy dylai dylwn dyma dyna e ef ei eich ein eisiau eisoes en er eto eu ewyllys ewyllysiau f faint fan fe fel felly fewyllys fi fin flaen fo fod fy fydd fydda fyddaf fyddan ga gaf gaiff gall galla gallaf gallwch gallwn gan ganddo gen gennych gennyf gennym gwnes gwneud gyda gydag heddiw hefyd hewyllys hewyllysiau hi hoffwn hon honno hun hunan hwn hwnnw hwy hyn hynny i iawn ich im in iti iw llawer lle mae maen maent maer mai mewn mi minnau mlaen mod mor mwy mynd na nac nad nage neithiwr nhw ni nid nol o och oedd oeddwn oes oherwydd om on ond or os ow pa pam pan pawb pe per pryd pwy rhai rhaid rhoi rhwng rhyw rhywbeth rhywun roi rwy rwyf rydw rydych rydym rydyn sawl sef sut sy sydd syn ti tra trwy tua un unrhyw wedi wedyn wnaf wneud wrth y ych ydi ydw ydwyf ydy ydych ydym ydyn yfory yma yn yna ynddo yno yr ysydd yw'.split(
    ' ',
  ),
)

const layTerms: Readonly<Record<string, string>> = {
  'gwr, ngwr, wr, gwraig, ngwraig, wraig, cariad': 'partner',
  'mab, merch, ferch, fab, bachgen': 'plentyn plant',
  'nith, nai, neiaint, ffrind, cymydog': 'rhodd enwi',
  'wyr, hwyr, wyres, hwyres, wyrion, hwyrion': 'wyrion wyresau rhannu',
  'gwahanu, ysgaru, wedi gwahanu, ysgariad': 'ysgaru priodi',
  'priodas, briodas, ailbriodi, dyweddio': 'priodi ysgaru diddymu',
  'heb briodi, dibriod, byw gydan gilydd': 'partner dibriod priodasol',
  'ty, nhy, dy, fflat, bwthyn, cartref': 'cartref berchen gyddenantiaid',
  'am roi': 'rhodd swm arian',
  'heb ewyllys, nad oes gen i ewyllys, nad oes ewyllys, dim ewyllys': 'farw heb gyfraith',
  'marw o fy mlaen, farw o fy mlaen, marw om blaen, marw gyntaf, farw gydan gilydd, farw ar yr un pryd':
    'marw blaen chi wrth gefn',
  'herio, torri, dorri, ceiniog, geiniog, dim byd, diarddel, allan': 'adael rywun allan llys chynnal',
  'gemwaith, ngemwaith, modrwy, fodrwy, car, nghar, piano, oriawr, dodrefn, llyfrau, arian ir, mil o bunnoedd':
    'rhodd swm arian',
  'capel, eglwys, hosbis, elusen, elusennau, ysbyty': 'rhodd elusen swm arian',
  'ci, nghi, cathod, nghathod, cath, gath, ceffyl': 'anifeiliaid anwes ofalu',
  'amlosgi, claddu, mynwent, fynwent, llwch, angladd, emynau, arch': 'angladd corff dymuniadau',
  'dyn treth, treth, treth etifeddiant': 'Treth Etifeddiant',
  'anabl, budddaliadau, awtistiaeth, gamblo, dyled': 'ymddiriedolaeth anabl berson',
  'oedran, oed, digon hen': 'plant oedran hen ymddiriedolaeth',
  'pris, ffi, ffioedd, am ddim, costio, chostio, gostio, tal': 'cost pris talu',
  'arian yn ol': 'arian ad-dalu',
  'dementia, ddementia, strôc, talu fy miliau, dalu fy miliau, pwer atwrnai, atwrnai': 'atwrneiaeth arhosol penderfynu',
  'cyfreithiwr, twrnai': 'cyfreithiwr cwmni',
  'yr alban, iwerddon, dramor, sbaen, ffrainc, fila': 'Alban dramor gwlad arall tir',
  'dyledion, cerdyn credyd, benthyciad': 'ysgutor talu dyled',
  'facebook, lluniau, arlein, ar lein': 'cyfrifon ar-lein',
  'codisil, camgymeriad, gamgymeriad, ychwanegu, croesi': 'newid newydd',
  'banc, drôr, colli, collaf, gwreiddiol, storio': 'cadw gwreiddiol diogel ysgutorion',
  'cyfrifiadur, electronig, fideo, llofnod, inc': 'llofnodi sgrin fideo papur tyst',
  ystafell: 'llofnodi tyst ystafell',
  'ffonio, siarad, person': 'cysylltu person ysgrifennu neges',
  'cwyno, cwyn': 'cwyn cwynion anhapus',
  'cyfrinair, nghyfrinair, mewngofnodi': 'cyfrinair anghofio',
  'dileu, manylion, gwerthu, gwybodaeth, ngwybodaeth': 'gwybodaeth preifatrwydd atebion',
  'etifeddu, etifeddiaeth': 'cael',
  'gydan gilydd, dwy ewyllys': 'partner gilydd',
  'nain a taid, taid, nain': 'gwarcheidwad ofalu plant',
}

/** The lay terms have their mutated forms. */
export const welshTerms: Terms = { said, layTerms, stem, formOf: (word) => word }
