/** What a file says of itself beside its type, as its owner wrote it. */
export interface FileDetails {
  cacheControl?: string;
  contentDisposition?: string;
  contentLanguage?: string;
  /** What its owner says of it, by their own names. */
  metadata?: Record<string, string>;
  /** What its owner says that its bytes are, in base64; another is refused. */
  md5Hash?: string;
  /** Its picture was taken: it goes soon. */
  isTaken?: boolean;
}

export interface FileRow {
  owner_id: string;
  id: string;
  state: 'open' | 'stored' | 'removed';
  name: string;
  content_type: string;
  details: FileDetails;
  size: number;
  received: number;
  md5: Buffer | null;
  crc32c: Buffer | null;
  generation: number;
  metageneration: number;
  created_at: Date;
  updated_at: Date;
}

export const fileColumns =
  'owner_id, id, state, name, content_type, details, size, received, md5, crc32c, generation, metageneration, created_at, updated_at';

export interface PartRow {
  id: string;
  starts_at: number;
  size: number;
}
