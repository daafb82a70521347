import { storage } from './storage.ts'

export const isSignedIn = (): boolean => storage.token.get() !== undefined
