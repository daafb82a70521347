/** Pages of a will for visitors. The drafting engine behind them is fetched when a visitor first does something. */
import { lazy } from 'react'
import { firstUse } from '../../api/first-use.ts'

export const SamplePaper = lazy(async () => {
  await firstUse()
  return { default: (await import('./paper.tsx')).SamplePaper }
})

export const NamedPaper = lazy(async () => ({ default: (await import('./paper.tsx')).NamedPaper }))
