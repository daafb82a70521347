/** Leaves text as it is, for tests of what a browser stores. */
export const plainCipher = { encrypt: (text: string) => text, decrypt: (text: string) => text }
