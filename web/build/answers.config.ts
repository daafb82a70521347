import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Makes the index of answers in either language when the pages are built, so that a browser fetches it and none of what it is made from. */
export const answersApart = {
  name: 'answers-apart',
  apply: 'build',
  async load(id: string) {
    if (!/\/content\/(?:welsh-)?answers-index\.ts$/.test(id)) return null
    const { answersIndex }: { answersIndex: string } = await import(pathToFileURL(id).href)
    return `export const answersIndex = ${JSON.stringify(answersIndex)}`
  },
} satisfies Plugin
