/**
 * What a page of the will asks before it is drawn. Named apart from the code that reads the replies, which is still on its way
 * when a visit begins at such a page.
 */
export const FORM = 'GET /api/form'
export const BROWSER_KEY = 'GET /api/account/browser-key'
export type FirstCall = typeof FORM | typeof BROWSER_KEY
