/** What a value is sealed for. Elsewhere it does not open. */
export const placeOfRevision = (willId: number, version: number): string =>
  `will_revisions.body of will ${willId}, version ${version}`

export const placeOfPack = (userId: number, version: number): string =>
  `issued_packs.about of user ${userId}, version ${version}`

export const placeOfFile = (userId: number, version: number, name: string): string =>
  `issued_files.pdf of user ${userId}, version ${version}, ${name}`

export const placeOfInvitation = (orderId: number): string => `pairs.email of order ${orderId}`
export const placeOfFindings = (readingId: number): string => `expert_reviews.findings of reading ${readingId}`

export const placeOfWillCheck = (externalId: string): string => `existing_will_checks.answers of order ${externalId}`
