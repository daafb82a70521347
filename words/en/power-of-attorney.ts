/** What the page about powers of attorney says. */
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { lpaPages } from '#core/will/lpa-options.ts'

export const powerOfAttorney = {
  title: 'Lasting power of attorney',
  lead: 'A will takes effect when you die. A lasting power of attorney lets people you trust act for you while you are alive.',
  changed: '22 November 2026',
  sections: {
    'what-you-get': {
      heading: 'What you get from us',
      list: {
        list: [
          'Plain questions, one at a time. They use the people in your will. Stop after any question and carry on another day.',
          'A sheet for each power of attorney. It has your answers under the same section numbers as the official form. [See a sample](#sample).',
          'A guide: who signs, in what order, and how to send it off.',
        ],
      },
      oneTypeIs: `One type is ${price(productById('lpa').price)}. Both types are ${price(productById('lpa-both').price)}.`,
    },
    'what-you-do': {
      heading: 'What you do yourself',
      review: true,
      /** `fee`: what the Office of the Public Guardian charges for one. */
      steps: (fee: string) => ({
        steps: [
          `Get [form LP1F or LP1H](${lpaPages.forms}) from GOV.UK. It is free.`,
          'Copy your answers from the sheet onto the form.',
          'On form LP1H, choose who decides about treatment that keeps you alive. You sign that choice on paper, so we do not ask for it.',
          'Sign the form. Then your certificate provider signs, and then each attorney.',
          `Send it to the Office of the Public Guardian. It charges ${fee} for each, or half if your income is low.`,
        ],
      }),
    },
    'without-us': {
      heading: 'You can do it without us',
      youCanMakeOneOnline: `You can make one [online at GOV.UK](${lpaPages.online}), or on paper with the same form. Then you pay only the fee.`,
    },
  },
} as const
