/** Short ways to write the parts of a document. */
import type { Part, Words } from './pack-document.ts'

export const heading = (text: string) => ({ kind: 'heading', text }) as const satisfies Part
export const subheading = (text: string) => ({ kind: 'subheading', text }) as const satisfies Part
export const paragraph = (words: Words) => ({ kind: 'paragraph', words }) as const satisfies Part
export const bullets = (...items: readonly Words[]) => ({ kind: 'bullets', items }) as const satisfies Part
export const numbers = (...items: readonly Words[]) => ({ kind: 'numbers', items }) as const satisfies Part
export const note = (title: string, ...words: readonly Words[]) =>
  ({ kind: 'note', title, words }) as const satisfies Part
export const lines = (label: string, count: number) => ({ kind: 'lines', label, count }) as const satisfies Part

export type Fact = { readonly label: string; readonly value: Words }
export const facts = (...items: readonly Fact[]) => ({ kind: 'facts', items }) as const satisfies Part

/** A section only if something is in it. */
export const section = (title: string, ...parts: readonly Part[]): Part[] =>
  parts.length === 0 ? [] : [heading(title), ...parts]
