import { useState } from 'react'
import type { FunnelGroup, FunnelStep } from '#core/funnel/funnel.ts'
import { keepState, stateOf } from '../../api/funnel-state.ts'

/** The state of a step, as this browser has it, and what changes it. Every change is kept at once. */
export const useFunnelStep = <State extends object>(
  group: FunnelGroup,
  step: FunnelStep<State>,
): readonly [State, (change: Partial<State>) => void] => {
  const [state, setState] = useState(() => stateOf(group, step))
  const change = (part: Partial<State>) =>
    setState((before) => {
      const after = { ...before, ...part }
      keepState(group, step, after)
      return after
    })
  return [state, change]
}
