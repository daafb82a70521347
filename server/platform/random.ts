/** So many random bytes from a cryptographic source. */
export type RandomBytes = (size: number) => Uint8Array
