/** A multi-step funnel of any product: its addresses, its route names, and what it remembers of each step. */

/** Whether a path fits a pattern, in which `:token` stands for any part. */
export const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index])
}

/** What the address of a step is made of. */
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
  /** The step's own check of what a browser had stored. */
  readonly isState: (stored: unknown) => stored is State
  /** Whether somebody may go on from here. A step without it never holds anybody back. */
  isAnswered?(state: State): boolean
  /** What tracking calls the arrival at this step. */
  readonly formEventId?: number
}

/** A child that only leads to another step of its group. */
export type FunnelRedirect = { readonly name: string; readonly redirectTo: string }

/** A group as far as its addresses go. */
export type FunnelAddresses = {
  readonly name: string
  readonly mainPath: string
  readonly children: readonly (StepAddress | FunnelRedirect)[]
}

export type FunnelGroup = FunnelAddresses & { readonly children: readonly (FunnelStep<unknown> | FunnelRedirect)[] }

export type FunnelRoute = {
  /** Prefixed with the name of the group. */
  readonly name: string
  readonly path: string
  /** The path that a redirect leads to. */
  readonly redirectTo?: string
}

const isRedirect = (child: FunnelAddresses['children'][number]): child is FunnelRedirect => 'redirectTo' in child

const pathIn = (group: FunnelAddresses, child: StepAddress | FunnelRedirect): string => {
  const { params = [], query = [] } = isRedirect(child) ? {} : child
  const path = [group.mainPath, ...child.name.split('.'), ...params.map((param) => `:${param}`)].join('/')
  return query.length > 0 ? `${path}?${query.map((name) => `${name}=:${name}`).join('&')}` : path
}

/** The path of a child. Throws for a name the group does not have, which is a mistake in the code that asks. */
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

/** Where a browser keeps the state of a step. */
export const stepKey = (group: Pick<FunnelGroup, 'name'>, step: { readonly name: string }): string =>
  `funnel.${group.name}.${step.name}`

/** What was stored for a step, or its default data where nothing was or what was does not pass the step's check. */
export const restoredState = <State>(step: FunnelStep<State>, stored: unknown): State =>
  step.isState(stored) ? stored : step.defaultState

export type FunnelValues = Readonly<Record<string, string | undefined>>

/**
 * The address of a child with its params and query filled in. A query that is not given is left out; a param that is not
 * given throws, because there is no such address.
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

/** The steps of a group, without the children that only lead elsewhere. */
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

/** The first step that holds somebody back. `stored` gives what a browser has of a step. */
export const firstOpenStep = (
  group: FunnelGroup,
  stored: (step: FunnelStep<unknown>) => unknown,
): FunnelStep<unknown> | undefined =>
  funnelSteps(group).find((step) => step.isAnswered?.(restoredState(step, stored(step))) === false)

/** The open step that comes before `name`, if there is one. */
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

/** The step at a path, with or without a slash at its end. */
export const stepAt = (group: FunnelGroup, path: string): FunnelStep<unknown> | undefined =>
  funnelSteps(group).find(({ name }) => matches(funnelPath(group, name).split('?')[0] ?? '', path.replace(/\/$/, '')))

/** A field of a funnel's form. Plain data, so that it can be stored as it is. */

/** `keepVisible`: shown until the step is completed, even while the answer is being changed. An empty message is no error. */
export type FieldError = { readonly message: string; readonly keepVisible: boolean }

export type FormField<T> = { readonly value: T; readonly required: boolean; readonly error: FieldError }

/** A field whose answer decides whether the visitor can go on. */
export type QualifyingField<T> = FormField<T> & { readonly qualify: boolean }

const noError: FieldError = { message: '', keepVisible: false }

export const formField = <T>(value: T, required = true): FormField<T> => ({ value, required, error: noError })

export const qualifyingField = <T>(value: T, required = true): QualifyingField<T> => ({
  ...formField(value, required),
  qualify: false,
})

/** A changed answer. Its error goes, unless it is to be kept visible. */
export const withValue = <T, F extends FormField<T>>(field: F, value: T): F => ({
  ...field,
  value,
  error: field.error.keepVisible ? field.error : noError,
})

export const withError = <F extends FormField<unknown>>(field: F, message: string, keepVisible = false): F => ({
  ...field,
  error: { message, keepVisible },
})

/** As on completing a step: no error stays, kept visible or not. */
export const withoutError = <F extends FormField<unknown>>(field: F): F => ({ ...field, error: noError })

/** Whether what a browser had stored is an object with this key. */
export const has = <K extends string>(stored: unknown, key: K): stored is Record<K, unknown> =>
  typeof stored === 'object' && stored !== null && key in stored

const isFieldError = (stored: unknown): stored is FieldError =>
  has(stored, 'message') &&
  typeof stored.message === 'string' &&
  has(stored, 'keepVisible') &&
  typeof stored.keepVisible === 'boolean'

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
