/** Where the questions about a power of attorney stand within their page. */
import { pathOf } from '#core/journey/pages.ts'
import { type LpaType, lpaForms } from '#core/lpa/lists.ts'
import { powerOf, typesOf } from '#core/lpa/powers.ts'
import { powersBought } from '#core/lpa/powers-bought.ts'
import { type SectionName, sectionsAsked } from '#core/lpa/sections.ts'
import type { Will } from '#core/will/schema.ts'

export const powersPath = pathOf('will.lpa')
export const chooseTypePath = `${powersPath}?ask=type`

export const pathOfSection = (type: LpaType, section: SectionName): string =>
  `${powersPath}?power=${lpaForms[type].key}&ask=${section}`

/** The question an address asks for; undefined when it is none of this will's. */
export const sectionIn = (will: Will, query: URLSearchParams): { type: LpaType; section: SectionName } | undefined => {
  const type = typesOf(will, powersBought(will)).find((each) => lpaForms[each].key === query.get('power'))
  if (!type) return undefined
  const section = sectionsAsked(powerOf(will, type), will).find(({ name }) => name === query.get('ask'))
  return section && { type, section: section.name }
}

/** What is typed for a question and not saved is kept under this name. */
export const draftOf = (type: LpaType, section: SectionName): string => `powers ${lpaForms[type].key} ${section}`
