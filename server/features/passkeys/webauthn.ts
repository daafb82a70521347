/** Two hundred files that few people need, so they are read with the first passkey and not at every start. */
export const webauthn = () => import('@simplewebauthn/server')
