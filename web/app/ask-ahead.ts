/**
 * Where a visit begins at a page of the will, what it asks of the server. The first import of the page: the replies are on
 * their way while the rest of its code is read.
 */
import { BASE_PATH } from '#core/journey/pages.ts'
import { BROWSER_KEY, callAhead, FORM } from '../api/http.ts'
import { isSignedIn } from '../api/storage.ts'

if (isSignedIn() && location.pathname.startsWith(`${BASE_PATH}/`)) {
  callAhead(FORM)
  callAhead(BROWSER_KEY)
}
