/** The words in which a clause says who is living to take: when the testator dies, or when a trust ends. */
export type Living = {
  readonly does: string
  readonly do: string
  readonly doesNot: string
  readonly hasNot: string
  readonly have: string
  /** How somebody is treated for whom a share has failed. */
  readonly asDead: string
}

/** `meanings` says what it is to survive the testator. */
export const survivingMe: Living = {
  does: 'survives me',
  do: 'survive me',
  doesNot: 'does not survive me',
  hasNot: 'has not survived me',
  have: 'have',
  asDead: 'as having died before me',
}

/** The clause of the trust says what it is to be living at the end. */
export const livingAtTheEnd: Living = {
  does: 'is living at the end',
  do: 'are living at the end',
  doesNot: 'is not living at the end',
  hasNot: 'is not living at the end',
  have: 'are',
  asDead: 'as having died before the trust ended',
}
