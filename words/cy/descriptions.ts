import { brand } from '#core/brand.ts'
import { productById, VAT_PERCENT } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'

/** What search engines and shared links say of the pages in Welsh. */
export const welshDescriptions = {
  '/cy/my-will/lpf-a/0': 'Ysgrifennwch eich ewyllys ar gyfer Cymru a Lloegr, a gweld pob gair wrth fynd. Cewch ddechrau am ddim.',
  '/cy/prices': `Faint mae ewyllys gyda ${brand.name} yn ei gostio: ${price(productById('will').price)}${VAT_PERCENT > 0 ? ' gyda TAW' : ''}. Rydych yn talu unwaith. Nid oes dim yn adnewyddu’n awtomatig.`,
} as const
