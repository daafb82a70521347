/** Vitest's setup for servers that are processes of their own: a test that ends before its server listens leaves none behind. */
import { afterEach } from 'vitest'
import { endStarting } from './start-server.ts'

afterEach(endStarting)
