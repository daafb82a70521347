import { useNavigate } from 'react-router'
import type { LpaType } from '#core/lpa/lists.ts'
import { problemsOfLpa } from '#core/lpa/lpa.rules.ts'
import { type LpaAnswers, powerOf, withAnswers, withPower } from '#core/lpa/powers.ts'
import { nextSection, problemsOfSection, type SectionName, sectionRows } from '#core/lpa/sections.ts'
import { pruneReferences } from '#core/will/changes.ts'
import { includes } from '#core/will/questions.ts'
import { saveAnswers } from '../../api/save-queue.ts'
import { today } from '../../api/today.ts'
import { currentWill, useForm } from '../../api/will.ts'
import { useStillHere } from '../../ui/use-still-here.ts'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { draftOf, pathOfSection, powersPath } from './section-path.ts'

/** The answers one page asks for. */
export type SectionAnswers = Partial<LpaAnswers>

export type SectionProps = { readonly type: LpaType }

export type SectionForm = ReturnType<typeof useSection>

/** One question about a power of attorney: what is typed for it, the rules it is held to, and a save. */
export const useSection = (type: LpaType, section: SectionName) => {
  const { will } = useForm()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const power = powerOf(will, type)
  const fields = sectionRows.find(({ name }) => name === section)?.fields ?? []
  // Whoever changes an answer of a power that is all answered goes back to the list, and not through the rest again.
  const wasComplete = problemsOfLpa(power, will, today()).length === 0

  const form = useSubmitForm<SectionAnswers>({
    initial: Object.fromEntries(Object.entries(power).filter(([field]) => includes(fields, field))),
    check: (value) => problemsOfSection(section, withAnswers(power, value), will, today()),
    save: (value) =>
      saveAnswers((whole) => pruneReferences(withPower(whole, withAnswers(powerOf(whole, type), value)))),
    onDone: () => {
      if (!isStillHere()) return
      const saved = currentWill()
      const next = wasComplete ? undefined : nextSection(section, powerOf(saved, type), saved)
      void navigate(next ? pathOfSection(type, next) : powersPath)
    },
    dialog: draftOf(type, section),
    outlasts: 'leaving',
  })
  return { ...form, type, section, will, power }
}
