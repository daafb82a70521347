/** Draws the next page with our own typefaces where the first one was drawn before they arrived. */

/**
 * Whether a typeface came after the first words: `font-display: optional` leaves it unused as long as the document lasts, and
 * ours lasts until the browser loads an address anew. Nothing of one that is still on its way.
 */
const cameLate = (): boolean => {
  const shown = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return fetched.some(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > shown)
}

/**
 * Takes the typefaces up anew, once, from what has been fetched. Called as a page makes way for another: no text moves under
 * its reader. Returns whether that was done.
 */
export const takeUpLateFonts = (): boolean => {
  // The first of a document, as `web/build/document.ts` writes it.
  const faces = document.querySelector('style')
  if (!faces || !cameLate()) return false
  faces.replaceWith(faces.cloneNode(true))
  return true
}
