import { useState } from 'react'
import { type ApiError, expectFailedCall, OfflineError } from '../api/http.ts'
import { useLanguage, useWords } from '../content/use-words.ts'

/** What a section of the account does when a button is pressed: whether it is under way, and what to say when it is done or failed. */
export const useAct = () => {
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>, done: string): Promise<void> => {
    setBusy(true)
    setSaid('')
    setFailure('')
    try {
      await work()
      setSaid(done)
    } catch (error) {
      setFailure(expectFailedCall(error).message)
    } finally {
      setBusy(false)
    }
  }
  return { said, failure, busy, act }
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
