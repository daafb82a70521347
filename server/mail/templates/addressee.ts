/** Whoever a letter goes to, at the address of their account, however that was typed. */
export type Addressee = { readonly name: string; readonly email: string }
