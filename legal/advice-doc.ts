import { questions } from '#core/advice/questions.ts'
import { askedOn } from '#core/advice/tiles.ts'
import type { Level, Trigger } from '#core/advice/trigger.ts'
import { elsewhere, triggers } from '#core/advice/triggers.ts'
import { stepNamed } from '#core/journey/steps.ts'
import { triggerIds } from '#core/will/lists.ts'

const effects: Record<Level, string> = {
  block: 'stops the will',
  refer: 'needs a solicitor first, and stops the payment',
  warn: 'has to be understood before paying',
}

const effect = (trigger: Trigger): string => {
  if (trigger.level === 'block' && trigger.clauseOnly) return 'leaves out one clause'
  return trigger.level === 'warn' && trigger.onlyTold ? 'is told, and stops nothing' : effects[trigger.level]
}

const row = (trigger: Trigger): string =>
  [
    `- On “${stepNamed(trigger.step).title}” it ${effect(trigger)}.`,
    `  - Said: ${trigger.message}`,
    ...(trigger.level === 'refer' ? [`  - To ask: ${trigger.ask}`] : []),
    `  - Law: ${trigger.source}`,
  ].join('\n')

const entry = (id: (typeof triggerIds)[number]): string => {
  const rows = triggers.filter((trigger) => trigger.id === id)
  const said = elsewhere[id]
  return `### ${id}\n\n${[...rows.map(row), ...(said === undefined ? [] : [`- Not asked: ${said}`])].join('\n')}\n`
}

const question = ({ id, text }: (typeof questions)[number]): string =>
  `- “${text}” On “${stepNamed(askedOn(id)).title}”`

/** The page about advice: when a customer is told to see a solicitor, and the law behind it, for a lawyer to review. */
export const describeAdvice = (): string => `# Advice and its law

Written from \`core/advice/\`, so change that and not this page: \`npm run docs\`.

**Everything on this page awaits review by a solicitor or TEP**: the statements, when each piece of advice is given, its words,
and the statutes and cases it names. Until then nothing here is more than our own reading of the law.

## What is asked

Each is a statement that the testator answers as true of them, or not.

${questions.map(question).join('\n')}

## What is said

${triggerIds.map(entry).join('\n')}`
