/** What the page of security says. */
import { brand } from '#core/brand.ts'
import { RESET_LINK_MINUTES } from '#core/constants.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const security = {
  title: 'Security',
  lead: 'A will says a lot about you and the people close to you. This page says how we keep it safe, and what you can do yourself.',
  changed: '21 November 2026',
  sections: {
    'we-do': {
      heading: 'What we do',
      list: {
        list: [
          'Our server checks who you are each time, and gives you only what is yours.',
          'We scramble your password before we store it. We cannot read it, and nor could anyone who stole our data.',
          'We log you out after a while. You can also log out yourself, at once.',
          'What your browser keeps of your will is encrypted. Nobody can open it once you have logged out.',
          'Only our own code runs on our pages.',
          'We treat what you type as words, never as commands.',
          'Our system logs hold no names and no answers.',
          'A payment company takes your card. We never see the number.',
        ],
      },
    },
    'you-can': {
      heading: 'What you can do',
      list: {
        list: [
          'Choose a long password that you use nowhere else, such as three random words.',
          'Log out on a computer that other people use.',
          `A link for a new password works for ${RESET_LINK_MINUTES} minutes. If you get one that you did not ask for, do not use it, and tell us.`,
          'We never ask for your password, your card or your bank details by email or phone.',
          'Never put passwords or account numbers into your will. It becomes public once it is proved.',
        ],
      },
    },
    report: {
      heading: 'Report a security problem',
      writeToWithSecurityInThe: `Write to ${email} with “Security” in the subject line. Tell us what you did and what you saw. Do not look at other people’s information, and give us time to fix it before you make it public. Thank you. We do not take action against people who act in good faith.`,
    },
    if: {
      heading: 'If something goes wrong',
      review: true,
      ifSomeoneGetsHoldOfYour: 'If someone gets hold of your information and it could harm you, we will tell you as soon as we can, in plain words. By law we also tell the Information Commissioner within 72 hours.',
    },
  },
} as const
