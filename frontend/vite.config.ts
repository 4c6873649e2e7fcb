// The build of the browser application: one entry page, features in chunks of their own, nothing inline that the content security policy would refuse.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ahead } from './ahead.ts'
import { chunks } from './chunks.ts'
import { contractRows } from './contract-rows.ts'
import { fonts } from './fonts.ts'
import { substitutes } from './substitutes.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** What a library has for production, where it names what is for development alone: without warnings to developers. */
const forProduction = (name: string): string =>
  fileURLToPath(import.meta.resolve(name))
    .replace(/\bdevelopment\b/, 'production')
    .replace(/\.js$/, '.mjs')

const SERVER = process.env.PRACTICUM_SERVER ?? 'http://localhost:3000'

const { plugin, groups } = chunks()

export default defineConfig({
  root: here('.'),
  plugins: [react(), substitutes(), contractRows(), fonts(), ahead(), plugin],
  resolve: {
    alias: [
      { find: /^@practicum\/shared\/(.*)$/, replacement: `${here('../shared/src')}/$1` },
      { find: /^react-router$/, replacement: forProduction('react-router') },
      { find: /^react-router\/dom$/, replacement: forProduction('react-router/dom') },
    ],
    dedupe: ['react', 'react-dom', 'react-router', '@emotion/react', '@mui/material'],
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth', '/broadcasting', '/userlockout', '/socket.io'].map(path => [
        path,
        { target: SERVER, ws: path === '/socket.io' },
      ]),
    ),
  },
})
