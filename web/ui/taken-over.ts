/** A page that was made at build time, until and when its script takes it over. */
import { useEffect, useRef, useState } from 'react'

/** False in the HTML made at build time, and until the script has taken it over. */
export const useIsTakenOver = (): boolean => {
  const [taken, setTaken] = useState(false)
  useEffect(() => setTaken(true), [])
  return taken
}

/** What was typed or chosen before the script took the page over. */
export const useTypedBefore = (take: (name: string, value: string) => void) => {
  const fields = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    for (const { name, value, type, checked } of fields.current?.querySelectorAll('input') ?? [])
      if (type === 'text' || checked) take(name, value)
  }, [])
  return fields
}
