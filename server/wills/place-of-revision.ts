/** What a revision is sealed for: this version of this will, under this key. Elsewhere it does not open. */
export const placeOfRevision = (willId: number, version: number, dataKeyId: number): string =>
  `will_revisions.body of will ${willId}, version ${version}, key ${dataKeyId}`
