// Where files are kept when not below the data folder: a bucket, as its address in the settings says.

export interface S3Location {
  readonly bucket: string
  /** Before every key, with a slash at its end; or nothing. */
  readonly prefix: string
  readonly region: string
  /** Of a server other than Amazon's; buckets stand in its paths then. */
  readonly endpoint: string | undefined
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** `s3://bucket/prefix?region=…&endpoint=…`; undefined for what is no such address. */
export function parseS3Url(text: string): S3Location | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:' || !BUCKET.test(url.host) || url.username !== '') return undefined
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:\/\/[^@\s]+$/.test(endpoint)) return undefined
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  return { bucket: url.host, prefix: prefix === '' ? '' : `${prefix}/`, region, endpoint }
}
