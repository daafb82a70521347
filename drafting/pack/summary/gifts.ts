import { percentInWords, poundsInWords } from '#core/text/amounts.ts'
import { listed } from '#core/text/listed.ts'
import type { ShareOfAsset, SumOfMoney } from '../../parts/gifts.ts'
import type { GiftOfProperty } from '../../parts/gifts-of-property.ts'
import type { Given } from '../../parts/given.ts'
import type { Parts } from '../../parts.ts'
import type { Party } from '../../party.ts'
import type { Part, Words } from '../pack-document.ts'
import { paragraph, section } from '../part.ts'

const names = (parties: readonly Party[]): string => listed.format(parties.map(({ name }) => name))

const sum = ({ pence, to }: SumOfMoney): string => `${poundsInWords(pence)}${to.length > 1 ? ' each' : ''}`

const part = (hundredths: number | undefined): string =>
  hundredths === undefined ? 'All' : `${percentInWords(hundredths)}%`

const holding = ({ hundredths, provider, what, ending }: ShareOfAsset): string =>
  `${part(hundredths)} of what you hold with ${provider}${what ? `, ${what}` : ''}${ending ? `, ending ${ending}` : ''}`

const property = ({ hundredths, where, orLaterHome, freeOfMortgage }: GiftOfProperty): string =>
  `${part(hundredths)} of your interest in ${where}${orLaterHome ? ', or in your main home when you die' : ''}. ${
    freeOfMortgage ? 'The rest of your estate pays any mortgage on it' : 'Whoever takes it takes any mortgage with it'
  }`

// One thing for several people is shared by those of them who can take it.
const takers = ({ to }: Given, each: boolean): string => (to.length > 1 && !each ? `${names(to)}, equally` : names(to))

const otherwise = ({ to, backups }: Given, each: boolean): string => {
  if (to.every(({ kind }) => kind === 'charity')) return 'A charity that takes over the work, or does work like it'
  if (backups.length > 0) return names(backups)
  return to.length > 1 && !each ? 'The others named; if none can, the rest of your estate' : 'The rest of your estate'
}

const row = (what: string, given: Given, each = false): Words[] => [what, takers(given, each), otherwise(given, each)]

const rows = ({ gifts, propertyGifts }: Pick<Parts, 'gifts' | 'propertyGifts'>): Words[][] => [
  ...gifts.items.map((gift) => row(gift.what, gift)),
  ...[...gifts.money, ...gifts.donations].map((gift) => row(sum(gift), gift, true)),
  ...gifts.shares.map((gift) => row(holding(gift), gift)),
  ...propertyGifts.map((gift) => row(property(gift), gift)),
]

/** What is given before the rest is shared. Nothing, where there are no gifts. */
export const giftsInWords = (parts: Pick<Parts, 'gifts' | 'propertyGifts'>): Part[] => {
  const given = rows(parts)
  if (given.length === 0) return []
  return section(
    'Your gifts',
    paragraph(
      'These are made first, free of inheritance tax. A thing you no longer own when you die cannot be given: that gift then does nothing.',
    ),
    {
      kind: 'table',
      caption: 'Gifts made before the rest is shared',
      columns: [
        { title: 'What', align: 'start' },
        { title: 'Who gets it', align: 'start' },
        { title: 'If they cannot take it', align: 'start' },
      ],
      rows: given,
    },
  )
}
