import { type ApiError, OfflineError } from '../api/http.ts'
import { failures } from './english/failures.ts'
import { useLanguage, useWords } from './use-words.ts'

/** Says what went wrong in a call, in the language of the page. The server speaks English, and there it says more. */
export const useFailure = (): ((error: ApiError | OfflineError) => string) => {
  const isEnglish = useLanguage() === 'en'
  const words = useWords('failures', failures)
  return (error) => {
    if (isEnglish) return error.message
    if (error instanceof OfflineError) return words.offline
    return error.status === 429 ? words.busy : words.other
  }
}
