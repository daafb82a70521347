/** The description of a page for search engines and shared links. */
import { brand } from '#core/brand.ts'
import { products } from '#core/catalogue/products.ts'
import { htmlLang, type Language } from '#core/language.ts'
import { welshDescriptions } from '#words/cy/descriptions.ts'
import { descriptions as english } from '#words/en/descriptions.ts'
import type { Words } from '#words/en/visitors.ts'
import { wordsOf } from './content.ts'
import { questions } from './questions.ts'

export type PageDescription = {
  readonly description: string
  /** In the vocabulary of schema.org. */
  readonly data?: object
}

const descriptions: Readonly<Record<string, string>> = { ...english, ...welshDescriptions }

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
  '/my-will/lpf-a/0': site(english['/my-will/lpf-a/0'], 'en'),
  '/cy/my-will/lpf-a/0': site(welshDescriptions['/cy/my-will/lpf-a/0'], 'cy'),
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
