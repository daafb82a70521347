/** What a search engine or a shared link says of a page. */
import { brand } from '#core/brand.ts'
import { price } from '#core/formats/amounts.ts'
import { productById, products } from '#core/products.ts'
import { wordsOf } from './content.ts'
import { questions } from './questions.ts'

export type PageDescription = {
  readonly description: string
  /** In the vocabulary of schema.org. */
  readonly data?: object
}

const landing = 'Write your will for England and Wales, and see every word as you go. Start free.'

const descriptions: Readonly<Record<string, string>> = {
  '/my-will/lpf-a/0': landing,
  '/check-my-will/start':
    'Questions about a will you already have, and what your answers call for under the law of England and Wales.',
  '/how-it-works': `How a will is written with ${brand.name}: the questions, the document beside them, paying, printing and signing.`,
  '/terms': `The terms for using ${brand.name}.`,
  '/wills-terms': `The terms for a will made with ${brand.name}.`,
  '/privacy': `What ${brand.name} keeps about you, why, and what you can do about it.`,
  '/faqs': 'What people ask before they write a will, while they do, and after.',
  '/prices': `What a will costs with ${brand.name}: ${price(productById('will').price)} with VAT, paid once. Nothing renews.`,
  '/accessibility': `How ${brand.name} works for people with different needs, and what does not work yet.`,
  '/security': `How ${brand.name} keeps what you write safe.`,
  '/contact-us': `Write to ${brand.name}. A person reads every message.`,
}

const site = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  description: landing,
  inLanguage: 'en-GB',
}

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

const offers = {
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: `Prices of ${brand.name}`,
  itemListElement: products.map(({ name, for: description, price: pence }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, description, areaServed: ['England', 'Wales'] },
    price: (pence / 100).toFixed(2),
    priceCurrency: 'GBP',
  })),
}

const data: Readonly<Record<string, object>> = { '/my-will/lpf-a/0': site, '/faqs': faqs, '/prices': offers }

/** Throws for a page without a description, which would be listed with nothing to say. */
export const descriptionOf = (path: string): PageDescription => {
  const description = descriptions[path]
  if (description === undefined) throw new Error(`${path} has no description`)
  const more = data[path]
  return more === undefined ? { description } : { description, data: more }
}
