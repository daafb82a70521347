/** The person closed the browser's window, or it found no passkey. */
export class PasskeyDeclined extends Error {
  constructor(cause: unknown) {
    super('The passkey was not used. Try again when you have it at hand.', { cause })
  }
}
