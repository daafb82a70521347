import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import type { Content } from './content.ts'

export const howItWorks: Content = {
  title: 'How it works',
  lead: 'You answer one question at a time. The will writes itself beside you, in the words you will sign.',
  changed: '21 November 2026',
  sections: [
    {
      id: 'before',
      heading: 'Before you start',
      blocks: [
        'You need no papers to begin. It helps to know full names, and the towns people live in.',
        {
          list: [
            'Who should have what you leave, and who comes next if they die first.',
            'Who should carry out the will. These people are your executors.',
            'Who should look after children under 18, and pets.',
          ],
        },
        'Most of it can be changed at any time. You can stop after any question and go on another day.',
      ],
    },
    {
      id: 'write',
      heading: 'Answer the questions',
      blocks: [
        {
          steps: [
            'Answer three short questions and make an [account](/my-will/lpf-a/0). It is free.',
            'Tell us about you, the people close to you, and your home.',
            'Say who shares what you leave, and who takes over if somebody dies first.',
            'Choose your executors. Add gifts and wishes for your funeral if you want to.',
          ],
        },
        'Each answer is saved. Next to it you see the part of the will that it writes.',
      ],
    },
    {
      id: 'solicitor',
      heading: 'When a solicitor would serve you better',
      review: true,
      blocks: [
        'Some lives need more than questions can ask. A business, land abroad, or a person who may fight the will are examples. We say so at the question, and tell you why.',
        `${brand.name} is not a law firm. We do not give legal advice.`,
      ],
    },
    {
      id: 'pay',
      heading: 'Read it, then pay',
      blocks: [
        `The summary shows all you said and the whole will. You pay only when it says what you mean. A will is ${price(productById('will').price)}, once. [All prices](/prices).`,
      ],
    },
    {
      id: 'sign',
      heading: 'Print it and sign it',
      review: true,
      blocks: [
        'A will on a screen is not a will yet. It counts once it is signed on paper, like this:',
        {
          steps: [
            'Print it on one side of the paper. Staple its pages together once, at the top left, before anybody signs. Attach nothing else to it.',
            'Ask two people of 18 or more to watch you sign. Ask nobody who gains by the will, nor their husband, wife or civil partner: they would lose what it gives them.',
            'Sign while both are there. Then each of them signs while you are there.',
            'Put the date on it. Keep it somewhere dry, and tell your executors where.',
          ],
        },
        'The download comes with a guide that shows each of these steps.',
      ],
    },
    {
      id: 'later',
      heading: 'Later on',
      review: true,
      blocks: [
        'Marriage cancels a will made before it, unless the will says that you expected to marry that person. A birth, a death, a divorce or a new home are good reasons to read it again. You can change it here and sign a new one.',
        'Do you have a will already? You can [have it checked](/check-my-will/start).',
      ],
    },
  ],
}
