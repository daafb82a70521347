/** The description of a page for search engines and shared links. */
import { brand } from '#core/brand.ts'
import { productById, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { htmlLang, type Language } from '#core/language.ts'
import { price } from '#core/text/money.ts'
import type { Words } from '#words/en/visitors.ts'
import { withVat } from '#words/en/visitors.ts'
import { wordsOf } from './content.ts'
import { questions } from './questions.ts'

export type PageDescription = {
  readonly description: string
  /** In the vocabulary of schema.org. */
  readonly data?: object
}

const landing = 'Write your will for England and Wales, and see every word as you go. Start free.'
const welshLanding =
  'Ysgrifennwch eich ewyllys ar gyfer Cymru a Lloegr, a gweld pob gair wrth fynd. Cewch ddechrau am ddim.'

const descriptions: Readonly<Record<string, string>> = {
  '/my-will/lpf-a/0': landing,
  '/cy/my-will/lpf-a/0': welshLanding,
  '/cy/prices': `Faint mae ewyllys gyda ${brand.name} yn ei gostio: ${price(productById('will').price)}${VAT_PERCENT > 0 ? ' gyda TAW' : ''}. Rydych yn talu unwaith. Nid oes dim yn adnewyddu’n awtomatig.`,
  '/check-my-will/start':
    'Answer questions about a will you already have, and see what may need doing under the law of England and Wales.',
  '/how-it-works': `How to make a will with ${brand.name}: answer questions, read your will, pay, print and sign.`,
  '/help': `Answers to questions about writing, paying for and signing a will, and how to reach ${brand.name}.`,
  '/about': `What ${brand.name} is, who runs it, and who has read the words of its wills.`,
  '/terms': `The terms for using ${brand.name}.`,
  '/wills-terms': `The terms for a will made with ${brand.name}.`,
  '/privacy': `What ${brand.name} keeps about you, why, and what you can do about it.`,
  '/faqs': 'Answers to common questions about writing, paying for and signing a will.',
  '/prices': `What a will costs with ${brand.name}: ${price(productById('will').price)}${withVat}. You pay once. Nothing renews.`,
  '/power-of-attorney': 'What you get with a lasting power of attorney, what you do yourself, and a sample.',
  '/accessibility': `How ${brand.name} works for people with different needs, and what does not work yet.`,
  '/security': `How ${brand.name} keeps your answers safe.`,
  '/contact-us': `Write to ${brand.name}. A person reads every message.`,
}

const site = (description: string, language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  description,
  inLanguage: htmlLang[language],
})

const faqs = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions
    .flatMap((group) => group.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
    })),
}

const offers = ({ title, products: named }: Words['prices'], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: `${title} – ${brand.name}`,
  inLanguage: htmlLang[language],
  itemListElement: products.map(({ id, price: pence }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: named[id].name,
      description: named[id].note,
      areaServed: ['England', 'Wales'],
    },
    price: (pence / 100).toFixed(2),
    priceCurrency: 'GBP',
  })),
})

const data: Readonly<Record<string, object | ((words: Words) => object)>> = {
  '/my-will/lpf-a/0': site(landing, 'en'),
  '/cy/my-will/lpf-a/0': site(welshLanding, 'cy'),
  '/faqs': faqs,
  '/prices': ({ prices }) => offers(prices, 'en'),
  '/cy/prices': ({ prices }) => offers(prices, 'cy'),
}

/** `words`: in the language of the page. Throws for a page without a description, which would be listed with nothing to say. */
export const descriptionOf = (path: string, words: Words): PageDescription => {
  const description = descriptions[path]
  if (description === undefined) throw new Error(`${path} has no description`)
  const more = data[path]
  if (more === undefined) return { description }
  return { description, data: typeof more === 'function' ? more(words) : more }
}
