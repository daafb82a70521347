/** A multi-step funnel, independent of the product: its addresses, its route names, and the stored state of its steps. */

/** Whether a path matches a pattern, in which `:token` stands for any one segment. */
export const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index])
}

/** The parts of a step's address. */
export type StepAddress = {
  /** Dots become slashes in the path. */
  readonly name: string
  /** Dynamic parts of the path, appended as `:param`. */
  readonly params?: readonly string[]
  /** Dynamic parts of the query string. */
  readonly query?: readonly string[]
}

export type FunnelStep<State> = StepAddress & {
  readonly defaultState: State
  /** Checks that stored data has the shape of this step's state. */
  readonly isState: (stored: unknown) => stored is State
  /** Whether the visitor may continue from this step. A step without it can always be passed. */
  isAnswered?(state: State): boolean
  /** The tracking id of an arrival at this step. */
  readonly formEventId?: number
}

/** A child that redirects to another step of its group. */
export type FunnelRedirect = { readonly name: string; readonly redirectTo: string }

/** The addresses of a group of steps. */
export type FunnelAddresses = {
  readonly name: string
  readonly mainPath: string
  readonly children: readonly (StepAddress | FunnelRedirect)[]
}

export type FunnelGroup = FunnelAddresses & { readonly children: readonly (FunnelStep<unknown> | FunnelRedirect)[] }

export type FunnelRoute = {
  /** The route name: the name of the group, then that of the step. */
  readonly name: string
  readonly path: string
  /** The path to redirect to. */
  readonly redirectTo?: string
}

const isRedirect = (child: FunnelAddresses['children'][number]): child is FunnelRedirect => 'redirectTo' in child

const pathIn = (group: FunnelAddresses, child: StepAddress | FunnelRedirect): string => {
  const { params = [], query = [] } = isRedirect(child) ? {} : child
  const path = [group.mainPath, ...child.name.split('.'), ...params.map((param) => `:${param}`)].join('/')
  return query.length > 0 ? `${path}?${query.map((name) => `${name}=:${name}`).join('&')}` : path
}

/** The path of a child. @throws for a name that the group does not have, which is a programming error. */
export const funnelPath = (group: FunnelAddresses, name: string): string => {
  const child = group.children.find((each) => each.name === name)
  if (!child) throw new Error(`The funnel ${group.name} has no step called ${name}`)
  return pathIn(group, child)
}

export const funnelRoutes = (group: FunnelAddresses): FunnelRoute[] =>
  group.children.map((child) => ({
    name: `${group.name}.${child.name}`,
    path: pathIn(group, child),
    ...(isRedirect(child) && { redirectTo: funnelPath(group, child.redirectTo) }),
  }))

/** The storage key for the state of a step. */
export const stepKey = (group: Pick<FunnelGroup, 'name'>, step: { readonly name: string }): string =>
  `funnel.${group.name}.${step.name}`

/** The stored state of a step, or its default data when nothing valid is stored. */
export const restoredState = <State>(step: FunnelStep<State>, stored: unknown): State =>
  step.isState(stored) ? stored : step.defaultState

export type FunnelValues = Readonly<Record<string, string | undefined>>

/**
 * The address of a child with its params and query filled in. A missing query value is left out.
 * @throws for a missing param.
 */
export const funnelUrl = (group: FunnelAddresses, name: string, values: FunnelValues = {}): string => {
  const [path = '', query = ''] = funnelPath(group, name).split('?')
  const filled = path.replace(/:([^/]+)/g, (_part, param: string) => {
    const value = values[param]
    if (value === undefined) throw new Error(`The step ${group.name}.${name} needs a value for ${param}`)
    return encodeURIComponent(value)
  })
  const given = query.split('&').flatMap((part) => {
    const param = part.split('=')[0] ?? ''
    const value = values[param]
    return value === undefined ? [] : [`${param}=${encodeURIComponent(value)}`]
  })
  return given.length > 0 ? `${filled}?${given.join('&')}` : filled
}

