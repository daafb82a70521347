import type { Signature } from './document.ts'

/** What stands above the witnesses' signatures, for somebody who reads the will and signs it themselves. */
export const signatureOf = (name: string): Signature => ({
  name,
  attestation: [
    { kind: 'text', text: 'Signed by ' },
    { kind: 'name', text: name },
    { kind: 'text', text: ' as their will while we were both present together, and then signed by each of us while ' },
    { kind: 'name', text: name },
    { kind: 'text', text: ' was present.' },
  ],
})
