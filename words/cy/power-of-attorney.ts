import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { lpaPages } from '#core/will/lpa-options.ts'
import type * as en from '../en/power-of-attorney.ts'
import type { SoFar } from '../said.ts'

export const powerOfAttorney: SoFar<typeof en.powerOfAttorney> = {
  title: 'Atwrneiaeth arhosol',
  lead: 'Mae ewyllys yn cael effaith pan fyddwch farw. Mae atwrneiaeth arhosol yn gadael i bobl yr ydych yn ymddiried ynddynt weithredu drosoch tra byddwch fyw.',
  changed: '22 Tachwedd 2026',
  sections: {
    'what-you-get': {
      heading: 'Yr hyn a gewch gennym ni',
      list: {
        list: [
          'Cwestiynau plaen, un ar y tro. Maent yn defnyddio’r bobl yn eich ewyllys. Stopiwch ar ôl unrhyw gwestiwn a pharhau ddiwrnod arall.',
          'Taflen ar gyfer pob atwrneiaeth. Mae eich atebion arni o dan yr un rhifau adran ag ar y ffurflen swyddogol. [Gweld sampl](#sample).',
          'Canllaw: pwy sy’n llofnodi, ym mha drefn, a sut i’w hanfon.',
        ],
      },
      oneTypeIs: `Mae un math yn ${price(productById('lpa').price)}. Mae’r ddau fath yn ${price(productById('lpa-both').price)}.`,
    },
    'what-you-do': {
      heading: 'Yr hyn rydych yn ei wneud eich hun',
      steps: (fee) => ({
        steps: [
          `Mynnwch [ffurflen LP1F neu LP1H](${lpaPages.forms}) gan GOV.UK. Mae am ddim.`,
          'Copïwch eich atebion o’r daflen ar y ffurflen.',
          'Ar ffurflen LP1H, dewiswch pwy sy’n penderfynu am driniaeth sy’n eich cadw’n fyw. Rydych yn llofnodi’r dewis hwnnw ar bapur, felly nid ydym yn gofyn amdano.',
          'Llofnodwch y ffurflen. Yna mae eich darparwr tystysgrif yn llofnodi, ac yna pob atwrnai.',
          `Anfonwch hi at Swyddfa’r Gwarcheidwad Cyhoeddus. Mae’n codi ${fee} am bob un, neu hanner os yw eich incwm yn isel.`,
        ],
      }),
    },
    'without-us': {
      heading: 'Gallwch ei wneud hebddom ni',
      youCanMakeOneOnline: `Gallwch wneud un [ar-lein yn GOV.UK](${lpaPages.online}), neu ar bapur gyda’r un ffurflen. Yna dim ond y ffi y byddwch yn ei thalu.`,
    },
  },
}