/** The steps of a group, without its redirects. */
export const funnelSteps = (group: FunnelGroup): readonly FunnelStep<unknown>[] =>
  group.children.filter((child): child is FunnelStep<unknown> => !isRedirect(child))

export const stepAfter = (group: FunnelGroup, name: string): FunnelStep<unknown> | undefined => {
  const steps = funnelSteps(group)
  return steps[steps.findIndex((step) => step.name === name) + 1]
}

export const stepBefore = (group: FunnelGroup, name: string): FunnelStep<unknown> | undefined => {
  const steps = funnelSteps(group)
  return steps[steps.findIndex((step) => step.name === name) - 1]
}

/** The first step that is not answered. `stored` returns the stored state of a step. */
export const firstOpenStep = (
  group: FunnelGroup,
  stored: (step: FunnelStep<unknown>) => unknown,
): FunnelStep<unknown> | undefined =>
  funnelSteps(group).find((step) => step.isAnswered?.(restoredState(step, stored(step))) === false)

/** The first unanswered step before `name`, if there is one. */
export const stepNeededFor = (
  group: FunnelGroup,
  name: string,
  stored: (step: FunnelStep<unknown>) => unknown,
): FunnelStep<unknown> | undefined => {
  const steps = funnelSteps(group)
  const before = steps.slice(
    0,
    steps.findIndex((step) => step.name === name),
  )
  return firstOpenStep({ ...group, children: before }, stored)
}

/** The step at a path, with or without a trailing slash. */
export const stepAt = (group: FunnelGroup, path: string): FunnelStep<unknown> | undefined =>
  funnelSteps(group).find(({ name }) => matches(funnelPath(group, name).split('?')[0] ?? '', path.replace(/\/$/, '')))

/** Form fields of a funnel. Plain data, so that they can be stored as they are. */

/** `keepVisible`: the error stays until the step is completed, even while the answer changes. An empty message means no error. */
export type FieldError = { readonly message: string; readonly keepVisible: boolean }

export type FormField<T> = { readonly value: T; readonly required: boolean; readonly error: FieldError }

/** A field whose answer decides whether the visitor can continue. */
export type QualifyingField<T> = FormField<T> & { readonly qualify: boolean }

const noError: FieldError = { message: '', keepVisible: false }

export const formField = <T>(value: T, required = true): FormField<T> => ({ value, required, error: noError })

export const qualifyingField = <T>(value: T, required = true): QualifyingField<T> => ({
  ...formField(value, required),
  qualify: false,
})

/** Sets the value of a field and clears its error, unless the error has `keepVisible`. */
export const withValue = <T, F extends FormField<T>>(field: F, value: T): F => ({
  ...field,
  value,
  error: field.error.keepVisible ? field.error : noError,
})

/** Clears the error of a field, `keepVisible` or not. Used when a step is completed. */
export const withoutError = <F extends FormField<unknown>>(field: F): F => ({ ...field, error: noError })

/** Whether stored data is an object with this key. */
export const has = <K extends string>(stored: unknown, key: K): stored is Record<K, unknown> =>
  typeof stored === 'object' && stored !== null && key in stored

const isFieldError = (stored: unknown): stored is FieldError =>
  has(stored, 'message') &&
  typeof stored.message === 'string' &&
  has(stored, 'keepVisible') &&
  typeof stored.keepVisible === 'boolean'

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isFormField =
  <T>(isValue: (value: unknown) => value is T) =>
  (stored: unknown): stored is FormField<T> =>
    has(stored, 'value') &&
    isValue(stored.value) &&
    has(stored, 'required') &&
    typeof stored.required === 'boolean' &&
    has(stored, 'error') &&
    isFieldError(stored.error)

export const isQualifyingField =
  <T>(isValue: (value: unknown) => value is T) =>
  (stored: unknown): stored is QualifyingField<T> =>
    isFormField(isValue)(stored) && has(stored, 'qualify') && typeof stored.qualify === 'boolean'
