import { createContext, useContext } from 'react'
import type { DeskMe } from '#core/api/desk.ts'
import type { DeskAct } from '#core/api/desk-acts.ts'

export const Person = createContext<DeskMe | undefined>(undefined)

/** The person who is logged in. Below the shell there is always one. */
export const usePerson = (): DeskMe => {
  const person = useContext(Person)
  if (!person) throw new Error('Outside the shell')
  return person
}

/** Whether the roles of the person include an act. The server decides again. */
export const useMay = (): ((what: DeskAct) => boolean) => {
  const { acts } = usePerson()
  return (what) => acts.includes(what)
}
