import { brand } from '#core/brand.ts'
import type * as en from '../en/wills-terms.ts'
import type { SoFar } from '../said.ts'

/** A customer agrees to the English. */
export const willsTerms: SoFar<typeof en.willsTerms> = {
  title: 'Telerau ar gyfer eich ewyllys',
  lead: 'Yr hyn y gall eich ewyllys ei wneud, yr hyn na all ei wneud, a’r hyn na all neb ond chi ei wneud. Cyfieithiad yw hwn: y telerau yn Saesneg sy’n cyfrif.',
  changed: '28 Tachwedd 2026',
  sections: {
    'for-whom': {
      heading: 'Pwy all ei ddefnyddio',
      writesWillsForPeopleWhoAre: `Mae ${brand.name} yn ysgrifennu ewyllysiau i bobl sy’n 18 oed neu’n hŷn ac sydd â’u prif gartref yng Nghymru neu Loegr.`,
      youMustUnderstandWhatAWill:
        'Rhaid i chi ddeall beth mae ewyllys yn ei wneud, yn fras beth rydych yn berchen arno, a phwy a allai ddisgwyl rhywbeth gennych. Rhaid mai eich dewisiadau chi ydynt. Os yw salwch yn effeithio ar eich cof neu ar sut rydych yn meddwl, ewch i weld cyfreithiwr a gofynnwch i’ch meddyg yn gyntaf.',
    },
    'not-for': {
      heading: 'Pryd y mae angen cyfreithiwr arnoch yn lle hynny',
      somePeopleNeedAdviceThatA: 'Mae ar rai pobl angen cyngor na all offeryn ei roi. Ewch i weld cyfreithiwr os yw unrhyw un o’r rhain yn wir amdanoch chi:',
      list: {
        list: [
          'Rydych yn berchen ar dir, cartref neu fusnes mewn gwlad arall.',
          'Rydych yn berchen ar fferm, neu mae rhywun arall yn berchen ar ran o’ch busnes neu’ch cwmni preifat.',
          'Rydych am i ddau berson rannu’r defnydd o’ch cartref am oes, neu i eraill benderfynu pwy sy’n cael beth.',
          'Mae rhywun sydd i gael rhywbeth yn llwyr angen help i drin arian, yn fethdalwr neu’n gaeth i rywbeth.',
          'Rydych am adael dim, neu ychydig, i’ch gŵr, eich gwraig neu’ch partner sifil.',
          'Rydych am adael dim i blentyn o dan 18, neu i rywun yr ydych yn ei gynnal.',
          'Mae rhywun y buoch yn briod â hwy yn cael cynhaliaeth gennych, neu efallai y cânt ofyn i lys amdani o hyd.',
          'Gwnaethoch addo i rywun y byddech yn gadael rhywbeth iddynt.',
          'Mae rhywun yn pwyso arnoch.',
        ],
      },
      inOtherCasesWeTellYou:
        'Mewn achosion eraill rydym yn dweud wrthych beth mae’r gyfraith yn ei ddweud, a gallwch barhau. Gadael allan blentyn sydd mewn oed yw un. Rhai eraill yw busnes sy’n eiddo i chi yn unig, ysgariad sydd ar y gweill, ac ystad y gall fod rhaid iddi dalu Treth Etifeddiant. Gall cyfreithiwr arbed llawer o arian i chi o hyd.',
      theLawSocietyHasAList: 'Mae gan Gymdeithas y Cyfreithwyr [restr o gyfreithwyr](https://solicitors.lawsociety.org.uk).',
    },
    'what-you-get': {
      heading: 'Yr hyn a gewch',
      youGetAWillAsA: 'Rydych yn cael ewyllys fel PDF, wedi’i gwneud o’ch atebion, a chanllaw i’w llofnodi. Gallwch ddarllen pob gair cyn i chi dalu.',
      theWillSaysOnlyWhatYou: 'Nid yw’r ewyllys yn dweud dim ond yr hyn a ddywedoch wrthym. Os yw ateb ar goll neu’n anghywir, felly hefyd y rhan honno o’ch ewyllys. Felly gwiriwch y crynodeb, a darllenwch yr ewyllys.',
    },
    signing: {
      heading: 'Dim ond ar ôl ei llofnodi y mae’n cyfrif',
      untilThenItHasNoEffect: 'Tan hynny nid oes effaith iddi. Mae’r gyfraith yn gofyn am hyn:',
      steps: { steps: ['Argraffwch hi. Rydych yn llofnodi ewyllys mewn inc, ar bapur. Nid yw llofnod ar sgrin yn cyfrif.', 'Llofnodwch hi tra mae dau dyst yn gwylio. Mae’r tri ohonoch yn yr un ystafell, ac nid yw galwad fideo yn ddigon.', 'Yna mae pob tyst yn llofnodi tra byddwch chi’n gwylio.'] },
      chooseAdultsAsWitnessesAWitness: 'Dewiswch oedolion yn dystion. Mae tyst, a gŵr, gwraig neu bartner sifil tyst, yn colli unrhyw beth y mae’r ewyllys yn ei adael iddynt. Felly dewiswch bobl nad ydynt yn cael dim.',
      neverWriteOnASignedWill: 'Peidiwch byth ag ysgrifennu ar ewyllys sydd wedi’i llofnodi, a pheidiwch byth ag ychwanegu na thynnu tudalen neu glip. I’w newid, gwnewch un newydd.',
    },
    outside: {
      heading: 'Yr hyn nad yw ewyllys yn ei benderfynu',
      list: {
        list: [
          'Mae cartref yr ydych yn berchen arno gyda rhywun fel cyd-denantiaid yn mynd i’r person hwnnw, beth bynnag y mae’r ewyllys yn ei ddweud.',
          'Mae’r rhan fwyaf o bensiynau a llawer o bolisïau bywyd yn mynd i’r person a enwyd gyda’r cwmni sy’n eu rhedeg.',
          'Telir dyledion a chost yr angladd yn gyntaf.',
          'Gall rhai perthnasau, a phobl yr ydych yn eu cynnal, ofyn i lys am gyfran.',
        ],
      },
    },
    life: {
      heading: 'Pan fydd eich bywyd yn newid',
      list: {
        list: [
          'Mae priodas neu bartneriaeth sifil yn dileu ewyllys a wnaed cyn hynny. Dim ond os yw’n dweud ei hun eich bod yn disgwyl priodi’r person hwnnw wrth ei enw, ac y dylai aros mewn grym, y mae’r ewyllys yn aros. Nid yw gadael rhywbeth iddynt yn ddigon. Ac nid yw’n helpu os priodwch rywun arall.',
          'Ar ôl ysgariad caiff eich ewyllys ei darllen fel pe bai eich cyn ŵr, gwraig neu bartner wedi marw. Nid yw gwahanu’n newid dim.',
          'Mae genedigaeth, marwolaeth, cartref newydd neu newid mawr yn yr hyn rydych yn berchen arno yn rhesymau da dros ei darllen eto.',
        ],
      },
      theLawMayChangeTooWe: 'Gall y gyfraith newid hefyd. Unwaith y byddwch wedi dweud wrthym eich bod wedi llofnodi, rydym yn anfon e-bost atoch pan fydd newid y gwyddom amdano yn bwysig i’ch ewyllys, oni bai eich bod yn atal yr e-byst hyn. Efallai na fyddwn yn gwybod am bob newid.',
    },
    keeping: {
      heading: 'Ei chadw’n ddiogel',
      theSignedPaperIsTheWill: 'Y papur wedi’i lofnodi yw’r ewyllys. Eich atebion sydd gennym ni, ac nid y papur wedi’i lofnodi. Nid yw sgan na PDF yn cymryd ei le.',
      keepItDryAndFlatAnd: 'Cadwch hi’n sych ac yn fflat, a dywedwch wrth eich ysgutorion ble mae hi. Gallwch hefyd ei gadael gyda’r Gwasanaeth Profiant. Mae’n codi [ffi](/cy/prices) am hynny.',
    },
    executors: {
      heading: 'Ysgutorion a gwarcheidwaid',
      askPeopleBeforeYouNameThem: 'Gofynnwch i bobl cyn i chi eu henwi. Gallant ddweud na, nawr neu’n nes ymlaen, felly enwch un wrth gefn.',
      aGuardianLooksAfterAChild: 'Yn y rhan fwyaf o achosion, dim ond os nad oes rhiant arall â chyfrifoldeb rhiant yn fyw y mae gwarcheidwad yn gofalu am blentyn. Dim ond ar gyfer plentyn y mae gennych y cyfrifoldeb hwnnw drosto y gallwch enwi un.',
    },
    partner: {
      heading: 'Ewyllysiau i ddau',
      youAndYourPartnerEachMake: 'Rydych chi a’ch partner yn gwneud eich ewyllys eich hun bob un, ac mae’r naill a’r llall ohonoch yn penderfynu ar eich pen eich hun. Gall y naill neu’r llall ohonoch newid eich un chi’n nes ymlaen, heb ddweud wrth y llall. Nid addewid ydyw.',
    },
  },
}
