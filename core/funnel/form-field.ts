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
