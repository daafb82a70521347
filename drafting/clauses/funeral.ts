import { always, defineClause } from '../clause.ts'
import type { Funeral } from '../parts/funeral.ts'
import { paragraph } from '../wording.ts'

const wishes: Record<Funeral['wish'], string> = {
  Cremation: 'I would like to be cremated.',
  Burial: 'I would like to be buried.',
  'Green burial': 'I would like a green burial, in a natural burial ground.',
  // Consent to anatomical examination can be given in a will (Human Tissue Act 2004 s.3(5)).
  'Donate my body to medical science':
    'I consent to my body being used after my death for anatomical examination, medical teaching and research. If no medical school accepts it, I would like my Executors to decide what happens to it.',
  'Let my executors decide': 'I would like my Executors to decide what happens to my body.',
}

export const funeral = defineClause({
  id: 'funeral',
  heading: 'Funeral wishes',
  steps: ['will.funeral-wishes'],
  when: 'Always.',
  appliesTo: always,
  needs: ['funeral'],
  from: ['whatToDo'],
  why: 'Tells your executors and family what you would like. They are not bound by it.',
  source: 'Williams v Williams (1882) 20 Ch D 659; Human Tissue Act 2004 s.3',
  reviewed: false,
  draft: ({ funeral: { wish, inOwnWords } }) => [
    paragraph`${wishes[wish]}`,
    ...(inOwnWords ? [paragraph`In my own words: ${inOwnWords}`] : []),
    paragraph`These are wishes. They do not bind my Executors.`,
  ],
})
