import { brand } from '#core/brand.ts'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import type * as en from '../en/security.ts'
import type { SoFar } from '../said.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const security: SoFar<typeof en.security> = {
  title: 'Diogelwch',
  lead: 'Mae ewyllys yn dweud llawer amdanoch chi a’r bobl sy’n agos atoch. Mae’r dudalen hon yn dweud sut rydym yn ei chadw’n ddiogel, a beth allwch chi ei wneud eich hun.',
  changed: '21 Tachwedd 2026',
  sections: {
    'we-do': {
      heading: 'Yr hyn rydym ni’n ei wneud',
      list: {
        list: [
          'Mae ein gweinydd yn gwirio pwy ydych chi bob tro, ac yn rhoi i chi ddim ond yr hyn sy’n eiddo i chi.',
          'Rydym yn sgramblo eich cyfrinair cyn i ni ei storio. Ni allwn ei ddarllen, ac ni allai neb a ddygai ein data chwaith.',
          'Rydym yn eich allgofnodi ar ôl tipyn. Gallwch hefyd allgofnodi eich hun, ar unwaith.',
          'Mae’r hyn y mae eich porwr yn ei gadw o’ch ewyllys wedi’i amgryptio. Ni all neb ei agor ar ôl i chi allgofnodi.',
          'Dim ond ein cod ein hunain sy’n rhedeg ar ein tudalennau.',
          'Rydym yn trin yr hyn a deipiwch fel geiriau, byth fel gorchmynion.',
          'Nid yw logiau ein system yn dal unrhyw enwau nac atebion.',
          'Cwmni taliadau sy’n cymryd eich cerdyn. Nid ydym byth yn gweld y rhif.',
        ],
      },
    },
    'you-can': {
      heading: 'Yr hyn y gallwch chi ei wneud',
      list: {
        list: [
          'Dewiswch gyfrinair hir nad ydych yn ei ddefnyddio yn unman arall, fel tri gair ar hap.',
          'Allgofnodwch ar gyfrifiadur y mae pobl eraill yn ei ddefnyddio.',
          `Mae dolen ar gyfer cyfrinair newydd yn gweithio am ${RESET_LINK_MINUTES} munud. Os cewch un na ofynnoch amdani, peidiwch â’i defnyddio, a dywedwch wrthym.`,
          'Nid ydym byth yn gofyn am eich cyfrinair, eich cerdyn na’ch manylion banc drwy e-bost na dros y ffôn.',
          'Peidiwch byth â rhoi cyfrineiriau na rhifau cyfrif yn eich ewyllys. Daw’n gyhoeddus ar ôl ei phrofi.',
        ],
      },
    },
    report: {
      heading: 'Rhoi gwybod am broblem diogelwch',
      writeToWithSecurityInThe: `Ysgrifennwch at ${email} gyda “Security” yn y llinell bwnc. Dywedwch wrthym beth a wnaethoch a beth a welsoch. Peidiwch ag edrych ar wybodaeth pobl eraill, a rhowch amser i ni ei drwsio cyn i chi ei wneud yn gyhoeddus. Diolch. Nid ydym yn cymryd camau yn erbyn pobl sy’n gweithredu’n ddidwyll.`,
    },
    if: {
      heading: 'Os aiff rhywbeth o’i le',
      ifSomeoneGetsHoldOfYour: 'Os caiff rhywun afael ar eich gwybodaeth ac y gallai hynny eich niweidio, byddwn yn dweud wrthych cyn gynted ag y gallwn, mewn geiriau plaen. Yn ôl y gyfraith rydym hefyd yn dweud wrth y Comisiynydd Gwybodaeth o fewn 72 awr.',
    },
  },
}
