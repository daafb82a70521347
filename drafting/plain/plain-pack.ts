import { htmlLang, type Language } from '#core/language.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import type { Will } from '#core/will/schema.ts'
import { plainCopies as words } from '#words/en/documents.ts'
import { completeWill } from '../complete-will.ts'
import { draft } from '../draft.ts'
import { boughtWith, packFor } from '../pack/pack.ts'
import type { PackContext, PackDocument } from '../pack/pack-document.ts'
import { type InWelsh, saidToReader } from '../pack/said-to-reader.ts'
import { type PlainDocument, type PlainPart, plainDocument, plainWill } from './plain-parts.ts'

/**
 * The will and the documents with it, as words alone: the cover letter, the will, the others. None of a will that is not complete.
 * @param welsh of a customer who reads Welsh.
 */
export const plainPack = (
  answers: Will,
  today: Day,
  context: Pick<PackContext, 'operatorName' | 'pair'>,
  welsh?: InWelsh,
): PlainDocument[] => {
  const complete = completeWill(answers, today)
  if (!complete.ok) return []
  const [cover, ...others] = packFor(complete.will, { ...context, today }, boughtWith(complete.will.will), welsh)
  const plain = (document: PackDocument): PlainDocument =>
    saidToReader(document.language && welsh, () => plainDocument(document))
  return [...(cover ? [plain(cover)] : []), plainWill(draft(complete.will)), ...others.map(plain)]
}

const each = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')

const partAsHtml = (part: PlainPart): string => {
  switch (part.is) {
    case 'heading':
      return `<h${part.level}>${escapeHtml(part.text)}</h${part.level}>`
    case 'paragraph':
      return each('p', [part.text])
    case 'list': {
      const tag = part.ordered ? 'ol' : 'ul'
      return `<${tag}>${each('li', part.items)}</${tag}>`
    }
    case 'facts':
      return `<dl>${part.items.map(([label, value]) => each('dt', [label]) + each('dd', [value])).join('')}</dl>`
    case 'table': {
      const rows = part.rows.map(
        ([first = '', ...rest]) => `<tr><th scope="row">${escapeHtml(first)}</th>${each('td', rest)}</tr>`,
      )
      const head = part.columns.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('')
      return `<table><caption>${escapeHtml(part.caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    }
  }
}

/** Of a document that is not in the language of the page. */
const langOf = (document: PlainDocument, language: Language): string => {
  const own = document.language ?? 'en'
  return own === language ? '' : ` lang="${htmlLang[own]}"`
}

/** Documents as one page without a script or a picture, which any browser opens from anywhere. Each document is an article in its own language. */
export const asHtml = (title: string, documents: readonly PlainDocument[], language: Language = 'en'): string =>
  [
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<style>body{max-width:40rem;margin:auto;padding:1rem;font:1.25rem/1.6 sans-serif}th{text-align:start}</style>',
    `</head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words.toRead)}</p>`,
    `<nav aria-label="${escapeHtml(words.contents)}"><ol>`,
    ...documents.map(
      (document, at) =>
        `<li><a href="#part-${at + 1}"${langOf(document, language)}>${escapeHtml(document.title)}</a></li>`,
    ),
    '</ol></nav>',
    ...documents.map(
      (document, at) =>
        `<article id="part-${at + 1}"${langOf(document, language)}><h1>${escapeHtml(document.title)}</h1>${document.parts.map(partAsHtml).join('\n')}</article>`,
    ),
    '</body></html>\n',
  ].join('\n')
