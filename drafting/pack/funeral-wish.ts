import type { Funeral } from '../parts/funeral.ts'

const wishes: Readonly<Record<Funeral['wish'], { readonly you: string; readonly I: string }>> = {
  Cremation: { you: 'You would like to be cremated.', I: 'I would like to be cremated.' },
  Burial: { you: 'You would like to be buried.', I: 'I would like to be buried.' },
  'Green burial': { you: 'You would like a green burial.', I: 'I would like a green burial.' },
  'Donate my body to medical science': {
    you: 'You would like your body to go to medical science.',
    I: 'I would like my body to go to medical science.',
  },
  'Let my executors decide': {
    you: 'Your executors decide what happens to your body.',
    I: 'My executors decide what happens to my body.',
  },
}

/** What the testator would like to happen to their body, said to them or by them, and then in their own words. */
export const funeralWish = ({ wish, inOwnWords }: Funeral, who: 'you' | 'I'): string =>
  inOwnWords ? `${wishes[wish][who]} In ${who === 'you' ? 'your' : 'my'} own words: ${inOwnWords}` : wishes[wish][who]

/** Leaving it all to the executors is no wish. */
export const hasFuneralWish = ({ wish, inOwnWords }: Funeral): boolean =>
  wish !== 'Let my executors decide' || inOwnWords !== undefined
