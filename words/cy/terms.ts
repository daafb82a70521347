import { brand } from '#core/brand.ts'
import { totalOf, VAT_PERCENT } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import type * as en from '../en/terms.ts'
import type { SoFar } from '../said.ts'

/** A customer agrees to the English. */
export const terms: SoFar<typeof en.terms> = {
  title: 'Telerau defnyddio',
  lead: `Dyma’r rheolau rhyngoch chi a ${brand.name}. Rydym wedi’u cadw’n fyr er mwyn i chi allu eu darllen i gyd. Cyfieithiad yw hwn: y telerau yn Saesneg sy’n cyfrif.`,
  changed: '22 Tachwedd 2026',
  sections: {
    who: { heading: 'Pwy ydym ni' },
    what: {
      heading: 'Yr hyn rydym yn ei wneud, a’r hyn nad ydym',
      isAToolForEnglandAnd: `Offeryn ar gyfer Cymru a Lloegr yw ${brand.name}. Rydych yn ateb cwestiynau, ac mae’n troi eich dewisiadau yn ewyllys.`,
      list: {
        list: [
          'Nid cwmni cyfreithiol ydym, ac nid oes neb yma’n rhoi cyngor cyfreithiol i chi.',
          'Nid yw ysgrifennu ewyllysiau wedi’i reoleiddio. Nid oes rheoleiddiwr cyfreithiol yn ein goruchwylio, ac ni all yr Ombwdsmon Cyfreithiol ymchwilio i gŵyn amdanom.',
          'Nid oes cyfreithiwr yn darllen eich ewyllys oni bai eich bod yn mynd â hi at un.',
          'Nid oes effaith i ewyllys nes i chi ei llofnodi yn y ffordd gywir. Rydym yn dweud wrthych sut. Ni allwn wneud hynny drosoch.',
        ],
      },
      theTermsForYourWillSay: 'Mae’r [telerau ar gyfer eich ewyllys](/wills-terms) yn dweud mwy am yr ewyllys ei hun.',
    },
    account: {
      heading: 'Eich cyfrif',
      youMustBe18OrOver: 'Rhaid i chi fod yn 18 oed neu’n hŷn. Mae pob cyfrif ar gyfer un person, a rhaid i’r person hwnnw roi ei atebion ei hun.',
      keepYourPasswordToYourselfIf: 'Cadwch eich cyfrinair i chi’ch hun. Os ydych yn meddwl ei fod gan rywun arall, [dewiswch un newydd](/forgot-password). Mae hynny’n allgofnodi pawb o’ch cyfrif.',
    },
    price: {
      heading: 'Faint mae’n ei gostio',
      itIsFreeToWriteA: `Mae ysgrifennu ewyllys yma am ddim. Rydych yn talu pan fyddwch am ei lawrlwytho. Mae ewyllys yn costio ${price(totalOf(['will']))}${VAT_PERCENT > 0 ? ' gyda TAW' : ''}. Mae’r holl [brisiau](/cy/prices) ar un dudalen.`,
      youPayOnceNothingRenewsAnd: 'Rydych yn talu unwaith. Nid oes dim yn adnewyddu, ac nid ydym yn ychwanegu dim at eich basged.',
      theGovernmentChargesItsOwnFees: 'Mae’r llywodraeth yn codi ei ffioedd ei hun am rai pethau. Rydych yn talu’r rheini i’r llywodraeth. Rydym yn eu dangos wrth ymyl ein pris ni.',
      changesAreFreeYouCanChange: 'Mae newidiadau am ddim: gallwch newid eich ewyllys a’i lawrlwytho eto mor aml ag y bydd angen. Os byddwn byth yn codi tâl am newidiadau, byddwn yn anfon e-bost atoch o leiaf 30 diwrnod ymlaen llaw, ac ni fyddwn byth yn codi tâl am un o fewn 12 mis i’ch taliad.',
    },
    refund: {
      heading: 'Os newidiwch eich meddwl',
      youCanHaveAllYourMoney:
        'Gallwch gael eich holl arian yn ôl hyd nes y rhoddir i chi rywbeth o’r hyn y taloch amdano: rydych yn lawrlwytho dogfennau, neu mae eich partner yn gwneud hynny lle taloch am y ddwy ewyllys; rydych yn darllen yr hyn a ganfuom am eich ewyllys; mae rhywun yn dechrau ei darllen i chi; neu caiff ei phostio. Nid oes rhaid i chi ddweud pam. Mae’r botwm ar ei gyfer yn [eich cyfrif](/account).',
      youCanAlsoHaveTheMoney: 'Gallwch hefyd gael yn ôl yr arian am brint wedi’i rwymo yn unig nes i ni ei bostio, ac am atwrneiaeth nes i chi lawrlwytho ei thaflen. Rydych yn cadw gweddill yr archeb.',
      theLawAlsoGivesYou14: 'Mae’r gyfraith hefyd yn rhoi 14 diwrnod i chi i ganslo’r rhan fwyaf o bethau a brynir ar-lein. Byddwn yn ei dilyn, beth bynnag y mae’r telerau hyn yn ei ddweud.',
      ifSomethingIsWrongWithWhat: 'Os oes rhywbeth o’i le ar yr hyn a brynoch, mae’r gyfraith yn rhoi hawliau eraill i chi. Nid yw’r telerau hyn yn cymryd yr un ohonynt oddi wrthych.',
    },
    care: {
      heading: 'Yr hyn y gallwch ei ddisgwyl gennym ni',
      weMustUseReasonableCareAnd: 'Rhaid i ni ddefnyddio gofal a sgìl rhesymol. Rhaid i ni roi i chi’r hyn y dywedom y byddem yn ei roi.',
      weDoNotLimitWhatWe: 'Nid ydym yn cyfyngu ar yr hyn sy’n ddyledus gennym i chi, nac i’r rhai yr ydych yn eu henwi yn eich ewyllys, os ydym yn achosi colled drwy fethu â gwneud hynny. Nid ydym yn atebol am golled sy’n dod o ateb anghywir, neu o ewyllys na chafodd ei llofnodi fel y mae’r canllaw yn ei ddweud.',
      sometimesTheServiceWillNotWork: 'Weithiau ni fydd y gwasanaeth yn gweithio am dipyn. Mae’r hyn a gadwyd gennych yn aros wedi’i gadw.',
    },
    you: {
      heading: 'Yr hyn rydym yn ei ddisgwyl gennych chi',
      list: { list: ['Atebwch yn onest, a darllenwch eich ewyllys cyn i chi ei llofnodi.', 'Penderfynwch drosoch eich hun. Peidiwch â gadael i neb bwyso arnoch nac ateb drosoch.', 'Peidiwch â cheisio niweidio’r gwasanaeth, na chael gafael ar wybodaeth pobl eraill.'] },
    },
    complaints: {
      heading: 'Os nad ydych yn fodlon',
      tellUsWithTheContactForm: 'Dywedwch wrthym gyda’r [ffurflen gysylltu](/contact-us) a dewiswch “Cwyn”. Rydym yn rhoi rhif i chi ei ddyfynnu. Mae person yn ei darllen ac yn ateb.',
      ifWeCannotAgreeCitizensAdvice: 'Os na allwn gytuno, gall Cyngor ar Bopeth ddweud wrthych beth allwch ei wneud nesaf. Gallwch fynd i’r llys bob amser.',
    },
    changes: {
      heading: 'Os bydd y telerau hyn yn newid',
      theTermsOnTheDayYou: 'Y telerau ar y diwrnod y byddwch yn talu yw’r rhai sy’n cyfrif am yr hyn a brynoch. Rydym yn dangos y diwrnod y newidiasant ddiwethaf ar frig y dudalen hon.',
    },
    law: {
      heading: 'Pa gyfraith sy’n cyfrif',
      theLawOfEnglandAndWales: 'Cyfraith Cymru a Lloegr. Ei llysoedd sy’n penderfynu os na allwn ni.',
    },
  },
}
