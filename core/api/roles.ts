/** Asking a person of the will whether they will do their job, and their answer. */
import { z } from 'zod'
import { willSchema } from '../will/schema.ts'
import { roleMessage, roleRequestSchema } from '../will/signing-schema.ts'
import { text } from '../will/text-schema.ts'

const { role, person, answer, question, shows } = roleRequestSchema.shape

export const roleInQuery = z.strictObject({ role })
/** The mail that a person would get, for the customer to read before it is sent. */
export const roleMailReplySchema = z.strictObject({ subject: z.string(), says: z.array(z.string()) })

export const askForRoleSchema = z.strictObject({ role, person, message: roleMessage.optional(), shows })
/** `refused`: the person has told us that they want no mail. Nothing was sent. */
export const askForRoleReplySchema = z.strictObject({ version: z.int(), will: willSchema, refused: z.boolean() })

/** `them`: the person who answered is the one who was meant. */
export const recogniseSchema = z.strictObject({ them: z.boolean() })

const token = text(100)
export const askedSchema = z.strictObject({ token })
export const askedReplySchema = z.strictObject({
  role,
  /** As the will has the name of who is asked. */
  name: z.string(),
  /** The testator: the name to call them by, and in full. */
  from: z.string(),
  fromInFull: z.string(),
  asked: z.string().describe('ISO date and time'),
  message: z.string().optional(),
  /** The names of those with whom they would act. */
  actsWith: z.array(z.string()),
  /** Who gets what as the will stands, a line each: where the testator chose to show it. */
  gets: z.array(z.string()).optional(),
  answer,
})

export const answerRoleSchema = z.strictObject({ token, answer: answer.unwrap(), name: text(200), question })

/** `home`: the person who was asked may open what the testator left. `ended`: the testator asks nothing any more, as the link says too. */
export const keptStandings = ['open', 'ended', 'home'] as const
export const keptReplySchema = z.strictObject({
  asked: z
    .array(
      askedReplySchema
        .omit({ message: true, actsWith: true, gets: true, from: true })
        .extend({ token, standing: z.enum(keptStandings) }),
    )
    .describe('What people have asked of this customer, as far as it is kept here'),
})
export const openedHomeReplySchema = z.strictObject({ token })

export type KeptReply = z.infer<typeof keptReplySchema>
export type AskForRole = z.infer<typeof askForRoleSchema>
export type AskForRoleReply = z.infer<typeof askForRoleReplySchema>
export type AskedReply = z.infer<typeof askedReplySchema>
export type AnswerRole = z.infer<typeof answerRoleSchema>
