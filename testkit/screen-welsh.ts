/** What a build has each table do that is in Welsh too: it tells the page that it has come. */
import { groups, steps } from '#core/journey/steps.ts'
import { htmlLang } from '#core/language.ts'
import { sections } from '#core/lpa/sections.ts'
import { messages } from '#core/rules/messages.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import { filesInWelsh } from '#words/cy/in-welsh.ts'
import { englishOf } from '#words/cy/rows.ts'
import { putAllInto } from '#words/said.ts'
import type { Window } from './shown-window.ts'

const { core: _, ...files } = filesInWelsh

const ofFiles = Object.entries(files).map(async ([file, welsh]) => {
  const there = await englishOf(file)
  return Object.keys(welsh).flatMap((table) => there[table] ?? [])
})

const tables = [...(await Promise.all(ofFiles)).flat(), steps, groups, sections, messages, detailsTable, lpaForms]

const backToEnglish = putAllInto(tables, [], String)

export const tellTables = (window: Window): void => {
  for (const table of tables) Reflect.set(window, 'w', table)
}

/** This process has each table once, and the server in it speaks English. */
export const leaveLanguage = (window: Window | undefined): void => {
  if (window?.document.documentElement.lang === htmlLang.cy) backToEnglish()
}
