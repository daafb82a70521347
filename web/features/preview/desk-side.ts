import { useState, useSyncExternalStore } from 'react'
import { type GroupName, groupOf, type Side, type StepName, stepNamed } from '#core/journey/steps.ts'

/** The side of the desk that was chosen by hand. It holds for the section in which it was chosen, and for this tab. */
let chosen: { readonly section: GroupName; readonly side: Side } | undefined
const listeners = new Set<() => void>()

const onChoice = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const otherSide = (side: Side): Side => (side === 'words' ? 'people' : 'words')

/** The side of the desk beside a step: the one chosen in its section, else the one that the question is about. */
export const useSide = (step: StepName | undefined): [Side, (side: Side) => void] => {
  const choice = useSyncExternalStore(onChoice, () => chosen)
  const [here, setHere] = useState<Side>('words')
  if (step === undefined) return [here, setHere]
  const section = groupOf(step)
  const choose = (side: Side) => {
    chosen = { section, side }
    for (const listener of listeners) listener()
  }
  return [choice?.section === section ? choice.side : stepNamed(step).side, choose]
}
