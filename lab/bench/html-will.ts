import type { Block, FinalDocument, Run } from '../../drafting/document.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const words = (runs: readonly Run[]): string =>
  runs.map(({ kind, text }) => (kind === 'name' ? `<b>${escaped(text)}</b>` : escaped(text))).join('')

const block = (each: Block): string =>
  each.kind === 'paragraph'
    ? `<p>${words(each.runs)}</p>`
    : `<ul>${each.items.map(({ marker, runs }) => `<li>${marker} ${words(runs)}</li>`).join('')}</ul>`

/** The same will as plain HTML, for a browser or a word processor to print. */
export const htmlOf = ({ title, name, opening, clauses, signature }: FinalDocument): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(`${title} ${name}`)}</title>
<style>body { font: 11.5pt/1.4 serif } h2 { font-size: 12pt; break-after: avoid }</style></head><body>
<h1>${escaped(title)}<br>${escaped(name)}</h1>
${opening.blocks.map(block).join('')}
${clauses.map(({ number, heading, blocks }) => `<h2>${number} ${heading}</h2>${blocks.map(block).join('')}`).join('')}
<p>Only ${escaped(name)} signs here</p><hr><p>${words(signature.attestation)}</p>
${['First', 'Second'].map((which) => `<p>${which} witness</p><hr><p>Full name, address, occupation</p>`).join('')}
</body></html>`
