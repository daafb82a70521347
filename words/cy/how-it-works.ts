import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import type * as en from '../en/how-it-works.ts'
import type { SoFar } from '../said.ts'

export const howItWorks: SoFar<typeof en.howItWorks> = {
  title: 'Sut mae’n gweithio',
  lead: 'Rydych yn ateb un cwestiwn ar y tro. Mae eich ewyllys yn ymddangos wrth ei ymyl, yn y geiriau y byddwch yn eu llofnodi, yn Saesneg.',
  changed: '21 Tachwedd 2026',
  sections: {
    before: {
      heading: 'Cyn i chi ddechrau',
      youDoNotNeedAnyPapers: 'Nid oes angen unrhyw bapurau arnoch i ddechrau. Mae’n help gwybod enwau llawn pobl a lle maent yn byw, a’ch bod wedi meddwl am:',
      list: { list: ['Pwy ddylai gael yr hyn rydych yn ei adael, a phwy sydd nesaf os byddant farw gyntaf.', 'Pwy ddylai weithredu eich ewyllys. Y bobl hyn yw eich ysgutorion.', 'Pwy ddylai ofalu am blant o dan 18 oed, ac anifeiliaid anwes.'] },
      youCanChangeMostAnswersAt: 'Gallwch newid y rhan fwyaf o atebion ar unrhyw adeg. Stopiwch ar ôl unrhyw gwestiwn a pharhau ar ddiwrnod arall.',
    },
    write: {
      heading: 'Atebwch y cwestiynau',
      steps: {
        steps: [
          'Atebwch dri chwestiwn byr a chreu [cyfrif](/cy/my-will/lpf-a/0). Mae am ddim.',
          'Dywedwch wrthym amdanoch chi, y bobl sy’n agos atoch, a’ch cartref.',
          'Dywedwch pwy sy’n rhannu’r hyn rydych yn ei adael, a phwy sy’n cael cyfran os bydd rhywun yn marw gyntaf.',
          'Dewiswch eich ysgutorion. Ychwanegwch roddion a dymuniadau ar gyfer eich angladd os dymunwch.',
        ],
      },
      weSaveEachAnswerNextTo: 'Rydym yn cadw pob ateb. Wrth ei ymyl gwelwch beth mae’n ei ychwanegu at eich ewyllys.',
    },
    solicitor: {
      heading: 'Pan fydd angen cyfreithiwr arnoch',
      somePeopleNeedAdviceThatWe: 'Mae angen cyngor na allwn ei roi ar rai pobl. Efallai eich bod yn berchen ar fusnes neu dir dramor, neu’n meddwl y bydd rhywun yn herio eich ewyllys. Rydym yn dweud hynny wrthych wrth y cwestiwn hwnnw, ac yn dweud pam.',
      isNotALawFirmWe: `Nid yw ${brand.name} yn gwmni cyfreithiol. Nid ydym yn rhoi cyngor cyfreithiol.`,
    },
    pay: {
      heading: 'Darllenwch hi, yna talwch',
      youReadTheWholeWillFirst: `Rydych yn darllen yr ewyllys gyfan yn gyntaf, ac yn talu pan fyddwch yn hapus â hi. Mae ewyllys yn ${price(productById('will').price)}, unwaith. [Pob pris](/cy/prices).`,
    },
    sign: {
      heading: 'Argraffwch hi a’i llofnodi',
      aWillOnAScreenDoes: 'Nid yw ewyllys ar sgrin yn cyfrif. Mae’n cyfrif unwaith y byddwch yn ei llofnodi ar bapur, fel hyn:',
      steps: {
        steps: [
          'Argraffwch hi ar un ochr y papur. Un stwffwl, ar y chwith ar y brig. Peidiwch byth â’i dynnu allan. Peidiwch â chysylltu dim arall â hi.',
          'Gofynnwch i ddau berson 18 oed neu’n hŷn eich gwylio’n llofnodi. Peidiwch â gofyn i neb sy’n cael rhywbeth o’ch ewyllys, na’i ŵr, ei wraig neu ei bartner sifil. Byddent yn colli’r hyn y mae’n ei roi iddynt.',
          'Llofnodwch tra bydd y ddau yno. Yna mae pob un ohonynt yn llofnodi tra byddwch chi yno.',
          'Ysgrifennwch y dyddiad arni. Cadwch hi mewn lle sych, a dywedwch wrth eich ysgutorion ble.',
        ],
      },
      yourDocumentsIncludeAGuideThat: 'Mae eich dogfennau’n cynnwys canllaw sy’n dangos pob un o’r camau hyn.',
    },
    later: {
      heading: 'Yn nes ymlaen',
      marriageCancelsAWillMadeBefore: 'Mae priodas yn canslo ewyllys a wnaed o’i blaen, oni bai bod yr ewyllys yn dweud eich bod yn disgwyl priodi’r person hwnnw. Mae genedigaeth, marwolaeth, ysgariad neu gartref newydd yn rhesymau da i’w darllen eto. Gallwch ei newid yma a llofnodi un newydd.',
      doYouAlreadyHaveAWill: 'A oes gennych ewyllys yn barod? Atebwch gwestiynau amdani a [gweld beth all fod angen ei wneud](/check-my-will/start).',
    },
  },
}
