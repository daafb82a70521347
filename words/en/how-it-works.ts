/** What the page about how it works says. */
import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'

export const howItWorks = {
  title: 'How it works',
  lead: 'You answer one question at a time. Your will appears next to it, in the words you will sign.',
  changed: '21 November 2026',
  sections: {
    before: {
      heading: 'Before you start',
      youDoNotNeedAnyPapers: 'You do not need any papers to start. It helps to know people’s full names and where they live, and to have thought about:',
      list: { list: ['Who should get what you leave, and who is next if they die first.', 'Who should carry out your will. These people are your executors.', 'Who should look after children under 18, and pets.'] },
      youCanChangeMostAnswersAt: 'You can change most answers at any time. Stop after any question and carry on another day.',
    },
    write: {
      heading: 'Answer the questions',
      steps: {
        steps: [
          'Answer three short questions and create an [account](/my-will/lpf-a/0). It is free.',
          'Tell us about you, the people close to you, and your home.',
          'Say who shares what you leave, and who gets a share if someone dies first.',
          'Choose your executors. Add gifts and wishes for your funeral if you want to.',
        ],
      },
      weSaveEachAnswerNextTo: 'We save each answer. Next to it you see what it adds to your will.',
    },
    solicitor: {
      heading: 'When you need a solicitor',
      review: true,
      somePeopleNeedAdviceThatWe: 'Some people need advice that we cannot give. You may own a business or land abroad, or think someone will fight your will. We tell you at that question, and say why.',
      isNotALawFirmWe: `${brand.name} is not a law firm. We do not give legal advice.`,
    },
    pay: {
      heading: 'Read it, then pay',
      youReadTheWholeWillFirst: `You read the whole will first, and pay when you are happy with it. A will is ${price(productById('will').price)}, once. [All prices](/prices).`,
    },
    sign: {
      heading: 'Print it and sign it',
      review: true,
      aWillOnAScreenDoes: 'A will on a screen does not count. It counts once you sign it on paper, like this:',
      steps: {
        steps: [
          'Print it on one side of the paper. One staple, top left. Never take it out. Attach nothing else to it.',
          'Ask two people aged 18 or over to watch you sign. Do not ask anyone who gets something from your will, or their husband, wife or civil partner. They would lose what it gives them.',
          'Sign while both are there. Then each of them signs while you are there.',
          'Write the date on it. Keep it somewhere dry, and tell your executors where.',
        ],
      },
      yourDocumentsIncludeAGuideThat: 'Your documents include a guide that shows each of these steps.',
    },
    later: {
      heading: 'Later on',
      review: true,
      marriageCancelsAWillMadeBefore: 'Marriage cancels a will made before it, unless the will says that you expected to marry that person. A birth, a death, a divorce or a new home are good reasons to read it again. You can change it here and sign a new one.',
      doYouAlreadyHaveAWill: 'Do you already have a will? Answer questions about it and [see what may need doing](/check-my-will/start).',
    },
  },
} as const
