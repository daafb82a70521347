/** What an executor ticks and tells. It stays on their device: nobody else is told, and nothing of it is sent. */
import { useState } from 'react'
import type { Told } from '#core/will/executors-now.ts'
import { kept } from '../../api/storage.ts'

export type Here = {
  readonly told: Told
  /** The steps, letters and lines of the list that are ticked. */
  readonly ticked: readonly string[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isHere = (value: unknown): value is Here =>
  isObject(value) && 'told' in value && isObject(value.told) && 'ticked' in value && Array.isArray(value.ticked)

export type KeptHere = Here & { readonly tell: (told: Told) => void; readonly tick: (key: string, is: boolean) => void }

/** @param release Two releases on one device are kept apart. */
export const useKeptHere = (release: string): KeptHere => {
  const store = kept(`executor.${release}`, isHere)
  const [here, setHere] = useState<Here>(() => store.get() ?? { told: {}, ticked: [] })
  const change = (next: Here) => {
    store.set(next)
    setHere(next)
  }
  return {
    ...here,
    tell: (told) => change({ ...here, told }),
    tick: (key, is) =>
      change({ ...here, ticked: [...here.ticked.filter((each) => each !== key), ...(is ? [key] : [])] }),
  }
}
