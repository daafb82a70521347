import { brand } from '../brand.ts'

/** What somebody agrees to before a person reads what they told us. Kept with the request. Awaits review by a solicitor. */
export const READING_CONSENT = `A person at ${brand.name} may read my answers and the report made from them, to write to me about what they find.`
