/** What search engines and shared links say of each page. */
import { brand } from '#core/brand.ts'
import { productById, withVat } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'

export const descriptions = {
  '/my-will/lpf-a/0': 'Write your will for England and Wales, and see every word as you go. Start free.',
  '/check-my-will/start': 'Answer questions about a will you already have, and see what may need doing under the law of England and Wales.',
  '/how-it-works': `How to make a will with ${brand.name}: answer questions, read your will, pay, print and sign.`,
  '/help': `Answers to questions about writing, paying for and signing a will, and how to reach ${brand.name}.`,
  '/about': `What ${brand.name} is, who runs it, and who has read the words of its wills.`,
  '/terms': `The terms for using ${brand.name}.`,
  '/wills-terms': `The terms for a will made with ${brand.name}.`,
  '/privacy': `What ${brand.name} keeps about you, why, and what you can do about it.`,
  '/faqs': 'Answers to common questions about writing, paying for and signing a will.',
  '/prices': `What a will costs with ${brand.name}: ${price(productById('will').price)}${withVat}. You pay once. Nothing renews.`,
  '/power-of-attorney': 'What you get with a lasting power of attorney, what you do yourself, and a sample.',
  '/without-a-will': 'See from three answers who would inherit if you died without a will today, under the law of England and Wales.',
  '/easy-read': 'Ten ideas about wills in England and Wales, in Easy Read: short words, large print and a picture for each.',
  '/accessibility': `How ${brand.name} works for people with different needs, and what does not work yet.`,
  '/security': `How ${brand.name} keeps your answers safe.`,
  '/somebody-has-died': 'Somebody has died who may have made a will here: what we need, what happens then, and how to begin.',
  '/contact-us': `Write to ${brand.name}. A person reads every message.`,
} as const
