import { defineClause } from '../clause.ts'
import { answer, type DraftRun, paragraph, paragraphOrList, percent, sentence } from '../wording.ts'
import { afterGift, giftsOfHoldings, giftsPart, type ShareOfAsset, shared } from './gifts.ts'

// A part is of the holding itself, so that it is given before any sum of money is cut down.
const asset = (share: ShareOfAsset): DraftRun[] => {
  const { what, provider, ending, hundredths, to } = share
  const part = hundredths === undefined ? sentence`the whole` : sentence`${percent(hundredths)}`
  const known = sentence`${what ? sentence` (${answer(what)})` : ''}${ending ? sentence`, ending ${answer(ending)}` : ''}`
  const valued = hundredths === undefined ? '' : ', valued when I die'
  const comma = ending || valued ? ',' : ''
  return sentence`I give ${part} of what I hold with ${answer(provider)}${known}${valued}${comma} to ${shared(to)}.${afterGift(share)}`
}

export const sharesOfAssets = defineClause({
  id: 'shares-of-assets',
  heading: 'Gifts of accounts and holdings',
  steps: ['will.gifts'],
  when: 'There is a gift of an account or a holding, or of a part of one.',
  appliesTo: (will) => giftsOfHoldings(will).length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'persons', 'charities'],
  why: 'Gives an account or a holding, or part of one, to the people you chose.',
  source: 'Common law of ademption; Wills Act 1837 s.24',
  draft: ({ gifts }) => [
    paragraphOrList(gifts.shares.map(asset)),
    paragraph`Each gift in this clause includes an account or holding that has directly replaced the one described, or that stands for it after a reorganisation. Whatever I have not given of it is part of my Residuary Estate. A gift has no effect on anything that passes to a joint owner or a nominated person outside this will.`,
  ],
})
