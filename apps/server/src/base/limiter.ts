import { Bucket } from './bucket.ts';
import { Refused } from './refused.ts';

const MOST_KEYS = 50_000;

/** A number per period for each address or person. Zero means no limit. */
export class Limiter {
  private readonly rate: number;
  private readonly most: number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(most: number, period: number) {
    this.most = most;
    this.rate = (most / period) * 1000;
  }

  /** Refuses with `too-many`, and says how many seconds to wait. */
  require(key: string): void {
    if (this.most === 0) return;
    const bucket = this.bucketOf(key);
    if (!bucket.take()) throw new Refused('too-many', { facts: { seconds: bucket.wait } });
  }

  take(key: string): boolean {
    return this.most === 0 || this.bucketOf(key).take();
  }

  /** Takes this many more, whether or not there were any left. */
  spend(key: string, count: number): void {
    if (this.most > 0) this.bucketOf(key).spend(count);
  }

  private bucketOf(key: string): Bucket {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      if (this.buckets.size >= MOST_KEYS) this.buckets.delete(this.buckets.keys().next().value ?? '');
      bucket = new Bucket(this.rate, this.most);
    } else {
      this.buckets.delete(key);
    }
    this.buckets.set(key, bucket);
    return bucket;
  }
}

/** A household has a whole /64 of IPv6. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = '', right = ''] = address.split('::');
  const groups = left === '' ? [] : left.split(':');
  const end = right === '' ? [] : right.split(':');
  while (groups.length + end.length < 8) groups.push('0');
  return [...groups, ...end].slice(0, 4).join(':');
}
