import type { Gift } from '#core/will/schema.ts'

const noBackup = {
  ifDie: 'Falls into the rest of my estate',
  backupPersons: [],
  backupCharities: [],
} as const satisfies Partial<Gift>

/** Only what this type of gift has; what was typed under another type is left behind. */
export const prunedGift = (gift: Omit<Gift, 'id'>): Omit<Gift, 'id'> => {
  const { amount, title, provider, number, accountId, mortgageTerms, replacementHome, percentage, ...rest } = gift
  switch (gift.type) {
    case 'Money':
      return { ...rest, amount }
    case 'Donation':
      // A charity has its successor, and reads no letter: there is no backup to name, and nothing to say.
      return { ...rest, ...noBackup, message: undefined, amount, persons: [] }
    case 'Item':
      return { ...rest, title }
    case 'Share of an asset':
      return {
        ...rest,
        ...(accountId === undefined ? { provider, number } : { accountId, title, mortgageTerms, replacementHome }),
        ...(gift.useSharePercent === 'A percentage' && { percentage }),
      }
  }
}
