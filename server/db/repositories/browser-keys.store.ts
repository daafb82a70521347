import type { Vault } from '../../crypto/vault.ts'

/** The keys that browsers encrypt with what they store of a customer's will. */
export type BrowserKeyStore = {
  /** In base64url. It is the same for every browser of the customer, and gone with the account. */
  of(userId: number): Promise<string>
}

export const createBrowserKeyStore = (vault: Vault): BrowserKeyStore => ({
  of: async (userId) => {
    const key = await vault.currentKey(userId)
    return vault.derive(key, `browser storage of user ${userId}`).toString('base64url')
  },
})
