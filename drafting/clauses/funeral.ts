import { isFilled } from '#core/text/names.ts'
import type { funeralOptions } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { always, defineClause, type Part } from '../clause.ts'
import { answer, blank, paragraph } from '../wording.ts'

export type Funeral = {
  readonly wish: (typeof funeralOptions)[number]
  readonly inOwnWords: string | undefined
  /** Nothing has been chosen yet. */
  readonly unsaid?: true
}

export const funeralOf = ({ whatToDo }: Will): Funeral => {
  const { option = 'Let my executors decide', description = '' } = whatToDo ?? {}
  return { wish: option, inOwnWords: isFilled(description) ? description.trim() : undefined }
}

const wishes: Record<Funeral['wish'], string> = {
  Cremation: 'I would like to be cremated.',
  Burial: 'I would like to be buried.',
  'Green burial': 'I would like a green burial, in a natural burial ground.',
  'Donate my body to medical science':
    'I would like my body to go to medical science. If no medical school accepts it, I would like my Executors to decide what happens to it.',
  'Let my executors decide': 'I would like my Executors to decide what happens to my body.',
}

// Consent to anatomical examination can be given in a will (Human Tissue Act 2004 s.3(5)). It stands after the wishes, so that
// they do not make a wish of it.
const CONSENT =
  'I consent to my body being used after my death for anatomical examination, medical teaching and research. This is my consent, and not only a wish.'

/** Whether the clause says more than wishes. */
export const givesConsent = ({ wish }: Pick<Funeral, 'wish'>): boolean => wish === 'Donate my body to medical science'

export const funeralPart: Part<Funeral> = {
  steps: ['will.funeral-wishes'],
  of: funeralOf,
  outline: (will) => (will.whatToDo?.option === undefined ? { ...funeralOf(will), unsaid: true } : funeralOf(will)),
}

export const funeral = defineClause({
  id: 'funeral',
  heading: 'Funeral wishes',
  steps: ['will.funeral-wishes'],
  when: 'Always.',
  appliesTo: always,
  needs: { funeral: funeralPart },
  from: ['whatToDo'],
  why: 'Tells your executors and family what you would like. They do not have to follow it.',
  source: 'Williams v Williams (1882) 20 Ch D 659; Human Tissue Act 2004 s.3',
  draft: ({ funeral: { wish, inOwnWords, unsaid } }) => [
    unsaid ? paragraph`I would like ${blank}.` : paragraph`${wishes[wish]}`,
    ...(inOwnWords ? [paragraph`In my own words: ${answer(inOwnWords)}`] : []),
    paragraph`These are wishes. They do not bind my Executors.`,
    ...(givesConsent({ wish }) ? [paragraph`${CONSENT}`] : []),
  ],
})

/** Whether there is a wish: to leave the decision to the executors is none. */
export const hasFuneralWish = ({ wish, inOwnWords }: Funeral): boolean =>
  wish !== 'Let my executors decide' || inOwnWords !== undefined
