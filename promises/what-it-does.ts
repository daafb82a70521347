import { otherwise, type Section, statement } from './statement.ts'

export const whatItDoes: Section = {
  title: 'What it does and for whom',
  groups: [
    {
      title: 'For whom',
      statements: [
        statement('who.one-person', 'It is for one person in England or Wales, who writes their own will.'),
        statement('who.free', 'It is free to start: nothing is paid before the will is read.'),
        statement(
          'since.solicitor',
          'What it cannot write safely is said, and sent to a solicitor before anything is paid.',
        ),
      ],
    },
    {
      title: 'The way through it',
      statements: [
        statement(
          'who.order',
          'A visitor says whether they own a home, whether they live in England or Wales, and their name.',
          'who.landing',
        ),
        statement('who.then-account', 'Then they make an account.', 'who.order'),
        statement('who.about', 'They say who they are, and whether they are married.', 'who.marital'),
        statement('who.children', 'They name children, and guardians for the young ones.', 'who.guardians'),
        statement('who.pets', 'They say who looks after their pets.'),
        statement('who.beneficiaries', 'They name beneficiaries, charities among them.'),
        statement('who.gifts', 'They give money and things to people and charities.'),
        statement('who.excluded', 'They may leave people out.'),
        statement('who.executors', 'They choose executors.'),
        statement('who.splits', 'They share what is left, and say who takes a share that fails.'),
        statement('who.funeral', 'They say what is to happen to their body.'),
        statement(
          'who.documents',
          'They read a summary, pay, and download documents that say what was answered.',
          'who.order',
        ),
      ],
    },
    {
      title: 'Extras and other ways',
      statements: [
        statement('extra.lpa', 'Powers of attorney can be bought beside a will.'),
        statement(
          'extra.firm',
          'A law firm can be appointed as executor where the operator has one, after the lay choice and with what it charges.',
          'product.firm',
        ),
        statement('since.confirmed', 'The first download waits for a confirmed email.'),
        statement('mode.paid', 'A paid will passes over the steps that payment settles.', 'mode.skips'),
        statement('mode.mirror', 'A couple has two wills, and the partner confirms their own.'),
        statement('mode.check', 'A will that somebody has already can be checked.'),
        statement('mode.lpa', 'A power of attorney, and a will to be checked, each begin at the summary.'),
      ],
    },
    {
      title: 'What is kept, and where',
      statements: [
        statement('kept.server', 'Answers are saved on the server step by step.'),
        statement(
          'kept.browser',
          'The browser keeps the will, the visited steps, the tokens and the payment, and damaged contents count as none.',
        ),
        otherwise(
          'since.encrypted',
          'What the browser keeps of a person or a will is encrypted, with a key that is not in the browser.',
          '0022-the-browser-stores-nothing-in-clear.md',
        ),
      ],
    },
  ],
}
