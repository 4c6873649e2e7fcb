// Specs of screens wait for what appears as long as a busy machine needs; what never appears is found out all the same.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 60_000 })
