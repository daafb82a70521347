import { escapeHtml } from '#core/text/escape-html.ts'

/** A piece of HTML, safe to put into a page as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map((each) => each.text).join('')
  return escapeHtml(String(part))
}

/** HTML in which every inserted value is escaped, unless it is HTML made the same way. */
export const html = (fixed: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: fixed }, ...parts.map(escaped)))
