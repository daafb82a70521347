/** A multi-step funnel of any product: its addresses, its route names, and what it remembers of each step. */

export type FunnelStep<State> = {
  /** Dots become slashes in the path. */
  readonly name: string
  /** Dynamic parts of the path, appended as `:param`. */
  readonly params?: readonly string[]
  /** Dynamic parts of the query string. */
  readonly query?: readonly string[]
  readonly defaultState: State
  /** The step's own check of what a browser had stored. */
  readonly isState: (stored: unknown) => stored is State
}

/** A child that only leads to another step of its group. */
export type FunnelRedirect = { readonly name: string; readonly redirectTo: string }

export type FunnelGroup = {
  readonly name: string
  readonly mainPath: string
  readonly children: readonly (FunnelStep<unknown> | FunnelRedirect)[]
}

export type FunnelRoute = {
  /** Prefixed with the name of the group. */
  readonly name: string
  readonly path: string
  /** The path that a redirect leads to. */
  readonly redirectTo?: string
}

const pathIn = (group: FunnelGroup, child: FunnelStep<unknown> | FunnelRedirect): string => {
  const { params = [], query = [] } = 'redirectTo' in child ? {} : child
  const path = [group.mainPath, ...child.name.split('.'), ...params.map((param) => `:${param}`)].join('/')
  return query.length > 0 ? `${path}?${query.map((name) => `${name}=:${name}`).join('&')}` : path
}

/** The path of a child. Throws for a name the group does not have, which is a mistake in the code that asks. */
export const funnelPath = (group: FunnelGroup, name: string): string => {
  const child = group.children.find((each) => each.name === name)
  if (!child) throw new Error(`The funnel ${group.name} has no step called ${name}`)
  return pathIn(group, child)
}

export const funnelRoutes = (group: FunnelGroup): FunnelRoute[] =>
  group.children.map((child) => ({
    name: `${group.name}.${child.name}`,
    path: pathIn(group, child),
    ...('redirectTo' in child && { redirectTo: funnelPath(group, child.redirectTo) }),
  }))

/** Where a browser keeps the state of a step. */
export const stepKey = (group: Pick<FunnelGroup, 'name'>, step: { readonly name: string }): string =>
  `funnel.${group.name}.${step.name}`

/** What was stored for a step, or its default data where nothing was or what was does not pass the step's check. */
export const restoredState = <State>(step: FunnelStep<State>, stored: unknown): State =>
  step.isState(stored) ? stored : step.defaultState
