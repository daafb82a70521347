import { useState } from 'react'
import { type ApiError, expectFailedCall, OfflineError } from '../api/http.ts'
import { useLanguage, useWords } from '../content/use-words.ts'
import { useCall } from './answers.ts'

/** What a section of the account does when a button is pressed: whether it is under way, and what to say when it is done or failed. */
export const useAct = () => {
  const [said, setSaid] = useState('')
  const { busy, failure, call } = useCall(expectFailedCall)
  const act = async (work: () => Promise<void>, done: string): Promise<void> => {
    setSaid('')
    if (await call(work)) setSaid(done)
  }
  return { said, failure: busy ? '' : (failure?.message ?? ''), busy, act }
}

/** The message of a failed call in the language of the page. In English it is the server's own, which says more. */
export const useFailure = (): ((error: ApiError | OfflineError) => string) => {
  const isEnglish = useLanguage() === 'en'
  const words = useWords('failures')
  return (error) => {
    if (isEnglish) return error.message
    if (error instanceof OfflineError) return words.offline
    return error.status === 429 ? words.busy : words.other
  }
}
