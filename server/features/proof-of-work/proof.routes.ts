import { proofChallengeSchema } from '#core/api/proof.ts'
import { type Api, refusals } from '../../platform/api.ts'
import type { Feature } from '../context.ts'
import type { ProofService } from './proof.service.ts'

export const proofRoutes = (app: Api, proof: ProofService): void => {
  app.get(
    '/proof',
    {
      schema: {
        summary: 'A sum to do before a form is sent. Its solution goes, as JSON in base64, into the header X-Proof',
        tags: ['Visitors'],
        response: { 200: proofChallengeSchema, ...refusals(429) },
      },
    },
    () => proof.challenge(),
  )
}

export const proofOfWorkFeature: Feature = ({ services }) => ({ open: (api) => proofRoutes(api, services.proof) })
