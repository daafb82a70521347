/** What a message to us can be about. */
export const contactTopics = ['A question', 'A problem', 'A complaint', 'My personal information'] as const
export type ContactTopic = (typeof contactTopics)[number]
