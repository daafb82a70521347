import { useState } from 'react'

/** How every form holds its answers, binds a field to one, and sends them: those of customers, and those of the back office. */

export type ErrorOf = (field: string) => string | undefined

/** Answers, wherever they are kept, and what is wrong with them. `set` is also told which field changes. */
export type Answers<T extends object> = {
  readonly value: T
  readonly set: (change: Partial<T>, name: string) => void
  readonly errorOf: ErrorOf
}

/**
 * Binds a field to an answer: `<TextField {...field('title')} label="Title" />`. Only the name of an answer compiles, and only in a
 * field for its type.
 * @param under What stands before the names of the fields, where they belong to one answer of several: "excluded."
 */
export const bind =
  <T extends object, Under extends string = ''>({ value, set, errorOf }: Answers<T>, under = '' as Under) =>
  <Name extends keyof T & string>(answer: Name) => {
    const name = `${under}${answer}` as const
    return {
      name,
      value: value[answer],
      onChange: (given: T[Name]) => set({ [answer]: given } as unknown as Partial<T>, answer),
      error: errorOf(name),
      /** For a field of several parts, whose names begin with its own. */
      errorOf,
    }
  }

export type FieldOf<T extends object> = ReturnType<typeof bind<T>>

/**
 * A call that a press makes: whether it is under way, and how the last one failed, until the next is done.
 * @param expect The failure that an error is. It throws what is none.
 */
export const useCall = <Failure>(expect: (error: unknown) => Failure) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** Whether it was done. */
  const call = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      setFailure(undefined)
      return true
    } catch (error) {
      setFailure(expect(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, call, forget: () => setFailure(undefined) }
}
