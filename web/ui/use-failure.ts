import { type ApiError, OfflineError } from '../api/http.ts'
import { useLanguage, useWords } from '../content/use-words.ts'

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
