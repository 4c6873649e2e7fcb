// Before the first schema is made: zod would try whether it may compile them, which the content security policy forbids and reports.
import { config } from 'zod/v4/core'

config({ jitless: true })
