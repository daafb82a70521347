/** What the page of accessibility says. */
import { brand } from '#core/brand.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const accessibility = {
  title: 'Accessibility',
  lead: 'Everyone should be able to make a will. This page says what we do so that you can use ours, and where we fall short.',
  changed: '28 November 2026',
  sections: {
    'you-can': {
      heading: 'What you should be able to do',
      list: {
        list: [
          'Use every page with a keyboard alone.',
          'Use every page with a screen reader.',
          'Make the text four times as big, and read it without scrolling from side to side.',
          'Read every word on its background. We check the contrast of each pair of colours.',
          'Take your time. Pages do not time out, and we keep what you type.',
          'Listen instead of reading, where your device has a voice. Open Help, and press “Listen to this page”.',
          'Ask in your own words, in Help. Your words stay on your device.',
          'Read plain words. We write the questions for a reading age of about 9, and the rest for about 11.',
          'Read ten ideas about wills in [Easy Read](/easy-read), with a picture for each. Help has each idea on the page where it first matters.',
          'See less movement. If your device asks for that, nothing moves.',
        ],
      },
    },
    paper: {
      heading: 'The documents',
      theDocumentsAreTaggedSoThat: 'The documents are tagged, so that a screen reader can follow them. The ones to read also come in large print. All of them come as a web page to listen to, and in braille without contractions.',
      aWillHasToBeSigned: 'A will has to be signed on paper. If you cannot see, write or sign, there are ways to do it, and a solicitor should help you with them.',
    },
    short: {
      heading: 'Where we fall short',
      list: {
        list: [
          'No person with a disability has tested all of it with us yet. We have tested it ourselves, and with automatic checks.',
          'There is no version in British Sign Language. In Easy Read there are ten ideas about wills, but not the questions and not the will. No person with a learning disability has checked them yet.',
          'Most pages are in Welsh too, but no translator has checked them yet. The will itself is in English only, and so are some papers that go with it. Of the terms, the English ones count.',
          'You need JavaScript to write a will. You do not need it to read about it.',
        ],
      },
    },
    how: {
      heading: 'How we test it',
      weAimToMeetTheWeb: 'We aim to meet the [Web Content Accessibility Guidelines](https://www.w3.org/TR/WCAG22/) 2.2 at level AA. An automatic check looks for mistakes on every page after each change. Nobody from outside has checked that we meet them.',
    },
    'tell-us': {
      heading: 'Tell us what does not work',
      review: true,
      writeToOrUseTheContact: `Write to ${email} or use the [contact form](/contact-us). Tell us the page, and what you use to read it. We answer within five working days.`,
      ifYouNeedTheWillThe: 'If you need the will, the guide or these pages in another form, ask. We do what we reasonably can, and it costs you nothing.',
      ifOurAnswerDoesNotHelp: 'If our answer does not help, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com) can tell you what you can do.',
    },
  },
} as const
