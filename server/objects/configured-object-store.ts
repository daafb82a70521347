import { createObjectFolder, type ObjectStore } from './object-store.ts'

/** A folder, or a bucket with the key to it. */
export type ObjectStoreSettings =
  | { readonly folder: string }
  | { readonly url: string; readonly region: string; readonly keyId: string; readonly secret: string }

/** The store of the settings, whose adapter alone is loaded; undefined where there is none. */
export const createObjectStore = async (
  settings: ObjectStoreSettings | undefined,
): Promise<ObjectStore | undefined> => {
  if (settings === undefined) return undefined
  if ('folder' in settings) return createObjectFolder(settings.folder)
  const { createObjectBucket } = await import('./object-s3.ts')
  return createObjectBucket(settings)
}
