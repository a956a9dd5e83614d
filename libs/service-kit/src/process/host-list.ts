import { z } from 'zod';

const AUTHORITY = /^[^\s,/]+:\d{1,5}$/;

/** A variable with hosts and ports (`host:port`, separated by commas); none by default. */
export const hostList = () =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((entry) => AUTHORITY.test(entry)),
      'must be hosts with ports, such as photos.lan:80',
    );
