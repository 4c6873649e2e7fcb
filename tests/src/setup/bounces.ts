// What mail servers send back, brought to where the product listens for it: reports of a delivery, and what is none.
import { createTransport } from 'nodemailer'

interface Report {
  readonly action?: string
  readonly status?: string
  /** Of the mail that it is about. */
  readonly text?: string
}

/** As RFC 3464 has it, and servers write it. */
export const reportOf = ({ action = 'failed', status = '5.1.1', text = 'Hello' }: Report = {}): string =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.test>',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="=_report"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--=_report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you.',
    '',
    '--=_report',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    'Arrival-Date: Tue, 24 Nov 2026 18:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; nobody@harbor.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <nobody@harbor.test>: no such mailbox',
    '',
    '--=_report',
    'Content-Type: message/rfc822',
    '',
    'Subject: Hello',
    '',
    text,
    '',
    '--=_report--',
    '',
  ].join('\r\n')

/** What people and their machines answer. */
export const VACATION = [
  'From: Ana Ruiz <ana@harbor.test>',
  'Subject: Out of office',
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="=_two"',
  '',
  '--=_two',
  'Content-Type: text/plain',
  '',
  'I am away until Monday.',
  'Action: failed',
  'Status: 5.1.1',
  '',
  '--=_two--',
  '',
].join('\r\n')

/** As servers bring it: from nobody. Answers the code that it was taken or refused with. */
export async function bring(port: number, to: string | string[], message: string, from = ''): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } })
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw: message })
    return Number(response.slice(0, 3))
  } catch (error) {
    return (error as { readonly responseCode?: number }).responseCode ?? 0
  } finally {
    transport.close()
  }
}
