/** What a page holds outside the will, such as a person who is not added yet: kept as it was typed, and sent again. */
import { useEffect, useRef, useState } from 'react'
import type { StepName } from '#core/journey/steps.ts'
import { unsavedOn } from '../../api/unsaved.ts'
import { useForm } from '../../api/will.ts'
import type { Step } from './use-step.ts'

/** A value that the page holds outside the will, restored from the stored draft if there is one. */
export const usePageState = <T extends object>(step: StepName, initial: () => T) => {
  const { user } = useForm()
  return useState<T>(() => ({
    ...initial(),
    ...(unsavedOn({ user: user.id, step })?.pageState as Partial<T> | undefined),
  }))
}

/** Milliseconds between two looks, where the browser does not say that its connection is back. */
const LOOK_EVERY_MS = 4000

const isReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Sends what waits on a page that holds state outside the will: only the page itself can. It looks first whether we can be reached, since each
 * attempt takes the focus to what it says. A browser on a train may have a network all the time, on which nothing passes.
 */
export const useSendAgain = ({ waiting, save }: Pick<Step, 'waiting' | 'save'>): void => {
  const send = useRef(save)
  useEffect(() => {
    send.current = save
  })
  useEffect(() => {
    if (!waiting) return undefined
    let isOver = false
    const look = async () => {
      if (!(await isReached()) || isOver) return
      isOver = true
      void send.current()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    window.addEventListener('online', look)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [waiting])
}
