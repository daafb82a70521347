import { brand } from '#core/brand.ts'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import type { Content } from './content.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const security: Content = {
  title: 'Security',
  lead: 'A will says a lot about you and the people close to you. This is how we look after it, and what you can do yourself.',
  changed: '21 November 2026',
  sections: [
    {
      id: 'we-do',
      heading: 'What we do',
      blocks: [
        {
          list: [
            'Every call to our server asks who you are. It gives you what is yours and nothing else.',
            'Your password is changed by a one-way sum before it is kept. We cannot read it, and nor can a thief.',
            'A log-in ends by itself. Logging out ends it at once.',
            'What your browser keeps of your will is encrypted. Nobody can open it once you have logged out.',
            'Our pages run our own programs only. No other company puts a script on them.',
            'What you type is treated as words, never as commands.',
            'Our log holds no names and no answers.',
            'Cards are taken by a payment company. We never see the number.',
          ],
        },
      ],
    },
    {
      id: 'you-can',
      heading: 'What you can do',
      blocks: [
        {
          list: [
            'Choose a long password that you use nowhere else. Three odd words will do.',
            'Log out on a computer that others use.',
            `A link for a new password works for ${RESET_LINK_MINUTES} minutes. If you get one that you did not ask for, leave it alone and tell us.`,
            'We never ask for your password, your card or your bank details by mail or phone.',
            'Never put passwords or account numbers into your will. It becomes public once it is proved.',
          ],
        },
      ],
    },
    {
      id: 'report',
      heading: 'If you find a hole',
      blocks: [
        `Write to ${email} with “Security” in the subject line. Tell us what you did and what you saw. Please do not look at what belongs to others, and give us time to mend it before you tell the world. We thank you, and we do not go after people who act in good faith.`,
      ],
    },
    {
      id: 'if',
      heading: 'If something goes wrong',
      review: true,
      blocks: [
        'If somebody gets at your information, and it could harm you, we tell you as soon as we can, in plain words. The law also has us tell the Information Commissioner within 72 hours.',
      ],
    },
  ],
}
