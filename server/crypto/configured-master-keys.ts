import { join } from 'node:path'
import type { RandomBytes } from '../platform/random.ts'
import { type MasterKeys, masterKeysIn, masterKeysInFile } from './master-keys.ts'

export const keyFileIn = (dataDir: string): string => join(dataDir, 'keys', 'master.keys')

type Given = { readonly dataDir: string; readonly masterKey: string | undefined }

/** The master keys of the setting, or those in a file among the data. Throws BadMasterKey. */
export const configuredMasterKeys = ({ dataDir, masterKey }: Given, randomBytes: RandomBytes): MasterKeys =>
  masterKey === undefined ? masterKeysInFile(keyFileIn(dataDir), randomBytes) : masterKeysIn(masterKey)
