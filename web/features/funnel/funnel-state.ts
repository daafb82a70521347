import { type FunnelGroup, type FunnelStep, restoredState, stepNeededFor } from '#core/funnel/funnel.ts'
import { storage } from '../../api/storage.ts'

type Group = Pick<FunnelGroup, 'name'>

const stored = (group: Group, step: Pick<FunnelStep<unknown>, 'name'>): unknown =>
  storage.funnelStep(group.name, step.name).get()

/** What this browser has of a step, or its default data. */
export const stateOf = <State>(group: Group, step: FunnelStep<State>): State => restoredState(step, stored(group, step))

export const keepState = <State extends object>(group: Group, step: FunnelStep<State>, state: State): void =>
  storage.funnelStep(group.name, step.name).set(Object.fromEntries(Object.entries(state)))

/** Once it has become somebody's own: whoever comes to this browser next is somebody else. */
export const forgetFunnel = (group: FunnelGroup): void => {
  for (const { name } of group.children) storage.funnelStep(group.name, name).clear()
}

/** The open step that comes before this one, if there is one. */
export const neededFor = (group: FunnelGroup, name: string): FunnelStep<unknown> | undefined =>
  stepNeededFor(group, name, (step) => stored(group, step))
