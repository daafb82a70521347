import { Redis } from 'ioredis'

/** Milliseconds a call waits for Redis. A limit is not worth more. */
const PATIENCE_MS = 500

/**
 * Where several processes count calls together. When it is gone calls are not counted, and let through: nobody is kept
 * from their will by a limit. It comes back by itself. The caller disconnects it.
 */
export const sharedCounts = (url: string): Redis => {
  const redis = new Redis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  // Each call that cannot be counted hears of it; without a listener the process would end.
  redis.on('error', () => undefined)
  return redis
}
