import { useCallback, useState } from 'react'
import type { Language } from '#core/language.ts'
import { useLanguage } from '../content/use-words.ts'
import { type Answers, bind, type ErrorOf } from './answers.ts'
import { controlOf, foundByPress, type Message, notPutRight, type ShownError } from './error-summary.tsx'

/** The answers of a form, and what its last press found. */

/** Whether half of what asks for a field is above the foot of its form, which has the button. What is below it was not read. */
const isRead = (control: HTMLElement, form: HTMLFormElement): boolean => {
  const foot = form.querySelector('[type=submit]')?.closest('form > *')?.getBoundingClientRect()
  const { top, height } = (control.closest('fieldset, [data-field]') ?? control).getBoundingClientRect()
  return foot === undefined || top + height / 2 <= foot.top
}

/**
 * What a press found, that about a field that was read first. Where all of it is about others, the press leads to the first of
 * them, and nothing is found yet: undefined.
 */
export const foundInRead = <Found extends Pick<Message, 'field'>>(
  found: readonly [Found, ...Found[]],
  form: HTMLFormElement,
): readonly [Found, ...Found[]] | undefined => {
  const asked = found.map((each) => ({ each, control: controlOf(each.field, form) }))
  const [read, ...others] = asked.filter(
    ({ control }) => !control || isRead(control, form) || control === document.activeElement,
  )
  if (read) return [read.each, ...others.map(({ each }) => each)]
  const [first] = asked
  first?.control?.focus()
  first?.control?.scrollIntoView({ block: 'center' })
  return undefined
}

const none: readonly ShownError[] = []

/**
 * @param now What is wrong by the rules that a press went by. An error that they found goes when it is put right; one that the
 * server found stays until the next press.
 */
export const useAnswers = <T extends object, Rules>({
  value,
  set,
  now,
}: Pick<Answers<T>, 'value' | 'set'> & { now: (rules: Rules) => readonly Message[] }) => {
  const language = useLanguage()
  const [last, setLast] = useState<{ in: Language; errors: readonly ShownError[]; rules?: Rules | undefined }>({
    in: language,
    errors: none,
  })
  // Errors in the other language are not shown; the next press finds them again.
  const found = last.in === language ? last.errors : none
  const errors = last.rules === undefined || found.length === 0 ? found : notPutRight(found, now(last.rules))
  const errorOf: ErrorOf = (field) => errors.find((error) => error.field === field)?.text
  return {
    errors,
    errorOf,
    field: bind({ value, set, errorOf }),
    /** Shows what a press found. Without rules, the server found it. */
    find: useCallback(
      (messages: readonly Message[], rules?: Rules) => setLast({ in: language, errors: foundByPress(messages), rules }),
      [language],
    ),
    /** Removes the errors of these fields, when what they were about is no longer asked. */
    clearErrors: (fields: readonly string[]) =>
      setLast({ ...last, errors: found.filter(({ field }) => !fields.includes(field)) }),
  }
}
